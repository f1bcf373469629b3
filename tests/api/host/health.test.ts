import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['news'] });
});
afterAll(() => app.close());

test('a load balancer learns that the process is alive and ready', async () => {
  expect((await app.platform.app.inject('/healthz')).json()).toEqual({ ok: true });
  expect((await app.platform.app.inject('/readyz')).statusCode).toBe(200);
});

test('a visitor reads the news of the demo city', async () => {
  const { app: server } = app.platform;
  const types = (await server.inject({ method: 'POST', url: '/gw/news/api/wtype/', payload: {} })).json();
  expect(types.data).toHaveLength(4);
  const list = (
    await server.inject({ method: 'POST', url: '/gw/news/api/wnews/', payload: { page: 1, pageline: 10 } })
  ).json();
  expect(list.data.items).toHaveLength(10);
  expect(list.data.page.total).toBeGreaterThan(20);
});
