import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from '../../core-services/scratch-database';

const system = asSystem('a test holds connections');
/** Connections for calls; there are many more calls than these. */
const size = 2;
const calls = Array.from({ length: 12 }, (_, number) => number);

let scratch: ScratchDatabase;
let database: PostgresDatabase;
beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = new PostgresDatabase(scratch.appUrl, quietLogger, size);
});
afterAll(async () => {
  await database.close();
  await scratch.close();
});

const numberOf = async (db: Db, number: number) =>
  (await db.one(sql<{ number: number }>`select ${number}::int as number`)).number;

test.for(['read', 'write'] as const)(
  'many calls that each %s and look at something else meanwhile are all answered',
  async (way) => {
    const answers = calls.map((number) =>
      database[way](system, async (db) => {
        const first = await numberOf(db, number);
        const second = await database.read(system, (beside) => numberOf(beside, number * 100));
        return first + second + (await numberOf(db, 0));
      }),
    );
    expect(await Promise.all(answers)).toEqual(calls.map((number) => number * 101));
  },
);

test('so are calls whose own first statement comes while another of their transactions is open', async () => {
  const answers = calls.map((number) =>
    database.read(system, (db) =>
      database.write(system, async (beside) => (await numberOf(beside, number)) + (await numberOf(db, number))),
    ),
  );
  expect(await Promise.all(answers)).toEqual(calls.map((number) => number * 2));
});

test('what follows a transaction, and what was begun and not awaited, takes connections as any call does', async () => {
  let later: Promise<number> | undefined;
  await database.write(system, async (db) => {
    await numberOf(db, 1);
    later = new Promise((resolve) => setImmediate(resolve)).then(() =>
      database.read(system, (own) => numberOf(own, 7)),
    );
  });
  expect(await later).toBe(7);
  expect(database.connections.waiting).toBe(0);
  expect(database.connections.idle).toBe(database.connections.open);
});
