import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginResultItem } from 'edutech/core/common/api/session';
import { demoPassword } from 'edutech/core/server/demo-password';
import type { Expected } from '../support/browser';
import { contractOf } from '../../host/build/commands/testing/of-plugin.mjs';
import { type ServerProcess, startServerProcess } from '../support/servers/server-process';
import { copyOfTemplate, dropDatabase, type TestDatabase } from '../support/servers/test-database';

const root = new URL('../../', import.meta.url).pathname;
/** Node finds packages from where a bundle lies, so what is built lies below the repository's. */
const cache = join(root, 'node_modules/.cache/edutech', `third-party-${process.pid}`);
const dist = join(cache, 'dist');
const environment = { EDUTECH_DIST: dist, EDUTECH_GENERATED: join(cache, 'generated') };

let elsewhere: string;
let registry: string;
let database: TestDatabase;
let server: ServerProcess;
let suite: ReturnType<typeof run>;

/** Those of our own in which it can be seen; what the others are to each other, the repository's own registry shows. */
const beside = ['portal', 'home'];

/** The plugin lies outside of the repository; one line of a registry there is all that mounts it. */
beforeAll(async () => {
  elsewhere = await realpath(await mkdtemp(join(tmpdir(), 'edutech-third-party-')));
  await cp(join(root, 'tests/contract/fixtures/checkmate'), join(elsewhere, 'checkmate'), { recursive: true });
  registry = join(elsewhere, 'registry.json');
  const plugins = [...beside.map((id) => ({ id })), { id: 'checkmate', from: './checkmate' }];
  await writeFile(registry, JSON.stringify({ plugins }));
  await mkdir(cache, { recursive: true });
  const built = await run(['build.mjs', 'build', '--registry', registry]);
  expect(built.code, built.output).toBe(0);
  // goes on beside the tests of the server, which mostly wait
  suite = passTheContract();
  database = await copyOfTemplate('nothing at all', async () => undefined);
  server = await startServerProcess({ dist, database, data: join(elsewhere, 'data') });
}, 180_000);
afterAll(async () => {
  await server?.stop();
  if (database) await dropDatabase(database);
  for (const folder of [elsewhere, cache]) await rm(folder, { recursive: true, force: true });
});

/** Runs a program of the repository with the build of this test. */
async function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  await once(child, 'exit');
  return { code: child.exitCode, output };
}

const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

async function signIn(username: string) {
  const response = await fetch(`${server.url}/gw/auth/efficiencyLogin`, {
    method: 'POST',
    headers: ours,
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { data } = (await response.json()) as { data: LoginResultItem };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { token, acl } = data.userEntity;
  return { cookie, token, acl, modules: data.module };
}

async function call(path: string, who?: { cookie: string; token: string }, body?: Record<string, unknown>) {
  const { cookie = '', token = '' } = who ?? {};
  const response = await fetch(`${server.url}/gw/office${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...ours, cookie, ...(token && !body && { token }) },
    body: body && JSON.stringify({ ...body, token }),
  });
  return { status: response.status, data: ((await response.json()) as { data: Expected }).data };
}

test('its public page is drawn on the server, with its texts, rows and style sheet', async () => {
  for (const [language, title] of [
    ['zh-CN', '国际象棋开局'],
    ['en', 'Chess openings'],
  ] as const) {
    const page = await fetch(`${server.url}/checkmate`, { headers: { 'accept-language': language } });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(title);
    expect(html).toContain('西西里防御');
    const sheet = /\/assets\/[^"]*checkmate[^"]*\.css/.exec(html)?.[0];
    expect((await fetch(server.url + sheet)).status).toBe(200);
  }
});

test('its page for teachers holds nothing for visitors, and has a place in navigation', async () => {
  const asVisitor = await (await fetch(`${server.url}/checkmate/games`)).text();
  expect(asVisitor).not.toContain('e4 e5 Nf3');
  const [teacher, student] = [await signIn('teacher'), await signIn('student')];
  expect(teacher.modules).toContain('checkmate');
  expect(teacher.acl).toHaveProperty('checkmate_club', ['record']);
  expect(student.acl).not.toHaveProperty('checkmate_club');
});

test('its endpoints answer, and its permission codes decide', async () => {
  expect((await call('/checkmate/openings')).data).toHaveLength(3);
  expect((await call('/checkmate/games')).status).toBe(401);
  const [teacher, student] = [await signIn('teacher'), await signIn('student')];
  expect((await call('/checkmate/games', student)).status).toBe(403);
  const recorded = await call('/checkmate/games/record', teacher, { moves: '1. f3 e5 2. g4 Qh4#' });
  expect(recorded.status).toBe(200);
  const games = (await call('/checkmate/games', teacher)).data;
  expect(games[0]).toMatchObject({ id: recorded.data.id, moves: 'f3 e5 g4 Qh4#', isOwn: true });
  expect(games).toHaveLength(3);
});

test('its errors speak both languages', async () => {
  const teacher = await signIn('teacher');
  const refused = await call('/checkmate/games/record?lang=EN', teacher, { moves: 'pawn to e4' });
  expect(refused).toMatchObject({ status: 422, data: { key: 'checkmate.error.moves', params: { mostMoves: 300 } } });
});

/** The contract suite on this registry, in a process of its own. */
function passTheContract() {
  const { suites, titles } = contractOf('checkmate');
  // drawn by the browser elsewhere
  const drawn = suites.filter((suite) => !suite.endsWith('pages/'));
  return run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', '-t', titles, ...drawn]);
}

test('it passes the contract suite like our own', async () => {
  const { code, output } = await suite;
  expect(code, output.slice(-4000)).toBe(0);
  expect(output).toMatch(/permission matrix: \d+ endpoints/);
  expect(output).toContain('checkmate.listOpenings: openings are common knowledge');
}, 180_000);

test('nothing of the repository had to know of it', async () => {
  const knowing: string[] = [];
  for (const folder of ['core', 'host', 'plugins']) {
    for (const file of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !/\.(tsx?|mjs|json|css|sql)$/.test(file.name)) continue;
      const path = join(file.parentPath, file.name);
      if (/checkmate_club|third-party-/.test(await readFile(path, 'utf8').catch(() => ''))) knowing.push(path);
    }
  }
  expect(knowing).toEqual([]);
  expect(await readFile(join(root, 'registry.json'), 'utf8')).not.toContain('checkmate');
});

test('it stops cleanly', async () => {
  expect(await server.stop()).toBe(0);
});

test('its demo city is never opened to others', async () => {
  const folder = join(root, 'tests/support/tls');
  const city = join(elsewhere, 'city.json');
  const settings = { tlsCertificate: join(folder, 'certificate.pem'), tlsKey: join(folder, 'key.pem') };
  await writeFile(city, JSON.stringify({ settings }));
  const start = (env: Record<string, string>) =>
    startServerProcess({ dist, database, data: join(elsewhere, 'data'), env });
  await expect(start({ EDUTECH_CONFIG: city })).rejects.toThrow(/demo, .* the setting tlsCertificate opens/);
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/demo, .* HOST=0\.0\.0\.0 opens/);
});
