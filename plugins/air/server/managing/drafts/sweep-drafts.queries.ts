import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Drafts that were thrown away before this moment, with their files. */
export const selectSwept = (db: Db, before: Date, most: number) =>
  db.all(sql<{ id: Id; fileIds: Id[] }>`
    select r.id, array_remove(array(select a.file_id from air.attachment a where a.resource_id = r.id) || r.file_id, null)
      as file_ids
    from air.resource r where r.removed_at < ${before} order by r.removed_at limit ${most}`);

export const deleteLesson = (db: Db, id: Id) => db.run(sql`delete from air.resource where id = ${id}`);
