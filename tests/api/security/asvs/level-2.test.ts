import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword, getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { Settings } from 'edutech/core/server/settings/settings';
import { demoPassword } from 'edutech/core/server/demo-password';
import { editProfile, ownProfile } from 'edutech/plugins/account/api';
import { endpointsOf } from '../../../contract/server/endpoints';
import { Browser, movableClock } from '../../../support/browser';
import { signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';

// Rows of ASVS 5.0 that no other test has: the list is README.md.

const clock = movableClock();
const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    web: true,
    replace: [
      [Clock, clock],
      [Stopwatch, clock],
    ],
  });
});
afterAll(() => app.close());

describe('a session', () => {
  const person = async () => {
    const browser = new Browser(app);
    expect((await browser.login('teacher', demoPassword)).status).toBe(200);
    return browser;
  };
  const status = async (browser: Browser) => (await browser.get(getUserInfo)).code;

  test('ends twelve hours after it began, however busy (7.3.2)', async () => {
    const browser = await person();
    for (let minutes = 0; minutes < 11 * 60; minutes += 20) {
      clock.move(20 * minute);
      expect(await status(browser), `after ${minutes} minutes`).toBe(200);
    }
    for (const minutes of [25, 25]) {
      clock.move(minutes * minute);
      expect(await status(browser)).toBe(200);
    }
    clock.move(15 * minute);
    expect(await status(browser)).toBe(464);
  });

  test('ends when nobody uses it for a while (7.3.1)', async () => {
    const browser = await person();
    clock.move(app.platform.container.get(Settings).idleMilliseconds + minute);
    expect(await status(browser)).toBe(464);
  });
});

test('a password is taken as it was typed: long, with blanks and in any script, and each sign counts (6.2.8, 6.2.9)', async () => {
  const long = `  长密码 — ${'x1 Y'.repeat(20)} конец 🙂 `;
  const student = new Browser(app);
  await student.login('student', demoPassword);
  expect((await student.post(changePassword, { oldPassword: demoPassword, newPassword: long })).status).toBe(200);
  const tries = [long.trim(), long.slice(0, 72), `${long}x`, long.toLowerCase()];
  for (const wrong of tries) expect((await new Browser(app).login('student', wrong)).status, wrong).not.toBe(200);
  expect((await new Browser(app).login('student', long)).status).toBe(200);
});

test('what a form does not have is not written, whatever comes along (15.3.3)', async () => {
  const teacher = await signedIn(app, 'teacher');
  const { version } = (await teacher.call(ownProfile)).envelope!.data as { version: number };
  const { personId } = app.world.people.teacher;
  const row = () =>
    app.platform.services.database.read(asSystem('a test looks'), (db) =>
      db.one(sql`select name, username, usercode, category, disabled_at from core.person where id = ${personId}`),
    );
  const before = await row();
  const more = { name: '别人', username: 'root', usercode: '1', category: 'superAdmin', roleType: 1, personId: 'x' };
  expect((await teacher.call(editProfile, { sex: 2, phone: '', version, ...more })).status).toBe(200);
  expect(await row()).toEqual(before);
});

test('nothing sensitive is asked for in an address (14.2.1)', () => {
  const sensitive = /password|secret|phone|mail$|idNumber|birth|proof/i;
  const asked = endpointsOf(app)
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .flatMap(({ name, endpoint }) =>
      Object.keys((endpoint.input as { properties?: object }).properties ?? {})
        .filter((field) => sensitive.test(field))
        .map((field) => `${name} ${field}`),
    );
  // what older clients send is sealed, and good for one call (tests/api/core/login.test.ts)
  expect(asked).toEqual(['core.legacyLogin password', 'core.legacyLogin proof']);
});

test('what lies beside the pages is not served: sources, settings, lists of folders, maps (13.4)', async () => {
  const paths = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/registry.json',
    '/build.mjs',
    '/data/deployment-key',
    '/dist/server/main.js',
    '/node_modules/react/package.json',
    '/assets',
    '/assets/',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/....//package.json',
    '/files/',
    '/development/server',
  ];
  for (const path of paths) {
    const answer = await fetch(app.url + path, { redirect: 'manual' });
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).not.toMatch(/"dependencies"|\[core\]|plugins":/);
  }
  const page = await (await fetch(app.url)).text();
  const [script] = /\/assets\/[\w-]+\.js/.exec(page)!;
  expect((await fetch(`${app.url}${script}.map`)).status).toBe(404);
  expect(await (await fetch(app.url + script)).text()).not.toContain('sourceMappingURL');
});

test('each test that the list names is there', () => {
  const root = new URL('../../../../', import.meta.url);
  const list = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const named = [...list.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name]) => name!);
  const isThere = (path: string) =>
    ['', '.ts', '.test.ts', '.spec.ts'].some((end) => existsSync(new URL(path + end, root)));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !isThere(name) && !isThere(`tests/api/${name}`))).toEqual([]);
});
