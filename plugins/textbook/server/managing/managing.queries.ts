import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Ownership } from '../../model/managers';
import { named, namedEnglish } from '../in-language.queries';

/** A book that is about to be changed, locked, whether it was taken out or not. */
export interface LockedBook extends Ownership, BookValues {
  readonly id: Id;
  readonly coverFileId: Id | null;
  readonly version: number;
  readonly isRemoved: boolean;
}

/** Books to be written, locked in the order of their ids. Those that the caller does not see are missing. */
export const lockBooks = (db: Db, ids: readonly Id[]): Promise<LockedBook[]> =>
  db.all(sql<LockedBook>`
    select b.id, b.school_id, b.owner_person_id, b.source, b.version,
      b.stage, b.subject_id, b.grade_id, b.edition_id, b.name,
      b.volume_name, b.term_number, b.cover_file_id,
      b.removed_at is not null as is_removed,
      (select o.county_id from core.school o where o.id = b.school_id) as county_id
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
  book: BookValues & Pick<Ownership, 'schoolId' | 'ownerPersonId'> & { readonly id: Id },
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into textbook.book (id, school_id, owner_person_id, source, stage, subject_id, grade_id, edition_id, name,
      volume_name, term_number, created_at, changed_at)
    values (${book.id}, ${book.schoolId}, ${book.ownerPersonId}, ${book.source}, ${book.stage}, ${book.subjectId},
      ${book.gradeId}, ${book.editionId}, ${book.name}, ${book.volumeName}, ${book.termNumber}, ${now}, ${now})`);
}

/**
 * Changes a book; whose it is stays, and so does its source. English names meant the old Chinese ones. Who reads English sends
 * those back that he leaves as they are. Answers the new version.
 */
export async function updateBook(db: Db, { id }: LockedBook, values: BookValues, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update textbook.book set stage = ${values.stage}, subject_id = ${values.subjectId}, grade_id = ${values.gradeId},
      edition_id = ${values.editionId}, name = ${named('name', values.name)},
      volume_name = ${named('volume_name', values.volumeName)}, name_en = ${namedEnglish('name', values.name)},
      volume_name_en = ${namedEnglish('volume_name', values.volumeName)},
      term_number = ${values.termNumber}, changed_at = ${now}
    where id = ${id} returning version`);
  return version;
}

/** Gives a book another cover or, with null, the drawn one. Answers the new version. */
export async function updateCover(db: Db, { id }: LockedBook, fileId: Id | null, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update textbook.book set cover_file_id = ${fileId}, changed_at = ${now} where id = ${id} returning version`);
  return version;
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

/** Whose these books are; those that the caller does not see are missing. */
export const selectOwnership = (db: Db, ids: readonly Id[], personId: Id): Promise<Ownership[]> =>
  db.all(sql<Ownership>`
    select b.school_id, b.owner_person_id,
      (select o.county_id from core.school o where o.id = b.school_id) as county_id
    from textbook.book b
    where b.id = any(${ids}::uuid[]) and (b.owner_person_id is null or b.owner_person_id = ${personId})`);

/** Chapters of books, and choices of schools and bureaus for them. */
export const countOnBooks = (db: Db, ids: readonly Id[]) =>
  db.one<{ chapters: number; adoptions: number; nodeIds: Id[] }>(sql`
    select (select count(*) from textbook.node where book_id = any(${ids}::uuid[]) and removed_at is null) as chapters,
      (select count(*) from textbook.adoption where book_id = any(${ids}::uuid[])) as adoptions,
      (select coalesce(array_agg(id), '{}') from textbook.node where book_id = any(${ids}::uuid[])) as node_ids`);

/** What of a book's place there is: a grade of this stage, a subject that is taught in it, an edition. */
export const selectPlaceFaults = (
  db: Db,
  { stage, gradeId, subjectId, editionId }: Pick<BookValues, 'stage' | 'gradeId' | 'subjectId' | 'editionId'>,
) =>
  db.one<{ grade: boolean; subject: boolean; edition: boolean }>(sql`
    select not exists (select from core.grade where id = ${gradeId} and stage = ${stage}) as grade,
      not exists (select from core.subject where id = ${subjectId} and ${stage} = any(stages)) as subject,
      not exists (select from textbook.edition where id = ${editionId}) as edition`);

/** Books that were taken out before this time, some of them. */
export const selectLongRemoved = (db: Db, before: Date, most: number) =>
  db.all<{ id: Id }>(sql`
    select id from textbook.book where removed_at < ${before} order by removed_at limit ${most}`);

export const deleteBook = (db: Db, id: Id) => db.run(sql`delete from textbook.book where id = ${id}`);
