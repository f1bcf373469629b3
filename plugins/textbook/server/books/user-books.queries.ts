import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { GradeAndSubject } from 'edutech/core/server/organisation/classes/classes.queries';
import { fixedBooks } from '../../model/books/fixed-books';
import { bookColumns, bookFrom, type BookRow, inTreeOrder } from './book-row.queries';

/** Which books somebody works with. */
export interface BookWish {
  readonly source: number;
  readonly termId: Id;
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  /** Grades and subjects of what he teaches; null: not narrowed by that. */
  readonly taught: readonly GradeAndSubject[] | null;
  /** Grades of the classes that he sits in; null: not narrowed by that. */
  readonly gradeIds: readonly Id[] | null;
  /** Stage of his school; null: all. */
  readonly stage: Stage | null;
  readonly language: Language;
}

/**
 * What is said about books, by grade and subject: the school before its county before the city, and of each the newest
 * school year that is not after the term's.
 */
const chosen = ({ schoolId, countyId, termId }: BookWish): Query => sql`
  select said.book_id, said.grade_id, said.subject_id from (
    select a.book_id, a.grade_id, a.subject_id,
      rank() over (
        partition by a.grade_id, a.subject_id
        order by case when a.school_id is not null then 0 when a.county_id is not null then 1 else 2 end, y.starts_on desc
      ) as place
    from textbook.adoption a
    join core.school_year y on y.id = a.school_year_id
    where (a.school_id = ${schoolId}::uuid
        or (a.school_id is null and (a.county_id = ${countyId}::uuid or a.county_id is null)))
      and y.starts_on <= (
        select own.starts_on from core.term t join core.school_year own on own.id = t.school_year_id
        where t.id = ${termId}::uuid)) said
  where said.place = 1`;

/**
 * Of a source: of the city's school books those that were chosen, or all where nobody chose, and what the school has made
 * itself; one's own; e-books and tutorials of city and school.
 */
function ofSource(wish: BookWish): Query {
  const { source, schoolId, personId } = wish;
  if (source === textbookSources.personal) return sql`b.source = ${source} and b.owner_person_id = ${personId}::uuid`;
  const near = sql`b.source = ${source} and b.owner_person_id is null
    and (b.school_id is null or b.school_id = ${schoolId}::uuid)`;
  if (source !== textbookSources.school) return near;
  return sql`${near} and (b.school_id is not null
    or exists (select from chosen c where c.book_id = b.id)
    or not exists (select from chosen c where c.grade_id = b.grade_id and c.subject_id = b.subject_id))`;
}

/** Whether a grade and a subject are one of these pairs. */
export const isAmong = (pair: Query, pairs: readonly GradeAndSubject[]): Query<boolean> => sql<boolean>`${pair} in (
  select * from unnest(${pairs.map(({ gradeId }) => gradeId)}::uuid[], ${pairs.map(({ subjectId }) => subjectId)}::uuid[]))`;

const ofPerson = ({ taught, gradeIds, stage }: BookWish): Query => sql`
  ${taught === null ? sql`true` : isAmong(sql`(b.grade_id, b.subject_id)`, taught)}
  and ${gradeIds === null ? sql`true` : sql`b.grade_id = any(${gradeIds}::uuid[])`}
  and ${stage === null ? sql`true` : sql`b.stage = ${stage}`}`;

/** The books, in the order of the tree. */
export const selectUserBooks = (db: Db, wish: BookWish): Promise<BookRow[]> =>
  db.all(sql<BookRow>`
    with chosen as (${chosen(wish)})
    select ${bookColumns(wish.language)}
    from ${bookFrom}
    where b.removed_at is null and ${ofSource(wish)} and ${ofPerson(wish)}
      and (b.term_number is null
        or b.term_number = (select t.number from core.term t where t.id = ${wish.termId}::uuid))
    order by ${inTreeOrder}`);

/** The built-in list of the special configuration, in the order of the tree. */
export const selectFixedBooks = (db: Db, language: Language): Promise<BookRow[]> =>
  db.all(sql<BookRow>`
    select ${bookColumns(language)} from ${bookFrom}
    where b.removed_at is null and b.code = any(${fixedBooks.map(({ code }) => code)}::text[])
    order by ${inTreeOrder}`);
