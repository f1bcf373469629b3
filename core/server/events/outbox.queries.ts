import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { DomainEvent } from './events';

/** An event on its way. */
export interface Outgoing {
  readonly id: Id;
  readonly event: DomainEvent;
  readonly createdAt: Date;
}

/** Any number will do; it keeps two processes from giving positions at once, so that positions appear in order. */
const drainLock = 7_310_403;

/** Writes events; one that is there already is left as it is. */
export async function insertOutbox(db: Db, outgoing: readonly Outgoing[]): Promise<void> {
  const ids = outgoing.map(({ id }) => id);
  const names = outgoing.map(({ event }) => event.name);
  const payloads = outgoing.map(({ event }) => JSON.stringify(event.payload));
  const times = outgoing.map(({ createdAt }) => createdAt);
  await db.run(sql`
    insert into core.outbox (id, name, payload, created_at)
    select * from unnest(${ids}::uuid[], ${names}::text[], ${payloads}::jsonb[], ${times}::timestamptz[])
    on conflict (id) do nothing`);
}

/**
 * Assigns positions to all events that have none, and wakes the other processes. Locked until COMMIT: the next one to
 * do this sees every position assigned here.
 */
export async function drainOutbox(db: Db, channel: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${drainLock})`);
  const given = await db.run(sql`
    with waiting as materialized (select id from core.outbox where position is null order by entry),
      numbered as materialized (select id, nextval('core.outbox_position') as position from waiting)
    update core.outbox o set position = n.position from numbered n where o.id = n.id`);
  if (given > 0) await db.run(sql`select pg_notify(${channel}, '')`);
}

/** Events after a position, in order. */
export function selectOutboxAfter(
  db: Db,
  position: number,
  limit: number,
): Promise<(DomainEvent & { position: number })[]> {
  return db.all(sql`
    select name, payload, position from core.outbox where position > ${position} order by position limit ${limit}`);
}

/** The last position that was given, and whether events wait for one since before `olderThan`. */
export function selectOutboxState(db: Db, olderThan: Date): Promise<{ last: number; isWaiting: boolean }> {
  return db.one(sql`
    select coalesce((select max(position) from core.outbox), 0) as last,
      exists (select from core.outbox where position is null and created_at < ${olderThan}) as is_waiting`);
}

/** Events that are not published yet. */
export async function countWaitingEvents(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from core.outbox where position is null`);
  return count;
}

/** Deletes events that every process has received long since. */
export async function deleteOutboxBefore(db: Db, time: Date): Promise<void> {
  await db.run(sql`delete from core.outbox where created_at < ${time} and position is not null`);
}
