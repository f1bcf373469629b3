// Two teachers write one plan while its server is killed before, in and after its COMMITs: nothing that they wrote is lost.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { changePlan, type Changes, planChanges } from 'edutech/plugins/prepare/api';
import { contentOf, sectionText } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { PlanLine } from 'edutech/plugins/prepare/web/plan/together/plan-line';
import { freePort } from '../../bench/support/child';
import { type Caller, type Somebody, signedIn } from '../../support/people';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../few-areas';

const root = new URL('../../../', import.meta.url).pathname;
const preload = new URL('../teaching-loop/dies-at-commit.mjs', import.meta.url).pathname;
const areas = ['prepare'];
const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };
const planId = demoId('prepare.plan.equation-group');
const colleague = { personId: demoId('person/101/teacher/mathematics/2') };
const moments = ['before', 'during', 'after', 'any'] as const;
/** How long a server may take to come to a COMMIT, once it was told to die there. Milliseconds. */
const longestWait = 3000;

let app: TestApp;
let folder: string;
let server: ServerProcess;
let startServer: () => Promise<ServerProcess>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-plans-killed-'));
  app = await startApp({ on: areas });
  const cityFile = join(folder, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  const port = await freePort();
  const dist = process.env['EDUTECH_DIST'] ?? join(root, 'dist');
  startServer = () =>
    startServerProcess({
      dist,
      data: folder,
      database: app.database,
      port,
      preload,
      env: { EDUTECH_CONFIG: cityFile },
    });
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Calls the server that can be killed, as a page does. */
async function asked(caller: Caller, endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<Changes> {
  const isRead = endpoint.method === 'GET';
  const query = isRead
    ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
    : '';
  const response = await fetch(`${server.url}${addressOf(endpoint.root, endpoint.path)}${query}`, {
    method: endpoint.method,
    headers: {
      cookie: caller.cookie,
      token: caller.token,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    ...(!isRead && { body: JSON.stringify({ ...input, token: caller.token }) }),
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { data: Changes }).data;
}

/** A page of somebody: the line that browsers have, over a network that breaks with the server. */
async function openPage(who: Somebody) {
  const caller = await signedIn(app, who);
  let kept: string | null = null;
  const line = new PlanLine({
    send: (change, after) => asked(caller, changePlan, { planId, after, change }),
    fetch: (after) => asked(caller, planChanges, { planId, after }),
    keep: (change) => {
      kept = change;
    },
    kept: () => kept,
    now: () => Date.now(),
    later: (work, milliseconds) => void setTimeout(work, Math.min(milliseconds, 100)),
  });
  await line.open();
  return line;
}

/** Writes words at the end of a section, one after the other, until it is over. */
async function writeWords(line: PlanLine, name: string, isOver: () => boolean): Promise<string[]> {
  const words: string[] = [];
  for (let at = 1; !isOver(); at += 1) {
    const word = `${name}${at}。`;
    words.push(word);
    const text = sectionText(line.doc, 'reflection');
    text.insert(text.length, word);
    await delay(15);
  }
  return words;
}

async function killServer(moment: (typeof moments)[number]): Promise<void> {
  const gone = once(server.process, 'exit');
  if (moment !== 'any') {
    server.process.send(moment);
    await Promise.race([gone, delay(longestWait)]);
  }
  if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill('SIGKILL');
  await gone;
  server = await startServer();
}

test('two teachers write one plan at once while its server is killed, and every word is there once', async () => {
  const [mine, theirs] = [await openPage('teacher'), await openPage(colleague)];
  let isOver = false;
  const writing = [writeWords(mine, '甲', () => isOver), writeWords(theirs, '乙', () => isOver)];
  for (const moment of moments) await killServer(moment);
  isOver = true;
  const words = (await Promise.all(writing)).flat();
  for (const line of [mine, theirs])
    await expect.poll(() => line.flush(), { timeout: 30_000, interval: 50 }).toBe(true);
  for (const line of [mine, theirs]) await line.catchUp();
  const stored = (await openPage('teacher')).doc;
  const text = contentOf(stored).sections.reflection;
  expect(words.length).toBeGreaterThan(50);
  for (const word of words) expect(text.split(word), word).toHaveLength(2);
  expect(text).toHaveLength(words.join('').length);
  expect(contentOf(mine.doc)).toEqual(contentOf(stored));
  expect(contentOf(theirs.doc)).toEqual(contentOf(stored));
}, 180_000);
