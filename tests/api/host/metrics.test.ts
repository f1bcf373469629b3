import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const metricsToken = 'm'.repeat(32);
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: [], city: { settings: { metricsToken } } });
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.platform.app.inject({ url: '/metrics', headers, remoteAddress });

test('a monitor learns how often endpoints were called, how long they took and how they answered', async () => {
  const teacher = await signedIn(app, 'teacher');
  await teacher.call(getUserInfo);
  await visitorOf(app).call(getUserInfo);
  await app.platform.app.inject('/gw/nowhere/at-all');
  const response = await read();
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const labels = (status: number) =>
    `{method="GET",route="/gw/auth/api/user/efficiency-select-one",status="${status}"}`;
  expect(response.body).toContain(`http_request_seconds_count${labels(200)} 1`);
  expect(response.body).toContain(`http_request_seconds_count${labels(401)} 1`);
  expect(response.body).toContain('http_request_seconds_count{method="GET",route="none",status="404"} 1');
  expect(response.body).not.toContain('at-all');
});

test('it learns what waits, and how the process is', async () => {
  const { body } = await read();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  expect(value('live_sockets')).toBe(0);
  expect(value('outbox_waiting')).toBeLessThan(100);
  expect(value('audit_unsealed_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('database_connections_open')).toBeGreaterThan(0);
  expect(value('database_connections_idle')).toBeLessThanOrEqual(value('database_connections_open'));
  expect(value('database_waiting')).toBe(0);
  expect(value('database_statements')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(value('event_loop_delay_seconds')).toBeGreaterThanOrEqual(0);
});

test('every line is in the form that Prometheus reads', async () => {
  const { body } = await read();
  const sample = /^[a-z][a-z0-9_]*(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+$/;
  const wrong = body
    .trimEnd()
    .split('\n')
    .filter((line) => !/^# (HELP|TYPE) /.test(line) && !sample.test(line));
  expect(wrong).toEqual([]);
});

test('another machine finds nothing, unless it brings the token', async () => {
  expect((await read({}, '10.0.0.7')).statusCode).toBe(404);
  expect((await read({ authorization: `Bearer ${'x'.repeat(32)}` }, '10.0.0.7')).statusCode).toBe(404);
  expect((await read({ authorization: `Bearer ${metricsToken}` }, '10.0.0.7')).statusCode).toBe(200);
  expect((await read({}, '::1')).statusCode).toBe(200);
  expect((await read({}, '::ffff:127.0.0.1')).statusCode).toBe(200);
});

test('a proxy on this machine opens nothing to those it speaks for', async () => {
  expect((await read({ 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
  expect((await read({ forwarded: 'for=10.0.0.7' })).statusCode).toBe(404);
});

test('without a token in the settings none opens it', async () => {
  const other = await startApp({ on: [], sameDatabaseAs: app });
  const headers = { authorization: 'Bearer ' };
  const { statusCode } = await other.platform.app.inject({ url: '/metrics', headers, remoteAddress: '10.0.0.7' });
  expect(statusCode).toBe(404);
  await other.close();
});

test('a token that is easily guessed stops the start with one sentence', async () => {
  await expect(startApp({ on: [], city: { settings: { metricsToken: 'short' } } })).rejects.toThrow(
    'The setting metricsToken is too short',
  );
});
