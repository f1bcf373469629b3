import { randomBytes } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/plugins/account/api/sso';
import { Browser } from '../../support/browser';
import { type HostileService, startHostileOidc } from '../../support/identity/hostile-oidc-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clientId = 'edutech';
const secret = 'a-secret-of-the-test-that-is-long-enough';
/** What our settings say of services that say otherwise of themselves. */
const services: Record<string, HostileService> = {
  city: {},
  generous: { metadata: { id_token_signing_alg_values_supported: ['RS256', 'PS256', 'HS256', 'none'] } },
  silent: { metadata: { jwks_uri: undefined } },
  plain: { metadata: { jwks_uri: 'http://keys.example.cn/keys' } },
  other: { metadata: { issuer: 'https://elsewhere.example' } },
};

let app: TestApp;
let provider: Awaited<ReturnType<typeof startHostileOidc>>;
let browsers = 0;

beforeAll(async () => {
  process.env['TEST_HOSTILE_SECRET'] = secret;
  provider = await startHostileOidc(services);
  const identityProviders = Object.keys(services).map((id) => ({
    id,
    protocol: 'oidc',
    name: '云州统一身份认证',
    nameEn: 'Yunzhou identity',
    address: provider.issuerOf(id),
    clientId,
    secretEnvironment: 'TEST_HOSTILE_SECRET',
    finds: 'username',
  }));
  app = await startApp({ on: ['account'], city: { plugins: { account: { options: { identityProviders } } } } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** How an id token is made: `nonce` is the one of the attempt. */
type Forge = (nonce: string) => Promise<string> | string;
type Signer = Parameters<SignJWT['sign']>[0];

const claims = (nonce: string, more: JWTPayload = {}): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: provider.issuerOf('city'), aud: clientId, sub: 'teacher', iat: now, exp: now + 60, nonce, ...more };
};
const signed = (payload: JWTPayload, key: Signer = provider.privateKey, alg = 'RS256') =>
  new SignJWT(payload).setProtectedHeader({ alg, kid: 'right' }).sign(key);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sets out, and comes back with a code for which the service answers the forged token. */
async function come(forge: Forge, { id = 'city', change = {} }: { id?: string; change?: Record<string, string> } = {}) {
  const browser = new Browser(app, `127.41.0.${++browsers}`);
  const begun = await browser.post(api.beginSso, { provider: id });
  if (begun.status !== 200) return begun;
  const { searchParams } = new URL(begun.data.address);
  services[id]!.idToken = await forge(searchParams.get('nonce')!);
  const query = new URLSearchParams({ code: 'a-code', state: searchParams.get('state')!, ...change });
  return browser.post(api.finishSso, { provider: id, query: query.toString() });
}

const refused = { status: 400, key: 'account.sso.refused' };

test('whom the service names by its own signature is signed in', async () => {
  const reply = await come((nonce) => signed(claims(nonce)));
  expect(reply.data).toMatchObject({ login: { userEntity: { username: 'teacher' } } });
});

describe('an id token is refused', () => {
  const forgeries: Readonly<Record<string, Forge>> = {
    'signed by another key': async (nonce) => signed(claims(nonce), (await generateKeyPair('RS256')).privateKey),
    'not signed at all': (nonce) => `${part({ alg: 'none' })}.${part(claims(nonce))}.`,
    'signed by nothing under the name of the algorithm': (nonce) =>
      `${part({ alg: 'RS256', kid: 'right' })}.${part(claims(nonce))}.`,
    'signed by the secret that both have': (nonce) => signed(claims(nonce), Buffer.from(secret), 'HS256'),
    'signed by the public key as a secret': async (nonce) =>
      signed(claims(nonce), Buffer.from(await exportSPKI(provider.publicKey)), 'HS256'),
    'changed after it was signed': async (nonce) => {
      const [head, , signature] = (await signed(claims(nonce))).split('.');
      return [head, part(claims(nonce, { sub: 'superadmin' })), signature].join('.');
    },
    'of another issuer': (nonce) => signed(claims(nonce, { iss: 'https://elsewhere.example' })),
    'for another audience': (nonce) => signed(claims(nonce, { aud: 'another-client' })),
    'for several, of whom another is meant': (nonce) =>
      signed(claims(nonce, { aud: [clientId, 'another-client'], azp: 'another-client' })),
    'of another attempt': () => signed(claims(randomBytes(32).toString('base64url'))),
    'of no attempt': (nonce) => {
      const { nonce: _, ...rest } = claims(nonce);
      return signed(rest);
    },
    'that is over': (nonce) => signed(claims(nonce, { iat: 1_700_000_000, exp: 1_700_000_060 })),
    'that never ends': (nonce) => signed(claims(nonce, { exp: undefined })),
    'that names nobody': (nonce) => signed(claims(nonce, { sub: undefined })),
  };
  test.each(Object.keys(forgeries))('%s', async (name) => {
    expect(await come(forgeries[name]!)).toMatchObject(refused);
  });

  test('that came back under another state, or from another issuer', async () => {
    const honest: Forge = (nonce) => signed(claims(nonce));
    expect(await come(honest, { change: { state: randomBytes(32).toString('base64url') } })).toMatchObject(refused);
    expect(await come(honest, { change: { iss: 'https://elsewhere.example' } })).toMatchObject(refused);
  });
});

describe('what a service says of itself', () => {
  const ofGenerous = (nonce: string) => claims(nonce, { iss: provider.issuerOf('generous') });

  test('does not choose the algorithm: ours does', async () => {
    const pkcs = await crypto.subtle.exportKey('pkcs8', provider.privateKey as CryptoKey);
    const algorithm = { name: 'RSA-PSS', hash: 'SHA-256' };
    const pss = await crypto.subtle.importKey('pkcs8', pkcs, algorithm, false, ['sign']);
    const forgeries: Forge[] = [
      (nonce) => signed(ofGenerous(nonce), pss, 'PS256'),
      (nonce) => signed(ofGenerous(nonce), Buffer.from(secret), 'HS256'),
      (nonce) => `${part({ alg: 'none' })}.${part(ofGenerous(nonce))}.`,
    ];
    for (const forge of forgeries) expect(await come(forge, { id: 'generous' })).toMatchObject(refused);
    expect((await come((nonce) => signed(ofGenerous(nonce)), { id: 'generous' })).status).toBe(200);
  });

  test('without keys, with keys by plain HTTP, or as another, it is not believed', async () => {
    const unavailable = { status: 503, key: 'account.sso.unavailable' };
    for (const id of ['silent', 'plain', 'other'])
      expect(await come((nonce) => signed(claims(nonce)), { id }), id).toMatchObject(unavailable);
  });
});
