import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from '../../api/core-services/scratch-database';
import { type Child, startChild } from './child-process';

const system = asSystem('test');
let scratch: ScratchDatabase;
let database: PostgresDatabase;
let events: PostgresEvents;
let jobs: PgBossJobs;
const children: Child[] = [];

beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = scratch.connect();
  events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start();
  jobs = new PgBossJobs({ url: scratch.appUrl, database, events, clock: systemClock, logger: quietLogger });
  const none = { payload: Type.Object({ n: Type.Integer() }), run: async () => {} };
  const deadly = { ...none, name: 'fault.deadly', tries: 2, gaveUp: none.run };
  await jobs.start([{ ...none, name: 'fault.slow' }, deadly], { works: false });
});
afterAll(async () => {
  for (const child of children) child.kill();
  await jobs.drain(0);
  await events.close();
  await scratch.close();
});

async function startWorker(): Promise<Child> {
  const child = await startChild('job-worker', { url: scratch.appUrl });
  children.push(child);
  await vi.waitFor(() => expect(child.lines).toContainEqual({ ready: true }), { timeout: 20_000 });
  return child;
}

const said = (child: Child, what: string) => child.lines.flatMap((line) => (what in line ? [line[what]] : []));

// The library looks at the clock each quarter of a minute, and for the dead every few seconds: both tests wait at once.
test.concurrent('what returns by itself does so by the clock', { timeout: 200_000 }, async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const minutely = { name: 'fault.minutely', payload: Type.Object({}), schedule: '* * * * *', run };
  const clockwork = new PgBossJobs({ url: scratch.appUrl, database, events, clock: systemClock, logger: quietLogger });
  await clockwork.start([minutely], { works: true });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), { timeout: 180_000, interval: 500 });
  await clockwork.drain(500);
});

test.concurrent('jobs of a worker that is killed in the middle are all done by another', async () => {
  const [victim, heir] = await Promise.all([startWorker(), startWorker()]);
  const count = 12;
  await database.write(system, async (db) => {
    for (let n = 0; n < count; n++) await jobs.add(db, 'fault.slow', { n });
  });
  // in the middle of a job: it began one more than it ended
  await vi.waitFor(() => expect(said(victim, 'began').length).toBeGreaterThan(said(victim, 'ended').length), {
    timeout: 10_000,
  });
  victim.kill();
  await victim.ended;
  const interrupted = said(victim, 'began').filter((n) => !said(victim, 'ended').includes(n));
  expect(interrupted.length).toBe(1);

  const states = () =>
    database.read(system, (db) =>
      db.all<{ state: string; count: number }>(sql`
        select state, count(*) as count from jobs.job where name = 'fault.slow' group by state`),
    );
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed', count }]), {
    timeout: 60_000,
    interval: 250,
  });
  expect(said(heir, 'ended')).toContain(interrupted[0]);
  const done = new Set([...said(victim, 'ended'), ...said(heir, 'ended')]);
  expect(done.size).toBe(count);
});

test('a job that kills each process that works on it is given up, and its declaration hears of it', async () => {
  for (const child of children.splice(0)) child.kill();
  const victims = await Promise.all([startWorker(), startWorker()]);
  await database.write(system, (db) => jobs.add(db, 'fault.deadly', { n: 5 }));
  await Promise.all(victims.map(({ ended }) => ended));
  const heir = await startWorker();
  await vi.waitFor(() => expect(said(heir, 'gaveUp')).toEqual([5]), { timeout: 90_000, interval: 250 });
  const rows = await database.read(system, (db) =>
    db.all<{ state: string }>(sql`select state from jobs.job where name = 'fault.deadly'`),
  );
  expect(rows).toEqual([{ state: 'failed' }]);
});
