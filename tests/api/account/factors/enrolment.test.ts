import { afterAll, beforeAll, expect, test } from 'vitest';
import * as session from 'edutech/core/common/api/session';
import { Clock } from 'edutech/core/server/clock';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api/factors';
import { Authenticator } from '../../../support/authenticator';
import { movableClock } from '../../../support/browser';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { factorDesk, origin, Phone, show } from './factor-desk';

const clock = movableClock();
let app: TestApp;
let desk: ReturnType<typeof factorDesk>;

beforeAll(async () => {
  app = await startApp({ on: ['account'], replace: [[Clock, clock]], city: { settings: { secondFactor: 'staff' } } });
  desk = factorDesk(app, clock);
});
afterAll(() => app.close());

/** A right password of somebody who must set a factor up first. */
async function enrolling(username: string) {
  const { browser, step } = await desk.firstFactor(username);
  browser.token = step.token;
  return { browser, step };
}

test('who must have a factor and has none is asked to set one up, and is nobody until then', async () => {
  const { browser, step } = await enrolling('teacher');
  expect(step).toMatchObject({ is: 'enrol', kinds: ['totp', 'passkey'], username: 'teacher' });
  expect(browser.cookies.get('sid')).toMatch(/^[\w-]{43}$/);
  expect(browser.cookies.has('edutech_login')).toBe(false);
  for (const endpoint of [session.getUserInfo, session.getLoginState, session.listDevices])
    expect((await browser.get(endpoint)).code).toBe(464);
  expect((await browser.post(session.createHandOverTicket, { purpose: 'admin-site' })).code).toBe(464);
  const change = { oldPassword: demoPassword, newPassword: 'Spring-rain-8' };
  expect((await browser.post(session.changePassword, change)).code).toBe(464);
});

test('the first code makes the session full, under a new secret, and shows recovery codes', async () => {
  const { browser } = await enrolling('teacher');
  const before = browser.cookies.get('sid');
  const { data: begun } = await browser.post(api.beginTotp);
  const code = new Phone(begun.secret, clock).code();
  const { status, data } = await browser.post(api.confirmTotp, { setup: begun.setup, code, name: '手机' });
  expect(status).toBe(200);
  expect(data.recoveryCodes).toHaveLength(10);
  expect(data.login).toMatchObject({ limit: 'full', userEntity: { username: 'teacher' } });
  expect(browser.cookies.get('sid')).not.toBe(before);
  expect(browser.cookies.get('edutech_login')).toBe(app.world.people.teacher.personId);
  expect((await browser.get(session.getUserInfo)).data.username).toBe('teacher');
  clock.move(30_000);
});

test('a passkey does as well', async () => {
  const { browser } = await enrolling('principal');
  const { data: begun } = await browser.post(api.beginPasskey);
  const credential = new Authenticator(origin).create(begun.options);
  const { data } = await browser.post(api.confirmPasskey, { setup: begun.setup, credential, name: '平板' });
  expect(data.login).toMatchObject({ limit: 'full', userEntity: { username: 'principal' } });
});

test('who has one shows it, and must keep the last', async () => {
  const { browser } = await enrolling('headteacher');
  const { data: begun } = await browser.post(api.beginTotp);
  const phone = new Phone(begun.secret, clock);
  await browser.post(api.confirmTotp, { setup: begun.setup, code: phone.code(), name: '手机' });
  clock.move(30_000);
  const again = await desk.firstFactor('headteacher');
  expect(again.step.is).toBe('prove');
  expect((await show(again.browser, again.step.step, 'totp', phone.code())).status).toBe(200);
  const { factors, isRequired } = (await again.browser.get(api.listFactors)).data;
  expect(isRequired).toBe(true);
  const last = await again.browser.post(api.removeFactor, { factor: factors[0].id, password: demoPassword });
  expect({ status: last.status, key: last.key }).toEqual({ status: 409, key: 'account.factor.last' });
});

test('a session for setting up ends after a quarter of an hour', async () => {
  const { browser } = await enrolling('cityadmin');
  clock.move(901_000);
  expect((await browser.post(api.beginTotp)).code).toBe(464);
});

test('students are not asked, and administrators are in every city that others can reach', async () => {
  await desk.browserOf('student');
  const reachable = await startApp({
    on: ['account'],
    replace: [[Clock, clock]],
    city: { settings: { publicOrigin: 'http://localhost' } },
  });
  try {
    const there = factorDesk(reachable, clock);
    await there.browserOf('teacher');
    expect((await there.firstFactor('superadmin')).step.is).toBe('enrol');
  } finally {
    await reachable.close();
  }
});
