import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { RosterKind } from '../../model/rosters/read/fields';
import type { ImportState } from '../rosters/queries/imports.queries';

export type RunState = 'reading' | 'failed' | 'waiting' | 'taking' | 'taken' | 'dropped';

export interface RunRow {
  readonly id: Id;
  readonly state: RunState;
  readonly isFull: boolean;
  readonly why: string;
  readonly fault: string;
  readonly detail: string;
  readonly askedById: Id | null;
  readonly askedBy: string | null;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  readonly leaving: number;
  readonly known: number;
}

const runs = sql`select r.id, r.state, r.is_full, r.why, r.fault, r.detail, r.asked_by as asked_by_id, p.name as asked_by,
    r.began_at, r.ended_at, r.leaving, r.known
  from organisation.source_run r left join core.person p on p.id = r.asked_by`;
const mostListed = 5;

export const selectRuns = (db: Db) => db.all<RunRow>(sql`${runs} order by r.began_at desc, r.id limit ${mostListed}`);

export const selectRun = (db: Db, id: Id) =>
  db.one<RunRow>(sql`${runs} where r.id = ${id}`, 'organisation.source.error.noRun');

/** The run, locked. */
export async function lockRun(db: Db, id: Id): Promise<RunRow> {
  await db.run(sql`select from organisation.source_run where id = ${id} for update`);
  return selectRun(db, id);
}

/** The run that reads or writes at present. */
export const selectRunAtWork = (db: Db) =>
  db.maybe<{ id: Id }>(sql`select id from organisation.source_run where state in ('reading', 'taking')`);

export const insertRun = (db: Db, row: Pick<RunRow, 'id' | 'isFull' | 'askedById' | 'beganAt'>) =>
  db.run(sql`
    insert into organisation.source_run (id, state, is_full, asked_by, began_at)
    values (${row.id}, 'reading', ${row.isFull}, ${row.askedById}, ${row.beganAt})`);

export const updateRunRead = (
  db: Db,
  id: Id,
  { state, why, leaving, known }: Pick<RunRow, 'state' | 'why' | 'leaving' | 'known'>,
  endedAt: Date | null,
) =>
  db.run(sql`
    update organisation.source_run
    set state = ${state}, why = ${why}, leaving = ${leaving}, known = ${known}, ended_at = ${endedAt} where id = ${id}`);

export const updateRunState = (db: Db, id: Id, state: RunState, endedAt: Date | null) =>
  db.run(sql`update organisation.source_run set state = ${state}, ended_at = ${endedAt} where id = ${id}`);

export const updateRunFailed = (db: Db, id: Id, fault: string, detail: string, now: Date) =>
  db.run(sql`
    update organisation.source_run set state = 'failed', fault = ${fault}, detail = ${detail}, ended_at = ${now}
    where id = ${id} and state in ('reading', 'taking')`);

export const linkImport = (db: Db, importId: Id, runId: Id) =>
  db.run(sql`update organisation.roster_import set run_id = ${runId} where id = ${importId}`);

export interface RunImport {
  readonly id: Id;
  readonly runId: Id;
  readonly kind: RosterKind;
  readonly state: ImportState;
}

const inOrder = sql`array_position(array['schools', 'classes', 'staff', 'students'], kind)`;

export const selectImportsOf = (db: Db, runIds: readonly Id[]) =>
  db.all<RunImport>(sql`
    select id, run_id, kind, state from organisation.roster_import
    where run_id = any (${runIds}::uuid[]) order by ${inOrder}`);

/** Of rows that would be written, the first ones of each import. */
export const selectSamples = (db: Db, importIds: readonly Id[], count: number) =>
  db.all<{ importId: Id; cells: readonly string[] }>(sql`
    select import_id, cells from (
      select import_id, cells, row_number() over (partition by import_id order by line) as at
      from organisation.roster_row
      where import_id = any (${importIds}::uuid[]) and state in ('new', 'changed', 'moved')) found
    where at <= ${count} order by import_id, at`);

/** Runs that wait for somebody, and what they have not written: a newer reading takes their place. */
export async function dropWaiting(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    delete from organisation.roster_import i using organisation.source_run r
    where r.id = i.run_id and r.state = 'waiting' and i.state in ('checking', 'checked', 'failed')`);
  await db.run(sql`update organisation.source_run set state = 'dropped', ended_at = ${now} where state = 'waiting'`);
}

export const deleteOldRuns = (db: Db, before: Date) =>
  db.run(sql`delete from organisation.source_run where began_at < ${before} and state not in ('reading', 'taking')`);
