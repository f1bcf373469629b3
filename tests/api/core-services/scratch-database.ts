import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type MigrationSet, migrate } from 'edutech/core/server/data/migrations';
import { PostgresDatabase } from 'edutech/core/server/data/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { createRoles } from '../../../host/build/database.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { startPostgres, superuser } from '../../../host/build/postgres.mjs';

/** Says nothing unless something is wrong. */
export const quietLogger = new LineLogger({
  level: 'error',
  form: 'short',
  clock: { now: () => new Date() },
  write: (line) => process.stderr.write(line),
});

export const core: MigrationSet = { schema: 'core', folder: inRoot('core/server/migrations') };

export interface ScratchDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** A database of the application role, as a server process has one; closed with the scratch. */
  connect(): PostgresDatabase;
  /** Runs a statement as the owner. */
  asOwner(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  readonly server: Awaited<ReturnType<typeof startPostgres>>;
  readonly folder: string;
  close(): Promise<void>;
}

/** A PostgreSQL of one's own with core's tables and nobody in them, for tests of single services. */
export async function startScratchDatabase(settings: Record<string, string> = {}): Promise<ScratchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-scratch-'));
  const server = await startPostgres(join(folder, 'postgres'), { settings: { fsync: 'off', ...settings } });
  const admin = server.connectionString('postgres', superuser);
  await createRoles(admin);
  await query(admin, 'create database scratch owner edutech_owner');
  const ownerUrl = server.connectionString('scratch', 'edutech_owner');
  const appUrl = server.connectionString('scratch', 'edutech_app');
  await migrate(ownerUrl, 'edutech_app', [core]);
  const open: PostgresDatabase[] = [];
  return {
    ownerUrl,
    appUrl,
    server,
    folder,
    connect() {
      const database = new PostgresDatabase(appUrl, quietLogger);
      open.push(database);
      return database;
    },
    asOwner: (text, values) => query(ownerUrl, text, values),
    async close() {
      await Promise.all(open.map((database) => database.close()));
      await server.stop();
      await rm(folder, { recursive: true, force: true });
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
