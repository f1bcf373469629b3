import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Files of several resources. */
export const selectFilesOf = async (db: Db, rows: readonly { readonly id: Id }[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select file_id as id from resource.attached where resource_id = any(${rows.map(({ id }) => id)}::uuid[])
      order by resource_id, position`)
  ).map(({ id }) => id);
