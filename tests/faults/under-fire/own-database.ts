import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createRoles } from '../../../host/build/database/database.mjs';
import { startPostgres, superuser } from '../../../host/build/database/postgres.mjs';
import type { TestDatabase } from '../../support/servers/test-database';

/** A database on a PostgreSQL that only this run uses, so that it may be killed. It waits for the disk, as a real one does. */
export interface OwnDatabase {
  readonly database: TestDatabase;
  /** Kills the whole server, at once or by its own "immediate" stop; runs again when this resolves. */
  kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
  stop(): Promise<void>;
}

const name = 'faults';

export async function startOwnDatabase(folder: string): Promise<OwnDatabase> {
  const home = join(folder, 'postgres');
  let server = await startPostgres(home);
  const admin = server.connectionString('postgres', superuser);
  await createRoles(admin);
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name} owner edutech_owner`);
  await client.end();
  return {
    database: {
      name,
      ownerUrl: server.connectionString(name, 'edutech_owner'),
      appUrl: server.connectionString(name, 'edutech_app'),
    },
    async kill(signal) {
      process.kill(server.pid, signal);
      while (isAlive(server.pid)) await delay(5);
      server = await startPostgres(home);
    },
    stop: () => server.stop(),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
