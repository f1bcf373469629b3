import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-city/password';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { SealedRequests } from 'edutech/core/server/security/sealed-request';
import { Tickets } from 'edutech/core/server/security/tickets';
import { signSkyClass } from 'edutech/core/server/session/login/sky-class';
import { Browser, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/start-app';

const system = asSystem('test');
const clock = movableClock();
const skySecret = 's'.repeat(40);
const city = { settings: { skyClassKeys: { sky: skySecret } } };
let app: TestApp;
/** A second server process over the same database. */
let other: TestApp;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]], city });
  other = await startApp({ replace: [[Clock, clock]], city, sameDatabaseAs: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const signedIn = async (username: string, at = app) => {
  const browser = new Browser(at);
  expect((await browser.login(username, demoPassword)).status).toBe(200);
  return browser;
};
const soon = (milliseconds = 400) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('encrypted requests', () => {
  const path = '/gw/auth/api/session/end-others';
  const sealed = async (browser: Browser, parameters: unknown = { token: browser.token }, at = path) =>
    browser.seal(JSON.stringify(parameters), 'POST', at);
  const send = (browser: Browser, secretRequest: unknown, more = {}) =>
    browser.send('POST', path, { secretRequest, ...more }, {}, { withoutToken: true });

  test('a sealed write is done, its token travelling inside', async () => {
    const browser = await signedIn('teacher');
    expect((await send(browser, await sealed(browser))).status).toBe(200);
  });

  test('it is done once, whichever process it is sent to again', async () => {
    const browser = await signedIn('teacher');
    const text = await sealed(browser);
    expect((await send(browser, text)).status).toBe(200);
    expect((await send(browser, text)).code).toBe(23333);
    const elsewhere = new Browser(other);
    elsewhere.cookies = browser.cookies;
    expect((await send(elsewhere, text)).code).toBe(23333);
  });

  test('sealed for another call, given twice, no object or no text: all one answer', async () => {
    const browser = await signedIn('teacher');
    const answers = [
      await send(browser, await sealed(browser, { token: browser.token }, '/gw/auth/api/session/logout')),
      await send(browser, await sealed(browser), { token: browser.token }),
      await send(browser, await sealed(browser, [1])),
      await send(browser, await browser.seal('not json', 'POST', path)),
      await send(browser, { a: 1 }),
      await send(browser, ''),
    ];
    const shown = answers.map(({ status, code, key, data }) => ({
      status,
      code,
      key,
      params: data.params,
      detail: data.detail,
    }));
    expect(shown).toEqual(
      Array(6).fill({ status: 400, code: 23333, key: 'core.error.undecodable', params: {}, detail: undefined }),
    );
  });

  test('whatever is changed in it, it does not open', async () => {
    const browser = await signedIn('teacher');
    const text = await sealed(browser);
    const random = randomBytes(600);
    for (let round = 0; round < 200; round++) {
      const at = random.readUInt16BE(round * 3) % text.length;
      const letter = String.fromCharCode(33 + (random[round * 3 + 2]! % 94));
      if (letter === text[at]) continue;
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      // the last letter of a part may carry bits that mean nothing: such a change is none
      if (isSameBytes(changed, text)) continue;
      expect((await send(browser, changed)).code, changed).toBe(23333);
    }
    expect((await send(browser, text)).status).toBe(200);
  });

  test('a sender whose clock is minutes off is refused, one that is a minute off is not', async () => {
    const browser = await signedIn('teacher');
    const early = await sealed(browser);
    clock.move(119_000);
    expect((await send(browser, early)).status).toBe(200);
    const late = await sealed(browser);
    clock.move(121_000);
    expect((await send(browser, late)).code).toBe(23333);
  });

  test('a key is the newest for a day, opens for another, and is gone after that', async () => {
    const requests = app.platform.container.get(SealedRequests);
    const keys = [await requests.sealKey(clock.now())];
    for (let day = 0; day < 2; day++) {
      clock.move(24 * 3_600_000);
      keys.push(await requests.sealKey(clock.now()));
    }
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(3);
    const browser = await signedIn('teacher');
    const { seal } = await import('edutech/core/common/security/sealing');
    const call = { method: 'POST', path };
    const codes = [];
    for (const key of keys) {
      const text = await seal(JSON.stringify({ token: browser.token }), key, call, clock.now().getTime());
      codes.push((await send(browser, text)).code);
    }
    expect(codes).toEqual([23333, 200, 200]);
    const elsewhere = await other.platform.container.get(SealedRequests).sealKey(clock.now());
    expect(elsewhere).toEqual(keys[2]);
  });
});

describe('several processes', () => {
  test('a session begun at one is known to the other, and ended there it ends here at once', async () => {
    const browser = await signedIn('teacher');
    const there = new Browser(other);
    there.cookies = browser.cookies;
    there.token = browser.token;
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
    expect((await there.get(api.getUserInfo)).status).toBe(200);
    expect((await there.post(api.logout)).status).toBe(200);
    await soon();
    const left = browser.copy();
    expect((await left.get(api.getUserInfo)).code).toBe(464);
  });

  test('failures are counted together', async () => {
    for (let failure = 0; failure < 5; failure++) {
      await new Browser(failure % 2 ? app : other, '10.2.0.1').login('shared-name', 'x');
    }
    expect((await new Browser(app, '10.2.0.2').login('shared-name', 'x')).status).toBe(429);
    expect((await new Browser(other, '10.2.0.2').login('shared-name', 'x')).status).toBe(429);
  });

  test('after one made a new key, both believe tokens of the one before, and of the one before that no more', async () => {
    const [here, there] = [await signedIn('teacher'), await signedIn('student', other)];
    const secrets = app.platform.container.get(ServerSecrets);
    const rotate = () => app.platform.services.database.write(system, (db) => secrets.rotate(db, clock.now()));
    const old = { here: here.token, there: there.token };
    await rotate();
    clock.move(2_000);
    const renewed = await signedIn('headteacher');
    const elsewhere = new Browser(other);
    elsewhere.cookies = renewed.cookies;
    elsewhere.token = renewed.token;
    expect((await elsewhere.post(api.endOtherDevices)).status).toBe(200);
    expect((await here.post(api.endOtherDevices)).status).toBe(200);
    expect((await there.post(api.endOtherDevices)).status).toBe(200);
    await rotate();
    clock.move(61_000);
    Object.assign(here, { token: old.here });
    expect((await here.post(api.endOtherDevices)).code).toBe(464);
  });
});

describe('tickets', () => {
  const what = { purpose: 'file.download', object: 'a'.repeat(32), method: 'GET', session: 'b'.repeat(64) } as const;

  test('a ticket opens what it was made for, for a minute, on every process', async () => {
    const [here, there] = [app, other].map(({ platform }) => platform.container.get(Tickets));
    const ticket = here!.issue(what, clock.now());
    expect(await there!.isValid(ticket, what, clock.now())).toBe(true);
    for (const change of [
      { purpose: 'file.view' },
      { object: 'c'.repeat(32) },
      { method: 'POST' as const },
      { session: null },
    ]) {
      expect(await here!.isValid(ticket, { ...what, ...change }, clock.now())).toBe(false);
    }
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
    expect(await here!.isValid(ticket, what, at(59))).toBe(true);
    expect(await here!.isValid(ticket, what, at(60))).toBe(false);
    for (const text of ['', 'x', `${ticket}x`, ticket.slice(1)])
      expect(await here!.isValid(text, what, clock.now())).toBe(false);
  });

  test('the general token is no ticket', async () => {
    const browser = await signedIn('teacher');
    expect(await app.platform.container.get(Tickets).isValid(browser.token, what, clock.now())).toBe(false);
  });

  test('a one-use ticket is used once, also when two use it at the same time', async () => {
    const browser = await signedIn('teacher');
    const { ticket } = (await browser.post(api.createHandOverTicket, { purpose: 'admin-site' })).data;
    const uses = [app, other, app, other].map((at) =>
      new Browser(at).send('POST', '/gw/auth/api/session/exchange-ticket', { ticket, purpose: 'admin-site' }),
    );
    expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });
});

describe('sky class', () => {
  const linkOf = async (username: string, nonce = randomBytes(12).toString('hex')) => {
    const { usercode } = await app.platform.services.database.read(system, (db) =>
      db.one<{ usercode: string }>(sql`select usercode from core.person where username = ${username}`),
    );
    const parts = { key: 'sky', usercode, expires: Math.floor(clock.now().getTime() / 1000) + 60, nonce };
    return { ...parts, signature: signSkyClass(parts, skySecret) };
  };

  test('a student comes in by a signed link, once', async () => {
    const link = await linkOf('student');
    const browser = new Browser(app, '10.3.0.1');
    expect((await browser.post(api.skyClassLogin, link)).data.userEntity.username).toBe('student');
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
    const again = await new Browser(other, '10.3.0.1').post(api.skyClassLogin, link);
    expect(again).toMatchObject({ status: 400, key: 'core.session.skyClassFailed' });
  });

  test('nobody but a student does', async () => {
    for (const username of ['teacher', 'superadmin']) {
      expect((await new Browser(app, '10.3.0.2').post(api.skyClassLogin, await linkOf(username))).status).toBe(400);
    }
  });

  test('a link that is outlived or changed opens nothing', async () => {
    const link = await linkOf('student');
    const changed = { ...link, nonce: 'f'.repeat(24) };
    expect((await new Browser(app, '10.3.0.3').post(api.skyClassLogin, changed)).status).toBe(400);
    clock.move(60_000);
    expect((await new Browser(app, '10.3.0.3').post(api.skyClassLogin, link)).status).toBe(400);
  });
});

test('secrets are seen by the system only', async () => {
  const { database } = app.platform.services;
  const tables = ['server_secret', 'seal_key', 'used_nonce', 'one_use_ticket', 'login_failure', 'session'];
  await signedIn('teacher');
  for (const table of tables) {
    const seen = await database.read({ kind: 'visitor' }, (db) => db.all(sql.raw(`select 1 from core.${table}`)));
    expect(seen, table).toHaveLength(0);
  }
});

const isSameBytes = (one: string, two: string) => {
  const bytes = (text: string) =>
    text
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('hex'))
      .join('.');
  return (
    /^[\w.-]+$/.test(one) &&
    one.split('.')[1] === two.split('.')[1] &&
    one.split('.')[3] === two.split('.')[3] &&
    bytes(one) === bytes(two)
  );
};
