import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import type { UserInfo } from 'edutech/core/common/session';
import * as api from 'edutech/plugins/account/api/sso';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Browser } from '../../support/browser';
import { clientId, clientSecret, startOidcServer } from '../../support/identity/oidc-server';
import { Traveller } from '../../support/identity/traveller';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

/** What the test's requests have as Host. */
const origin = 'http://localhost';
let app: TestApp;
let city: Awaited<ReturnType<typeof startOidcServer>>;

beforeAll(async () => {
  process.env['TEST_OIDC_SECRET'] = clientSecret;
  city = await startOidcServer({
    origin,
    provider: 'city',
    deliver: async (form) => {
      delivered.push(form);
      const status = await logout(form);
      statuses.push(status);
      return status;
    },
  });
  app = await startApp({
    on: ['account'],
    city: {
      plugins: {
        account: {
          options: {
            identityProviders: [
              {
                id: 'city',
                protocol: 'oidc',
                name: '云州统一身份认证',
                nameEn: 'Yunzhou identity',
                address: city.issuer,
                clientId,
                secretEnvironment: 'TEST_OIDC_SECRET',
                claim: 'usercode',
              },
            ],
          },
        },
      },
    },
  });
  const { usercode } = (await (await signedIn(app, 'teacher')).call(getUserInfo)).envelope!.data as UserInfo;
  teacherCode = usercode;
});
afterAll(async () => {
  await app.close();
  await city.close();
});

let teacherCode = '';
/** What the city told us by the back channel. */
const delivered: string[] = [];
/** What we answered. */
const statuses: number[] = [];

/** The back channel: a form that the city's server posts. */
const logout = async (form: string) =>
  (
    await app.platform.app.inject({
      method: 'POST',
      url: '/sso/city/logout',
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).statusCode;

/** Sets out, signs in there as somebody and comes back. */
async function trip(name: string, target?: string) {
  const browser = new Browser(app);
  const begun = await browser.post(api.beginSso, { provider: 'city', target });
  expect(begun.status).toBe(200);
  const back = await new Traveller().signIn(begun.data.address, `${origin}/sign-in/city`, name);
  const finish = (query = back.search.slice(1), as = browser) => as.post(api.finishSso, { provider: 'city', query });
  return { browser, begun: new URL(begun.data.address as string), back, finish };
}

describe('signing in with the city’s OpenID Connect', () => {
  test('asks for a code with PKCE, state and nonce, and leads back to one fixed address', async () => {
    const browser = new Browser(app);
    const { data } = await browser.post(api.beginSso, { provider: 'city', target: '//evil.example' });
    const { searchParams } = new URL(data.address);
    expect(searchParams.get('redirect_uri')).toBe(`${origin}/sign-in/city`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(40);
    expect(browser.setCookies.join()).toMatch(/edutech_sso=[^;]+;.*HttpOnly/i);
  });

  test('signs in whom the claim names, and goes on where one was', async () => {
    const { browser, finish } = await trip(teacherCode, '/work/list');
    const reply = await finish();
    expect(reply.data).toMatchObject({
      login: { userEntity: { username: 'teacher' }, limit: 'full' },
      target: '/work/list',
    });
    browser.token = reply.data.login.userEntity.token;
    expect((await browser.get(getUserInfo)).data.username).toBe('teacher');
    expect((await trip(teacherCode, 'https://evil.example').then(({ finish: end }) => end())).data.target).toBeNull();
  });

  test('makes no account for whom nobody knows here', async () => {
    const { finish } = await trip('NOBODY');
    expect(await finish()).toMatchObject({ status: 403, key: 'account.sso.unknownPerson' });
  });

  test('refuses another state, another code, another issuer, and a second use', async () => {
    const changed = (search: string, name: string, value: string) => {
      const query = new URLSearchParams(search);
      query.set(name, value);
      return query.toString();
    };
    for (const [name, value] of [
      ['state', 'x'.repeat(43)],
      ['code', 'x'.repeat(43)],
      ['iss', 'https://evil.example'],
    ] as const) {
      const { back, finish } = await trip(teacherCode);
      expect(await finish(changed(back.search, name, value)), name).toMatchObject({
        status: 400,
        key: 'account.sso.refused',
      });
      expect(await finish(), `after ${name}`).toMatchObject({ status: 410, key: 'account.sso.over' });
    }
    const { finish } = await trip(teacherCode);
    expect((await finish()).status).toBe(200);
    expect((await finish()).key).toBe('account.sso.over');
  });

  test('refuses what began in another browser, and a nonce of another attempt', async () => {
    const { back, finish } = await trip(teacherCode);
    expect((await finish(undefined, new Browser(app))).key).toBe('account.sso.over');
    // a code of somebody else's attempt, slipped into one's own with its state: PKCE and nonce do not hold
    const own = await trip(teacherCode);
    const slipped = new URLSearchParams(own.back.search);
    slipped.set('code', back.searchParams.get('code')!);
    expect((await own.finish(slipped.toString())).key).toBe('account.sso.refused');
  });

  test('knows no other provider', async () => {
    expect((await new Browser(app).post(api.beginSso, { provider: 'other' })).status).toBe(404);
  });
});

describe('back-channel logout', () => {
  test('ends the session, once, and only by a token that the city signed for us', async () => {
    const { browser, finish } = await trip(teacherCode);
    const { data } = await finish();
    browser.token = data.login.userEntity.token;
    const client = (await city.provider.Client.find(clientId)) as unknown as LoggedOut;
    expect(await logout('logout_token=nonsense')).toBe(400);
    expect((await browser.get(getUserInfo)).status).toBe(200);

    // a fault of ours is no fault of the token: it counts when it is sent again
    const sessions = app.platform.container.get(Sessions);
    const failing = vi.spyOn(sessions, 'endOfOrigins').mockRejectedValueOnce(new Error('the database is gone'));
    await client.backchannelLogout(teacherCode, undefined).catch(() => undefined);
    expect(failing).toHaveBeenCalledOnce();
    expect(statuses.at(-1)).toBe(500);
    expect((await browser.get(getUserInfo)).status).toBe(200);
    expect(await logout(delivered.at(-1)!)).toBe(200);
    const token = new URLSearchParams(delivered.at(-1)).get('logout_token')!;
    expect((await browser.get(getUserInfo)).code).toBe(464);
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: teacherCode })).toString('base64url');
    expect(await logout(`logout_token=${header}.${forged}.${signature}`)).toBe(400);
    expect(await logout(`logout_token=${token}`), 'a second time').toBe(400);
  });
});

/** As the library has it; its types do not say so. */
interface LoggedOut {
  backchannelLogout(sub: string, sid: string | undefined): Promise<void>;
}
