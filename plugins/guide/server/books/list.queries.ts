import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing } from 'edutech/core/server/data/paging';
import { bookColumns, bookTables, type ListedBook } from './books.queries';

interface Wish {
  readonly space: 'mine' | 'school' | 'trash';
  readonly q: string | null;
  /** A chapter with all below it; null: all. */
  readonly nodeIds: readonly Id[] | null;
  readonly subjectId: Id | null;
  readonly sort: number;
  readonly page: number;
  readonly pageLine: number;
}

function isIn({ personId, schoolId }: SignedIn, space: Wish['space']): Query<boolean> {
  switch (space) {
    case 'mine':
      return sql`b.owner_id = ${personId} and b.removed_at is null`;
    case 'school':
      return sql`b.school_id = ${schoolId}::uuid and b.is_shared and b.owner_id <> ${personId} and b.removed_at is null`;
    case 'trash':
      return sql`b.owner_id = ${personId} and b.removed_at is not null`;
  }
}

const orders: readonly Query[] = [
  sql`coalesce(b.removed_at, b.changed_at) desc, b.id desc`,
  sql`b.title, b.id`,
  sql`classes desc, b.changed_at desc, b.id desc`,
];

/** A page of guide books and how many there are, up to 10,000. */
export async function selectBooks(
  db: Db,
  actor: SignedIn,
  wish: Wish,
  language: Language,
): Promise<{ rows: ListedBook[]; total: number }> {
  const where = sql`${isIn(actor, wish.space)}
    and (${wish.q}::text is null or b.title ilike ${containing(wish.q ?? '')})
    and (${wish.nodeIds === null} or b.node_id = any(${[...(wish.nodeIds ?? [])]}::uuid[]))
    and (${wish.subjectId}::uuid is null or b.subject_id = ${wish.subjectId})`;
  const rows = await db.all<ListedBook>(sql`
    select ${bookColumns(language)} from ${bookTables} where ${where}
    order by ${orders[wish.sort] ?? orders[0]!} limit ${wish.pageLine} offset ${(wish.page - 1) * wish.pageLine}`);
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from (select from guide.book b where ${where} limit 10000) found`,
  );
  return { rows, total: count };
}
