import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Shared } from '../common/sharing';
import type { LibraryTables } from './library-tables';

type Some = readonly { readonly id: Id }[];
const idsOf = (rows: Some): Id[] => rows.map(({ id }) => id);
const among = (column: string, rows: Some): Query => sql`${sql.ref(column)} = any(${idsOf(rows)}::uuid[])`;

/** Places a new thing, which only its owner sees, at its chapter and all above it. */
export const insertPlacements = (
  db: Db,
  t: LibraryTables,
  item: { readonly id: Id; readonly schoolId: Id | null; readonly ownerPersonId: Id },
  nodeIds: readonly Id[],
  now: Date,
) =>
  db.run(sql`
    insert into ${sql.table(t.placements)} (${sql.ref(t.item)}, node_id, school_id, owner_person_id, shown, listed_at)
    select ${item.id}, given.id, ${item.schoolId}, ${item.ownerPersonId}, 1, ${now}
    from unnest(${[...nodeIds]}::uuid[]) as given (id)`);

/** Puts things into the trash; nothing of them waits for a review any more. */
export async function updateRemoved(db: Db, t: LibraryTables, rows: Some, now: Date): Promise<void> {
  await db.run(sql`update ${sql.table(t.items)} set removed_at = ${now}, wanted = null where ${among('id', rows)}`);
  await db.run(sql`update ${sql.table(t.placements)} set shown = 0 where ${among(t.item, rows)}`);
  await withdrawReviews(db, t, rows, now);
}

/** Brings things back to where they were shared. */
export async function updateRestored(db: Db, t: LibraryTables, rows: Some): Promise<void> {
  await db.run(sql`update ${sql.table(t.items)} set removed_at = null where ${among('id', rows)}`);
  await placeAsSeen(db, t, rows);
}

/** Notes that these are asked to be shared so far. */
export const updateWanted = (db: Db, t: LibraryTables, rows: Some, wanted: Shared, now: Date) =>
  db.run(sql`
    update ${sql.table(t.items)} set wanted = ${wanted}, submitted_at = ${now} where ${among('id', rows)}`);

/** Takes things one step back: a request that waits is called off, else what was shared is its owner's alone. */
export async function updateWithdrawn(db: Db, t: LibraryTables, rows: Some, now: Date): Promise<void> {
  const seen = sql.ref(t.seen);
  await db.run(sql`
    update ${sql.table(t.items)} set ${seen} = case when wanted is null then 1 else ${seen} end,
      listed_at = case when wanted is null then ${now}::timestamptz else listed_at end, wanted = null
    where ${among('id', rows)}`);
  await placeAsSeen(db, t, rows);
  await withdrawReviews(db, t, rows, now);
}

/** Makes a thing its owner's alone: a reviewer has taken down what had passed, and what waits for more is over too. */
export async function updateTakenDown(db: Db, t: LibraryTables, id: Id, now: Date): Promise<void> {
  await withdrawReviews(db, t, [{ id }], now);
  await updateSeen(db, t, id, 1, now);
}

/** Shares a thing as far as its review asked, or makes it its owner's alone. */
export async function updateSeen(db: Db, t: LibraryTables, id: Id, seen: 1 | Shared, now: Date): Promise<void> {
  // chapters first: once it is its owner's alone, policies show its rows to nobody else
  await db.run(sql`
    update ${sql.table(t.placements)} set shown = ${seen}, listed_at = ${now} where ${sql.ref(t.item)} = ${id}`);
  await db.run(sql`
    update ${sql.table(t.items)} set ${sql.ref(t.seen)} = ${seen}, wanted = null, listed_at = ${now} where id = ${id}`);
}

/** Leaves a thing where it was: its review has returned it. */
export const updateReturned = (db: Db, t: LibraryTables, id: Id) =>
  db.run(sql`update ${sql.table(t.items)} set wanted = null where id = ${id}`);

const placeAsSeen = (db: Db, t: LibraryTables, rows: Some) =>
  db.run(sql`
    update ${sql.table(t.placements)} p set shown = i.${sql.ref(t.seen)}, listed_at = i.listed_at
    from ${sql.table(t.items)} i where i.id = p.${sql.ref(t.item)} and ${among('i.id', rows)}`);

const withdrawReviews = (db: Db, t: LibraryTables, rows: Some, now: Date) =>
  db.run(sql`
    update ${sql.table(t.reviews)} set state = 'withdrawn', decided_at = ${now}
    where ${among(t.item, rows)} and state = 'waiting'`);
