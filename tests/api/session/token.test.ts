import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { Clock } from 'edutech/core/server/clock';
import { demoPassword } from 'edutech/core/server/demo-password';
import { RequestTokens } from 'edutech/core/server/session/request-token';
import { tokenLife } from 'edutech/core/server/security/signing/token-format';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Browser, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: [], replace: [[Clock, clock]] });
});
afterAll(() => app.close());

const browserOf = async (username: string, more = {}) => {
  const browser = new Browser(app);
  expect((await browser.login(username, demoPassword, more)).status).toBe(200);
  return browser;
};
const read = (browser: Browser) => browser.get(api.getUserInfo);
/** A write that changes nothing worth minding. */
const write = (browser: Browser) => browser.post(api.endOtherDevices);
const withToken = (browser: Browser, token: string) => Object.assign(browser.copy(), { token });

describe('T1: a token without the cookie', () => {
  test('opens nothing, and no other header stands in for the cookie', async () => {
    const browser = await browserOf('teacher');
    const secret = browser.cookies.get('sid')!;
    browser.cookies.clear();
    for (const answer of [await read(browser), await write(browser)]) {
      expect(answer).toMatchObject({ status: 401, code: 464 });
      expect(answer.token).toBeUndefined();
    }
    const path = '/gw/auth/api/user/efficiency-select-one';
    const standIns: readonly Record<string, string>[] = [
      { authorization: `Bearer ${secret}` },
      { sid: secret },
      { 'x-session': secret },
      { cookie: `__Host-sid=${secret}` },
    ];
    for (const headers of standIns) {
      expect((await browser.send('GET', path, {}, headers)).code).toBe(464);
    }
  });
});

describe('T2: a token under another person’s cookie', () => {
  test('is refused for reads and writes, and no fresh one is given', async () => {
    const [browser, other] = [await browserOf('teacher'), await browserOf('student')];
    browser.cookies = other.cookies;
    for (const answer of [await read(browser), await write(browser)]) {
      expect(answer).toMatchObject({ status: 401, code: 464 });
      expect(answer.token).toBeUndefined();
    }
  });

  test('is refused under another session of the same person too', async () => {
    const [here, there] = [await browserOf('teacher'), await browserOf('teacher')];
    expect((await write(withToken(here, there.token))).code).toBe(464);
  });
});

describe('T3: a tampered token', () => {
  test('is refused, whichever part was changed', async () => {
    const browser = await browserOf('teacher');
    const parts = browser.token.split('.') as [string, string, string, string];
    const [key, generation, expiry, signature] = parts;
    const later = (Number.parseInt(expiry, 36) + 3_600_000).toString(36);
    const next = (Number.parseInt(generation, 36) + 1).toString(36);
    const tampered = [
      [key, generation, expiry, signature.slice(1) + signature[0]],
      [key, generation, later, signature],
      [key, next, expiry, signature],
      ['0'.repeat(8), generation, expiry, signature],
      [key, generation, expiry, ''],
      [key, generation, expiry, 'A'.repeat(43)],
      [...parts, 'more'],
      parts.slice(0, 3),
    ].map((each) => each.join('.'));
    for (const token of [...tampered, 'x', 'null', `${browser.token} `.repeat(2)]) {
      expect((await write(withToken(browser, token))).code, token).toBe(464);
    }
    expect((await write(browser)).status).toBe(200);
  });
});

describe('T4: rotation', () => {
  test('fails none of twenty calls that are made at once while the token is renewed, and all get one successor', async () => {
    const browser = await browserOf('teacher');
    clock.move(tokenLife * 0.45);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? write : read)(browser.copy())));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ token }) => token?.split('.')[1])).size).toBe(1);
  });

  test('never fails a page that goes on calling for hours', async () => {
    const browser = await browserOf('teacher', { remember: true });
    const seen = new Set<string>();
    for (let step = 0; step < 30; step++) {
      const tabs = Array.from({ length: 4 }, () => browser.copy());
      const answers = await Promise.all(tabs.map(write));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      browser.token = tabs.at(-1)!.token;
      seen.add(browser.token.split('.')[1]!);
      clock.move(tokenLife / 3);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('takes the last three generations for two minutes', async () => {
    const browser = await browserOf('teacher');
    const { container } = app.platform;
    const [sessions, tokens] = [container.get(Sessions), container.get(RequestTokens)];
    const issued = [browser.token];
    for (let generation = 0; generation < 4; generation++) {
      const session = await sessions.find(browser.cookies.get('sid')!, clock.now());
      issued.push(tokens.issue(await sessions.nextGeneration(session!, clock.now()), clock.now()));
    }
    const statuses = async () =>
      Promise.all(issued.map(async (token) => (await write(withToken(browser, token))).status));
    expect(await statuses()).toEqual([403, 200, 200, 200, 200]);
    clock.move(119_000);
    expect(await statuses()).toEqual([403, 200, 200, 200, 200]);
    clock.move(2_000);
    expect(await statuses()).toEqual([403, 403, 403, 403, 200]);
  });

  test('outlives a server that renews the token on one process while another is asked', async () => {
    const browser = await browserOf('teacher');
    const other = await startApp({ on: [], replace: [[Clock, clock]], sameDatabaseAs: app });
    clock.move(tokenLife * 0.45);
    const old = browser.token;
    expect((await write(browser)).token).toBeDefined();
    const there = new Browser(other);
    there.cookies = browser.cookies;
    for (const token of [browser.token, old]) expect((await write(Object.assign(there, { token }))).status).toBe(200);
    await other.close();
  });
});

describe('T7: a tab that slept', () => {
  test('gets a fresh token with the refusal, once, and goes on with it', async () => {
    const browser = await browserOf('teacher', { remember: true });
    clock.move(tokenLife + 1_000);
    const refused = await write(browser);
    expect(refused).toMatchObject({ status: 403, key: 'core.session.tokenStale' });
    browser.token = refused.data.detail.token;
    expect((await write(browser)).status).toBe(200);
  });

  test('reads at once, and the answer brings the token with which it writes', async () => {
    const browser = await browserOf('teacher', { remember: true });
    clock.move(tokenLife * 3);
    expect((await read(browser)).status).toBe(200);
    expect((await write(browser)).status).toBe(200);
  });

  test('whose session has ended meanwhile is told to sign in, not to renew', async () => {
    const browser = await browserOf('teacher');
    clock.move(3 * 3_600_000);
    const refused = await write(browser);
    expect(refused).toMatchObject({ status: 401, code: 464 });
    expect(refused.data.detail).toBeUndefined();
  });

  test('learns nothing for another session: the fresh token is bound to the cookie that asked', async () => {
    const [browser, other] = [await browserOf('teacher', { remember: true }), await browserOf('student')];
    clock.move(tokenLife + 1_000);
    const refused = await write(browser);
    expect((await write(withToken(other, refused.data.detail.token))).code).toBe(464);
  });
});

describe('where a token may stand', () => {
  test('in the header of a read and in the body of a write, never in the address', async () => {
    const browser = await browserOf('teacher');
    const path = '/gw/auth/api/session/end-others';
    const inAddress = await browser.send('POST', `${path}?token=${browser.token}`, {}, {}, { withoutToken: true });
    expect(inAddress).toMatchObject({ status: 403, key: 'core.session.tokenStale' });
    const inBoth = await browser.send('POST', `${path}?token=${browser.token}`, {});
    expect(inBoth.status).toBe(403);
    expect((await browser.send('POST', path, { token: browser.token }, {}, { withoutToken: true })).status).toBe(200);
  });

  test('a read without one is answered with one', async () => {
    const browser = await browserOf('teacher');
    browser.token = '';
    const answer = await read(browser);
    expect(answer.status).toBe(200);
    expect(answer.token).toMatch(/\./);
  });

  test('an answer to a visitor never brings one', async () => {
    const visitor = new Browser(app);
    expect((await visitor.get(api.getSealKey)).token).toBeUndefined();
    expect((await write(visitor)).token).toBeUndefined();
  });
});
