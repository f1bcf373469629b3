import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { OwnRow } from '../saving/saving.queries';

type Some = readonly Pick<OwnRow, 'id'>[];
const idsOf = (rows: Some): Id[] => rows.map(({ id }) => id);

/** Puts questions into the trash; nothing of them waits for a review any more. */
export async function updateRemoved(db: Db, rows: Some, now: Date): Promise<void> {
  await db.run(sql`
    update questions.question set removed_at = ${now}, wanted = null where id = any(${idsOf(rows)}::uuid[])`);
  await db.run(sql`update questions.placement set shown = 0 where question_id = any(${idsOf(rows)}::uuid[])`);
  await withdrawSubmissions(db, rows, now);
}

/** Brings questions back to where they were. */
export async function updateRestored(db: Db, rows: Some): Promise<void> {
  await db.run(sql`update questions.question set removed_at = null where id = any(${idsOf(rows)}::uuid[])`);
  await placeAsSeen(db, idsOf(rows));
}

/** Notes that these are asked to be shared so far. */
export const updateWanted = (db: Db, rows: Some, wanted: 2 | 3, now: Date) =>
  db.run(sql`
    update questions.question set wanted = ${wanted}, submitted_at = ${now} where id = any(${idsOf(rows)}::uuid[])`);

/** Takes questions one step back: a request that waits is called off, else what was shared is its owner's alone. */
export async function updateWithdrawn(db: Db, rows: Some, now: Date): Promise<void> {
  await db.run(sql`
    update questions.question set source = case when wanted is null then 1 else source end,
      listed_at = case when wanted is null then ${now}::timestamptz else listed_at end, wanted = null
    where id = any(${idsOf(rows)}::uuid[])`);
  await placeAsSeen(db, idsOf(rows));
  await withdrawSubmissions(db, rows, now);
}

/** Shares a question as far as its review asked. */
export async function updateShared(db: Db, id: Id, wanted: 2 | 3, now: Date): Promise<void> {
  await db.run(sql`
    update questions.question set source = ${wanted}, wanted = null, listed_at = ${now} where id = ${id}`);
  await placeAsSeen(db, [id]);
}

/** Leaves a question where it was: its review has returned it. */
export const updateReturned = (db: Db, id: Id) =>
  db.run(sql`update questions.question set wanted = null where id = ${id}`);

const placeAsSeen = (db: Db, ids: readonly Id[]) =>
  db.run(sql`
    update questions.placement p set shown = q.source, listed_at = q.listed_at from questions.question q
    where q.id = p.question_id and q.id = any(${ids}::uuid[])`);

const withdrawSubmissions = (db: Db, rows: Some, now: Date) =>
  db.run(sql`
    update questions.submission set state = 'withdrawn', decided_at = ${now}
    where question_id = any(${idsOf(rows)}::uuid[]) and state = 'waiting'`);

/** Questions that have lain in the trash since before this moment and that nothing uses, in the order of their ids. */
export const selectLongRemoved = (db: Db, before: Date, after: Id | null, most: number) =>
  db.all<{ id: Id }>(sql`
    select q.id from questions.question q
    where q.removed_at < ${before} and (${after}::uuid is null or q.id > ${after}::uuid)
      and not exists (select from questions.use u where u.question_id = q.id)
      and not exists (select from questions.result r where r.question_id = q.id)
    order by q.id limit ${most}`);

/** Holds one of these until COMMIT; nothing when its owner has just taken it out of the trash. */
export const lockLongRemoved = (db: Db, id: Id, before: Date) =>
  db.maybe<{ id: Id }>(sql`select id from questions.question where id = ${id} and removed_at < ${before} for update`);

/** Removes a question with all that hangs on it. */
export const deleteQuestion = (db: Db, id: Id) => db.run(sql`delete from questions.question where id = ${id}`);

export const upsertFavourites = (db: Db, personId: Id, ids: readonly Id[], now: Date) =>
  db.run(sql`
    insert into questions.favourite (person_id, question_id, marked_at)
    select ${personId}, unnest(${ids}::uuid[]), ${now} on conflict do nothing`);

export const deleteFavourites = (db: Db, personId: Id, ids: readonly Id[]) =>
  db.run(sql`
    delete from questions.favourite where person_id = ${personId} and question_id = any(${ids}::uuid[])`);
