import type { Id } from 'edutech/core/common/ids';
import { deltaOf, type PartialDelta, type RosterDelta } from '../../model/rosters/roster-delta';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { FormerClass } from '../../model/roll-over/done';
import type { RollOverChoice } from '../../model/roll-over/plan';

export type RollOverState = 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone' | 'withdrawn';

export interface RollOverRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly state: RollOverState;
  readonly fromYearId: Id;
  readonly toYearId: Id;
  readonly choice: RollOverChoice;
  readonly fault: string | null;
  readonly madeBy: string;
  readonly runAt: Date;
  readonly doneAt: Date | null;
}

const columns = sql`r.school_id, r.id, r.state, r.from_year_id, r.to_year_id,
  r.choice, r.fault, coalesce(p.name, '') as made_by, r.run_at, r.done_at`;
const from = sql`organisation.roll_over r left join core.person p on p.id = r.made_by`;

/** The newest roll-over of each school that leaves a year, those that were taken back aside. */
export const selectRollOvers = (db: Db, schoolIds: readonly Id[], fromYearId: Id) =>
  db.all<RollOverRow>(sql`
    select distinct on (r.school_id) ${columns} from ${from}
    where r.school_id = any (${schoolIds}::uuid[]) and r.from_year_id = ${fromYearId}
      and r.state not in ('undone', 'withdrawn')
    order by r.school_id, r.made_at desc`);

/** Those that are done and may be taken back, of any year. */
export const selectUndoable = (db: Db, schoolIds: readonly Id[], since: Date) =>
  db.all<RollOverRow>(sql`
    select distinct on (r.school_id) ${columns} from ${from}
    where r.school_id = any (${schoolIds}::uuid[]) and r.state in ('done', 'undoing') and r.done_at > ${since}
    order by r.school_id, r.made_at desc`);

/** The roll-over, locked; 404 outside of one's reach. */
export async function lockRollOver(db: Db, id: Id): Promise<RollOverRow> {
  await db.run(sql`select from organisation.roll_over where id = ${id} for update`);
  return selectRollOver(db, id);
}

export const selectRollOver = (db: Db, id: Id) =>
  db.one<RollOverRow>(sql`select ${columns} from ${from} where r.id = ${id}`, 'organisation.rollOver.error.none');

export async function selectDelta(db: Db, id: Id): Promise<RosterDelta | undefined> {
  const row = await db.maybe<{ delta: PartialDelta | null }>(
    sql`select delta from organisation.roll_over where id = ${id}`,
  );
  return row?.delta ? deltaOf(row.delta) : undefined;
}

/** Classes of the year that a roll-over left, in order, with who sat in each at its end. */
export const selectFormerClasses = (db: Db, { schoolId, fromYearId }: Pick<RollOverRow, 'schoolId' | 'fromYearId'>) =>
  db.all<FormerClass>(sql`
    select c.id, c.name, (select count(*) from core.class_member m
        where m.school_id = c.school_id and m.class_id = c.id and m.term_id = (
          select t.id from core.term t where t.school_year_id = c.school_year_id order by t.starts_on desc limit 1)) as students
    from core.class c join core.grade g on g.id = c.grade_id
    where c.school_id = ${schoolId} and c.school_year_id = ${fromYearId} order by g.number, c.number`);

export const insertRollOver = (
  db: Db,
  row: Pick<RollOverRow, 'schoolId' | 'id' | 'fromYearId' | 'toYearId' | 'choice' | 'runAt'> & {
    madeById: Id;
    madeAt: Date;
  },
) =>
  db.run(sql`
    insert into organisation.roll_over
      (school_id, id, state, from_year_id, to_year_id, choice, made_by, made_at, run_at)
    values (${row.schoolId}, ${row.id}, 'waiting', ${row.fromYearId}, ${row.toYearId}, ${JSON.stringify(row.choice)}::jsonb,
      ${row.madeById}, ${row.madeAt}, ${row.runAt})`);

export const updateDone = (db: Db, id: Id, delta: RosterDelta, counts: object, now: Date) =>
  db.run(sql`
    update organisation.roll_over
    set state = 'done', delta = ${JSON.stringify(delta)}::jsonb, counts = ${JSON.stringify(counts)}::jsonb, done_at = ${now}
    where id = ${id}`);

export const updateFailed = (db: Db, id: Id, fault: string) =>
  db.run(sql`update organisation.roll_over set state = 'failed', fault = ${fault} where id = ${id}`);

export const updateState = (db: Db, id: Id, state: RollOverState) =>
  db.run(sql`update organisation.roll_over set state = ${state} where id = ${id}`);

export const updateUndone = (db: Db, id: Id, now: Date) =>
  db.run(sql`update organisation.roll_over set state = 'undone', undone_at = ${now}, delta = null where id = ${id}`);
