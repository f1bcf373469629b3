import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import * as api from 'edutech/plugins/account/api/provider';
import { freePort } from '../../support/servers/free-port';
import { guardian } from '../../support/consents';
import { Traveller } from '../../support/identity/traveller';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let origin: string;
/** Where the modules stand; nothing listens there. */
const redirect = 'http://localhost:9/back';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  process.env['TEST_MODULE_SECRET'] = 'a-secret-of-a-module-that-is-long-enough';
  const modules = { redirectAddresses: [redirect], secretEnvironment: 'TEST_MODULE_SECRET' };
  const outsideModules = [
    {
      id: 'library',
      name: '市图书馆',
      nameEn: 'City library',
      isOwn: true,
      scopes: ['profile', 'usercode', 'school', 'role'],
      ...modules,
    },
    { id: 'maths', name: '数学乐园', nameEn: 'Maths garden', scopes: ['profile'], ...modules },
  ];
  app = await startApp({
    city: { settings: { publicOrigin: origin }, plugins: { account: { options: { outsideModules } } } },
  });
  await app.platform.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A browser in which somebody is signed in at the platform. */
async function browserOf(account: DemoAccount) {
  const person = await signedIn(app, account);
  const browser = new Traveller();
  browser.carry(origin, person.cookie);
  return { person, browser };
}

/** A module that sends somebody to us. */
async function moduleAsks(id: string, scope: string, more: Record<string, string> = {}) {
  const secret = process.env['TEST_MODULE_SECRET']!;
  const options = { execute: [client.allowInsecureRequests] };
  const configuration = await client.discovery(
    new URL(`${origin}/oidc`),
    id,
    undefined,
    client.ClientSecretBasic(secret),
    options,
  );
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const checks = { expectedState: client.randomState(), expectedNonce: client.randomNonce(), pkceCodeVerifier };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirect,
    scope,
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
  const tokensFor = (back: URL) => client.authorizationCodeGrant(configuration, back, checks);
  return { address: address.href, configuration, tokensFor };
}

const decide = (person: Caller, interaction: string, allow: boolean) =>
  person.call(api.decideConsent, { interaction, allow });
const uidOf = (url: URL) => url.pathname.split('/').at(-1)!;

describe('a module of the city', () => {
  test('signs in whoever is signed in here, and is told what its scopes say', async () => {
    const { browser } = await browserOf('teacher');
    const { address, configuration, tokensFor } = await moduleAsks('library', 'openid profile usercode school role');
    const { url } = await browser.open(address, redirect);
    const tokens = await tokensFor(url);
    const told = await client.fetchUserInfo(configuration, tokens.access_token, tokens.claims()!.sub);
    const { teacher } = app.world.people;
    expect(told).toMatchObject({ sub: teacher.personId, name: teacher.name, preferred_username: 'teacher' });
    expect(told['school']).toMatchObject([{ id: app.world.schoolId }]);
    expect(told['role']).toContain('teacher');
    await expect(tokensFor(url), 'a code works once').rejects.toThrow();
  });

  test('sends who is not signed in to the page that asks for it', async () => {
    const { address } = await moduleAsks('library', 'openid');
    const { url } = await new Traveller().open(address, `${origin}/authorise/`);
    expect(url.href).toMatch(/\/authorise\/[\w-]+$/);
  });

  test('takes who must change the password first for nobody', async () => {
    const { browser } = await browserOf('mustchange');
    const { address } = await moduleAsks('library', 'openid');
    const { url } = await browser.open(address, `${origin}/authorise/`);
    expect(url.href).toMatch(/\/authorise\/[\w-]+$/);
  });

  test('gets nobody by a wrong address, without PKCE or with a scope that is not its own', async () => {
    const { browser } = await browserOf('teacher');
    const wrong = await moduleAsks('library', 'openid', { redirect_uri: 'http://evil.example/back' });
    const { page, url } = await browser.open(wrong.address, 'http://evil.example');
    expect(url.origin).toBe(origin);
    expect(page).toContain('invalid_redirect_uri');
    const { address } = await moduleAsks('library', 'openid');
    const bare = new URL(address);
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    expect((await browser.open(bare.href, redirect)).url.searchParams.get('error')).toBe('invalid_request');
    const maths = await moduleAsks('maths', 'openid usercode');
    expect((await browser.open(maths.address, redirect)).url.searchParams.get('error')).toBe('invalid_scope');
  });
});

describe('a module of others', () => {
  beforeAll(() => guardian(app).signs('outside'));

  test('is told what the person agrees to', async () => {
    const { browser, person } = await browserOf('student');
    const { address, configuration, tokensFor } = await moduleAsks('maths', 'openid profile');
    const { url } = await browser.open(address, `${origin}/authorise/`);
    const interaction = uidOf(url);
    const { envelope } = await person.call(api.readConsent, { interaction });
    expect(envelope?.data).toEqual({ module: '数学乐园', host: 'localhost:9', scopes: ['profile'], mustAgree: true });
    expect((await browser.open(`${origin}/oidc/interaction/${interaction}`, `${origin}/authorise/`)).url.href).toBe(
      url.href,
    );
    expect((await decide(person, interaction, true)).status).toBe(200);
    const { url: back } = await browser.open(`${origin}/oidc/interaction/${interaction}`, redirect);
    const tokens = await tokensFor(back);
    const told = await client.fetchUserInfo(configuration, tokens.access_token, tokens.claims()!.sub);
    expect(told).toMatchObject({ preferred_username: 'student' });
    expect(told).not.toHaveProperty('usercode');
  });

  test('is told nothing when the person refuses', async () => {
    const { browser, person } = await browserOf('student');
    const { address } = await moduleAsks('maths', 'openid profile');
    const interaction = uidOf((await browser.open(address, `${origin}/authorise/`)).url);
    await decide(person, interaction, false);
    const { url } = await browser.open(`${origin}/oidc/interaction/${interaction}`, redirect);
    expect(url.searchParams.get('error')).toBe('access_denied');
  });

  test('nobody finishes what another browser began, or agrees for another person', async () => {
    const one = await browserOf('student');
    const other = await browserOf('teacher');
    const { address } = await moduleAsks('maths', 'openid profile');
    const interaction = uidOf((await one.browser.open(address, `${origin}/authorise/`)).url);
    const finish = `${origin}/oidc/interaction/${interaction}`;
    await decide(other.person, interaction, true);
    expect((await one.browser.open(finish, `${origin}/authorise/`)).url.pathname).toBe(`/authorise/${interaction}`);
    await decide(one.person, interaction, true);
    const led = await fetch(finish, { redirect: 'manual', headers: { cookie: other.person.cookie } });
    expect(led.headers.get('location')).toBe('/');
  });
});

describe('a student under 14', () => {
  const refused = { status: 403, envelope: { data: { key: 'core.consents.outside' } } };

  test.for(['library', 'maths'])('is led to nobody without a guardian’s consent (%s)', async (id) => {
    await guardian(app).withdraws('outside');
    const { browser, person } = await browserOf('student');
    const { address } = await moduleAsks(id, 'openid profile');
    const { url } = await browser.open(address, `${origin}/authorise/`);
    const interaction = uidOf(url);
    expect(await person.call(api.readConsent, { interaction })).toMatchObject(refused);
    expect(await decide(person, interaction, true)).toMatchObject(refused);
    const again = await browser.open(`${origin}/oidc/interaction/${interaction}`, `${origin}/authorise/`);
    expect(again.url.pathname).toBe(url.pathname);
    // a module that asks without a page gets its answer too
    const silent = await moduleAsks(id, 'openid profile', { prompt: 'none' });
    expect((await browser.open(silent.address, redirect)).url.searchParams.get('error')).toBe('access_denied');
    expect((await decide(person, interaction, false)).status).toBe(200);
    const { url: back } = await browser.open(`${origin}/oidc/interaction/${interaction}`, redirect);
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  test('is known to a module as long as the consent holds: codes and tokens end with it', async () => {
    const { signs, withdraws } = guardian(app);
    await signs('outside');
    const { browser } = await browserOf('student');
    const first = await moduleAsks('library', 'openid profile');
    const tokens = await first.tokensFor((await browser.open(first.address, redirect)).url);
    const told = () => client.fetchUserInfo(first.configuration, tokens.access_token, tokens.claims()!.sub);
    expect(await told()).toMatchObject({ preferred_username: 'student' });
    const second = await moduleAsks('library', 'openid profile');
    const { url: unused } = await browser.open(second.address, redirect);
    await withdraws('outside');
    await expect(told()).rejects.toThrow();
    await expect(second.tokensFor(unused)).rejects.toThrow();
  });
});

test('keeps no code or token readable', async () => {
  const { browser } = await browserOf('teacher');
  const { address, tokensFor } = await moduleAsks('library', 'openid');
  const { url } = await browser.open(address, redirect);
  const { sql } = await import('edutech/core/server/data/db');
  const { asSystem } = await import('edutech/core/server/actor');
  const tokens = await tokensFor(url);
  const kept = await app.platform.services.database.read(asSystem('a test looks for secrets'), (db) =>
    db.all<{ text: string }>(sql`select payload::text || encode(id, 'escape') as text from account.provider_item`),
  );
  const all = kept.map(({ text }) => text).join();
  expect(kept.length).toBeGreaterThan(0);
  expect(all).not.toContain(url.searchParams.get('code')!);
  expect(all).not.toContain(tokens.access_token);
});
