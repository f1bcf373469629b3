import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

// What administrators see of the queue and do with it. The queue library has no listing over all queues; its table is the
// contract that it documents, and a test runs every statement here against it.

/** A job as the queue has it. */
export interface WatchedJob {
  readonly id: Id;
  readonly name: string;
  /** Who started it; empty: nobody. */
  readonly by: string;
  readonly state: 'waiting' | 'running' | 'failed' | 'done' | 'cancelled';
  readonly progress: number | null;
  readonly tries: number;
  readonly mostTries: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly failure: string | null;
  /** Of a job that was given up, what it was told; null of all others. */
  readonly payload: Readonly<Record<string, unknown>> | null;
}

const stateOf = sql`case j.state when 'created' then 'waiting' when 'retry' then 'waiting' when 'active' then 'running'
  when 'completed' then 'done' when 'cancelled' then 'cancelled' else 'failed' end`;

/** The queue's own schedule jobs belong to nobody. */
const wanted = ({ state, q }: { state?: string; q?: string }) => sql`
  not starts_with(j.name, '__pgboss__') and (${state ?? null}::text is null or ${stateOf} = ${state ?? null}) and j.name ilike ${`%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`}`;

/** Jobs, newest first. */
export const selectJobs = (db: Db, want: { state?: string; q?: string; page: number; line: number }) =>
  db.all(sql<WatchedJob>`
    select j.id, j.name, coalesce((select s.name from core.job_starter b join core.person s on s.id = b.person_id
        where b.job_id = j.id limit 1), '') as by, ${stateOf} as state, p.progress, j.retry_count + (j.state <> 'created')::int as tries,
      j.retry_limit + 1 as most_tries, j.created_on as created_at, j.started_on as started_at,
      j.completed_on as ended_at, coalesce(j.output ->> 'message', '') as failure, case when j.state = 'failed' then j.data end as payload
    from jobs.job j left join core.job_progress p on p.job_id = j.id
    where ${wanted(want)}
    order by j.created_on desc, j.id desc limit ${want.line} offset ${(want.page - 1) * want.line}`);

/** How many jobs there are in each state. */
export const countJobs = (db: Db, q: string | undefined) =>
  db.all(sql<{ state: WatchedJob['state']; count: number }>`
    select ${stateOf} as state, count(*) as count from jobs.job j where ${wanted(q === undefined ? {} : { q })} group by 1`);

/** How the last run of each of these queues ended. */
export const selectLastEnds = (db: Db, names: readonly string[]) =>
  db.all(sql<Pick<WatchedJob, 'name' | 'state'> & { readonly startedAt: Date; readonly endedAt: Date }>`
    select wanted.name, l.* from unnest(${names}::text[]) as wanted (name) cross join lateral (
      select ${stateOf} as state, coalesce(j.started_on, j.completed_on) as started_at, j.completed_on as ended_at
      from jobs.job j where j.name = wanted.name and j.state in ('completed', 'failed')
      order by j.completed_on desc limit 1) l`);

/**
 * Restarts a job that ended without success at once, with one more try, which is counted when the job is fetched if it was
 * begun before. Returns its queue.
 */
export const retryEndedJob = (db: Db, id: Id, now: Date) =>
  db.maybe(sql<{ name: string }>`
    update jobs.job set state = 'retry', start_after = ${now}, completed_on = null,
      retry_limit = retry_count + (started_on is not null)::int
    where id = ${id} and state in ('failed', 'cancelled') returning name`);

/** Takes a job that waits out of its queue. Answers its queue. */
export const cancelWaitingJob = (db: Db, id: Id, now: Date) =>
  db.maybe(sql<{ name: string }>`
    update jobs.job set state = 'cancelled', completed_on = ${now} where id = ${id} and state in ('created', 'retry')
    returning name`);

/** The queue of a job that runs. */
export const selectRunningQueue = (db: Db, id: Id) =>
  db.maybe(sql<{ name: string }>`select name from jobs.job where id = ${id} and state = 'active'`);

/** The job of a queue that runs or waits just now, also for its next try; one that begins at its hour is left out. */
export const selectOptionalOpenJob = (db: Db, name: string) =>
  db.maybe(sql<{ id: Id }>`
    select id from jobs.job where name = ${name} and state in ('created', 'retry', 'active')
    and (state <> 'created' or start_after <= created_on + interval '1 minute') order by state desc, created_on limit 1`);

/** How the last job of a queue was given up; nothing if one after it was done. */
export const selectOptionalFailure = (db: Db, name: string) =>
  db.maybe(sql<Pick<WatchedJob, 'id' | 'tries' | 'failure'> & { readonly endedAt: Date }>`
    select j.id, j.completed_on as ended_at, j.retry_count + 1 as tries, coalesce(j.output ->> 'message', '') as failure
    from jobs.job j where j.name = ${name} and j.state = 'failed' and not exists (
      select from jobs.job l where l.name = j.name and l.state = 'completed' and l.completed_on > j.completed_on)
    order by j.completed_on desc limit 1`);
