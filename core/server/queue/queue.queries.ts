import { CompiledQuery } from 'kysely';
import type { ConnectionOptions } from 'pg-boss';
import type { JobState } from '../../common/api/jobs';
import type { Id } from '../../common/ids';
import type { JobOwner } from '../jobs/jobs';
import { type Db, type Query, sql } from '../data/db';

/** The queue library's statements, sent over a connection of ours: a job added so is part of its transaction. */
export const overConnection = (db: Db): ConnectionOptions['db'] => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await db.all(finished(text, values ?? [])) }),
});

/** A statement that the library has written already, as one of ours. */
const finished = (text: string, values: readonly unknown[]): Query =>
  ({ compile: () => CompiledQuery.raw(text, [...values]) }) as unknown as Query;

/** The job with this key that waits in a queue. */
export function selectOptionalWaitingJob(db: Db, queue: string, key: string): Promise<{ id: Id } | undefined> {
  return db.maybe(sql`
    select id from jobs.job where name = ${queue} and singleton_key = ${key} and state = 'created'`);
}

/** How many jobs of a person, and of a school, wait in a queue. */
export const countWaitingOf = (db: Db, queue: string, { personId, schoolId }: JobOwner) =>
  db.one<{ ofPerson: number; ofSchool: number }>(sql`
    select count(*) filter (where group_id = ${personId}::text) as of_person,
      count(*) filter (where group_tier = ${schoolId}::text) as of_school
    from jobs.job where name = ${queue} and state in ('created', 'retry')`);

/** Remembers how far a run is. */
export async function upsertJobProgress(db: Db, id: Id, name: string, progress: number, now: Date): Promise<void> {
  await db.run(sql`
    insert into core.job_progress (job_id, name, progress, updated_at) values (${id}, ${name}, ${progress}, ${now})
    on conflict (job_id) do update set progress = excluded.progress, updated_at = excluded.updated_at`);
}

export async function deleteJobProgress(db: Db, id: Id): Promise<void> {
  await db.run(sql`delete from core.job_progress where job_id = ${id}`);
}

/** How long the starter of a job is known: a day longer than the job itself. */
const starterDays = 4;

/** Records who started a job, and deletes the records of jobs that no longer exist. */
export async function insertStarter(db: Db, jobId: Id, name: string, personId: Id, now: Date): Promise<void> {
  const before = new Date(now.getTime() - starterDays * 86_400_000);
  await db.run(sql`
    with gone as (delete from core.job_starter where created_at < ${before})
    insert into core.job_starter (job_id, person_id, name, created_at)
    values (${jobId}, ${personId}, ${name}, ${now}) on conflict do nothing`);
}

/** State and progress of a job that this person started (of any, also the schedule's, when null); 404 for any other. */
export const selectStartedJob = (db: Db, jobId: Id, personId: Id | null) =>
  db.one<JobState>(
    sql`
      select case when j.state in ('created', 'retry') then 'waiting' when j.state = 'active' then 'running'
          when j.state = 'completed' then 'done' else 'failed' end as state,
        coalesce(p.progress, 0) as progress
      from ${personId ? sql`core.job_starter s join jobs.job j on j.name = s.name and j.id = s.job_id` : sql`jobs.job j`}
      left join core.job_progress p on p.job_id = j.id
      where ${personId ? sql`s.job_id = ${jobId} and s.person_id = ${personId}` : sql`j.id = ${jobId}`} limit 1`,
    'core.jobs.noJob',
  );
