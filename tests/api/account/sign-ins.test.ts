import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api';
import { actAs } from 'edutech/core/common/api/acting';
import { type DeviceItem, endDevice, listDevices } from 'edutech/core/common/api/session';
import { Browser, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['account', 'organisation'], replace: [[Clock, clock]] });
});
afterAll(() => app.close());

const day = 86_400_000;

async function at(address: string, username = 'teacher', password = demoPassword) {
  const browser = new Browser(app, address);
  const reply = await browser.login(username, password);
  return { browser, reply };
}
const listOf = async (browser: Browser) => (await browser.get(api.listSignIns)).data as api.SignInItem[];

const acts = (act: string) =>
  app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
    db.all<{ facts: Record<string, unknown> }>(sql`
      select facts from core.audit_record where act = ${act} order by created_at desc, id desc`),
  );

test('a person sees own sign-ins and failures, the odd one first told and then disowned', async () => {
  await at('127.1.0.7');
  clock.move(day);
  const stranger = await at('127.3.0.9');
  expect(stranger.reply.status).toBe(200);
  clock.move(3_600_000);
  await at('127.4.0.4', 'teacher', 'guess one');
  await at('127.4.0.4', 'teacher', 'guess two');
  clock.move(3_600_000);
  const { browser } = await at('127.1.0.7');

  const list = await listOf(browser);
  expect(list.map(({ isSuccess, times, isCurrent, address }) => ({ isSuccess, times, isCurrent, address }))).toEqual([
    { isSuccess: true, times: 1, isCurrent: true, address: '127.1.0.7' },
    { isSuccess: false, times: 2, isCurrent: false, address: '127.4.0.4' },
    { isSuccess: true, times: 1, isCurrent: false, address: '127.3.0.9' },
    { isSuccess: true, times: 1, isCurrent: false, address: '127.1.0.7' },
  ]);
  const [own, failed, odd] = list as [api.SignInItem, api.SignInItem, api.SignInItem];
  expect([own.isOdd, failed.isOdd]).toEqual([false, true]);
  expect(odd).toMatchObject({ way: 'password', isOpen: true, isDisowned: false });

  // it ends the session that this sign-in began, and no other
  const { data } = await browser.post(api.disownSignIn, { signIn: odd.signIn });
  expect(data).toEqual({ ended: 1 });
  expect((await stranger.browser.get(api.ownProfile)).status).toBe(401);
  const after = await listOf(browser);
  expect(after[2]).toMatchObject({ isDisowned: true, isOpen: false, isOdd: false });
  expect((await acts('account.disownSignIn'))[0]?.facts).toMatchObject({
    from: '127.3.0.9',
    ended: 1,
    way: 'password',
  });
});

test('one’s own session is not disowned, nor a sign-in of somebody else', async () => {
  const { browser } = await at('127.1.0.7');
  const [current] = await listOf(browser);
  const reply = await browser.post(api.disownSignIn, { signIn: current!.signIn });
  expect({ status: reply.status, key: reply.key }).toEqual({ status: 409, key: 'account.signIns.current' });
  const other = await at('127.1.0.8', 'student');
  expect((await other.browser.post(api.disownSignIn, { signIn: current!.signIn })).status).toBe(404);
  expect((await listOf(other.browser)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('the log has the device by its name', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const input = { username: 'teacher', password: demoPassword };
  await new Browser(app, '127.1.0.9').send('POST', '/gw/auth/efficiencyLogin', input, { 'user-agent': agent });
  expect((await acts('session.login'))[0]?.facts).toMatchObject({ device: expect.stringContaining('Firefox') });
});

test('who looked at the platform as somebody is told, with the reason', async () => {
  const { browser: administrator } = await at('127.1.0.2', 'countyadmin');
  const { personId, name } = { ...app.world.people.teacher };
  expect(name).not.toBe('');
  const reason = '核对首页显示问题';
  expect((await administrator.post(actAs, { person: personId, reason })).status).toBe(200);
  const { browser } = await at('127.1.0.7');
  const { data } = await browser.get(api.listVisits);
  expect(data).toMatchObject([{ name: app.world.people.countyadmin.name, reason }]);
});

test('a person names own devices, until they sign out, and nobody else’s', async () => {
  const { browser } = await at('127.1.0.7');
  const { browser: other } = await at('127.1.0.8');
  const sessionOf = async (who: Browser) =>
    ((await who.get(listDevices)).data as DeviceItem[]).find(({ isCurrent }) => isCurrent)!.session;
  const names = async () => (await browser.get(api.listDeviceNames)).data as api.DeviceName[];
  const session = await sessionOf(other);
  expect((await browser.post(api.nameDevice, { session, name: ' 我的平板 ' })).status).toBe(200);
  expect(await names()).toEqual([{ session, name: '我的平板' }]);
  expect((await browser.post(api.nameDevice, { session, name: '家里的平板' })).status).toBe(200);
  expect(await names()).toEqual([{ session, name: '家里的平板' }]);

  const { browser: stranger } = await at('127.1.0.9', 'student');
  expect(await stranger.post(api.nameDevice, { session, name: '不是我的' })).toMatchObject({
    status: 404,
    key: 'account.devices.gone',
  });
  expect((await stranger.get(api.listDeviceNames)).data).toEqual([]);

  expect((await browser.post(api.nameDevice, { session, name: '' })).status).toBe(200);
  expect(await names()).toEqual([]);
  await browser.post(api.nameDevice, { session, name: '我的平板' });
  await browser.post(endDevice, { session });
  expect(await names()).toEqual([]);
});
