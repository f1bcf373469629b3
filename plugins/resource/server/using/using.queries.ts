import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Counts a download unless the same person has had one of it within a minute; answers how many there were. */
export async function countTaken(db: Db, personId: Id, resourceId: Id, now: Date): Promise<number> {
  const isNew = await db.run(sql`
    insert into resource.taken (person_id, resource_id, last_at) values (${personId}, ${resourceId}, ${now})
    on conflict (person_id, resource_id) do update set last_at = excluded.last_at
      where taken.last_at < ${now}::timestamptz - interval '1 minute'`);
  if (isNew > 0) {
    await db.run(sql`
      insert into resource.use (resource_id, downloads) values (${resourceId}, 1)
      on conflict (resource_id) do update set downloads = use.downloads + 1`);
  }
  const counted = await db.maybe<{ downloads: number }>(sql`
    select downloads from resource.use where resource_id = ${resourceId}`);
  return counted?.downloads ?? 0;
}

/** Writes a rating, or deletes it with 0, and updates the sums; returns these. */
export async function writeRating(
  db: Db,
  { personId, resourceId, score }: { readonly personId: Id; readonly resourceId: Id; readonly score: number },
  now: Date,
): Promise<{ ratings: number; scoreSum: number }> {
  // held first, so that the rating that is read is the last one
  await db.run(sql`
    insert into resource.use (resource_id) values (${resourceId})
    on conflict (resource_id) do update set ratings = use.ratings`);
  const before = await db.maybe<{ score: number }>(sql`
    select score from resource.rating where person_id = ${personId} and resource_id = ${resourceId}`);
  await db.run(
    score === 0
      ? sql`delete from resource.rating where person_id = ${personId} and resource_id = ${resourceId}`
      : sql`
          insert into resource.rating (person_id, resource_id, score, rated_at)
          values (${personId}, ${resourceId}, ${score}, ${now})
          on conflict (person_id, resource_id) do update set score = excluded.score, rated_at = excluded.rated_at`,
  );
  const had = before?.score ?? 0;
  const more = Number(score > 0) - Number(had > 0);
  return db.one<{ ratings: number; scoreSum: number }>(sql`
    update resource.use set ratings = ratings + ${more}::integer, score_sum = score_sum + ${score - had}::integer
    where resource_id = ${resourceId} returning ratings, score_sum`);
}

export interface NewUse {
  readonly id: Id;
  readonly resourceId: Id;
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly personName: string;
  readonly title: string;
}

export const insertUse = (db: Db, use: NewUse, now: Date) =>
  db.run(sql`
    insert into resource.used_in (id, resource_id, school_id, person_id, title, person_name, used_at)
    values (${use.id}, ${use.resourceId}, ${use.schoolId}, ${use.personId}, ${use.title}, ${use.personName}, ${now})`);

export const countUses = async (db: Db, personId: Id, resourceId: Id): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from resource.used_in where person_id = ${personId} and resource_id = ${resourceId}`)
  ).count;

/** Returns whether this person had one. */
export const deleteUse = async (db: Db, id: Id, personId: Id): Promise<boolean> =>
  (await db.run(sql`delete from resource.used_in where id = ${id} and person_id = ${personId}`)) > 0;
