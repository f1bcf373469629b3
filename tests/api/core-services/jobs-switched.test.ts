import { setTimeout as delay } from 'node:timers/promises';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { RowSwitches } from 'edutech/core/server/module-switches/row-switches';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from './scratch-database';

/** How long a module may go on in some process after it was switched off: milliseconds. */
const atOnce = 1000;
const system = asSystem('test');
const ran: string[] = [];
const declare = (name: string, schedule?: string) => ({
  name,
  payload: Type.Object({}),
  ...(schedule && { schedule }),
  run: async () => void ran.push(name),
});
const declarations = [declare('air.count', '30 2 * * *'), declare('air.sweep'), declare('news.sweep', '40 2 * * *')];

let scratch: ScratchDatabase;
let database: PostgresDatabase;
let events: PostgresEvents;
const ends: (() => Promise<unknown>)[] = [];

/** One of two server processes, each with its own view of the switches. */
async function startProcess(): Promise<PgBossJobs> {
  const own = new PostgresEvents(database, systemClock, quietLogger);
  const switches = new RowSwitches(database, quietLogger);
  await own.start();
  await switches.start(own);
  const jobs = new PgBossJobs({
    url: scratch.appUrl,
    database,
    events: own,
    clock: systemClock,
    logger: quietLogger,
    switches,
    pollSeconds: 0.5,
  });
  await jobs.start(declarations, { works: true });
  ends.unshift(async () => {
    switches.stop();
    await jobs.drain(500);
    await own.close();
  });
  return jobs;
}

let jobs: PgBossJobs;
beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = scratch.connect();
  events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start();
  jobs = await startProcess();
  await startProcess();
});
afterAll(async () => {
  for (const end of ends) await end();
  await events.close();
  await scratch.close();
});

const turn = (isOn: boolean) =>
  database.write(system, (db) => turnSwitch(db, events, { pluginId: 'air', countyId: null, isOn }, systemClock.now()));
const add = (name: string) => database.write(system, (db) => jobs.add(db, name, {}));
const schedules = () =>
  database
    .read(system, (db) => db.all<{ name: string }>(sql`select name from jobs.schedule order by name`))
    .then((rows) => rows.map(({ name }) => name));
const stateOf = (id: string) =>
  database.read(system, (db) =>
    db.one<{ state: string; tries: number }>(sql`select state, retry_count as tries from jobs.job where id = ${id}`),
  );

test('a job of a module that is off waits, is not counted as tried, and runs when the module is on again', async () => {
  expect(await schedules()).toEqual(['air.count', 'news.sweep']);
  await turn(false);
  await delay(atOnce);
  expect(await schedules()).toEqual(['news.sweep']);
  await add('news.sweep');
  await vi.waitFor(() => expect(ran).toEqual(['news.sweep']), 5000);

  const id = await add('air.sweep');
  await add('news.sweep');
  await vi.waitFor(() => expect(ran).toEqual(['news.sweep', 'news.sweep']), 5000);
  // two looks of either process
  await delay(1200);
  expect(await stateOf(id)).toEqual({ state: 'created', tries: 0 });

  await turn(true);
  await vi.waitFor(async () => expect((await stateOf(id)).state).toBe('completed'), 5000);
  expect(ran).toEqual(['news.sweep', 'news.sweep', 'air.sweep']);
  await vi.waitFor(async () => expect(await schedules()).toEqual(['air.count', 'news.sweep']), 5000);
});

test('a schedule that is switched off rests, its job runs when it is added, and a process that starts keeps it so', async () => {
  const turnSchedule = (isOn: boolean) =>
    database.write(system, (db) =>
      turnSwitch(db, events, { pluginId: 'news.sweep', countyId: null, isOn }, systemClock.now()),
    );
  expect(await turnSchedule(false)).toEqual({ before: true, after: false });
  await vi.waitFor(async () => expect(await schedules()).toEqual(['air.count']), 5000);
  ran.length = 0;
  await add('news.sweep');
  await vi.waitFor(() => expect(ran).toEqual(['news.sweep']), 5000);
  const later = await startProcess();
  expect(await schedules()).toEqual(['air.count']);
  expect(later.declared().find(({ name }) => name === 'news.sweep')?.schedule).toBe('40 2 * * *');
  expect(await turnSchedule(true)).toEqual({ before: false, after: true });
  await vi.waitFor(async () => expect(await schedules()).toEqual(['air.count', 'news.sweep']), 5000);
});

test('a process that starts while a module is off leaves its jobs alone, and takes them up when it is on', async () => {
  await turn(false);
  await delay(atOnce);
  for (const end of ends.splice(0)) await end();
  ran.length = 0;
  jobs = await startProcess();
  expect(await schedules()).toEqual(['news.sweep']);
  const id = await add('air.sweep');
  await add('news.sweep');
  await vi.waitFor(() => expect(ran).toEqual(['news.sweep']), 5000);
  expect(await stateOf(id)).toEqual({ state: 'created', tries: 0 });
  await turn(true);
  await vi.waitFor(() => expect(ran).toEqual(['news.sweep', 'air.sweep']), 5000);
});
