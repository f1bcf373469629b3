import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isPublished } from '../resources.queries';

/** Number of lessons of each book that has any, how many have it as their main place, and how many of those can be watched now. */
export const countByBook = (db: Db) =>
  db.all(sql<{ bookId: Id; lessons: number; own: number; playable: number }>`
    select p.book_id, count(distinct p.resource_id) as lessons,
      count(distinct p.resource_id) filter (where p.position = 0) as own,
      count(distinct p.resource_id) filter (where p.position = 0 and r.status = 1 and r.seconds > 0) as playable
    from air.placement p join air.resource r on r.id = p.resource_id
    where ${isPublished} group by p.book_id`);

/** Grades of the classes that somebody sits in or teaches in the term of today. */
export const selectGradesOf = async (db: Db, personId: Id, today: string): Promise<ReadonlySet<Id>> =>
  new Set(
    (
      await db.all(sql<{ gradeId: Id }>`
        select distinct c.grade_id
        from core.term t
        join (
          select m.term_id, m.class_id from core.class_member m where m.person_id = ${personId}
          union all
          select m.term_id, m.class_id from core.class_teacher m where m.person_id = ${personId}) mine
          on mine.term_id = t.id
        join core.class c on c.id = mine.class_id
        where ${today}::date between t.starts_on and t.ends_on`)
    ).map(({ gradeId }) => gradeId),
  );

/** Which lessons stand on which chapters of a book. */
export const selectPlacesIn = (db: Db, bookId: Id) =>
  db.all(sql<{ nodeId: Id; resourceId: Id }>`
    select p.node_id, p.resource_id
    from air.placement p join air.resource r on r.id = p.resource_id
    where p.book_id = ${bookId} and ${isPublished}`);

/** Chapters on which a lesson stands; the first is the place that its page leads back to. */
export const selectPlacesOf = async (db: Db, resourceId: Id): Promise<Id[]> =>
  (
    await db.all(sql<{ nodeId: Id }>`
      select node_id from air.placement where resource_id = ${resourceId} order by position`)
  ).map(({ nodeId }) => nodeId);

/** The same of many lessons, their main place only. */
export const selectMainPlaces = (db: Db, resourceIds: readonly Id[]) =>
  db.all(sql<{ resourceId: Id; nodeId: Id }>`
    select resource_id, node_id from air.placement
    where resource_id = any(${resourceIds}::uuid[]) and position = 0`);

/** Puts a lesson on these chapters, and on no others. */
export async function replacePlaces(
  db: Db,
  lesson: { id: Id },
  places: readonly { bookId: Id; nodeId: Id }[],
): Promise<void> {
  await db.run(sql`delete from air.placement where resource_id = ${lesson.id}`);
  await db.run(sql`
    insert into air.placement (resource_id, book_id, node_id, position)
    select ${lesson.id}, given.book_id, given.node_id, given.nth - 1
    from unnest(${places.map(({ bookId }) => bookId)}::uuid[], ${places.map(({ nodeId }) => nodeId)}::uuid[])
      with ordinality as given (book_id, node_id, nth)`);
}

/** How many lessons stand on chapters, or on any chapter of books. */
export async function countOn(db: Db, on: { bookIds: readonly Id[]; nodeIds: readonly Id[] }): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(distinct p.resource_id) as count from air.placement p
    where p.book_id = any(${on.bookIds}::uuid[]) or p.node_id = any(${on.nodeIds}::uuid[])`);
  return count;
}
