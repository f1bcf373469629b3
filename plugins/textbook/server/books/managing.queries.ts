import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Kept } from '../../model/keepers';
import { bookColumns, bookFrom, type BookRow, inTreeOrder } from './book-row.queries';

/** A book with what its keepers are shown. */
export interface KeptBookRow extends BookRow {
  readonly isAdopted: boolean;
  readonly chapters: number;
  readonly isRemoved: boolean;
}

/** For whom a choice of books is made: a school, else a county, else (both null) the city. */
export interface Adopter {
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
}

/**
 * All books that somebody may keep or choose from: his own, his school's (a bureau's: those of its schools) and the city's;
 * those taken out since `since` too.
 */
export const selectKeptBooks = (
  db: Db,
  want: { personId: Id; adopter: Adopter; schoolYearId: Id; since: Date; language: Language },
): Promise<KeptBookRow[]> =>
  db.all(sql<KeptBookRow>`
    select ${bookColumns(want.language)}, b.removed_at is not null as "isRemoved",
      (select count(*) from textbook.node n where n.book_id = b.id and n.removed_at is null) as chapters,
      exists (select from textbook.adoption a
        where a.book_id = b.id and a.school_year_id = ${want.schoolYearId}
          and a.school_id is not distinct from ${want.adopter.schoolId}::uuid
          and a.county_id is not distinct from ${want.adopter.countyId}::uuid) as "isAdopted"
    from ${bookFrom}
    where (b.owner_person_id is null or b.owner_person_id = ${want.personId})
      and (b.removed_at is null or b.removed_at > ${want.since})
    order by ${inTreeOrder}`);

/** A book that is about to be changed, locked, whether it was taken out or not. */
export interface LockedBook extends Kept {
  readonly id: Id;
  readonly source: number;
  readonly version: number;
  readonly isRemoved: boolean;
}

/** Books to be written, locked in the order of their ids. Those that the caller does not see are missing. */
export const lockBooks = (db: Db, ids: readonly Id[]): Promise<LockedBook[]> =>
  db.all(sql<LockedBook>`
    select b.id, b.school_id as "schoolId", b.owner_person_id as "ownerPersonId", b.source, b.version,
      b.removed_at is not null as "isRemoved",
      (select o.county_id from core.school o where o.id = b.school_id) as "countyId"
    from textbook.book b where b.id = any(${ids}::uuid[]) order by b.id for update`);

/** What a form writes into a book. */
export interface BookValues {
  readonly source: number;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly editionId: Id;
  readonly name: string;
  readonly volumeName: string;
  readonly termNumber: 1 | 2 | null;
}

export async function insertBook(
  db: Db,
  book: BookValues & Pick<Kept, 'schoolId' | 'ownerPersonId'> & { readonly id: Id },
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into textbook.book (id, school_id, owner_person_id, source, stage, subject_id, grade_id, edition_id, name,
      volume_name, term_number, created_at, changed_at)
    values (${book.id}, ${book.schoolId}, ${book.ownerPersonId}, ${book.source}, ${book.stage}, ${book.subjectId},
      ${book.gradeId}, ${book.editionId}, ${book.name}, ${book.volumeName}, ${book.termNumber}, ${now}, ${now})`);
}

/**
 * Changes a book; whose it is stays, and so does its source. English names meant the old Chinese ones. Answers the new
 * version.
 */
export async function updateBook(db: Db, { id }: LockedBook, values: BookValues, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update textbook.book set stage = ${values.stage}, subject_id = ${values.subjectId}, grade_id = ${values.gradeId},
      edition_id = ${values.editionId}, name = ${values.name}, volume_name = ${values.volumeName},
      name_en = case when name = ${values.name} then name_en else '' end,
      volume_name_en = case when volume_name = ${values.volumeName} then volume_name_en else '' end,
      term_number = ${values.termNumber}, changed_at = ${now}
    where id = ${id} returning version`);
  return version;
}

export async function updateCover(db: Db, { id }: LockedBook, fileId: Id | null, now: Date): Promise<void> {
  await db.run(sql`update textbook.book set cover_file_id = ${fileId}, changed_at = ${now} where id = ${id}`);
}

/** Takes books out, or (null) puts them back. */
export async function updateRemoved(
  db: Db,
  books: readonly LockedBook[],
  removedAt: Date | null,
  now: Date,
): Promise<void> {
  const ids = books.map(({ id }) => id);
  await db.run(sql`
    update textbook.book set removed_at = ${removedAt}, changed_at = ${now} where id = any(${ids}::uuid[])`);
}

/** Counts a change of a book's chapters. Answers the new version. */
export async function touchBook(db: Db, bookId: Id, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update textbook.book set changed_at = ${now} where id = ${bookId} returning version`);
  return version;
}

/** Chapters of books, and choices of schools and bureaus for them. */
export const countDependents = (db: Db, ids: readonly Id[]) =>
  db.one<{ chapters: number; adoptions: number; nodeIds: Id[] }>(sql`
    select (select count(*) from textbook.node where book_id = any(${ids}::uuid[]) and removed_at is null) as chapters,
      (select count(*) from textbook.adoption where book_id = any(${ids}::uuid[])) as adoptions,
      (select coalesce(array_agg(id), '{}') from textbook.node where book_id = any(${ids}::uuid[])) as "nodeIds"`);

/** The school year of a term. */
export const selectSchoolYear = (db: Db, termId: Id) =>
  db.one<{ id: Id }>(sql`select school_year_id as id from core.term where id = ${termId}`, 'core.terms.none');

/** Says which books a grade uses in a subject from a school year on, instead of what was said for that year. */
export async function replaceAdoptions(
  db: Db,
  { schoolId, countyId }: Adopter,
  about: { readonly schoolYearId: Id; readonly gradeId: Id; readonly subjectId: Id },
  rows: readonly { readonly id: Id; readonly bookId: Id }[],
): Promise<void> {
  await db.run(sql`
    delete from textbook.adoption
    where school_id is not distinct from ${schoolId}::uuid and county_id is not distinct from ${countyId}::uuid
      and school_year_id = ${about.schoolYearId} and grade_id = ${about.gradeId} and subject_id = ${about.subjectId}`);
  await db.run(sql`
    insert into textbook.adoption (id, school_id, county_id, school_year_id, grade_id, subject_id, book_id)
    select given.id, ${schoolId}::uuid, ${countyId}::uuid, ${about.schoolYearId}::uuid, ${about.gradeId}::uuid,
      ${about.subjectId}::uuid, b.id
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ bookId }) => bookId)}::uuid[]) as given (id, book_id)
    join textbook.book b on b.id = given.book_id and b.removed_at is null and b.source = 1
      and b.grade_id = ${about.gradeId} and b.subject_id = ${about.subjectId}`);
}
