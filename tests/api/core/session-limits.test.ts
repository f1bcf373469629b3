import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createHandOverTicket,
  exchangeTicket,
  getLoginState,
  getUserInfo,
  logout,
} from 'edutech/core/common/api/session';
import { type LimitedSession, mayCall } from 'edutech/core/common/permissions/session-limit';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import type { DemoAccount } from 'edutech/core/server/demo';
import { RequestTokens } from 'edutech/core/server/security/request-token';
import { localCookie } from 'edutech/core/server/session/cookies';
import { Sessions, type StartOptions } from 'edutech/core/server/session/sessions';
import { listFactors } from 'edutech/plugins/account/api/factors';
import { endpointsOf, ownInput } from '../../contract/server/endpoints';
import { Browser, movableClock } from '../../support/browser';
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

/** A browser in a session of this limit; who acts as another is the city's super administrator. */
async function browserIn(account: DemoAccount, limit: LimitedSession, more: StartOptions = {}): Promise<Browser> {
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
] as const)('a session of limit %s', (limit, status, keys, accounts) => {
  test('is refused, before anything is looked at, at every endpoint that is not open to it', async () => {
    const wrong: string[] = [];
    for (const account of accounts) {
      const browser = await browserIn(account, limit);
      for (const one of endpointsOf(app)) {
        const { name, endpoint } = one;
        if (mayCall(limit, endpoint)) continue;
        // signed out one may still do what visitors may
        if (limit === 'enrolment' && 'public' in endpoint.access) continue;
        const reply = await browser.get(endpoint, { ...ownInput(one) });
        const isRight = reply.status === status && (keys as readonly unknown[]).includes(reply.key);
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
  expect(openTo('acting').sort()).toEqual(['core.endActing', 'core.listPupils', 'core.switchRole']);
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
