import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface RemovedRow {
  readonly schoolId: Id;
  readonly id: Id;
}

/** Entries that were removed before, the oldest first. */
export const selectLongRemoved = (db: Db, before: Date, most: number) =>
  db.all<RemovedRow>(sql`
    select school_id, id from wrong.entry where removed_at < ${before} order by removed_at limit ${most}`);

export const selectPicturesOf = (db: Db, { schoolId, id }: RemovedRow) =>
  db.all<{ id: Id }>(sql`
    select file_id as id from wrong.entry_picture where school_id = ${schoolId} and entry_id = ${id}`);

/** Deletes an entry that is still in the trash. */
export const deleteEntry = (db: Db, { schoolId, id }: RemovedRow, before: Date) =>
  db.run(sql`delete from wrong.entry where school_id = ${schoolId} and id = ${id} and removed_at < ${before}`);
