import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localCookie } from 'edutech/core/server/session/cookies';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startApp({ web: true });
  cookie = `${(await signedIn(app, 'teacher')).cookie}; edutech_login=${app.world.people.teacher.personId}`;
  expect(cookie).toContain(`${localCookie}=`);
});
afterAll(() => app.close());

const pages = ['/', '/login', '/news_list', '/air', '/education_services', '/home', '/setting', '/nowhere/at/all'];
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'follow' });

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

describe.each(pages)('the page %s', (path) => {
  test('may run and draw only what it brings or what comes from here', async () => {
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const response = await open(path, headers);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/unsafe-|\*|https?:|data:(?!.*blob)/);
      const rules = directives(policy);
      expect(rules.get('object-src')).toEqual(["'none'"]);
      expect(rules.get('base-uri')).toEqual(["'none'"]);
      expect(rules.get('frame-ancestors')).toEqual(["'self'"]);
      expect(rules.get('form-action')).toEqual(["'self'"]);
      expect(rules.get('default-src')).toEqual(["'self'"]);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      expectClean(await response.text(), nonce);
    }
  });

  test('has another nonce each time, and is kept by nobody', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count++) {
      const { headers } = await open(path);
      nonces.add(/'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('vary')).toContain('cookie');
    }
    expect(nonces.size).toBe(3);
  });
});

/** Nothing in a page that its policy would block: every script has the nonce, no handler or style stands in an attribute. */
function expectClean(html: string, nonce: string) {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  const runs = scripts.filter((tag) => !/type="application\/json"/.test(tag));
  expect(runs.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  const tags = [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
  expect(tags.filter((tag) => /\sstyle="|\son[a-z]+="|javascript:/i.test(tag))).toEqual([]);
  expect(tags.filter((tag) => tag.startsWith('<style') && !tag.includes(nonce))).toEqual([]);
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each([
  ['a page', '/', 200],
  ['an answer', '/gw/news/api/rss', null],
  ['a refusal', '/gw/auth/api/user/efficiency-select-one', 401],
  ['what is not there', '/gw/nowhere', 404],
  ['a file that is not there', `/files/${'0'.repeat(64)}/a.png`, 404],
  ['the icon', '/favicon.svg', 200],
  ['health', '/healthz', 200],
  ['figures', '/metrics', 200],
])('%s says how it may be used', async (_, path, status) => {
  const response = await open(path);
  if (status) expect(response.status).toBe(status);
  for (const [name, value] of Object.entries(everywhere)) expect(response.headers.get(name), name).toBe(value);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  for (const name of ['server', 'x-powered-by']) expect(response.headers.get(name)).toBeNull();
});

test('answers to calls are kept by nobody; scripts and style sheets by everybody, for ever', async () => {
  expect((await open('/gw/auth/api/session/seal-key')).headers.get('cache-control')).toBe('no-store');
  expect((await open('/gw/auth/api/user/efficiency-select-one')).headers.get('cache-control')).toBe('no-store');
  const html = await (await open('/')).text();
  const assets = new Set([...html.matchAll(/\/assets\/[^"]+\.(?:js|css)/g)].map(([path]) => path));
  expect(assets.size).toBeGreaterThan(1);
  for (const path of assets) {
    const { status, headers } = await open(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/immutable/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('an id that came with a request is taken when it is one, and no other text', async () => {
  const id = 'a'.repeat(32);
  expect((await open('/healthz', { 'x-request-id': id })).headers.get('x-request-id')).toBe(id);
  expect((await open('/healthz', { 'x-request-id': '<script>' })).headers.get('x-request-id')).toMatch(
    /^[0-9a-f]{32}$/,
  );
});

test('a text in an address that would be a script is a text', async () => {
  const attack = `"><script>alert(1)</script>`;
  for (const path of [
    `/news_list?typeid=${encodeURIComponent(attack)}`,
    `/${encodeURIComponent(attack)}`,
    `/login?x=${attack}`,
  ]) {
    expect(await (await open(path)).text()).not.toContain('<script>alert');
  }
});

test('one worker may compile WebAssembly: the one that reads print', async () => {
  const manifest = join(resolve(process.env['EDUTECH_DIST'] ?? 'dist'), 'web/manifest.json');
  const { files } = JSON.parse(await readFile(manifest, 'utf8')) as { files: string[] };
  const scripts = files.filter((file) => /worker.*\.js$/.test(file));
  const policies = await Promise.all(
    scripts.map(async (file) => (await open(file)).headers.get('content-security-policy') ?? ''),
  );
  const compiling = scripts.filter((_, at) => policies[at]!.includes('unsafe'));
  expect(compiling).toEqual([expect.stringMatching(/^\/assets\/print-wasm-worker-/)]);
  expect(policies.filter((policy) => !/^default-src 'none'; .*connect-src 'self'$/.test(policy))).toEqual([]);
});
