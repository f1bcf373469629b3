import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { GradeAndSubject } from 'edutech/core/server/organisation/classes/classes.queries';
import { inLanguage } from '../in-language.queries';
import { bookColumns, bookFrom, type BookRow } from './book-row.queries';

const noBook = 'textbook.error.noBook';

/** A personal book is its owner's only, though row-level security shows it to his school. */
const mine = (personId: Id): Query => sql`(b.owner_person_id is null or b.owner_person_id = ${personId}::uuid)`;

/** One book that the caller sees, of this source where one is named; 404 for any other. */
export const selectBook = (
  db: Db,
  want: { bookId: Id; source: number | undefined; personId: Id; language: Language },
): Promise<BookRow> =>
  db.one(
    sql<BookRow>`
      select ${bookColumns(want.language)} from ${bookFrom}
      where b.id = ${want.bookId} and b.removed_at is null and ${mine(want.personId)}
        ${want.source === undefined ? sql`` : sql`and b.source = ${want.source}`}`,
    noBook,
  );

/** Whether the caller sees the book: the first step of whatever is about its chapters. Visitors (null) see the city's. */
export const requireBook = (db: Db, bookId: Id, personId: Id | null): Promise<{ id: Id; version: number }> =>
  db.one(
    sql<{ id: Id; version: number }>`
      select b.id, b.version from textbook.book b
      where b.id = ${bookId} and b.removed_at is null
        and ${personId === null ? sql`b.is_public` : mine(personId)}`,
    noBook,
  );

/** Grade and subject of a book; nothing for one that is not seen. */
export const selectPlaceOfBook = (db: Db, bookId: Id): Promise<GradeAndSubject | undefined> =>
  db.maybe(sql<GradeAndSubject>`
    select grade_id as "gradeId", subject_id as "subjectId" from textbook.book where id = ${bookId}`);

/** Editions in the city's order. */
export const selectEditions = (db: Db, language: Language) =>
  db.all<{ itemid: Id; item: string; publisher: string }>(sql`
    select e.id as itemid, ${inLanguage('e', language)} as item, ${inLanguage('e', language, 'publisher')} as publisher
    from textbook.edition e order by e.sort, e.name`);

/** What an id of a book names; 404 for any other id. */
export const selectData = (db: Db, id: Id, language: Language) =>
  db.one<{ ddid: Id; ddname: string; ddtype: 'edition' | 'grade' | 'subject' }>(
    sql`
      select found.id as ddid, found.ddtype,
        ${inLanguage('found', language)} as ddname
      from (
        select id, name, name_en, 'edition' as ddtype from textbook.edition where id = ${id}
        union all select id, name, name_en, 'grade' from core.grade where id = ${id}
        union all select id, name, name_en, 'subject' from core.subject where id = ${id}) found`,
    'textbook.error.noData',
  );

/** Grades with their subjects, in the city's order; of these pairs only, where some are given. */
export const selectGradeSubjects = (db: Db, taught: readonly GradeAndSubject[], language: Language) =>
  db.all<{ gradeid: Id; grade: string; stageid: string; subjectid: Id; subject: string }>(sql`
    select g.id as gradeid, g.stage as stageid, s.id as subjectid,
      ${inLanguage('g', language)} as grade,
      ${inLanguage('s', language)} as subject
    from (select distinct * from unnest(${taught.map(({ gradeId }) => gradeId)}::uuid[],
      ${taught.map(({ subjectId }) => subjectId)}::uuid[])) as t (grade_id, subject_id)
    join core.grade g on g.id = t.grade_id
    join core.subject s on s.id = t.subject_id
    order by g.number, s.sort`);
