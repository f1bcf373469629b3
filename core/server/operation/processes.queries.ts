import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import { type ProcessFacts, type ServerProcess, silenceMilliseconds, type Use } from './processes';

export const upsertProcess = (db: Db, row: ServerProcess) =>
  db.run(sql`
    insert into core.process (id, host, pid, version, started_at, seen_at, switches_at, facts)
    values (${row.id}, ${row.host}, ${row.pid}, ${row.version}, ${row.startedAt}, ${row.seenAt}, ${row.switchesAt},
      ${JSON.stringify(row.facts)}::jsonb)
    on conflict (id) do update set seen_at = excluded.seen_at, switches_at = excluded.switches_at, facts = excluded.facts`);

export const deleteProcess = (db: Db, id: Id) => db.run(sql`delete from core.process where id = ${id}`);

/** Processes that were killed leave their rows. */
export const deleteProcessesBefore = (db: Db, time: Date) =>
  db.run(sql`delete from core.process where seen_at < ${time}`);

/** Processes seen since a time, the oldest first; not those of a time that has not come, before the clock was set back. */
export const selectProcesses = (db: Db, since: Date) =>
  db.all(sql<ServerProcess & { facts: ProcessFacts }>`
    select id, host, pid, version, started_at, seen_at, switches_at, facts
    from core.process
    where seen_at between ${since} and ${new Date(since.getTime() + 2 * silenceMilliseconds)} order by started_at, id`);

/** Adds the use since the last time. */
export const addUse = (db: Db, day: string, uses: readonly Use[]) =>
  db.run(sql`
    insert into core.plugin_use (plugin_id, day, calls, failures, milliseconds)
    select plugin_id, ${day}::date, calls, failures, milliseconds
    from unnest(${uses.map(({ plugin }) => plugin)}::text[], ${uses.map(({ calls }) => calls)}::bigint[],
      ${uses.map(({ failures }) => failures)}::bigint[], ${uses.map(({ milliseconds }) => milliseconds)}::double precision[])
      as given (plugin_id, calls, failures, milliseconds)
    order by plugin_id
    on conflict (plugin_id, day) do update set calls = plugin_use.calls + excluded.calls,
      failures = plugin_use.failures + excluded.failures, milliseconds = plugin_use.milliseconds + excluded.milliseconds`);

/** The use on a day. */
export const selectUse = (db: Db, day: string) =>
  db.all(sql<Use>`
    select plugin_id as plugin, calls, failures, milliseconds from core.plugin_use where day = ${day}`);
