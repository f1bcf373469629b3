import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isReadable } from '../browsing/readable.queries';

/** Of two devices the second waits: the basket is changed by one call at a time. */
export const lockBasket = (db: Db, personId: Id) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`questions.basket ${personId}`}, 0))`);

/** A person's basket, in its order. */
export const selectBasketIds = async (db: Db, personId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select question_id as id from questions.basket_item where person_id = ${personId} order by position, question_id`)
  ).map(({ id }) => id);

/** Types of questions by their ids. */
export const selectTypes = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  new Map(
    (
      await db.all<{ id: Id; type: number }>(sql`
        select id, type from questions.question where id = any(${ids}::uuid[])`)
    ).map(({ id, type }) => [id, type]),
  );

/** Which of these the actor may read, in the basket's order. */
export const selectReadableBasket = async (db: Db, actor: SignedIn): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select q.id from questions.basket_item b join questions.question q on q.id = b.question_id
      where b.person_id = ${actor.personId} and ${isReadable(actor)} order by b.position, b.question_id`)
  ).map(({ id }) => id);

/** Writes the basket as it is to be, in this order: two hundred rows at most, so that no order is ever out of places. */
export async function writeBasket(db: Db, personId: Id, ids: readonly Id[], now: Date): Promise<void> {
  await db.run(sql`
    delete from questions.basket_item where person_id = ${personId} and not question_id = any(${ids}::uuid[])`);
  await db.run(sql`
    insert into questions.basket_item (person_id, question_id, version, position, added_at)
    select ${personId}, q.id, q.version, given.place, ${now}
    from unnest(${ids}::uuid[]) with ordinality as given (id, place) join questions.question q on q.id = given.id
    on conflict (person_id, question_id) do update set position = excluded.position`);
}
