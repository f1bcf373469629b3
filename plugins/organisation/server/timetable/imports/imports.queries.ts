import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import type { Recognised } from '../../../model/timetable/reading/recognise';

export interface ImportRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly termId: Id;
  readonly state: 'read' | 'applied' | 'undone';
  readonly fileName: string;
  readonly found: Recognised;
  readonly before: readonly TimetableSlot[] | null;
  readonly appliedTo: Id | null;
  readonly appliedVersion: number | null;
}

/** The import, if its school lies within the connection's reach; else 404. Locked until the call ends. */
export const lockImport = (db: Db, id: Id) =>
  db.one<ImportRow>(
    sql`select school_id, id, term_id, state, file_name, found, before, applied_to, applied_version
      from organisation.timetable_import where id = ${id} for update`,
    'organisation.timetable.noImport',
  );

/** The import after which nobody has written the draft. */
export const selectUndoable = (db: Db, schoolId: Id, draft: { readonly id: Id; readonly version: number }) =>
  db.maybe<{ id: Id; fileName: string }>(sql`
    select id, file_name from organisation.timetable_import
    where school_id = ${schoolId} and state = 'applied' and applied_to = ${draft.id}
      and applied_version = ${draft.version} limit 1`);

export const insertImport = (
  db: Db,
  row: Pick<ImportRow, 'schoolId' | 'id' | 'termId' | 'fileName' | 'found'> & { madeBy: Id; madeAt: Date },
) =>
  db.run(sql`
    insert into organisation.timetable_import (school_id, id, term_id, state, file_name, found, made_by, made_at)
    values (${row.schoolId}, ${row.id}, ${row.termId}, 'read', ${row.fileName}, ${JSON.stringify(row.found)},
      ${row.madeBy}, ${row.madeAt})`);

export const updateApplied = (
  db: Db,
  { schoolId, id }: Pick<ImportRow, 'schoolId' | 'id'>,
  {
    before,
    draftId,
    version,
  }: { readonly before: readonly TimetableSlot[]; readonly draftId: Id; readonly version: number },
) =>
  db.run(sql`
    update organisation.timetable_import
    set state = 'applied', before = ${JSON.stringify(before)}, applied_to = ${draftId}, applied_version = ${version}
    where school_id = ${schoolId} and id = ${id}`);

export const updateUndone = (db: Db, { schoolId, id }: Pick<ImportRow, 'schoolId' | 'id'>) =>
  db.run(sql`
    update organisation.timetable_import set state = 'undone', before = null
    where school_id = ${schoolId} and id = ${id}`);

/** Imports that nobody undoes any more. */
export const deleteOldImports = (db: Db, before: Date) =>
  db.run(sql`delete from organisation.timetable_import where made_at < ${before}`);
