import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Clock } from 'edutech/core/server/clock';
import { tidySessions } from 'edutech/core/server/sign-in/session.jobs';
import { Settings } from 'edutech/core/server/settings/settings';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Events } from 'edutech/core/server/events/events';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { Browser, browserOf, movableClock } from '../../support/browser';

const clock = movableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
});
afterAll(() => app.close());

describe('posts', () => {
  test('a person acts in a post of his own and in no other', async () => {
    const browser = await browserOf(app, 'teacher');
    const { aclRole } = (await browser.get(api.getUserInfo)).data;
    const others = app.world.people.principal.roleId!;
    expect((await browser.get(api.getLoginState, { roleid: others })).key).toBe('core.session.roleNotHeld');
    expect((await browser.get(api.getLoginState, { roleid: aclRole[0].roleId })).status).toBe(200);
    expect((await browser.get(api.getUserInfo, { roleId: others })).data.roleId).toBe(aclRole[0].roleId);
    expect((await browser.get(api.getRolePermissions, { roleId: others })).status).toBe(403);
    expect((await browser.get(api.getRolePermissions, { roleId: aclRole[0].roleId })).data).toHaveProperty(
      'homework_tea',
    );
  });

  test('a change of post renews the session, and other tabs go on', async () => {
    const browser = await browserOf(app, 'teacher');
    const tab = browser.copy();
    const before = browser.copy();
    const { aclRole } = (await browser.get(api.getUserInfo)).data;
    const last = aclRole.at(-1).roleId;
    expect((await browser.post(api.switchRole, { roleId: app.world.people.principal.roleId! })).status).toBe(403);
    expect((await browser.post(api.switchRole, { roleId: last })).status).toBe(200);
    expect((await browser.get(api.getUserInfo)).data.roleId).toBe(last);
    expect((await before.get(api.getUserInfo)).code).toBe(464);
    expect((await browser.post(api.switchRole, { roleId: aclRole[0].roleId })).status).toBe(200);
    tab.cookies = browser.cookies;
    expect((await tab.post(api.endOtherDevices)).key).toBe('core.session.tokenStale');
  });
});

describe('password', () => {
  test('changing it ends all other sessions and renews this one', async () => {
    const [browser, elsewhere] = [await browserOf(app, 'mustchange'), await browserOf(app, 'mustchange')];
    const before = browser.copy();
    const change = (oldPassword: string, newPassword: string) =>
      browser.post(api.changePassword, { oldPassword, newPassword });
    expect(await change(demoPassword, 'short1')).toMatchObject({ status: 422, key: 'core.session.password.short' });
    expect(await change(demoPassword, 'MustChange-9')).toMatchObject({ key: 'core.session.password.username' });
    expect(await change(demoPassword, demoPassword)).toMatchObject({ key: 'core.session.password.same' });
    expect(await change('not it', 'Spring-rain-8')).toMatchObject({ status: 400, key: 'core.session.wrongPassword' });
    expect(await change(demoPassword, 'Spring-rain-8')).toMatchObject({
      status: 200,
      data: { endedSessions: expect.any(Number) },
    });
    expect((await elsewhere.get(api.getUserInfo)).code).toBe(464);
    expect((await before.get(api.getUserInfo)).code).toBe(464);
    expect((await browser.get(api.getLoginState)).data.changePassword).toBe(false);
    expect((await new Browser(app).login('mustchange', demoPassword)).status).toBe(400);
    expect((await new Browser(app).login('mustchange', 'Spring-rain-8')).status).toBe(200);
  });
});

describe('devices', () => {
  test('a person sees where she is signed in, and signs out there', async () => {
    const [here, there] = [await browserOf(app, 'headteacher'), await browserOf(app, 'headteacher')];
    const stranger = await browserOf(app, 'student');
    const devices = (await here.get(api.listDevices)).data;
    expect(devices.filter(({ isCurrent }: api.DeviceItem) => isCurrent)).toHaveLength(1);
    const { session } = devices.find(({ isCurrent }: api.DeviceItem) => !isCurrent);
    expect((await stranger.post(api.endDevice, { session })).status).toBe(404);
    expect((await there.get(api.getUserInfo)).status).toBe(200);
    expect((await here.post(api.endDevice, { session })).status).toBe(200);
    expect((await there.get(api.getUserInfo)).code).toBe(464);
  });
});

describe('hand-over', () => {
  test('another site learns who comes, once, within a minute, for its purpose', async () => {
    const browser = await browserOf(app, 'superadmin');
    const site = new Browser(app, '127.9.9.9');
    const ticket = async () => (await browser.post(api.createHandOverTicket, { purpose: 'admin-site' })).data.ticket;
    const exchange = (text: string, purpose = 'admin-site') =>
      site.send('POST', '/gw/auth/api/session/exchange-ticket', { ticket: text, purpose }, {}, { notABrowser: true });
    const used = await ticket();
    expect((await exchange(used)).data).toMatchObject({ username: 'superadmin', category: 0, isSignedIn: false });
    expect(await exchange(used)).toMatchObject({ status: 410, key: 'core.session.ticketUsed' });
    expect((await exchange(await ticket(), 'window')).status).toBe(410);
    const late = await ticket();
    clock.move(60_000);
    expect((await exchange(late)).status).toBe(410);
    expect(site.cookies.size).toBe(0);
  });

  test('a new window without a session is signed in, one of another person is not', async () => {
    const browser = await browserOf(app, 'teacher');
    const ticket = async () => (await browser.post(api.createHandOverTicket, { purpose: 'window' })).data.ticket;
    const fresh = new Browser(app);
    expect((await fresh.post(api.exchangeTicket, { ticket: await ticket(), purpose: 'window' })).data.isSignedIn).toBe(
      true,
    );
    expect((await fresh.get(api.getUserInfo)).data.username).toBe('teacher');
    const taken = await browserOf(app, 'student');
    expect((await taken.post(api.exchangeTicket, { ticket: await ticket(), purpose: 'window' })).status).toBe(409);
    expect((await taken.get(api.getUserInfo)).data.username).toBe('student');
  });
});

test('what has outlived its use is removed', async () => {
  const browser = await browserOf(app, 'student');
  await browser.post(api.createHandOverTicket, { purpose: 'window' });
  const { container, services } = app.platform;
  const tidy = tidySessions({
    database: services.database,
    clock,
    settings: container.get(Settings),
    events: container.get(Events),
  });
  const run = () =>
    tidy.run(
      {},
      { actor: asSystem('test'), signal: AbortSignal.timeout(5_000), attempt: 1, heartbeat: async () => {} },
    );
  const left = async (table: string) =>
    (
      await services.database.read(asSystem('test'), (db) =>
        db.one<{ n: number }>(sql.raw(`select count(*) as n from core.${table}`)),
      )
    ).n;
  await run();
  expect(await left('session')).toBeGreaterThan(0);
  clock.move(8 * 24 * 3_600_000);
  await run();
  for (const table of ['session', 'one_use_ticket', 'used_nonce', 'login_failure']) expect(await left(table)).toBe(0);
});
