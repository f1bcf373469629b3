import type { Id } from 'edutech/core/common/ids';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Span {
  readonly from: Date;
  readonly until: Date;
}

const isOf = (schoolIds: readonly Id[] | null) =>
  sql`${schoolIds === null} or r.school_id = any (${schoolIds ?? []}::uuid[])`;

/** How many people of each kind signed in, as the records of it say. */
export const countSignedIn = (db: Db, { from, until }: Span, schoolIds: readonly Id[] | null) =>
  db.all<{ category: string; count: number }>(sql`
    select r.facts ->> 'category' as category, count(distinct r.person_id) as count from core.audit_record r
    where r.act = 'session.login' and r.created_at >= ${from} and r.created_at < ${until} and (${isOf(schoolIds)})
    group by 1`);

/** The same day by day. */
export const countSignedInDays = (db: Db, { from, until }: Span, schoolIds: readonly Id[] | null) =>
  db.all<{ day: Day; category: string; count: number }>(sql`
    select (r.created_at at time zone ${cityTimeZone})::date::text as day, r.facts ->> 'category' as category,
      count(distinct r.person_id) as count
    from core.audit_record r
    where r.act = 'session.login' and r.created_at >= ${from} and r.created_at < ${until} and (${isOf(schoolIds)})
    group by 1, 2`);

/** How many accounts of teachers and students can sign in. */
export const countAccounts = (db: Db, schoolIds: readonly Id[] | null) =>
  db.all<{ category: number; count: number }>(sql`
    select p.category, count(*) as count from core.person p
    where p.category in (2, 3) and p.disabled_at is null and (${schoolIds === null} or exists (
      select from core.post r where r.person_id = p.id and r.ended_at is null and r.school_id = any (${schoolIds ?? []}::uuid[])))
    group by 1`);

/** How many asked for an account, and how many of all wait for an answer. */
export const countRequestsSince = (db: Db, from: Date, schoolIds: readonly Id[] | null) =>
  db.one<{ today: number; waiting: number }>(sql`
    select count(*) filter (where r.asked_at >= ${from}) as today, count(*) filter (where r.state = 'waiting') as waiting
    from account.request r where r.kind = 'account' and (r.state = 'waiting' or r.asked_at >= ${from}) and (${isOf(schoolIds)})`);

/** How many asked for an account on each day. */
export const countRequestDays = (db: Db, { from, until }: Span, schoolIds: readonly Id[] | null) =>
  db.all<{ day: Day; count: number }>(sql`
    select (r.asked_at at time zone ${cityTimeZone})::date::text as day, count(*) as count from account.request r
    where r.kind = 'account' and r.asked_at >= ${from} and r.asked_at < ${until} and (${isOf(schoolIds)})
    group by 1`);
