import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSealKey } from 'edutech/core/common/api/session';
import { newsTypes } from 'edutech/plugins/news/api';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ mount: 'famous', web: true });
});
afterAll(() => app.close());

const get = (path: string, cookie = '') =>
  fetch(app.url + path, { redirect: 'manual', headers: { ...(cookie && { cookie }) } });

test('a sub-application that is served alone answers at its own addresses', async () => {
  expect((await get('/famous/home')).status).toBe(200);
  expect((await get('/famous/courses')).status).toBe(200);
});

test('pages and calls of every other area are not there, for nobody', async () => {
  const { cookie } = await signedIn(app, 'teacher');
  for (const path of ['/news_list', '/air/air_list', '/home/main', '/special/home']) {
    expect((await get(path)).status, path).toBe(404);
    expect((await get(path, `${cookie}; edutech_login=1`)).status, path).toBe(404);
  }
  expect((await visitorOf(app).call(newsTypes)).status).toBe(404);
});

test('what the platform itself needs goes on working: signing in, help, health', async () => {
  expect((await visitorOf(app).call(getSealKey)).status).toBe(200);
  expect((await get('/forgot-password')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

test('the portal’s addresses lead to the sub-application', async () => {
  for (const [path, to] of [
    ['/', '/famous'],
    ['/login?target=%2Ffamous%2Fcourses', '/famous?target=%2Ffamous%2Fcourses'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([302, to]);
  }
});

test('what is no sub-application refuses the start with one sentence', async () => {
  await expect(startApp({ mount: 'news', sameDatabaseAs: app })).rejects.toThrow(
    'EDUTECH_MOUNT names "news", which is no sub-application that runs here: choose',
  );
});
