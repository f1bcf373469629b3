import type { PreparedNote } from '../../../api';
import type { ErrorParams } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Why a file could not be made. */
export interface PreparationFault {
  readonly key: string;
  readonly code: number;
  readonly params: ErrorParams;
}

export interface PreparedRow {
  readonly fileId: Id | null;
  readonly notes: readonly PreparedNote[];
  readonly fault: PreparationFault | null;
}

/** Rows of files that were never made go after so long. Milliseconds. */
const keptFor = 4 * 86_400_000;

/** Begins one, and forgets those that came to nothing long ago. */
export const insertPreparation = (db: Db, id: Id, personId: Id, now: Date) =>
  db.run(sql`
    with gone as (
      delete from core.prepared_file where created_at < ${new Date(now.getTime() - keptFor)} and file_id is null)
    insert into core.prepared_file (id, person_id, created_at) values (${id}, ${personId}, ${now})`);

export const updatePrepared = (db: Db, id: Id, fileId: Id, notes: readonly PreparedNote[]) =>
  db.run(sql`
    update core.prepared_file set file_id = ${fileId}, notes = ${JSON.stringify(notes)}::jsonb, fault = null
    where id = ${id}`);

export const updateFault = (db: Db, id: Id, fault: PreparationFault) =>
  db.run(sql`update core.prepared_file set fault = ${JSON.stringify(fault)}::jsonb where id = ${id}`);

/** A person's own; throws 404 for any other. */
export const selectPrepared = (db: Db, id: Id, personId: Id) =>
  db.one(
    sql<PreparedRow>`
      select file_id, notes, fault from core.prepared_file where id = ${id} and person_id = ${personId}`,
    'questions.prepared.notFound',
  );
