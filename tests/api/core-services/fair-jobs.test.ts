import { afterAll, beforeAll, expect, test } from 'vitest';
import Type from 'typebox';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import type { JobOwner } from 'edutech/core/server/jobs/jobs';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { eventually } from '../../support/running/eventually';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from './scratch-database';

const system = asSystem('test');
let scratch: ScratchDatabase;
let database: PostgresDatabase;
let events: PostgresEvents;
beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = scratch.connect();
  events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start();
});
afterAll(async () => {
  await events.close();
  await scratch.close();
});

const [here, there] = [newId(), newId()];
const ann: JobOwner = { personId: newId(), schoolId: here };
const ben: JobOwner = { personId: newId(), schoolId: here };
const cat: JobOwner = { personId: newId(), schoolId: there };

const queueOf = () => {
  const parts = { url: scratch.appUrl, database, events, clock: systemClock, logger: quietLogger, pollSeconds: 1 };
  return new PgBossJobs(parts);
};
const payload = Type.Object({ who: Type.String() });
const addTo = (jobs: PgBossJobs, name: string) => (who: string, owner: JobOwner) =>
  database.write(system, (db) => jobs.add(db, name, { who }, { owner }));

test('whoever has fewer jobs waiting comes first, and then whose school has', async () => {
  const name = 'fair.order';
  const asking = queueOf();
  await asking.start([{ name, payload, run: async () => {} }], { works: false });
  const add = addTo(asking, name);
  for (const n of [1, 2, 3]) await add(`ann ${n}`, ann);
  for (const n of [1, 2]) await add(`ben ${n}`, ben);
  await add('cat 1', cat);

  const order: string[] = [];
  const working = queueOf();
  const run = async ({ who }: { who: string }) => void order.push(who);
  await working.start([{ name, payload, run: run as never }], { works: true });
  await eventually(() => expect(order).toHaveLength(6));
  // cat's school had nothing waiting, ann's and ben's had
  expect(order).toEqual(['ann 1', 'cat 1', 'ben 1', 'ann 2', 'ben 2', 'ann 3']);
  await working.drain(500);
  await asking.drain(0);
});

test('of several workers one person leaves one to others', async () => {
  const name = 'fair.workers';
  const running = new Set<string>();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const run = async ({ who }: { who: string }) => {
    running.add(who);
    await end;
  };
  const jobs = queueOf();
  await jobs.start([{ name, payload, workers: 3, run: run as never }], { works: true });
  const add = addTo(jobs, name);
  for (const n of [1, 2, 3, 4]) await add(`ann ${n}`, ann);
  await eventually(() => expect(running.size).toBe(2));
  await add('cat 1', cat);
  await eventually(() => expect([...running].sort()).toEqual(['ann 1', 'ann 2', 'cat 1']));
  resolve();
  await eventually(() => expect(running.size).toBe(5));
  await jobs.drain(500);
});
