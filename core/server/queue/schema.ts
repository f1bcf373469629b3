import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { withClient } from '../data/postgres/client';

/** The library's own PostgreSQL schema; nobody else touches its tables. */
export const jobSchema = 'jobs';

/**
 * Brings the queue's tables up to date, as the owner, and lets the application use them. Part of migrating: the
 * application's role may not change tables, so its processes only check that this was done.
 */
export async function migrateJobs(ownerUrl: string, appRole: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: jobSchema, max: 2, supervise: false, schedule: false });
  let failure: unknown;
  boss.on('error', (error) => (failure = error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failure) throw failure;
  await allow(ownerUrl, appRole);
}

const allow = (ownerUrl: string, appRole: string) =>
  withClient(ownerUrl, async (client) => {
    const role = pg.escapeIdentifier(appRole);
    await client.query(`
      grant usage on schema ${jobSchema} to ${role};
      grant select, insert, update, delete on all tables in schema ${jobSchema} to ${role};
      grant usage, select on all sequences in schema ${jobSchema} to ${role};
      grant execute on all functions in schema ${jobSchema} to ${role}`);
  });
