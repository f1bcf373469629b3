import type { Id } from 'edutech/core/common/ids';
import { deltaOf, type PartialDelta, type RosterDelta } from '../../model/rosters/roster-delta';
import { type Db, sql } from 'edutech/core/server/data/db';
import { containing, type Paged, pageOf } from 'edutech/core/server/data/paging';

export interface TransferRow {
  readonly id: Id;
  readonly personId: Id;
  readonly fromSchoolId: Id;
  readonly toSchoolId: Id;
  readonly state: 'released' | 'accepted' | 'refused' | 'withdrawn' | 'undone';
  readonly note: string;
  readonly answer: string;
  readonly name: string;
  readonly number: string;
  readonly fromSchool: string;
  readonly fromSchoolEn: string;
  readonly toSchool: string;
  readonly toSchoolEn: string;
  readonly releasedBy: string;
  readonly releasedAt: Date;
  readonly answeredAt: Date | null;
}

export interface TransferFilter {
  /** From or to one of these. */
  readonly schoolIds: readonly Id[];
  readonly state?: TransferRow['state'];
  /** In the name or number of the student, or in the name of one of the schools. */
  readonly q?: string;
}

const columns = sql`t.id, t.person_id, t.from_school_id, t.to_school_id,
  t.state, t.note, t.answer, t.student_name as name, t.student_number as number, f.name as from_school,
  f.name_en as from_school_en, s.name as to_school, s.name_en as to_school_en,
  t.released_by_name as released_by, t.released_at, t.answered_at`;
const from = sql`organisation.transfer t
  join core.school f on f.id = t.from_school_id join core.school s on s.id = t.to_school_id`;

const fits = ({ schoolIds, state, q }: TransferFilter) => sql`
  (t.from_school_id = any (${schoolIds}::uuid[]) or t.to_school_id = any (${schoolIds}::uuid[]))
  ${state ? sql`and t.state = ${state}` : sql``}
  ${q ? sql`and concat_ws(' ', t.student_name, t.student_number, f.name, f.name_en, s.name, s.name_en) ilike ${containing(q)}` : sql``}`;

/** A page of transfers, those that wait first. */
export const selectTransfers = (db: Db, filter: TransferFilter & Paged) =>
  db.all<TransferRow>(sql`
    select ${columns} from ${from} where ${fits(filter)}
    order by (t.state = 'released') desc, t.released_at desc, t.id ${pageOf(filter)}`);

export const countTransfers = async (db: Db, filter: TransferFilter) =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from ${from} where ${fits(filter)}`)).count;

/** The schools that a student may go to. */
export const selectDestinations = (db: Db) =>
  db.all<{ id: Id; name: string; nameEn: string; stage: string }>(sql`
    select id, name, name_en, stage from core.school order by sort, name`);

const mostOfOne = 100;

/** A student's transfers that the connection sees, the newest first. */
export const selectTransfersOf = (db: Db, personId: Id) =>
  db.all<TransferRow>(sql`
    select ${columns} from ${from} where t.person_id = ${personId} order by t.released_at desc limit ${mostOfOne}`);

/** The transfer, if it lies within the reach of the connection; else 404. */
export const selectTransfer = (db: Db, id: Id) =>
  db.one<TransferRow>(sql`select ${columns} from ${from} where t.id = ${id}`, 'organisation.transfers.error.none');

export async function lockTransfer(db: Db, id: Id): Promise<TransferRow> {
  await db.run(sql`select from organisation.transfer where id = ${id} for update`);
  return selectTransfer(db, id);
}

export async function selectDelta(db: Db, id: Id): Promise<RosterDelta | undefined> {
  const row = await db.maybe<{ delta: PartialDelta | null }>(
    sql`select delta from organisation.transfer where id = ${id}`,
  );
  return row?.delta ? deltaOf(row.delta) : undefined;
}

/** Releases a student; 0: somebody has released them already. */
export const insertTransfer = (
  db: Db,
  row: Pick<TransferRow, 'id' | 'personId' | 'fromSchoolId' | 'toSchoolId' | 'note' | 'name' | 'number'> & {
    by: { id: Id; name: string };
    now: Date;
  },
) =>
  db.run(sql`
    insert into organisation.transfer (id, person_id, student_name, student_number, from_school_id, to_school_id, state, note,
      released_by, released_by_name, released_at)
    values (${row.id}, ${row.personId}, ${row.name}, ${row.number}, ${row.fromSchoolId}, ${row.toSchoolId}, 'released',
      ${row.note}, ${row.by.id}, ${row.by.name}, ${row.now})
    on conflict (person_id) where state = 'released' do nothing`);

export const updateAnswered = (
  db: Db,
  id: Id,
  answered: { state: TransferRow['state']; answer: string; by: Id; now: Date; delta?: RosterDelta },
) =>
  db.run(sql`
    update organisation.transfer
    set state = ${answered.state}, answer = ${answered.answer}, answered_by = ${answered.by}, answered_at = ${answered.now},
      delta = coalesce(${answered.delta ? JSON.stringify(answered.delta) : null}::jsonb, delta), version = version + 1
    where id = ${id}`);
