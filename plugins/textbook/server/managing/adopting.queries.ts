import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** For whom a choice of books is made: a school, else a county, else (both null) the city. */
export interface Adopter {
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
}

/** What a choice is about. */
export interface AdoptionPlace {
  readonly schoolYearId: Id;
  readonly gradeId: Id;
  readonly subjectId: Id;
}

/** How many of these books this school or bureau may choose there: the city's school books, and a school its own. */
export const countChoosable = async (
  db: Db,
  { schoolId }: Adopter,
  { gradeId, subjectId }: AdoptionPlace,
  bookIds: readonly Id[],
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from textbook.book b
      where b.id = any(${bookIds}::uuid[]) and b.removed_at is null and b.source = 1
        and b.grade_id = ${gradeId} and b.subject_id = ${subjectId}
        and (b.school_id is null or b.school_id = ${schoolId}::uuid)`)
  ).count;

/** Says which books a grade uses in a subject from a school year on, instead of what was said for that year. */
export async function replaceAdoptions(
  db: Db,
  { schoolId, countyId }: Adopter,
  { schoolYearId, gradeId, subjectId }: AdoptionPlace,
  rows: readonly { readonly id: Id; readonly bookId: Id }[],
): Promise<void> {
  await db.run(sql`
    delete from textbook.adoption
    where school_id is not distinct from ${schoolId}::uuid and county_id is not distinct from ${countyId}::uuid
      and school_year_id = ${schoolYearId} and grade_id = ${gradeId} and subject_id = ${subjectId}`);
  await db.run(sql`
    insert into textbook.adoption (id, school_id, county_id, school_year_id, grade_id, subject_id, book_id)
    select given.id, ${schoolId}::uuid, ${countyId}::uuid, ${schoolYearId}::uuid, ${gradeId}::uuid, ${subjectId}::uuid,
      given.book_id
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ bookId }) => bookId)}::uuid[]) as given (id, book_id)
    on conflict do nothing`);
}

/** Forgets who uses a book: it stands in another grade or subject from now on. */
export async function deleteAdoptionsOf(db: Db, bookId: Id): Promise<void> {
  await db.run(sql`delete from textbook.adoption where book_id = ${bookId}`);
}
