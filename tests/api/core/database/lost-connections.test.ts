import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { Outage } from 'edutech/core/server/logging/outage';
import { type ScratchDatabase, startScratchDatabase } from '../../core-services/scratch-database';
import { serverUrl } from '../../../support/servers/test-database';
import { asOwner } from '../../deployment/backup-support';

const system = asSystem('a test loses connections');
const lines: string[] = [];
/** Each line is seconds after the one before: within one second the log tells only the first loss. */
let seconds = 0;
const outage = new Outage(() => {
  seconds += 2;
  return seconds * 1000;
});
const logger = new LineLogger(
  { level: 'warn', form: 'json', clock: { now: () => new Date() }, write: (line) => lines.push(line) },
  {},
  outage,
);
const lost = () => lines.filter((line) => line.includes('a database connection was lost'));

let scratch: ScratchDatabase;
let database: PostgresDatabase;
beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = new PostgresDatabase(scratch.appUrl, logger, 1);
});
afterAll(async () => {
  await database.close();
  await scratch.close();
});

const processOf = async (db: Db) => (await db.one(sql<{ pid: number }>`select pg_backend_pid() as pid`)).pid;
const end = (pid: number) =>
  asOwner(serverUrl(), (client) => client.query('select pg_terminate_backend($1, 5000)', [pid]));

test('a connection that is lost in a call’s hands is said once, and the next call gets another', async () => {
  const before = lost().length;
  const call = database.read(system, async (db) => {
    await end(await processOf(db));
    await expect.poll(lost).toHaveLength(before + 1);
    return processOf(db);
  });
  await expect(call).rejects.toThrow();
  expect(await database.read(system, processOf)).toBeGreaterThan(0);
  expect(lost()).toHaveLength(before + 1);
});

test('so is one that is lost while it is idle', async () => {
  const before = lost().length;
  await end(await database.read(system, processOf));
  await expect.poll(lost).toHaveLength(before + 1);
  expect(await database.read(system, processOf)).toBeGreaterThan(0);
  expect(lost()).toHaveLength(before + 1);
});
