import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface EntryRow {
  id: Id;
  schoolId: Id;
  authorId: Id;
  author: string;
  title: string;
  createdAt: Date;
}

const columns = sql`e.id, e.school_id, e.author_id, p.name as author, e.title, e.created_at`;

/** The hundred newest of a school. */
export const selectEntries = (db: Db, schoolId: Id): Promise<EntryRow[]> =>
  db.all(sql<EntryRow>`
    select ${columns} from {{id}}.entry e join core.person p on p.id = e.author_id
    where e.school_id = ${schoolId}
    order by e.created_at desc, e.id desc limit 100`);

export const selectOptionalEntry = (db: Db, schoolId: Id, id: Id): Promise<EntryRow | undefined> =>
  db.maybe(sql<EntryRow>`
    select ${columns} from {{id}}.entry e join core.person p on p.id = e.author_id
    where e.school_id = ${schoolId} and e.id = ${id}`);

export const insertEntry = (db: Db, row: Omit<EntryRow, 'author'>): Promise<number> =>
  db.run(sql`
    insert into {{id}}.entry (school_id, id, author_id, title, created_at)
    values (${row.schoolId}, ${row.id}, ${row.authorId}, ${row.title}, ${row.createdAt})`);

/** Takes the loaded row, not a bare id: whoever has one has asked whether it may be seen. */
export const deleteEntry = (db: Db, row: EntryRow): Promise<number> =>
  db.run(sql`delete from {{id}}.entry where school_id = ${row.schoolId} and id = ${row.id}`);
