import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api/factors';
import { movableClock } from '../../../support/browser';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { factorDesk, show } from './factor-desk';

const clock = movableClock();
let app: TestApp;
let desk: ReturnType<typeof factorDesk>;
let codes: readonly string[];

beforeAll(async () => {
  app = await startApp({ on: ['account'], replace: [[Clock, clock]] });
  desk = factorDesk(app, clock);
  codes = (await desk.addPhone(await desk.browserOf('teacher'))).codes!;
});
afterAll(() => app.close());

const signIn = async (code: string) => {
  const { browser, step } = await desk.firstFactor('teacher');
  return { browser, reply: await show(browser, step.step, 'recovery', code) };
};

test('a recovery code signs in once, however it is typed', async () => {
  const [first = '', second = ''] = codes;
  expect((await signIn(first)).reply.status).toBe(200);
  expect((await signIn(first)).reply.key).toBe('core.session.secondStep.wrong');
  const typed = ` ${second.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  const { browser, reply } = await signIn(typed);
  expect(reply.status).toBe(200);
  expect((await browser.get(api.listFactors)).data.recoveryCodesLeft).toBe(8);
});

test('of two answers at once with one code, one signs in', async () => {
  const [, , third = ''] = codes;
  const begun = [await desk.firstFactor('teacher'), await desk.firstFactor('teacher')];
  const replies = await Promise.all(begun.map(({ browser, step }) => show(browser, step.step, 'recovery', third)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('codes lie in the database as hashes', async () => {
  const system = asSystem('a test looks');
  const rows = await app.platform.services.database.read(system, (db) =>
    db.all<{ text: string }>(sql`select row_to_json(r)::text as text from account.recovery_code r`),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) for (const code of codes) expect(text).not.toContain(code.replace('-', ''));
});

test('new codes ask for the password and end the old ones', async () => {
  const { browser } = await signIn(codes[3]!);
  expect((await browser.post(api.renewRecoveryCodes, { password: 'x' })).key).toBe('core.session.wrongPassword');
  const { data } = await browser.post(api.renewRecoveryCodes, { password: demoPassword });
  expect(data.recoveryCodes).toHaveLength(10);
  expect((await signIn(codes[4]!)).reply.status).toBe(400);
  expect((await signIn(data.recoveryCodes[0])).reply.status).toBe(200);
});

test('without a factor there are none, and they alone are no second step', async () => {
  const browser = await desk.browserOf('student');
  const none = await browser.post(api.renewRecoveryCodes, { password: demoPassword });
  expect({ status: none.status, key: none.key }).toEqual({ status: 409, key: 'account.factor.none' });
});
