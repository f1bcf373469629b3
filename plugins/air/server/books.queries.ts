import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AirBook, AirNode } from '../api';

/** Books in the city's order, with the number of their resources. */
export const selectBooks = (db: Db, language: Language): Promise<AirBook[]> =>
  db.all(sql<AirBook>`
    select b.id as airbookid, ${language === 'en' ? sql`coalesce(nullif(b.name_en, ''), b.name)` : sql`b.name`} as airbname,
      b.stage, b.grade, b.subject, b.hue, count(r.id) as lessons
    from air.book b left join air.resource r on r.book_id = b.id
    group by b.id order by b.position`);

/** The nodes directly below one (or the top level), each with the number of resources at and below it. */
export const selectChildNodes = (db: Db, bookId: Id, parentId: Id | undefined): Promise<AirNode[]> =>
  db.all(sql<AirNode>`
    select n.id as nodeid, n.name as nodename, n.code as nodecode,
      exists (select from air.node c where c.book_id = n.book_id and c.parent_id = n.id) as "isHaveChild",
      (select count(*) from air.resource r where r.book_id = n.book_id and r.node_code like n.code || '%') as lessons
    from air.node n
    where n.book_id = ${bookId} and n.parent_id is not distinct from ${parentId ?? null}::uuid
    order by n.code`);

/** Names from the top level down to the node. */
export async function selectTrail(db: Db, bookId: Id, code: string): Promise<string[]> {
  const rows = await db.all(sql<{ name: string }>`
    select name from air.node where book_id = ${bookId} and ${code} like code || '%' order by code`);
  return rows.map((row) => row.name);
}
