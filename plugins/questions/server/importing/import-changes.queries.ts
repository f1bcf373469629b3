import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ItemRow } from './import.queries';

/** What a change of an import has replaced. */
export interface ChangeRow {
  /** Of the import, before the change. */
  readonly version: number;
  readonly before: readonly ItemRow[];
  readonly added: readonly Id[];
}

/** Changes of an import that can be taken back. */
const mostChanges = 50;

/** Remembers a change; the oldest is forgotten. */
export const insertChange = async (db: Db, runId: Id, { version, before, added }: ChangeRow): Promise<void> => {
  await db.run(sql`
    insert into questions.import_change (run_id, version, before, added)
    values (${runId}, ${version}, ${JSON.stringify(before)}::jsonb, ${added}::uuid[])`);
  await db.run(sql`
    delete from questions.import_change where run_id = ${runId} and version in (
      select version from questions.import_change where run_id = ${runId} order by version desc offset ${mostChanges})`);
};

export const selectLastChange = (db: Db, runId: Id): Promise<ChangeRow | undefined> =>
  db.maybe(sql<ChangeRow>`
    select version, before, added from questions.import_change where run_id = ${runId} order by version desc limit 1`);

export const deleteChange = (db: Db, runId: Id, version: number) =>
  db.run(sql`delete from questions.import_change where run_id = ${runId} and version = ${version}`);

/** Undo does not remove saved questions from the bank. */
export const deleteChanges = (db: Db, runId: Id) =>
  db.run(sql`delete from questions.import_change where run_id = ${runId}`);

export const hasChanges = async (db: Db, runId: Id): Promise<boolean> =>
  (await db.maybe(sql`select from questions.import_change where run_id = ${runId} limit 1`)) !== undefined;
