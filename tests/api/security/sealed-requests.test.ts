import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seal } from 'edutech/core/common/security/sealing';
import { Clock } from 'edutech/core/server/clock';
import { SealedRequests } from 'edutech/core/server/security/sealed-request';
import { Browser, browserOf, movableClock } from '../../support/browser';
import { twoProcesses } from '../../support/servers/two-processes';

const clock = movableClock();
const processes = twoProcesses({ on: [], replace: [[Clock, clock]] });
const signedIn = (username: string, at = processes.first) => browserOf(at, username);

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
    const elsewhere = new Browser(processes.second);
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
    const requests = processes.first.platform.container.get(SealedRequests);
    const keys = [await requests.sealKey(clock.now())];
    for (let day = 0; day < 2; day++) {
      clock.move(24 * 3_600_000);
      keys.push(await requests.sealKey(clock.now()));
    }
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(3);
    const browser = await signedIn('teacher');
    const call = { method: 'POST', path };
    const codes = [];
    for (const key of keys) {
      const text = await seal(JSON.stringify({ token: browser.token }), key, call, clock.now().getTime());
      codes.push((await send(browser, text)).code);
    }
    expect(codes).toEqual([23333, 200, 200]);
    const elsewhere = await processes.second.platform.container.get(SealedRequests).sealKey(clock.now());
    expect(elsewhere).toEqual(keys[2]);
  });
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
