import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, type MigrationSet } from 'edutech/core/server/data/migrations';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { migrateJobs } from 'edutech/core/server/queue/schema';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { createRoles } from '../../../host/build/database/database.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { startPostgres, superuser } from '../../../host/build/database/postgres.mjs';
import { copyOfTemplate, dropDatabase } from '../../support/servers/test-database';

/** Says nothing unless something is wrong. */
export const quietLogger = new LineLogger({
  level: 'error',
  form: 'short',
  clock: { now: () => new Date() },
  write: (line) => process.stderr.write(line),
});

const core: MigrationSet = { schema: 'core', folder: inRoot('core/server/migrations') };

/** A database with core's tables and nobody in them, for tests of single services. */
export interface ScratchDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** A database of the application role, as a server process has one; closed with the scratch. */
  connect(): PostgresDatabase;
  /** Runs a statement as the owner. */
  asOwner(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** On the server that `node build.mjs test` runs, or without it on one of its own. */
export async function startScratchDatabase(): Promise<ScratchDatabase> {
  if (!process.env.EDUTECH_TEST_DATABASE) return startScratchServer();
  const copy = await copyOfTemplate('core services', ({ ownerUrl }) => fill(ownerUrl));
  return scratchOf(copy.ownerUrl, copy.appUrl, () => dropDatabase(copy));
}

/** One whose server a test may stop and start. */
export interface ScratchServer extends ScratchDatabase {
  /** Process id of the server. */
  readonly pid: number;
  /** Its folder, to start it again from. */
  readonly home: string;
}

/** On a server of its own, which a test may stop and start. */
export async function startScratchServer(): Promise<ScratchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-scratch-'));
  const home = join(folder, 'postgres');
  const server = await startPostgres(home);
  const admin = server.connectionString('postgres', superuser);
  await createRoles(admin);
  await query(admin, 'create database scratch owner edutech_owner');
  const ownerUrl = server.connectionString('scratch', 'edutech_owner');
  await fill(ownerUrl);
  const scratch = scratchOf(ownerUrl, server.connectionString('scratch', 'edutech_app'), async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { ...scratch, pid: server.pid, home };
}

async function fill(ownerUrl: string) {
  await migrate(ownerUrl, 'edutech_app', [core]);
  await migrateJobs(ownerUrl, 'edutech_app');
}

function scratchOf(ownerUrl: string, appUrl: string, remove: () => Promise<void>): ScratchDatabase {
  const open: PostgresDatabase[] = [];
  return {
    ownerUrl,
    appUrl,
    connect() {
      const database = new PostgresDatabase(appUrl, quietLogger);
      open.push(database);
      return database;
    },
    asOwner: (text, values) => query(ownerUrl, text, values),
    async close() {
      await Promise.all(open.map((database) => database.close()));
      await remove();
    },
  };
}

async function query(url: string, text: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
