import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { GradeAndSubject } from 'edutech/core/server/organisation/classes/classes.queries';
import { inLanguage } from '../in-language.queries';
import { type BookWish, isAmong } from './user-books.queries';
import { bookColumns, bookFrom, type BookRow } from './book-row.queries';

/** A personal book is its owner's only; a connection that reaches the whole city would see it. */
const mine = (personId: Id): Query => sql`(b.owner_person_id is null or b.owner_person_id = ${personId}::uuid)`;

/** One book that the caller sees, of this source where one is named; nothing for any other. */
export const selectOptionalBook = (
  db: Db,
  want: { bookId: Id; source: number | undefined; personId: Id; language: Language },
): Promise<BookRow | undefined> =>
  db.maybe(sql<BookRow>`
    select ${bookColumns(want.language)} from ${bookFrom}
    where b.id = ${want.bookId} and b.removed_at is null and ${mine(want.personId)}
      ${want.source === undefined ? sql`` : sql`and b.source = ${want.source}`}`);

/**
 * Whether the caller sees the book: the first step of whatever is about its chapters. Visitors (null) see the city's. 404 for
 * one that is not seen, or of another source than was named.
 */
export const requireBook = (
  db: Db,
  bookId: Id,
  { personId, source }: { readonly personId: Id | null; readonly source?: number },
): Promise<{ id: Id; version: number }> =>
  db.one(
    sql<{ id: Id; version: number }>`
      select b.id, b.version from textbook.book b
      where b.id = ${bookId} and b.removed_at is null and ${personId === null ? sql`b.is_public` : mine(personId)}
        ${source === undefined ? sql`` : sql`and b.source = ${source}`}`,
    'textbook.error.noBook',
  );

/** Grade and subject of a book; nothing for one that is not seen. */
export const selectPlaceOfBook = (db: Db, bookId: Id): Promise<GradeAndSubject | undefined> =>
  db.maybe(sql<GradeAndSubject>`
    select grade_id, subject_id from textbook.book where id = ${bookId}`);

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

/** Grades with the subjects that are taught there, in the city's order; of these grades, pairs or this stage only. */
export const selectGradeSubjects = (
  db: Db,
  { taught, gradeIds, stage }: Pick<BookWish, 'taught' | 'gradeIds' | 'stage'>,
  language: Language,
) =>
  db.all<{ gradeId: Id; grade: string; stageId: Stage; subjectId: Id; subject: string }>(sql`
    select g.id as grade_id, g.stage as stage_id, s.id as subject_id, ${inLanguage('g', language)} as grade,
      ${inLanguage('s', language)} as subject
    from core.grade g join core.subject s on g.stage = any(s.stages)
    where ${taught === null ? sql`true` : isAmong(sql`(g.id, s.id)`, taught)}
      and ${gradeIds === null ? sql`true` : sql`g.id = any(${gradeIds}::uuid[])`}
      and ${stage === null ? sql`true` : sql`g.stage = ${stage}`}
    order by g.number, s.sort`);

/** The school year of a term. 404 `core.terms.none` for one that is not there. */
export const selectSchoolYear = (db: Db, termId: Id) =>
  db.one<{ id: Id }>(sql`select school_year_id as id from core.term where id = ${termId}`, 'core.terms.none');
