import { setTimeout as delay } from 'node:timers/promises';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from './scratch-database';
import { eventually } from '../../support/running/eventually';

const system = asSystem('test');
const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => quietLogger };
let scratch: ScratchDatabase;
let database: PostgresDatabase;
let events: PostgresEvents;
let jobs: PgBossJobs;

/** What each run of a kind of job does, set by the test at hand. */
const runs = new Map<string, (payload: { n: number }, context: JobContext) => Promise<void>>();
const declare = (name: string, more: Partial<JobDeclaration> = {}): JobDeclaration => ({
  name,
  payload: Type.Object({ n: Type.Integer() }),
  run: async (payload, context) => runs.get(name)?.(payload as { n: number }, context),
  ...more,
});
const declarations = [
  declare('test.plain'),
  declare('test.once'),
  declare('test.retried', { tries: 2 }),
  declare('test.hanging', { tries: 1, leaseSeconds: 1 }),
  declare('test.progress'),
  declare('test.hopeless', {
    tries: 2,
    gaveUp: async (payload, context) => runs.get('test.hopeless.gaveUp')?.(payload as { n: number }, context),
  }),
  declare('test.nightly', { schedule: '30 2 * * *' }),
  declare('test.stopped', {
    tries: 3,
    canStop: true,
    gaveUp: async (payload, context) => runs.get('test.stopped.gaveUp')?.(payload as { n: number }, context),
  }),
];

beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = scratch.connect();
  events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start();
  jobs = newJobs();
  await jobs.start(declarations, { works: true });
});
afterAll(async () => {
  await jobs.drain(500);
  await events.close();
  await scratch.close();
});

const newJobs = (pollSeconds = 1) =>
  new PgBossJobs({ url: scratch.appUrl, database, events, clock: systemClock, logger: silent, pollSeconds });
const add = (name: string, n: number, options?: { after?: Date; once?: string }) =>
  database.write(system, (db) => jobs.add(db, name, { n }, options));
const stateOf = (id: string) =>
  database
    .read(system, (db) => db.one<{ state: string }>(sql`select state from jobs.job where id = ${id}`))
    .then(({ state }) => state);

test('a job runs soon after its transaction has committed, with its payload', async () => {
  const ran: number[] = [];
  runs.set('test.told', async ({ n }) => void ran.push(n));
  // who looks once in a minute does it in time only because he is told
  const told = newJobs(60);
  await told.start([declare('test.told')], { works: true });
  // its first look, which finds nothing
  await delay(300);
  const id = await database.write(system, (db) => told.add(db, 'test.told', { n: 7 }));
  await eventually(() => expect(ran).toEqual([7]));
  await eventually(async () => expect(await stateOf(id)).toBe('completed'));
  await told.drain(500);
});

test('a job of a transaction that fails does not exist', async () => {
  const ran: number[] = [];
  runs.set('test.plain', async ({ n }) => void ran.push(n));
  const failing = database.write(system, async (db) => {
    await jobs.add(db, 'test.plain', { n: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await add('test.plain', 2);
  await eventually(() => expect(ran).toEqual([2]));
});

test('many jobs run one after the other without waiting for the next look', async () => {
  const ran: number[] = [];
  runs.set('test.plain', async ({ n }) => void ran.push(n));
  await Promise.all(Array.from({ length: 30 }, (_, n) => add('test.plain', n)));
  await vi.waitFor(() => expect(ran.length).toBe(30), { timeout: 5000 });
  expect(new Set(ran).size).toBe(30);
});

test('of jobs with one key one waits, and whoever adds another gets its id', async () => {
  const ran: number[] = [];
  runs.set('test.once', async ({ n }) => void ran.push(n));
  const after = new Date(Date.now() + 2000);
  const ids = await Promise.all([1, 2, 3].map((n) => add('test.once', n, { once: 'lesson/a', after })));
  const other = await add('test.once', 4, { once: 'lesson/b', after });
  expect(new Set(ids).size).toBe(1);
  expect(ids).not.toContain(other);
  await vi.waitFor(() => expect(ran).toHaveLength(2), { timeout: 8000 });
});

test('a run that is stopped ends at its next safe place, is not tried again, and its declaration hears of it', async () => {
  const steps: string[] = [];
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  runs.set('test.stopped', async (_payload, { signal, heartbeat }) => {
    steps.push('begun');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await held;
    steps.push('written to its end');
    await heartbeat(0.5);
    steps.push('never');
  });
  runs.set('test.stopped.gaveUp', async () => void steps.push('heard'));
  const id = await add('test.stopped', 1);
  await eventually(() => expect(steps).toEqual(['begun']));
  await database.write(system, (db) => jobs.stop(db, id));
  // between two safe places it still runs
  expect(await stateOf(id)).toBe('active');
  goOn();
  await eventually(() => expect(steps).toEqual(['begun', 'written to its end', 'heard']));
  expect(await stateOf(id)).toBe('cancelled');
});

test('a job that is to run later does', async () => {
  const ran: number[] = [];
  runs.set('test.plain', async () => void ran.push(Date.now()));
  const after = Date.now() + 1500;
  await add('test.plain', 1, { after: new Date(after) });
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 8000 });
  expect(ran[0]).toBeGreaterThanOrEqual(after);
});

test('a job that fails is tried again, and knows it', async () => {
  const attempts: number[] = [];
  runs.set('test.retried', async (_payload, { attempt }) => {
    attempts.push(attempt);
    if (attempt === 1) throw new Error('not yet');
  });
  const id = await add('test.retried', 1);
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), { timeout: 15_000 });
  expect(attempts).toEqual([1, 2]);
});

test('of a job that was given up its declaration hears once, and of one that ended well never', async () => {
  const said: number[] = [];
  runs.set('test.hopeless', async ({ n }, { attempt }) => {
    if (n === 1 || attempt === 1) throw new Error('no');
  });
  runs.set('test.hopeless.gaveUp', async ({ n }) => void said.push(n));
  const [hopeless, late] = await Promise.all([add('test.hopeless', 1), add('test.hopeless', 2)]);
  await vi.waitFor(() => expect(said).toEqual([1]), { timeout: 20_000 });
  expect(await stateOf(hopeless)).toBe('failed');
  await vi.waitFor(async () => expect(await stateOf(late)).toBe('completed'), { timeout: 15_000 });
  expect(said).toEqual([1]);
});

test('a run that gives no sign of life is ended, one that does is not', async () => {
  let reason: unknown;
  runs.set('test.hanging', async ({ n }, { heartbeat, signal }) => {
    if (n === 2) signal.addEventListener('abort', () => (reason = signal.reason));
    for (let beat = 0; beat < 6; beat++) {
      await delay(300);
      if (n === 1) await heartbeat();
    }
    if (n === 2) await delay(60_000, undefined, { signal });
  });
  const living = await add('test.hanging', 1);
  await vi.waitFor(async () => expect(await stateOf(living)).toBe('completed'), { timeout: 8000 });
  const hanging = await add('test.hanging', 2);
  await vi.waitFor(async () => expect(await stateOf(hanging)).toBe('failed'), { timeout: 8000 });
  expect(String(reason)).toContain('no sign of life');
});

test('progress can be seen while a job runs, and is gone afterwards', async () => {
  const progress = () =>
    database.read(system, (db) => db.all<{ progress: number }>(sql`select progress from core.job_progress`));
  let finish = () => {};
  runs.set('test.progress', async (_payload, { heartbeat }) => {
    await heartbeat(0.25);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await add('test.progress', 1);
  await eventually(async () => expect(await progress()).toEqual([{ progress: 0.25 }]));
  finish();
  await eventually(async () => expect(await progress()).toEqual([]));
});

test('what returns by itself is scheduled in city time', async () => {
  const rows = await database.read(system, (db) =>
    db.all(sql`select name, cron, timezone from jobs.schedule order by name`),
  );
  expect(rows).toEqual([{ name: 'test.nightly', cron: '30 2 * * *', timezone: 'Asia/Shanghai' }]);
});

test('a payload that does not fit, and an unknown job, are refused where they are added', async () => {
  await expect(database.write(system, (db) => jobs.add(db, 'test.plain', { n: 'x' }))).rejects.toThrow('does not fit');
  await expect(add('test.unknown', 1)).rejects.toThrow('no job test.unknown');
});

test('a process that drains asks its jobs to stop, and another takes them over', async () => {
  const seen: string[] = [];
  runs.set('test.plain', async (_payload, { signal, attempt }) => {
    seen.push(`began ${attempt}`);
    if (attempt === 1) await delay(60_000, undefined, { signal });
  });
  const id = await add('test.plain', 1);
  await eventually(() => expect(seen).toEqual(['began 1']));
  await jobs.drain(300);
  expect(await stateOf(id)).toBe('retry');
  jobs = newJobs();
  await jobs.start(declarations, { works: true });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), { timeout: 15_000 });
  expect(seen).toEqual(['began 1', 'began 2']);
});
