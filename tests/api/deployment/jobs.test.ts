import Type from 'typebox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { cancelJob, jobsNow, listJobs, retryJob, stopJob, turnSchedule } from 'edutech/plugins/deployment/api';
import { selectOptionalOpenJob } from 'edutech/plugins/deployment/server/jobs/watch.queries';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { Clock } from 'edutech/core/server/clock';
import { Events } from 'edutech/core/server/events/events';
import { Logger } from 'edutech/core/server/logger';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { backedUp } from './backup-support';

let app: TestApp;
let operator: Caller;
let jobs: PgBossJobs;
let failing = true;
let runs = 0;
beforeAll(async () => {
  app = await startApp({ plugins: backedUp });
  operator = await signedIn(app, 'superadmin');
  const { container, services } = app.platform;
  jobs = new PgBossJobs({
    url: app.database.appUrl,
    database: services.database,
    events: container.get(Events),
    clock: container.get(Clock),
    logger: container.get(Logger),
    pollSeconds: 1,
  });
  const payload = Type.Object({});
  await jobs.start(
    [
      {
        name: 'test.fails',
        payload,
        tries: 1,
        run: async () => {
          runs += 1;
          if (failing) throw new Error('the disk is full\n  at somewhere');
        },
      },
      { name: 'test.later', payload, run: async () => undefined },
    ],
    { works: true },
  );
});
afterAll(async () => {
  await jobs.drain(100);
  await app.close();
});

const list = async (input: Record<string, unknown> = {}) =>
  (await operator.call(listJobs, { q: 'test.', page: 1, pageLine: 15, ...input })).envelope!.data as OutputOf<
    typeof listJobs
  >;
const add = (name: string, after?: Date) =>
  app.platform.services.database.write(asSystem('a test adds a job'), (db: Db) =>
    jobs.add(db, name, {}, after ? { after } : {}),
  );

test('a failed job says why, and can be tried again', async () => {
  const id = await add('test.fails');
  await vi.waitFor(async () => expect((await list({ state: 'failed' })).items[0]?.id).toBe(id), { timeout: 15_000 });
  const { items, counts } = await list({ state: 'failed' });
  expect(items[0]).toMatchObject({ name: 'test.fails', failure: 'the disk is full', reason: 'disk', mostTries: 1 });
  // of a test nobody has words: its name is no sentence
  expect(items[0]!.title).toBe('平台已不认得的任务');
  expect(counts.failed).toBe(1);
  expect((await operator.call(retryJob, { jobId: id })).status).toBe(200);
  await vi.waitFor(async () => expect((await list({ state: 'failed' })).items[0]?.id).toBe(id), { timeout: 15_000 });
  expect(runs, 'it was tried once more, not twice').toBe(2);
  failing = false;
  expect((await operator.call(retryJob, { jobId: id })).status).toBe(200);
  await vi.waitFor(async () => expect((await list({ state: 'done' })).items[0]?.id).toBe(id), { timeout: 15_000 });
  expect((await operator.call(retryJob, { jobId: id })).status).toBe(404);
});

test('what was given up comes first in words, and what returns by the clock says when', async () => {
  const now = async (input = {}) => (await operator.call(jobsNow, input)).envelope!.data as OutputOf<typeof jobsNow>;
  failing = true;
  const id = await add('test.fails');
  await vi.waitFor(async () => expect((await now()).failed[0]?.id).toBe(id), { timeout: 15_000 });
  const { scheduled, counts } = await now();
  expect(counts.failed).toBeGreaterThan(0);
  const backup = scheduled.find(({ name }) => name === 'core.backup')!;
  expect(backup).toMatchObject({ title: '备份全部数据', last: null });
  expect(new Date(backup.next!).getTime()).toBeGreaterThan(Date.now());
  expect((await now({ lang: 'en' })).scheduled.find(({ name }) => name === 'core.backup')!.title).toBe(
    'Back up all data',
  );
  failing = false;
});

test('a job that waits for its next try counts as open, one of a later hour does not', async () => {
  const id = await add('test.later', new Date(Date.now() + 900_000));
  const open = () =>
    app.platform.services.database.write(asSystem('a test looks'), (db) => selectOptionalOpenJob(db, 'test.later'));
  const run = (statement: Query) =>
    app.platform.services.database.write(asSystem('a test arranges its case'), (db) => db.run(statement));
  expect(await open()).toBeUndefined();
  await run(sql`update jobs.job set state = 'retry' where id = ${id}`);
  expect(await open()).toEqual({ id });
  await run(sql`delete from jobs.job where id = ${id}`);
});

test('a waiting job is taken out of the queue, once', async () => {
  const id = await add('test.later', new Date(Date.now() + 3_600_000));
  expect((await list({ state: 'waiting' })).items[0]).toMatchObject({ id, name: 'test.later' });
  expect((await operator.call(cancelJob, { jobId: id })).status).toBe(200);
  expect((await operator.call(cancelJob, { jobId: id })).status).toBe(404);
  expect((await list({ state: 'cancelled' })).items[0]?.id).toBe(id);
});

test('a schedule is switched off and on with a record, and one that does not exist is refused', async () => {
  const now = async () => (await operator.call(jobsNow, {})).envelope!.data as OutputOf<typeof jobsNow>;
  const backup = async () => (await now()).scheduled.find(({ name }) => name === 'core.backup')!;
  const turn = (job: string, on: boolean) => operator.call(turnSchedule, { job, on });
  expect((await turn('core.none', false)).status).toBe(404);
  // work that does not return by itself has no schedule
  expect((await turn('deployment.verifyAudit', false)).status).toBe(404);
  expect((await turn('core.backup', false)).status).toBe(200);
  expect(await backup()).toMatchObject({ isOn: false, next: null, cron: expect.any(String) });
  expect((await turn('core.backup', true)).status).toBe(200);
  expect(await backup()).toMatchObject({ isOn: true });
  const records = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all(
      sql<{ act: string; facts: object }>`
        select act, facts from core.audit_record where act like 'deployment.schedule%' order by created_at, id`,
    ),
  );
  expect(records).toEqual([
    { act: 'deployment.scheduleOff', facts: { job: 'core.backup', before: true, after: false } },
    { act: 'deployment.scheduleOn', facts: { job: 'core.backup', before: false, after: true } },
  ]);
});

test('a run says whether it can be stopped; one that cannot is refused, and what does not run is not found', async () => {
  const database = app.platform.services.database;
  const run = async (name: string) => {
    const id = newId(Date.now());
    await database.write(asSystem('a test lets a job run'), (db) =>
      db.run(sql`
        insert into jobs.job (id, name, state, policy, started_on)
        values (${id}, ${name}, 'active', 'short', now())`),
    );
    return id;
  };
  const [endless, stoppable] = [await run('core.takeUpload'), await run('deployment.exportAudit')];
  const { running } = (await operator.call(jobsNow, {})).envelope!.data as OutputOf<typeof jobsNow>;
  const said = new Map(running.map(({ id, canStop }) => [id, canStop]));
  expect([said.get(endless), said.get(stoppable)]).toEqual([false, true]);
  const stop = async (jobId: string) => {
    const { status, envelope } = await operator.call(stopJob, { jobId });
    return { status, key: (envelope?.data as { key?: string } | null)?.key };
  };
  expect(await stop(endless)).toEqual({ status: 409, key: 'deployment.error.neverStops' });
  expect((await stop(stoppable)).status).toBe(200);
  expect((await stop(newId(Date.now()))).status).toBe(404);
  await database.write(asSystem('a test ends its jobs'), (db) =>
    db.run(sql`delete from jobs.job where id in (${endless}, ${stoppable})`),
  );
});

test('both acts leave a record, and the list is paged and searched', async () => {
  const acts = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all(
      sql<{
        act: string;
      }>`select act from core.audit_record where object_kind = 'job' and act like '%Job' and act <> 'deployment.stopJob' order by created_at`,
    ),
  );
  expect(acts.map(({ act }) => act)).toEqual(['deployment.retryJob', 'deployment.retryJob', 'deployment.cancelJob']);
  expect((await list({ pageLine: 1 })).items).toHaveLength(1);
  expect((await list({ q: 'test.lat%' })).items).toEqual([]);
});
