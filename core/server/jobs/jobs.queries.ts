import { CompiledQuery } from 'kysely';
import type { ConnectionOptions } from 'pg-boss';
import type { Id } from '../../common/ids';
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

/** Remembers how far a run is. */
export async function upsertJobProgress(db: Db, id: Id, name: string, progress: number, now: Date): Promise<void> {
  await db.run(sql`
    insert into core.job_progress (job_id, name, progress, updated_at) values (${id}, ${name}, ${progress}, ${now})
    on conflict (job_id) do update set progress = excluded.progress, updated_at = excluded.updated_at`);
}

export async function deleteJobProgress(db: Db, id: Id): Promise<void> {
  await db.run(sql`delete from core.job_progress where job_id = ${id}`);
}
