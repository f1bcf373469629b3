import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Puts an item into a teacher's own set. */
export const keepItem = (
  db: Db,
  {
    schoolId,
    id,
    personId,
    now,
  }: { readonly schoolId: Id; readonly id: Id; readonly personId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into coach.kept_item (school_id, person_id, item_id, added_at) values (${schoolId}, ${personId}, ${id}, ${now})`);
