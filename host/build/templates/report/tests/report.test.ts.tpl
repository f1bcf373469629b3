import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportReport, getReport } from '{{own}}/api';
import { signedIn, visitorOf } from '{{support}}/people';
import { startApp, type TestApp } from '{{support}}/servers/start-app';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ on: ['{{id}}'] });
});
afterAll(() => app.close());

test('a report counts the days that were asked for, of the own school only', async () => {
  const teacher = await signedIn(app, 'teacher');
  const totalOf = async (days: number) =>
    ((await teacher.call(getReport, { days })).envelope!.data as { total: number }).total;
  expect(await totalOf(30)).toBe(20);
  expect(await totalOf(7)).toBeLessThan(20);
});

test('it is exported as a workbook', async () => {
  const teacher = await signedIn(app, 'teacher');
  const { envelope } = await teacher.call(exportReport, { days: 30 });
  expect(envelope?.data).toMatchObject({ address: expect.any(String) });
});

test('a visitor is asked to sign in', async () => {
  expect((await visitorOf(app).call(getReport, { days: 30 })).envelope?.code).toBe(464);
});
