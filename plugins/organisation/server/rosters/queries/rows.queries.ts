import type { Id } from 'edutech/core/common/ids';
import { deltaOf, type PartialDelta, type RosterDelta } from '../../../model/rosters/roster-delta';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Problem, RowState } from '../../../model/rosters/check/problems';
import type { Change, FileRow } from '../../../model/rosters/check/row';

export interface CheckedRow extends FileRow {
  readonly state: RowState | null;
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  readonly done: 'written' | 'undone' | 'kept' | null;
}

/** What is kept of a verdict. */
export interface KeptVerdict {
  readonly line: number;
  readonly state: RowState;
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  readonly number: string | null;
  readonly username: string | null;
}

const rowsPerStatement = 2000;
const columns = sql`line, cells, state, problems, changes, done`;

export async function insertRows(db: Db, importId: Id, rows: readonly FileRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement);
    await db.run(sql`
      insert into organisation.roster_row (import_id, line, cells)
      select ${importId}::uuid, r.line, r.cells
      from unnest(${part.map(({ line }) => line)}::int4[], ${part.map(({ cells }) => JSON.stringify(cells))}::jsonb[])
        as r (line, cells)`);
  }
}

export const deleteRows = (db: Db, importId: Id) =>
  db.run(sql`delete from organisation.roster_row where import_id = ${importId}`);

/** All rows of an import as they are in the file. */
export const selectFileRows = (db: Db, importId: Id) =>
  db.all<FileRow>(sql`select line, cells from organisation.roster_row where import_id = ${importId} order by line`);

export const selectSample = (db: Db, importId: Id, count: number) =>
  db.all<FileRow>(sql`
    select line, cells from organisation.roster_row where import_id = ${importId} order by line limit ${count}`);

export interface RowFilter {
  readonly state?: RowState | undefined;
  readonly problem?: string | undefined;
}

const filtered = (importId: Id, { state, problem }: RowFilter) => sql`import_id = ${importId}
  and (${state ?? null}::text is null or state = ${state ?? null})
  and (${problem ?? null}::text is null or problems @> ${JSON.stringify([{ kind: problem ?? '' }])}::jsonb)`;

/** A page of rows, those that are wrong before others. */
export const selectRows = (db: Db, importId: Id, filter: RowFilter, limit: number, offset: number) =>
  db.all<CheckedRow>(sql`
    select ${columns} from organisation.roster_row where ${filtered(importId, filter)}
    order by (state = 'wrong') desc nulls last, line limit ${limit} offset ${offset}`);

export const countRows = async (db: Db, importId: Id, filter: RowFilter) =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int as n from organisation.roster_row where ${filtered(importId, filter)}`,
    )
  ).n;

export const selectAllRows = (db: Db, importId: Id) =>
  db.all<CheckedRow>(sql`select ${columns} from organisation.roster_row where import_id = ${importId} order by line`);

export const selectRow = (db: Db, importId: Id, line: number) =>
  db.one<CheckedRow>(
    sql`select ${columns} from organisation.roster_row where import_id = ${importId} and line = ${line} for update`,
    'organisation.rosters.error.noRow',
  );

/** Rows with one of the numbers or user names. */
export const selectRowsWith = (db: Db, importId: Id, numbers: readonly string[], usernames: readonly string[]) =>
  db.all<CheckedRow>(sql`
    select ${columns} from organisation.roster_row
    where import_id = ${importId} and (number = any (${numbers}::text[]) or username = any (${usernames}::text[]))
    order by line`);

/** Good rows behind a line that are not written yet, the first ones: what is done is not looked at again. */
export const selectWaiting = (db: Db, importId: Id, { after, limit }: { after: number; limit: number }) =>
  db.all<FileRow>(sql`
    select line, cells from organisation.roster_row
    where import_id = ${importId} and line > ${after} and state in ('new', 'changed', 'moved') and done is null
    order by line limit ${limit} for update`);

export const countWaiting = async (db: Db, importId: Id) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from organisation.roster_row
      where import_id = ${importId} and state in ('new', 'changed', 'moved') and done is null`)
  ).n;

export const updateCells = (db: Db, importId: Id, line: number, cells: readonly string[]) =>
  db.run(sql`
    update organisation.roster_row set cells = ${JSON.stringify(cells)}::jsonb
    where import_id = ${importId} and line = ${line}`);

export async function updateVerdicts(db: Db, importId: Id, verdicts: readonly KeptVerdict[]): Promise<void> {
  for (let start = 0; start < verdicts.length; start += rowsPerStatement) {
    const part = verdicts.slice(start, start + rowsPerStatement);
    await db.run(sql`
      update organisation.roster_row w
      set state = r.state, problems = r.problems, changes = r.changes, number = r.number, username = r.username
      from unnest(${part.map(({ line }) => line)}::int4[], ${part.map(({ state }) => state)}::text[],
        ${part.map(({ problems }) => JSON.stringify(problems))}::jsonb[],
        ${part.map(({ changes }) => JSON.stringify(changes))}::jsonb[],
        ${part.map(({ number }) => number)}::text[], ${part.map(({ username }) => username)}::text[])
        as r (line, state, problems, changes, number, username)
      where w.import_id = ${importId} and w.line = r.line`);
  }
}

/** After rows are written, data that must not be stored (identity numbers) is deleted at once. */
export const updateDone = (db: Db, importId: Id, lines: readonly number[], done: 'written' | 'undone' | 'kept') =>
  db.run(sql`
    update organisation.roster_row set done = ${done}
    where import_id = ${importId} and line = any (${lines}::int4[])`);

/** Empties a column of all rows. */
export const clearColumn = (db: Db, importId: Id, column: number) =>
  db.run(sql`
    update organisation.roster_row set cells = jsonb_set(cells, array[${String(column)}], '""')
    where import_id = ${importId} and coalesce(cells ->> ${column}::int, '') <> ''`);

export interface Effect {
  readonly schoolId: Id;
  readonly line: number;
  readonly delta: RosterDelta;
}

export const insertEffects = (db: Db, importId: Id, effects: readonly Effect[]) =>
  db.run(sql`
    insert into organisation.roster_effect (school_id, import_id, line, delta)
    select r.school_id, ${importId}::uuid, r.line, r.delta
    from unnest(${effects.map(({ schoolId }) => schoolId)}::uuid[], ${effects.map(({ line }) => line)}::int4[],
      ${effects.map(({ delta }) => JSON.stringify(delta))}::jsonb[]) as r (school_id, line, delta)`);

/** Effects that are not undone, the latest first, the order of undoing. */
export async function selectEffects(
  db: Db,
  importId: Id,
  { before, limit }: { before: number; limit: number },
): Promise<Effect[]> {
  const rows = await db.all<Omit<Effect, 'delta'> & { delta: PartialDelta }>(sql`
    select school_id, line, delta from organisation.roster_effect
    where import_id = ${importId} and undone_at is null and line < ${before}
    order by line desc limit ${limit}`);
  return rows.map((row) => ({ ...row, delta: deltaOf(row.delta) }));
}

export const countEffects = async (db: Db, importId: Id) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from organisation.roster_effect where import_id = ${importId} and undone_at is null`)
  ).n;

export const updateEffectsUndone = (db: Db, importId: Id, lines: readonly number[], now: Date) =>
  db.run(sql`
    update organisation.roster_effect set undone_at = ${now}
    where import_id = ${importId} and line = any (${lines}::int4[]) and undone_at is null`);
