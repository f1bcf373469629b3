// `npm start` with two workers on one port (host/build/serve/workers.mjs), over a database that a server of the test fills.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { inRoot } from '../../../host/build/paths.mjs';
import { answering, freePort } from '../../bench/support/child';
import { type LiveTab, openTabAt } from '../../support/live-tab';
import { eventually } from '../../support/running/eventually';
import { shareKey } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../under-fire/few-areas';
import { Traffic } from '../rolling/traffic';
import { type Lesson, prepareLesson } from '../teaching-loop/lesson';
import { childrenOf } from './started-platform';

const areas = ['work'];
const city = {
  ...cityWithOnly(...areas),
  settings: { workers: 2, drainSeconds: 1, requestsPerMinute: 10_000_000, accessLog: false },
};
let folder: string;
let app: TestApp;
let lesson: Lesson;
let command: ChildProcess;
let output = '';
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-workers-'));
  app = await startApp({ on: areas, city });
  lesson = await prepareLesson(app, { students: 4, teachers: 2 });
  const cityFile = join(folder, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  await shareKey(folder);
  port = await freePort();
  command = spawn(process.execPath, [inRoot('build.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: app.database.ownerUrl,
      DATABASE_APP_URL: app.database.appUrl,
      EDUTECH_DATA: folder,
      EDUTECH_CONFIG: cityFile,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
  for (const stream of [command.stdout, command.stderr]) stream?.on('data', (text) => (output += String(text)));
  await answering(`http://127.0.0.1:${port}/readyz`, command).catch((error: unknown) => {
    throw new Error(output, { cause: error });
  });
  await bothRun();
}, 300_000);

afterAll(async () => {
  if (command.exitCode === null) {
    command.kill('SIGINT');
    await once(command, 'exit');
  }
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** A figure of each worker, by a connection of its own. */
async function figures(name: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } });
  const samples = (await response.text()).matchAll(new RegExp(`^${name}{worker="(\\d)"} (\\S+)$`, 'gm'));
  return new Map([...samples].map(([, worker, value]) => [worker!, Number(value)]));
}

/** A start takes a while on a busy machine. */
const slowly = { timeout: 240_000, interval: 50 };

const bothRun = () =>
  vi.waitFor(async () => expect([...(await figures('live_sockets')).keys()]).toEqual(['1', '2']), slowly);

const workers = () => childrenOf(command.pid!);

/** Tabs of two teachers in one room, at different workers. */
async function tabsApart(topic: string): Promise<readonly LiveTab[]> {
  const tabs: LiveTab[] = [];
  while ([...(await figures('live_sockets')).values()].some((count) => count === 0)) {
    expect(tabs.length).toBeLessThan(10);
    // connections go to the workers in turn
    for (const { caller } of lesson.teachers) tabs.push(await openTabAt(`127.0.0.1:${port}`, caller, topic));
  }
  return tabs;
}

test('people of one room hear each other at whichever worker they are', async () => {
  const assignments = await app.platform.services.database.read(asSystem('test'), (db) =>
    db.all(sql<{ id: Id }>`select a.id from work.assignment a join work.attempt t on t.assignment_id = a.id
      where t.id = ${lesson.students[0]!.attemptId}`),
  );
  const tabs = await tabsApart(`work.monitor:${assignments[0]!.id}`);
  for (const tab of tabs) await eventually(() => expect(tab.heard.map(({ type }) => type)).toContain('subscribed'));
  const traffic = new Traffic(port, lesson);
  const asking = traffic.begin();
  for (const tab of tabs) await eventually(() => expect(tab.messages().length).toBeGreaterThan(0));
  traffic.end();
  await asking;
  expect(traffic.failures).toEqual([]);
  for (const tab of tabs) tab.close();
});

test('a worker that is killed comes back alone, while the other serves', async () => {
  const [one, other] = workers();
  // it is given a connection that it does not take
  process.kill(other!, 'SIGSTOP');
  const given = [1, 2, 3, 4].map(() => fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }));
  await Promise.any(given);
  process.kill(other!, 'SIGKILL');
  await Promise.allSettled(given);
  await eventually(() => expect(output).toMatch(/^The server \(worker [12]\) ended by itself \(SIGKILL\)/m));
  while (workers().length < 2) expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(workers()).toContain(one);
  await bothRun();
});

test('both are replaced one after the other, and no request fails', async () => {
  const before = workers();
  const traffic = new Traffic(port, lesson);
  const asking = traffic.begin();
  command.kill('SIGUSR2');
  await vi.waitFor(() => {
    expect(workers()).toHaveLength(2);
    expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
  }, slowly);
  traffic.end();
  await asking;
  expect(traffic.sent).toBeGreaterThan(100);
  expect(traffic.failures).toEqual([]);
  await bothRun();
}, 300_000);
