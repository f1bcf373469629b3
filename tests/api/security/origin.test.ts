import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { demoPassword } from 'edutech/core/server/demo-password';
import { endpointsOf, holdersOf, ownInput, whoMay } from '../../contract/server/endpoints';
import { Browser } from '../../support/browser';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ city: { settings: { requestsPerMinute: 100_000 } } });
});
afterAll(() => app.close());

type Headers = Readonly<Record<string, string>>;

/** A call with everything that its caller knows, and headers as another place would make a browser send them. */
async function call(caller: Caller, endpoint: Endpoint, input: Readonly<Record<string, unknown>>, headers: Headers) {
  const { path, rest } = fillPath(endpoint.path, input);
  const url = addressOf(endpoint.root, path);
  const { cookie, token } = caller;
  const response = await app.platform.app.inject(
    endpoint.method === 'GET'
      ? { method: 'GET', url, query: rest as Record<string, string>, headers: { cookie, token, ...headers } }
      : { method: 'POST', url, payload: { ...rest, token }, headers: { cookie, ...headers } },
  );
  const { data } = response.body.startsWith('{') ? response.json() : { data: null };
  return { status: response.statusCode, key: data?.key, headers: response.headers };
}

const foreign: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: 'http://localhost.elsewhere.example' },
  { origin: 'https://localhost:80' },
  // a browser that says nothing, with our cookie
  {},
];

describe('what changes something', () => {
  test('is refused from every other place, at every endpoint, whatever the caller knows', async () => {
    const holders = await holdersOf(app);
    const writes = endpointsOf(app).filter(({ endpoint }) => endpoint.kind !== 'read');
    const wrong: string[] = [];
    for (const one of writes) {
      const person = whoMay(one, holders);
      const caller = await signedIn(app, person === 'visitor' ? 'teacher' : person);
      for (const headers of foreign) {
        const { status, key } = await call(caller, one.endpoint, ownInput(one), headers);
        if (status !== 403 || key !== 'core.error.foreignOrigin')
          wrong.push(`${one.name} ${JSON.stringify(headers)}: ${status} ${key}`);
      }
    }
    expect(writes.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test('is never a GET, but for the calls that the specification has so', () => {
    const gets = endpointsOf(app).filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.kind !== 'read');
    expect(gets.filter(({ endpoint }) => !endpoint.legacyWrite)).toEqual([]);
    expect(gets.map(({ name }) => name)).toContain('core.legacyLogin');
  });

  test('is refused as prefetch, prerender, navigation, picture, frame and HEAD where it is a GET all the same', async () => {
    const teacher = await signedIn(app, 'teacher');
    const ours = { 'sec-fetch-site': 'same-origin' };
    const unwanted: readonly Headers[] = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { purpose: 'preview' },
      { 'x-moz': 'prefetch' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'script' },
    ];
    for (const one of endpointsOf(app).filter(({ endpoint }) => endpoint.legacyWrite)) {
      for (const headers of unwanted) {
        const { status } = await call(teacher, one.endpoint, ownInput(one), { ...ours, ...headers });
        expect(status, `${one.name} ${JSON.stringify(headers)}`).toBe(403);
      }
      const url = addressOf(one.endpoint.root, one.endpoint.path);
      const head = await app.platform.app.inject({ method: 'HEAD', url, headers: { cookie: teacher.cookie, ...ours } });
      expect(head.statusCode).toBe(404);
    }
  });
});

describe('what another site may read', () => {
  test('is nothing: no answer allows it, and no preflight is answered', async () => {
    const teacher = await signedIn(app, 'teacher');
    for (const one of endpointsOf(app)) {
      const url = addressOf(one.endpoint.root, one.endpoint.path);
      const origin = 'https://elsewhere.example';
      const asked = { origin, 'access-control-request-method': one.endpoint.method };
      for (const { headers } of [
        await app.platform.app.inject({ method: 'OPTIONS', url, headers: asked }),
        await call(teacher, one.endpoint, ownInput(one), { origin }),
      ]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    }
  });

  test('a visitor without a browser may still ask: there is nothing to abuse', async () => {
    const { status } = await call(visitorOf(app), api.login, { username: 'teacher', password: demoPassword }, {});
    expect(status).toBe(200);
  });
});

describe('the id of a session', () => {
  const sid = (browser: Browser) => browser.cookies.get('sid');

  test('is never one that somebody brought along', async () => {
    const browser = new Browser(app);
    const planted = 'A'.repeat(43);
    browser.cookies.set('sid', planted);
    expect((await browser.login('teacher', demoPassword)).status).toBe(200);
    expect(sid(browser)).not.toBe(planted);
  });

  test('is not that of the session which was planted in the browser, and that one is over', async () => {
    const attacker = new Browser(app);
    await attacker.login('student', demoPassword);
    const victim = Object.assign(new Browser(app), { cookies: new Map(attacker.cookies) });
    expect((await victim.login('teacher', demoPassword)).status).toBe(200);
    expect(sid(victim)).not.toBe(sid(attacker));
    expect((await attacker.get(api.getUserInfo)).code).toBe(464);
    expect((await victim.get(api.getUserInfo)).data.username).toBe('teacher');
  });

  test('is another after each change of privilege, and the former opens nothing', async () => {
    const browser = new Browser(app);
    await browser.login('mustchange', demoPassword);
    const former = [browser.copy()];
    const { aclRole } = (await browser.get(api.getUserInfo)).data;
    expect((await browser.post(api.switchRole, { roleId: aclRole[0].roleId })).status).toBe(200);
    former.push(browser.copy());
    const input = { oldPassword: demoPassword, newPassword: 'Winter-pine-6' };
    expect((await browser.post(api.changePassword, input)).status).toBe(200);
    expect(new Set([...former, browser].map(sid)).size).toBe(3);
    for (const each of former) expect((await each.get(api.getUserInfo)).code).toBe(464);
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
  });

  test('has 256 random bits', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await signedIn(app, 'teacher')).cookie.split('=')[1]!),
    );
    expect(ids.every((id) => Buffer.from(id, 'base64url').length === 32)).toBe(true);
    expect(new Set(ids).size).toBe(20);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(20);
  });
});
