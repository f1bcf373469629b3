import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import * as api from 'edutech/plugins/account/api/sso';
import { Browser } from '../../support/browser';
import { startCasServer } from '../../support/identity/cas-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

const origin = 'http://localhost:80';
let app: TestApp;
let cas: Awaited<ReturnType<typeof startCasServer>>;

beforeAll(async () => {
  cas = await startCasServer({ wang: { loginName: 'Teacher' }, stranger: { loginName: 'nobody' }, bare: {} });
  const provider = { protocol: 'cas', name: '省平台', nameEn: 'Province', claim: 'loginName', finds: 'username' };
  app = await startApp({
    on: ['account'],
    city: {
      plugins: {
        account: {
          options: {
            identityProviders: [
              { id: 'province', address: cas.address, ...provider },
              { id: 'silent', address: 'http://localhost:9', ...provider },
            ],
          },
        },
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await cas.close();
});

/** Sets out and gets a ticket there. */
async function trip(user: string) {
  const browser = new Browser(app);
  const { data } = await browser.post(api.beginSso, { provider: 'province' });
  const service = new URL(data.address).searchParams.get('service')!;
  const back = new URL(cas.grant(user, service));
  const finish = (query = back.search.slice(1), as = browser) =>
    as.post(api.finishSso, { provider: 'province', query });
  return { browser, service, back, finish };
}

describe('signing in by CAS', () => {
  test('sends to the login with our own address, which leads on to the page', async () => {
    const { service, back } = await trip('wang');
    expect(service.startsWith(`${origin}/sso/province/return?state=`)).toBe(true);
    const led = await app.platform.app.inject({ method: 'GET', url: back.pathname + back.search });
    expect(led.statusCode).toBe(303);
    expect(led.headers['location']).toBe(`/sign-in/province${back.search}`);
  });

  test('signs in whom the attribute names', async () => {
    const { finish } = await trip('wang');
    expect((await finish()).data.login).toMatchObject({ userEntity: { username: 'teacher' } });
  });

  test('refuses a ticket that is made up, used, of another service or of another attempt', async () => {
    const own = await trip('wang');
    const state = own.back.searchParams.get('state')!;
    const refused = { status: 400, key: 'account.sso.refused' };
    expect(await own.finish(`state=${state}&ticket=ST-9-made-up`)).toMatchObject(refused);
    const used = await trip('wang');
    const ticket = used.back.searchParams.get('ticket')!;
    expect((await used.finish()).status).toBe(200);
    const again = await trip('wang');
    expect(await again.finish(`state=${again.back.searchParams.get('state')}&ticket=${ticket}`)).toMatchObject(refused);
    const mine = await trip('wang');
    const theirs = await trip('wang');
    expect(await mine.finish(theirs.back.search.slice(1))).toMatchObject(refused);
    const bare = await trip('bare');
    expect(await bare.finish()).toMatchObject(refused);
  });

  test('knows its own people only, and says when the server does not answer', async () => {
    const { finish } = await trip('stranger');
    expect(await finish()).toMatchObject({ status: 403, key: 'account.sso.unknownPerson' });
    const browser = new Browser(app);
    const { data } = await browser.post(api.beginSso, { provider: 'silent' });
    const state = new URL(new URL(data.address).searchParams.get('service')!).searchParams.get('state');
    const reply = await browser.post(api.finishSso, { provider: 'silent', query: `state=${state}&ticket=ST-1-x` });
    expect(reply).toMatchObject({ status: 503, key: 'account.sso.unavailable' });
  });

  test('single logout ends the session of its ticket, and no other', async () => {
    const one = await trip('wang');
    const other = await trip('wang');
    for (const { browser, finish } of [one, other]) browser.token = (await finish()).data.login.userEntity.token;
    const post = (form: Record<string, string>) =>
      app.platform.app.inject({
        method: 'POST',
        url: one.back.pathname,
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post(cas.logoutForm('ST-1-unknown'))).statusCode).toBe(200);
    expect((await one.browser.get(getUserInfo)).status).toBe(200);
    expect((await post(cas.logoutForm(one.back.searchParams.get('ticket')!))).statusCode).toBe(200);
    expect((await one.browser.get(getUserInfo)).code).toBe(464);
    expect((await other.browser.get(getUserInfo)).status).toBe(200);
    expect((await post({ logoutRequest: '<broken' })).statusCode).toBe(400);
    expect((await post({})).statusCode).toBe(400);
  });
});
