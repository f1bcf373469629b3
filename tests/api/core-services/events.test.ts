import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import type { DomainEvent } from 'edutech/core/server/events/events';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from './scratch-database';
import { eventually } from '../../support/running/eventually';

const system = asSystem('test');
let scratch: ScratchDatabase;
let first: { database: PostgresDatabase; events: PostgresEvents };
let second: typeof first;

beforeAll(async () => {
  scratch = await startScratchDatabase();
  first = await startProcess();
  second = await startProcess();
});
afterAll(async () => {
  await first.events.close();
  await second.events.close();
  await scratch.close();
});

/**
 * What one server process has; two of them share nothing but the database. That it looks for what it was not told of is
 * put off, or nobody would see that it is told.
 */
async function startProcess(sweepMilliseconds = 3_600_000) {
  const database = scratch.connect();
  const events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start({ sweepMilliseconds });
  return { database, events };
}

function hear(events: PostgresEvents, name: string) {
  const heard: DomainEvent['payload'][] = [];
  events.on(name, (event) => heard.push(event.payload));
  return heard;
}

test('an event of one process is heard in both, once', async () => {
  const here = hear(first.events, 'test.once');
  const there = hear(second.events, 'test.once');
  await first.database.write(system, (db) => first.events.emit(db, { name: 'test.once', payload: { id: 'a', n: 1 } }));
  await eventually(() => expect([here, there]).toEqual([[{ id: 'a', n: 1 }], [{ id: 'a', n: 1 }]]));
  await delay(1200);
  expect([here.length, there.length]).toEqual([1, 1]);
});

test('an event of a transaction that fails is never heard', async () => {
  const heard = hear(second.events, 'test.failed');
  const failing = first.database.write(system, async (db) => {
    await first.events.emit(db, { name: 'test.failed', payload: {} });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await delay(1200);
  expect(heard).toEqual([]);
});

test('a hundred transactions are heard by all in one order, with few NOTIFYs', async () => {
  const here = hear(first.events, 'test.many');
  const there = hear(second.events, 'test.many');
  const before = first.database.statements + second.database.statements;
  await Promise.all(
    Array.from({ length: 100 }, (_, n) => {
      const { database, events } = n % 2 ? first : second;
      return database.write(system, (db) => events.emit(db, { name: 'test.many', payload: { n } }));
    }),
  );
  await eventually(() => expect([here.length, there.length]).toEqual([100, 100]));
  expect(there).toEqual(here);
  // one insert each; draining and reading are shared
  expect(first.database.statements + second.database.statements - before).toBeLessThan(160);
});

test('what a slow transaction tells late is heard, though later ids were heard before', async () => {
  const heard = hear(second.events, 'test.slow');
  let finish = () => {};
  const slow = first.database.write(system, async (db) => {
    await first.events.emit(db, { name: 'test.slow', payload: { who: 'slow' } });
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await first.database.write(system, (db) => first.events.emit(db, { name: 'test.slow', payload: { who: 'quick' } }));
  await eventually(() => expect(heard).toEqual([{ who: 'quick' }]));
  finish();
  await slow;
  await eventually(() => expect(heard).toEqual([{ who: 'quick' }, { who: 'slow' }]));
});

test('what is told without a transaction is heard too, in order', async () => {
  const heard = hear(second.events, 'test.told');
  for (let n = 0; n < 5; n++) first.events.tell({ name: 'test.told', payload: { n } });
  await eventually(() => expect(heard.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]));
});

test('rows that a dead process committed and did not tell are told by another', async () => {
  const sweeping = await startProcess(500);
  const heard = hear(sweeping.events, 'test.orphan');
  await scratch.asOwner(
    `insert into core.outbox (id, name, payload, created_at) values (gen_random_uuid(), 'test.orphan', '{"n":1}', $1)`,
    [new Date()],
  );
  await eventually(() => expect(heard).toEqual([{ n: 1 }]));
  await sweeping.events.close();
});

test('one that fails to hear does not keep the others from hearing', async () => {
  const loud = new PostgresEvents(first.database, systemClock, { ...silent, child: () => silent });
  await loud.start({ sweepMilliseconds: 3_600_000 });
  loud.on('test.failing', () => {
    throw new Error('deaf');
  });
  const heard = hear(loud, 'test.failing');
  loud.tell({ name: 'test.failing', payload: {} });
  await eventually(() => expect(heard).toEqual([{}]));
  await loud.close();
});

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => quietLogger };

test('an event that carries contents instead of ids is refused', async () => {
  const payload = { text: 'x'.repeat(70_000) };
  expect(() => first.events.tell({ name: 'test.big', payload })).toThrow('send ids');
});
