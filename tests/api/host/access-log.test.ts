import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { eventually } from '../../support/running/eventually';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startApp({ on: [] });
  address = await app.platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The access log's lines about a path. */
const linesOf = (of: TestApp, path: string) =>
  of.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['message'] === 'request' && line['path'] === path);

test('a request of somebody signed in leaves one line: who, what, how long, how much', async () => {
  const teacher = await signedIn(app, 'teacher');
  const path = '/gw/auth/api/session/state';
  const answer = await fetch(`${address}${path}?lang=en`, {
    headers: { cookie: teacher.cookie, token: teacher.token, 'sec-fetch-site': 'same-origin' },
  });
  const body = await answer.text();
  await eventually(() => expect(linesOf(app, path)).toHaveLength(1));
  const [line] = linesOf(app, path);
  expect(line).toEqual({
    requestId: answer.headers.get('x-request-id'),
    method: 'GET',
    path,
    status: answer.status,
    ms: expect.any(Number),
    personId: app.world.people.teacher.personId,
    bytes: expect.any(Number),
    time: expect.any(String),
    level: 'info',
    message: 'request',
  });
  expect(line!['bytes']).toBeGreaterThan(Math.min(body.length, 200));
});

test('nothing that came with a request stands in its line', async () => {
  const secrets = ['ticket-7Zq', 'password-7Zq', 'cookie-7Zq', 'header-7Zq'];
  const [ticket, password, cookie, token] = secrets;
  await fetch(`${address}/gw/auth/efficiencyLogin?token=${ticket}`, {
    method: 'POST',
    body: JSON.stringify({ username: 'nobody', password }),
    headers: { 'content-type': 'application/json', cookie: `sid=${cookie}`, token: String(token) },
  });
  await eventually(() => expect(linesOf(app, '/gw/auth/efficiencyLogin')).toHaveLength(1));
  expect(linesOf(app, '/gw/auth/efficiencyLogin')[0]).toMatchObject({ method: 'POST', personId: null });
  const all = app.log.join('');
  for (const secret of secrets) expect(all).not.toContain(secret);
});

test('a city that wants no access log gets none', async () => {
  const quiet = await startApp({ on: [], sameDatabaseAs: app, city: { settings: { accessLog: false } } });
  await quiet.platform.app.inject('/healthz');
  await (await signedIn(quiet, 'teacher')).call(api.getLoginState);
  expect(quiet.log.filter((line) => line.includes('"message":"request"'))).toEqual([]);
  await quiet.close();
});
