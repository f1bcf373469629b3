import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDefaultTerm } from 'edutech/core/common/api/organisation';
import { createHandOverTicket, getSealKey, getUserInfo } from 'edutech/core/common/api/session';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Browser, stoppedClock } from '../../support/browser';
import type { Replacement } from '../../../host/server/compose';
import { startApp, type TestApp } from '../../support/servers/start-app';

const perMinute = 30;
const clock = stoppedClock();
const replace: Replacement[] = [
  [Clock, clock],
  [Stopwatch, clock],
];
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ replace, city: { settings: { requestsPerMinute: perMinute } } });
});
afterAll(() => app.close());

const signedIn = async (username: string, address: string) => {
  const browser = new Browser(app, address);
  expect((await browser.login(username, demoPassword)).status).toBe(200);
  return browser;
};

test('who floods is told how many seconds to wait, and may go on after them', async () => {
  const visitor = new Browser(app, '127.4.0.1');
  for (let count = 0; count < perMinute; count++) expect((await visitor.get(getSealKey)).status).toBe(200);
  const refused = await visitor.get(getSealKey);
  expect(refused).toMatchObject({ status: 429, code: 429, key: 'core.error.tooMany' });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(refused.data.params).toEqual({ seconds });
  clock.move(seconds * 1000);
  expect((await visitor.get(getSealKey)).status).toBe(200);
  expect((await visitor.get(getSealKey)).status).toBe(429);
});

test('a flood of one address or person is nobody else’s', async () => {
  const flood = new Browser(app, '127.4.0.2');
  for (let count = 0; count <= perMinute; count++) await flood.get(getSealKey);
  expect((await flood.get(getSealKey)).status).toBe(429);
  expect((await new Browser(app, '127.4.0.3').get(getSealKey)).status).toBe(200);
  // a school is one address: who is signed in is counted by himself
  const teacher = await signedIn('teacher', '127.4.0.9');
  for (let count = 0; count <= perMinute; count++) await teacher.get(getUserInfo);
  expect((await teacher.get(getUserInfo)).status).toBe(429);
  const student = await signedIn('student', '127.4.0.9');
  expect((await student.get(getUserInfo)).status).toBe(200);
});

test('two sessions of one person share what the person may', async () => {
  clock.move(60_000);
  const [here, there] = [await signedIn('principal', '127.4.1.1'), await signedIn('principal', '127.4.1.2')];
  for (let count = 0; count < perMinute / 2; count++) {
    expect((await here.get(getUserInfo)).status).toBe(200);
    expect((await there.get(getUserInfo)).status).toBe(200);
  }
  expect((await here.get(getUserInfo)).status).toBe(429);
  expect((await there.get(getUserInfo)).status).toBe(429);
});

test('an endpoint that may be called more rarely says so by itself', async () => {
  const generous = await startApp({ city: { settings: { requestsPerMinute: 10_000 } }, replace });
  const browser = new Browser(generous, '127.4.2.1');
  await browser.login('teacher', demoPassword);
  const limit = createHandOverTicket.perMinute!;
  for (let count = 0; count < limit; count++)
    expect((await browser.post(createHandOverTicket, { purpose: 'window' })).status).toBe(200);
  const refused = await browser.post(createHandOverTicket, { purpose: 'window' });
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await browser.get(getDefaultTerm)).status).toBe(200);
  await generous.close();
});

describe('an address that somebody claims', () => {
  const ask = (at: TestApp, headers: Record<string, string>) =>
    new Browser(at, '127.4.3.1').send('GET', '/gw/auth/api/session/seal-key', {}, headers);
  const flood = async (at: TestApp, headersOf: (count: number) => Record<string, string>) => {
    let last = 0;
    for (let count = 0; count <= perMinute; count++) last = (await ask(at, headersOf(count))).status;
    return last;
  };

  test('changes nothing without a proxy', async () => {
    expect(await flood(app, (count) => ({ 'x-forwarded-for': `10.5.0.${count}` }))).toBe(429);
  });

  test('counts behind one proxy as the proxy saw it, whatever the caller wrote before it', async () => {
    const settings = { requestsPerMinute: perMinute, trustProxy: true };
    const proxied = await startApp({ city: { settings }, sameDatabaseAs: app, replace });
    expect(await flood(proxied, (count) => ({ 'x-forwarded-for': `10.6.0.${count}, 10.7.0.1` }))).toBe(429);
    expect(await flood(proxied, (count) => ({ 'x-forwarded-for': `10.7.0.1, 10.6.0.${count}` }))).toBe(200);
    await proxied.close();
  });

  test('is all of a subscriber’s network', async () => {
    const statuses = [];
    for (let count = 0; count <= perMinute; count++)
      statuses.push((await new Browser(app, `2001:db8::${count.toString(16)}`).get(getSealKey)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
