import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import type { Kind } from '../model/kinds';

export interface EntryRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly authorId: Id;
  readonly author: string;
  readonly title: string;
  readonly kind: Kind;
  readonly changed: Date;
  readonly version: number;
}

/** What narrows the list. */
export interface Narrowing {
  readonly q?: string;
  readonly kind?: Kind;
}

const columns = sql`
  e.id, e.school_id, e.author_id, p.name as author, e.title, e.kind, e.changed_at as changed, e.version`;

const matching = (schoolId: Id, { q, kind }: Narrowing): Query => sql`
  e.school_id = ${schoolId}
  ${q ? sql`and e.title ilike ${containing(q)}` : sql``}
  ${kind ? sql`and e.kind = ${kind}` : sql``}`;

export const selectEntries = (db: Db, schoolId: Id, wish: Narrowing & Paged): Promise<EntryRow[]> =>
  db.all(sql<EntryRow>`
    select ${columns} from {{id}}.entry e join core.person p on p.id = e.author_id
    where ${matching(schoolId, wish)}
    ${orderOf(wish, { title: sql`e.title`, changed: sql`e.changed_at` }, sql`e.changed_at desc, e.id desc`)}
    ${pageOf(wish)}`);

export const countEntries = async (db: Db, schoolId: Id, narrowing: Narrowing): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from {{id}}.entry e where ${matching(schoolId, narrowing)}`)
  ).count;

/** The author's own entry, held until COMMIT; throws 404 `{{id}}.error.notFound`. */
export const lockOwnEntry = (db: Db, schoolId: Id, id: Id, authorId: Id): Promise<EntryRow> =>
  db.one(
    sql<EntryRow>`
      select ${columns} from {{id}}.entry e join core.person p on p.id = e.author_id
      where e.school_id = ${schoolId} and e.id = ${id} and e.author_id = ${authorId} for update of e`,
    '{{id}}.error.notFound',
  );

interface NewEntry {
  readonly id: Id;
  readonly schoolId: Id;
  readonly authorId: Id;
  readonly title: string;
  readonly kind: Kind;
}

export const insertEntry = (db: Db, row: NewEntry, now: Date): Promise<number> =>
  db.run(sql`
    insert into {{id}}.entry (school_id, id, author_id, title, kind, changed_at)
    values (${row.schoolId}, ${row.id}, ${row.authorId}, ${row.title}, ${row.kind}, ${now})`);

export const updateEntry = (
  db: Db,
  row: EntryRow,
  { title, kind }: { readonly title: string; readonly kind: Kind },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update {{id}}.entry set title = ${title}, kind = ${kind}, changed_at = ${now}, version = version + 1
    where school_id = ${row.schoolId} and id = ${row.id}`);

export const deleteEntry = (db: Db, row: EntryRow): Promise<number> =>
  db.run(sql`delete from {{id}}.entry where school_id = ${row.schoolId} and id = ${row.id}`);
