import type { Id } from 'edutech/core/common/ids';
import type { RoleType } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { RosterKind } from '../../../model/rosters/read/fields';
import type { Mapping } from '../../../model/rosters/read/mapping';

export type ImportState = 'reading' | 'failed' | 'checking' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone';

export interface ImportRow {
  readonly id: Id;
  readonly ofSchoolId: Id | null;
  readonly ofCountyId: Id | null;
  readonly kind: RosterKind;
  readonly state: ImportState;
  readonly progress: number;
  readonly fileName: string;
  readonly fault: string | null;
  readonly termId: Id;
  readonly madeById: Id;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly schoolName: string | null;
  readonly heading: readonly string[];
  readonly mapping: Mapping;
  /** Posts that the importer may not give. */
  readonly withheldPosts: readonly RoleType[];
  /** Rights over others of whoever imports. */
  readonly rights: readonly string[];
  readonly undoPartly: boolean;
  /** Whether it was read from the connected service. */
  readonly isPulled: boolean;
  readonly appliedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly version: number;
}

export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly moved: number;
  readonly unchanged: number;
  readonly wrong: number;
  readonly written: number;
  readonly kept: number;
}

const columns = sql`i.id, i.of_school_id, i.of_county_id, i.kind, i.state, i.progress,
  i.file_name, i.fault, i.term_id, i.made_by as made_by_id, i.made_at, i.heading,
  array(select nullif(field, '') from unnest(i.mapping) with ordinality as m (field, n) order by n) as mapping,
  i.withheld_posts, i.rights, i.undo_partly, i.run_id is not null as is_pulled, i.applied_at, i.undone_at, i.version,
  coalesce(p.name, '') as made_by, s.name as school_name`;
const from = sql`organisation.roster_import i left join core.person p on p.id = i.made_by
  left join core.school s on s.id = i.of_school_id`;

const mostListed = 50;

export const selectImports = (db: Db) =>
  db.all<ImportRow>(sql`select ${columns} from ${from} order by i.made_at desc, i.id limit ${mostListed}`);

/** The import, if it lies within the reach of the connection; else 404. */
export const selectImport = (db: Db, id: Id) =>
  db.one<ImportRow>(sql`select ${columns} from ${from} where i.id = ${id}`, 'organisation.rosters.error.noImport');

/** As {@link selectImport}, and nobody else changes it until this transaction ends. */
export async function lockImport(db: Db, id: Id): Promise<ImportRow> {
  await db.run(sql`select from organisation.roster_import where id = ${id} for update`);
  return selectImport(db, id);
}

export const selectCounts = async (db: Db, ids: readonly Id[]) => {
  const rows = await db.all<ImportCounts & { importId: Id }>(sql`
    select import_id, count(*) filter (where state = 'new') as new,
      count(*) filter (where state = 'changed') as changed, count(*) filter (where state = 'moved') as moved,
      count(*) filter (where state = 'unchanged') as unchanged, count(*) filter (where state = 'wrong') as wrong,
      count(*) filter (where done = 'written') as written, count(*) filter (where done = 'kept') as kept
    from organisation.roster_row where import_id = any (${ids}::uuid[]) group by import_id`);
  return new Map(rows.map(({ importId, ...counts }) => [importId, counts]));
};

export const noCounts: ImportCounts = { new: 0, changed: 0, moved: 0, unchanged: 0, wrong: 0, written: 0, kept: 0 };

export const selectProblemCounts = (db: Db, importId: Id) =>
  db.all<{ kind: string; count: number }>(sql`
    select p ->> 'kind' as kind, count(distinct line)::int as count
    from organisation.roster_row, jsonb_array_elements(problems) p
    where import_id = ${importId} and state = 'wrong' group by 1 order by 2 desc, 1`);

export const insertImport = (
  db: Db,
  row: Pick<
    ImportRow,
    | 'id'
    | 'ofSchoolId'
    | 'ofCountyId'
    | 'kind'
    | 'fileName'
    | 'termId'
    | 'madeById'
    | 'madeAt'
    | 'withheldPosts'
    | 'rights'
  > & { content: Buffer },
) =>
  db.run(sql`
    insert into organisation.roster_import
      (id, of_school_id, of_county_id, kind, state, file_name, content, term_id, made_by, made_at, withheld_posts, rights)
    values (${row.id}, ${row.ofSchoolId}, ${row.ofCountyId}, ${row.kind}, 'reading', ${row.fileName}, ${row.content},
      ${row.termId}, ${row.madeById}, ${row.madeAt}, ${row.withheldPosts}::smallint[], ${row.rights}::text[])`);

export const selectContent = (db: Db, id: Id) =>
  db.maybe<{ content: Buffer | null }>(sql`select content from organisation.roster_import where id = ${id}`);

/** The file has been read: its heading and columns are known, and it is kept no longer. */
export const updateRead = (db: Db, id: Id, heading: readonly string[], mapping: Mapping) =>
  db.run(sql`
    update organisation.roster_import
    set heading = ${heading}::text[], mapping = ${mapping.map((field) => field ?? '')}::text[], content = null,
      state = 'checking', progress = 0
    where id = ${id}`);

export const updateMapping = (db: Db, id: Id, mapping: Mapping) =>
  db.run(sql`
    update organisation.roster_import
    set mapping = ${mapping.map((field) => field ?? '')}::text[], fault = null, state = 'checking', progress = 0,
      version = version + 1
    where id = ${id}`);

export const updateState = (db: Db, id: Id, state: ImportState) =>
  db.run(sql`
    update organisation.roster_import set state = ${state}, progress = 0, version = version + 1 where id = ${id}`);

/** The import is for another term: all of it is checked again. `why`: message. */
export const updateTerm = (db: Db, id: Id, termId: Id, why: string) =>
  db.run(sql`
    update organisation.roster_import
    set term_id = ${termId}, fault = ${why}, state = 'checking', progress = 0, version = version + 1
    where id = ${id}`);

/** Writing and undoing use the rights of the current caller. */
export const updateLimits = (db: Db, id: Id, { withheldPosts, rights }: Pick<ImportRow, 'withheldPosts' | 'rights'>) =>
  db.run(sql`
    update organisation.roster_import set withheld_posts = ${withheldPosts}::smallint[], rights = ${rights}::text[]
    where id = ${id}`);

export const updateProgress = (db: Db, id: Id, progress: number) =>
  db.run(sql`update organisation.roster_import set progress = ${Math.min(1, progress)} where id = ${id}`);

export const updateFault = (db: Db, id: Id, fault: string) =>
  db.run(sql`
    update organisation.roster_import set state = 'failed', fault = ${fault}, content = null where id = ${id}`);

/** Ends an import that nobody reads or checks any more. */
export const failUnchecked = (db: Db, id: Id, fault: string) =>
  db.run(sql`
    update organisation.roster_import set state = 'failed', fault = ${fault}, content = null
    where id = ${id} and state in ('reading', 'checking')`);

/** The import, locked; undefined: it was thrown away. */
export const lockIfThere = async (db: Db, id: Id): Promise<ImportRow | undefined> =>
  (await db.maybe(sql`select from organisation.roster_import where id = ${id} for update`)) === undefined
    ? undefined
    : selectImport(db, id);

/** Writing or undoing has stopped before its end, and the page says so. */
export const updateStopped = (db: Db, id: Id, state: 'checked' | 'applied', fault: string, now: Date) =>
  db.run(sql`
    update organisation.roster_import
    set state = ${state}, fault = ${fault}, progress = 1, version = version + 1,
      applied_at = case when ${state} = 'applied' then coalesce(applied_at, ${now}) end
    where id = ${id}`);

export const updateApplied = (db: Db, id: Id, now: Date) =>
  db.run(sql`
    update organisation.roster_import
    set state = 'applied', fault = null, progress = 1, applied_at = ${now}, version = version + 1
    where id = ${id}`);

export const updateUndoing = (db: Db, id: Id, partly: boolean) =>
  db.run(sql`
    update organisation.roster_import set state = 'undoing', fault = null, progress = 0, undo_partly = ${partly}, version = version + 1
    where id = ${id}`);

export const updateUndone = (db: Db, id: Id, now: Date) =>
  db.run(sql`
    update organisation.roster_import set state = 'undone', progress = 1, undone_at = ${now}, version = version + 1
    where id = ${id}`);

export const deleteImport = (db: Db, id: Id) => db.run(sql`delete from organisation.roster_import where id = ${id}`);

/** Imports whose rows, with personal data, are no longer needed. */
export const deleteOldImports = (db: Db, before: Date) =>
  db.run(sql`delete from organisation.roster_import where made_at < ${before}`);
