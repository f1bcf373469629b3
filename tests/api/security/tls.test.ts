import { readFileSync } from 'node:fs';
import { get as plainGet } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import { localCookie, secureCookie } from 'edutech/core/server/session/cookies';
import { newsFeed } from 'edutech/plugins/news/api';
import { printCards } from 'edutech/plugins/organisation/api/cards';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

/** A certificate for localhost that nobody trusts but this test (tests/support/tls). */
const certificate = fileURLToPath(new URL('../../support/tls/certificate.pem', import.meta.url));
const key = fileURLToPath(new URL('../../support/tls/key.pem', import.meta.url));
const ca = readFileSync(certificate);

const login = { username: 'teacher', password: demoPassword };
const json = { 'content-type': 'application/json' };
const path = '/gw/auth/efficiencyLogin';

describe('with a certificate', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await startApp({ city: { settings: { tlsCertificate: certificate, tlsKey: key } } });
    await app.platform.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.platform.app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const send = (options: RequestOptions, body?: unknown) =>
    new Promise<{ status: number; headers: Record<string, unknown>; cookies: string[] }>((resolve, reject) => {
      const asked = request({ host: 'localhost', port, ca, ...options }, (response) => {
        response.resume();
        const cookies = response.headers['set-cookie'] ?? [];
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, cookies }));
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });

  test('people sign in over TLS, and both cookies travel over TLS only', async () => {
    const { status, headers, cookies } = await send(
      { method: 'POST', path, headers: { ...json, origin: `https://localhost:${port}` } },
      login,
    );
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
    expect(cookies).toHaveLength(2);
    const [session = '', signedIn = ''] = cookies;
    expect(session).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Secure$/);
    expect(signedIn).toMatch(/^edutech_login=[0-9a-f]{32}; Path=\/; SameSite=Lax; Secure$/);
  });

  test('the cookie of plain HTTP opens nothing', async () => {
    const { cookies } = await send(
      { method: 'POST', path, headers: { ...json, origin: `https://localhost:${port}` } },
      login,
    );
    const secret = /__Host-sid=([\w-]+)/.exec(cookies.join())![1];
    const who = (cookie: string) => send({ path: '/gw/auth/api/user/efficiency-select-one', headers: { cookie } });
    expect((await who(`__Host-sid=${secret}`)).status).toBe(200);
    expect((await who(`sid=${secret}`)).status).toBe(401);
  });

  test('the addresses on printed cards and in the feed of news begin with https', async () => {
    const { token, cookie } = await signedIn(app, 'cityadmin');
    const printed = await app.platform.app.inject({
      method: 'POST',
      url: addressOf(printCards.root, printCards.path),
      payload: { schoolId: app.world.schoolId, scope: { kind: 'students', classId: app.world.classId }, token },
      headers: { cookie: cookie.replace(localCookie, secureCookie), 'sec-fetch-site': 'same-origin' },
    });
    expect(printed.statusCode).toBe(200);
    const { origin } = await app.platform.services.database.read(asSystem('a test'), (db) =>
      db.one<{ origin: string }>(sql`select wanted->>'origin' as origin from organisation.card_print`),
    );
    expect(origin).toMatch(/^https:\/\/localhost/);
    const fed = await app.platform.app.inject({ method: 'GET', url: addressOf(newsFeed.root, newsFeed.path) });
    expect(fed.body).toContain('<link>https://localhost');
    expect(fed.body).not.toContain('http://localhost');
  });

  test('plain HTTP at the same port is answered by nobody', async () => {
    await expect(
      new Promise((resolve, reject) =>
        plainGet({ host: '127.0.0.1', port, path: '/healthz' }, resolve).on('error', reject),
      ),
    ).rejects.toThrow();
  });

  test('speaks TLS 1.2 and 1.3 only, and keys that a stolen certificate key does not open', async () => {
    const spoken = (options: ConnectionOptions) =>
      new Promise<string>((resolve) => {
        const socket = connect({ host: 'localhost', port, ca, ...options }, () => {
          resolve(socket.getProtocol() ?? '');
          socket.destroy();
        });
        socket.on('error', () => resolve('refused'));
      });
    const old = { ciphers: 'DEFAULT@SECLEVEL=0', minVersion: 'TLSv1' } as const;
    expect(await spoken({})).toBe('TLSv1.3');
    expect(await spoken({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
    expect(await spoken({ ...old, maxVersion: 'TLSv1.1' })).toBe('refused');
    for (const ciphers of ['AES128-SHA', 'AES256-GCM-SHA384', 'NULL-SHA256@SECLEVEL=0'])
      expect(await spoken({ ciphers, maxVersion: 'TLSv1.2' }), ciphers).toBe('refused');
  });

  test('a call that says it comes from the same place over plain HTTP is foreign', async () => {
    const { status } = await send(
      { method: 'POST', path, headers: { ...json, origin: `http://localhost:${port}` } },
      login,
    );
    expect(status).toBe(403);
  });
});

describe('behind a proxy that speaks TLS', () => {
  let app: TestApp;
  const origin = 'https://edu.example.cn';
  beforeAll(async () => {
    app = await startApp({ city: { settings: { publicOrigin: origin } } });
  });
  afterAll(() => app.close());

  const signIn = (headers: Record<string, string>) =>
    app.platform.app.inject({
      method: 'POST',
      url: path,
      headers: { ...json, host: 'edu.example.cn', ...headers },
      payload: login,
    });

  test('cookies are for TLS only, though the proxy itself comes over plain HTTP', async () => {
    const response = await signIn({ origin });
    expect(response.statusCode).toBe(200);
    const cookies = [response.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(2);
    expect(cookies.every((cookie) => cookie?.endsWith('; Secure'))).toBe(true);
    expect(cookies[0]).toMatch(/^__Host-sid=/);
  });

  test('only the public origin is our own', async () => {
    expect((await signIn({ origin: 'http://edu.example.cn' })).statusCode).toBe(403);
    expect((await signIn({ origin: 'https://edu.example.cn:8443' })).statusCode).toBe(403);
    expect((await signIn({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  });
});

describe('on plain HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const signIn = (host: string, lang = 'EN', from: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    app.platform.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: from.remoteAddress,
      headers: { ...json, host, origin: `http://${host}`, ...from.headers },
      payload: { ...login, lang },
    });

  test.each([
    'edu.example.cn',
    '10.0.0.7:8080',
    'localhost.example.cn',
    '127.0.0.1.example.cn',
    '[2001:db8::1]:8080',
    '128.0.0.1',
  ])('nobody is signed in at %s, and one sentence says what is missing', async (host) => {
    const response = await signIn(host);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ data: { key: 'core.session.needsTls' } });
    expect(response.json().msg).toMatch(/TLS certificate.*https:\/\//);
    expect((await signIn(host, 'ZH')).json().msg).toMatch(/TLS|证书/);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['another machine, by IPv6', { remoteAddress: '2001:db8::1' }],
    ['behind a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
  ])('a Host header of this machine opens nothing to %s', async (_who, from) => {
    const response = await signIn('localhost', 'EN', from);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ data: { key: 'core.session.needsTls' } });
  });

  test.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'edu.localhost'])(
    'people sign in at %s',
    async (host) => {
      const response = await signIn(host);
      expect(response.statusCode).toBe(200);
      expect(String([response.headers['set-cookie']].flat()[0])).toMatch(
        /^sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/,
      );
      expect(response.headers['strict-transport-security']).toBeUndefined();
    },
  );
});
