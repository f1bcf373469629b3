import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  createHandOverTicket,
  exchangeTicket,
  getLoginState,
  getUserInfo,
  logout,
} from 'edutech/core/common/api/session';
import {
  type LimitedSession,
  mayCall,
  mayCallWithFirstPassword,
  type SessionLimit,
} from 'edutech/core/common/permissions/session-limit';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { wireCodes } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import { RequestTokens } from 'edutech/core/server/session/request-token';
import { localCookie } from 'edutech/core/server/session/cookies';
import { Sessions, type StartOptions } from 'edutech/core/server/session/sessions';
import { listFactors } from 'edutech/plugins/account/api/factors';
import { ownProfile } from 'edutech/plugins/account/api/profile';
import { endpointsOf, holdersOf, ownInput } from '../../contract/server/endpoints';
import { Browser, movableClock } from '../../support/browser';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]], city: { settings: { requestsPerMinute: 100_000 } } });
});
afterAll(() => app.close());

/** What the person may not do either in a session without limits. */
const forbidden = 'core.error.noPermission';
const device = { address: '127.0.0.1', userAgent: 'a test' };

/** A browser in a session of this reach; who acts as another is the city's super administrator. */
async function browserIn(account: DemoAccount, limit: SessionLimit, more: StartOptions = {}): Promise<Browser> {
  const { container, services } = app.platform;
  const sessions = container.get(Sessions);
  const { people } = app.world;
  const started = await services.database.write(asSystem('a test begins sessions'), async (db) => {
    const admin = await sessions.start(db, people.superadmin.personId, device, clock.now());
    const actedBy = { personId: people.superadmin.personId, sessionId: admin.session.sessionId };
    const acting = limit === 'acting' ? { actedBy } : {};
    return sessions.start(db, people[account].personId, device, clock.now(), { limit, ...acting, ...more });
  });
  const browser = new Browser(app);
  browser.cookies.set(localCookie, started.secret);
  browser.token = container.get(RequestTokens).issue(started.session, clock.now());
  return browser;
}

describe.each([
  ['acting', 403, ['core.session.limit.acting', forbidden], ['superadmin', 'countyadmin', 'teacher', 'student']],
  ['classroom', 403, ['core.session.limit.classroom', forbidden], ['student', 'teacher']],
  ['enrolment', 401, ['core.error.notSignedIn'], ['superadmin', 'countyadmin', 'teacher']],
] as const)('a session of limit %s', (limit, status, [own, other = own], accounts) => {
  test('is refused, before anything is looked at, at every endpoint that is not open to it', async () => {
    const wrong: string[] = [];
    for (const account of accounts) {
      const browser = await browserIn(account, limit);
      const holder = (await holdersOf(app)).get(account)!;
      for (const one of endpointsOf(app)) {
        const { name, endpoint } = one;
        if (mayCall(limit, endpoint)) continue;
        // signed out one may still do what visitors may
        if (limit === 'enrolment' && 'public' in endpoint.access) continue;
        const reply = await browser.get(endpoint, { ...ownInput(one) });
        const isRight = reply.status === status && reply.key === (isAllowed(endpoint.access, holder) ? own : other);
        if (!isRight) wrong.push(`${name}: ${account} got ${reply.status} ${reply.key}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('says how far it reaches, and can be left', async () => {
    const browser = await browserIn('teacher', limit);
    if (limit !== 'enrolment') expect((await browser.get(getLoginState)).data.limit).toBe(limit);
    expect((await browser.get(listFactors)).status).toBe(200);
    expect((await browser.post(logout)).status).toBe(200);
    expect((await browser.get(getUserInfo)).code).toBe(464);
  });
});

/** Names of what is open to a limited session and not to everybody. */
const openTo = (limit: LimitedSession) =>
  endpointsOf(app)
    .filter(({ endpoint }) => mayCall(limit, endpoint) && !('public' in endpoint.access))
    .filter(({ endpoint }) => limit === 'enrolment' || endpoint.kind !== 'read')
    .map(({ name }) => name);

test('besides reads, acting sessions may only search, choose a post and end', () => {
  expect(openTo('acting').sort()).toEqual(['core.endActing', 'core.listStudents', 'core.switchRole']);
});

test('without a second factor one may only set one up', () => {
  expect(openTo('enrolment').sort()).toEqual([
    'account.beginPasskey',
    'account.beginTotp',
    'account.confirmPasskey',
    'account.confirmTotp',
    'account.listFactors',
  ]);
});

test('a class session ends by itself, and a window opened from it reaches and lives no further', async () => {
  const browser = await browserIn('student', 'classroom', { life: 2_700_000 });
  const { ticket } = (await browser.post(createHandOverTicket, { purpose: 'window' })).data;
  const opened = new Browser(app);
  const reply = await opened.post(exchangeTicket, { ticket, purpose: 'window' });
  expect({ key: reply.key, ...reply.data }).toMatchObject({ key: undefined, isSignedIn: true });
  expect((await opened.get(getLoginState)).data.limit).toBe('classroom');
  clock.move(2_701_000);
  for (const one of [browser, opened]) expect((await one.get(getUserInfo)).code).toBe(464);
});

describe('somebody who must change the password', () => {
  /** Somebody of each side: the administrator gave them new passwords. */
  const people = ['student', 'teacher', 'countyadmin', 'norole'] as const;

  beforeAll(async () => {
    await app.platform.services.database.write(asSystem('an administrator gives new passwords'), (db) =>
      db.run(sql`update core.person set must_change_password = true where username = any (${people}::text[])`),
    );
  });

  test.each(people)('is refused by a code of its own wherever that is not open, as %s', async (account) => {
    const browser = await browserIn(account, 'full');
    const holder = (await holdersOf(app)).get(account)!;
    const wrong: string[] = [];
    let told = 0;
    for (const one of endpointsOf(app)) {
      const { name, endpoint } = one;
      if (mayCallWithFirstPassword(endpoint)) continue;
      const { status, code, key } = await browser.get(endpoint, { ...ownInput(one) });
      // whoever may not call it either way is not told to change the password for it
      const mayElse = isAllowed(endpoint.access, holder);
      told += Number(mayElse);
      const isRight = status === 403 && (mayElse ? code === wireCodes.mustChangePassword : key === forbidden);
      if (!isRight) wrong.push(`${name}: got ${status} ${code} ${key}`);
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(0);
  });

  test('may learn who he is, accept the terms, change it, and look after second factors and devices, nothing else', () => {
    const open = endpointsOf(app).filter(
      ({ endpoint }) => mayCallWithFirstPassword(endpoint) && !('public' in endpoint.access),
    );
    expect(open.map(({ name }) => name).sort()).toEqual([
      'account.beginPasskey',
      'account.beginTotp',
      'account.confirmPasskey',
      'account.confirmTotp',
      'account.listFactors',
      'account.removeFactor',
      'account.renameFactor',
      'account.renewRecoveryCodes',
      'core.acceptNewAgreements',
      'core.changePassword',
      'core.endDevice',
      'core.endOtherDevices',
      'core.getLoginState',
      'core.getRolePermissions',
      'core.getUserInfo',
      'core.listDevices',
      'core.switchRole',
    ]);
  });

  test('reads what to do in both languages, and may do all after it', async () => {
    const browser = new Browser(app);
    expect((await browser.login('mustchange', demoPassword)).data.changePassword).toBe(true);
    expect((await browser.get(ownProfile)).key).toBe('core.session.mustChangePassword');
    const person = await signedIn(app, 'mustchange');
    for (const [lang, words] of Object.entries({
      'zh-CN': '请先修改初始密码',
      en: 'Please change your first password',
    })) {
      const { status, envelope } = await person.call(ownProfile, { lang });
      expect({ status, code: envelope?.code }).toEqual({ status: 403, code: wireCodes.mustChangePassword });
      expect(envelope?.msg).toContain(words);
    }
    const input = { oldPassword: demoPassword, newPassword: 'Spring-rain-8' };
    expect((await browser.post(changePassword, input)).status).toBe(200);
    expect((await browser.get(ownProfile)).status).toBe(200);
  });

  test('is let in where the password was not what opened, and cannot be changed', async () => {
    const origin = newId();
    const limited = [
      await browserIn('student', 'classroom'),
      await browserIn('student', 'acting'),
      await browserIn('teacher', 'full', { origin }),
    ];
    for (const browser of limited) {
      expect((await browser.get(getLoginState)).data.changePassword).toBe(false);
      expect((await browser.get(ownProfile)).status).toBe(200);
    }
  });

  test('is let in by a window of such a session too, which ends with what the session hangs on', async () => {
    const origin = newId();
    const { ticket } = (
      await (await browserIn('teacher', 'full', { origin })).post(createHandOverTicket, { purpose: 'window' })
    ).data;
    const opened = new Browser(app);
    expect((await opened.post(exchangeTicket, { ticket, purpose: 'window' })).data.isSignedIn).toBe(true);
    expect((await opened.get(ownProfile)).status).toBe(200);
    const { container, services } = app.platform;
    await services.database.write(asSystem('an identity service signs somebody out'), (db) =>
      container.get(Sessions).endOfOrigins(db, [origin]),
    );
    expect((await opened.get(getUserInfo)).code).toBe(464);
  });
});
