import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { reportError } from 'edutech/core/common/api/analytics';
import { asSystem } from 'edutech/core/server/actor';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Files } from 'edutech/core/server/files/files';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { malformedInput } from '../../contract/server/malformed';
import { endpointsOf, ownInput } from '../../contract/server/endpoints';
import { tablesOf, withDatabase } from '../../contract/server/schema';
import { Browser } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { pdf } from '../files/sample-files';

/** Values that no output of ours may hold, by where they were put in. */
const planted = {
  wrongPassword: 'canary-wrong-7f31',
  newPassword: 'Canary-new-7f32',
  // people type passwords, and numbers of identity cards, where the user name belongs
  passwordAsName: 'canary-as-name-7f33',
  identityNumber: '11010519491231002X',
  strangeCookie: 'canary-cookie-7f34',
  strangeToken: 'canary-token-7f35',
  strangeTicket: 'canary-ticket-7f36',
  sealed: 'canary-sealed-7f37',
  proof: 'canary-proof-7f38',
};

let app: TestApp;
let folder: string;
/** What was issued during the run, beside what was planted. */
const issued: Record<string, string> = {};

beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'edutech-leaks-'));
  await live(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody signs in, works, goes wrong in every way we know, and signs out. */
async function live({ platform, world }: TestApp) {
  const stranger = new Browser(app, '127.8.0.1');
  await stranger.login('teacher', planted.wrongPassword);
  await stranger.login(planted.passwordAsName, 'x', { proof: planted.proof });
  await stranger.login(planted.identityNumber, 'x');
  const secretRequest = await stranger.seal(
    JSON.stringify({ username: 'teacher', password: planted.sealed }),
    'POST',
    '/gw/auth/efficiencyLogin',
  );
  await stranger.send('POST', '/gw/auth/efficiencyLogin', { secretRequest });

  const browser = new Browser(app, '127.8.0.2');
  await browser.login('mustchange', demoPassword);
  await browser.post(api.changePassword, { oldPassword: planted.wrongPassword, newPassword: planted.newPassword });
  const changed = await browser.post(api.changePassword, {
    oldPassword: demoPassword,
    newPassword: planted.newPassword,
  });
  expect(changed.status).toBe(200);
  const { ticket } = (await browser.post(api.createHandOverTicket, { purpose: 'admin-site' })).data;
  const { ticket: used } = (await browser.post(api.createHandOverTicket, { purpose: 'window' })).data;
  await new Browser(app).post(api.exchangeTicket, { ticket: used, purpose: 'window' });

  const path = join(folder, 'a.pdf');
  await writeFile(path, pdf);
  const files = platform.container.get(Files);
  const owner = { personId: world.people.mustchange.personId, schoolId: world.schoolId };
  const file = await platform.services.database.write(asSystem('a test'), (db) =>
    files.store(db, { path, name: 'a.pdf' }, 'attachments', owner),
  );
  const secret = browser.cookies.get('sid')!;
  const sessionId = createHash('sha256').update(secret).digest('hex');
  const address = files.ticketAddress(file, 'view', sessionId);
  const headers = { cookie: `sid=${secret}` };
  const watched = await platform.app.inject({ url: address, headers });
  expect(watched.statusCode).toBe(200);
  Object.assign(issued, {
    token: browser.token,
    secret,
    handOver: ticket,
    usedHandOver: used,
    fileTicket: new URL(address, 'http://x').searchParams.get('token')!,
  });
  issued['watchCookie'] = /^[^=]+=([^;]+)/.exec(String(watched.headers['set-cookie']))![1]!;

  const odd = {
    cookie: `sid=${planted.strangeCookie}; other=${planted.strangeCookie}`,
    token: planted.strangeToken,
    authorization: planted.strangeToken,
  };
  for (const url of [
    address.replace(/token=.*/, `token=${planted.strangeTicket}`),
    `/news_list?token=${planted.strangeTicket}`,
    `/gw/nowhere?ticket=${planted.strangeTicket}`,
  ])
    await platform.app.inject({ url, headers: odd });
  const path2 = `/gw/auth/api/user/efficiency-select-one`;
  await platform.app.inject({ url: path2, headers: odd });
  await platform.app.inject({
    method: 'POST',
    url: '/gw/auth/efficiencyLogin',
    headers: { 'content-type': 'application/json' },
    payload: `{"password":"${planted.wrongPassword}",`,
  });
  await browser.post(reportError, reportWith(Object.values({ ...planted, ...issued })));
  await everythingOnceWrong(browser);
  await faultOnce();
  await browser.post(api.logout);
}

/** A fault of ours is logged with its cause: a table is gone for a moment. */
async function faultOnce() {
  const rename = (from: string, to: string) =>
    withDatabase(app.database.ownerUrl, (client) => client.query(`alter table core.${from} rename to ${to}`));
  await rename('one_use_ticket', 'gone');
  const ticket = planted.strangeTicket.padEnd(43, 'x');
  // from elsewhere: here so many calls were wrong before that another one may have to wait
  const answer = await new Browser(app, '127.0.0.9').post(api.exchangeTicket, { ticket, purpose: 'window' });
  await rename('gone', 'one_use_ticket');
  expect(answer.status).toBe(500);
}

/** A browser's report whose texts name what it was doing. */
const reportWith = (secrets: readonly string[]) => ({
  title: 'TypeError',
  message: `fetch /files/a?token=${secrets[0]} failed; sid=${secrets[1]}; ${planted.identityNumber}`,
  script: `https://edu.example/assets/a.js?token=${planted.strangeTicket}`,
  line: 1,
  column: 1,
  stack: secrets
    .map((secret) => `at x (https://edu.example/a?ticket=${secret}:1:1)`)
    .join('\n')
    .slice(0, 3_000),
  agent: 'Mozilla/5.0',
  href: `https://edu.example/login?key=sky&signature=${planted.strangeTicket}&token=${planted.strangeToken}`,
});

/** Each endpoint with something broken in its input, so that every refusal and every fault is logged that there is. */
async function everythingOnceWrong(browser: Browser) {
  const random = randomOf('leaks');
  for (const one of endpointsOf(app)) {
    if (/logout|change-password|switch-role|end-|report/.test(one.endpoint.path)) continue;
    const input = {
      ...malformedInput(ownInput(one), one.endpoint, random),
      password: planted.wrongPassword,
      ticket: planted.strangeTicket,
    };
    const flat = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''),
      ]),
    );
    // a part of an address cannot be left out
    for (const [, name] of one.endpoint.path.matchAll(/:(\w+)/g)) flat[name!] ||= 'nothing';
    await browser.copy()[one.endpoint.method === 'GET' ? 'get' : 'post'](one.endpoint, flat);
  }
}

const found = (text: string) =>
  Object.entries({ ...planted, ...issued })
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);

describe('T5: no token, password, cookie, ticket or identity number', () => {
  test('is in a log', () => {
    expect(Object.keys(issued)).toHaveLength(6);
    expect(app.log.join('\n')).toContain('a call failed');
    expect(found(app.log.join('\n'))).toEqual([]);
  });

  test('is in the database, in no column of no table', async () => {
    const text = await withDatabase(app.database.ownerUrl, async (client) => {
      const names = (await tablesOf(client)).map(({ schema, name }) => `${schema}.${name}`);
      const jobs = await client.query(
        `select 'jobs.' || quote_ident(tablename) as name from pg_tables where schemaname = 'jobs'`,
      );
      const rows: string[] = [];
      for (const table of [...names, ...jobs.rows.map(({ name }) => name)]) {
        rows.push(...(await client.query(`select t::text as line from ${table} t`)).rows.map(({ line }) => line));
      }
      return rows.join('\n');
    });
    expect(text.length).toBeGreaterThan(100_000);
    expect(text).toContain('mustchange');
    expect(found(text)).toEqual([]);
    const inHex = Object.entries({ ...planted, ...issued }).filter(([, secret]) =>
      text.includes(Buffer.from(secret).toString('hex')),
    );
    expect(inHex.map(([name]) => name)).toEqual([]);
  });

  test('comes back in the answer that refuses it', async () => {
    const browser = new Browser(app, '127.8.0.3');
    const answers = [
      await browser.login('teacher', planted.wrongPassword),
      await browser.send('POST', '/gw/auth/api/session/exchange-ticket', {
        ticket: planted.strangeTicket,
        purpose: 'window',
      }),
      await browser.send('GET', '/gw/auth/api/user/efficiency-select-one', {}, { token: planted.strangeToken }),
    ];
    expect(found(JSON.stringify(answers))).toEqual([]);
  });
});
