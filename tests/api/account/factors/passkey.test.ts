import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications, type Notification } from 'edutech/core/common/api/notifications';
import { challengeSecondStep } from 'edutech/core/common/api/second-step';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api/factors';
import { Authenticator } from '../../../support/authenticator';
import { Browser, movableClock } from '../../../support/browser';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { factorDesk, origin, show } from './factor-desk';

const clock = movableClock();
let app: TestApp;
let desk: ReturnType<typeof factorDesk>;
let device: Authenticator;

beforeAll(async () => {
  app = await startApp({ on: ['account'], replace: [[Clock, clock]] });
  desk = factorDesk(app, clock);
  ({ device } = await desk.addPasskey(await desk.browserOf('teacher')));
});
afterAll(() => app.close());

/** A right password, and what the browser is then asked to sign. */
async function challenged(username = 'teacher') {
  const { browser, step } = await desk.firstFactor(username);
  const { data } = await browser.post(challengeSecondStep, { step: step.step, kind: 'passkey' });
  return { browser, step: step.step, challenge: data.challenge as string };
}

/** What the person and the log have of passkeys that exist twice. */
const copiesIn = async (browser: Browser) => ({
  notices: ((await browser.get(listNotifications)).data.data as Notification[]).filter(
    ({ area }) => area === 'account',
  ),
  records: (
    await app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
      db.all<{ facts: Record<string, unknown> }>(
        sql`select facts from core.audit_record where act = 'account.copiedPasskey' order by id`,
      ),
    )
  ).map(({ facts }) => facts),
});

describe('adding a passkey', () => {
  test('asks for the password, and for a key of this host that can be found without a user name', async () => {
    const browser = await desk.browserOf('student');
    expect((await browser.post(api.beginPasskey)).key).toBe('core.session.wrongPassword');
    const options = JSON.parse((await browser.post(api.beginPasskey, { password: demoPassword })).data.options);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'preferred' } });
  });

  test('a device that has one already is told so, and one key is one person’s', async () => {
    const browser = await desk.browserOf('student');
    const { added } = await desk.addPasskey(browser, device);
    expect({ status: added.status, key: added.key }).toEqual({ status: 409, key: 'account.factor.passkeyKnown' });
  });

  test('a challenge of another set-up, another origin or no credential at all are refused', async () => {
    const browser = await desk.browserOf('student');
    const begin = async () => (await browser.post(api.beginPasskey, { password: demoPassword })).data;
    const [one, other] = [await begin(), await begin()];
    const confirm = (credential: string) =>
      browser.post(api.confirmPasskey, { setup: one.setup, credential, name: '平板' });
    const fresh = new Authenticator(origin);
    for (const credential of [
      fresh.create(other.options),
      fresh.create(one.options, { origin: 'https://evil.example' }),
      '{}',
      'nonsense',
      '[]',
    ]) {
      const reply = await confirm(credential);
      expect({ status: reply.status, key: reply.key }).toEqual({ status: 400, key: 'account.factor.passkeyRefused' });
    }
    expect((await browser.get(api.listFactors)).data.factors).toEqual([]);
  });

  test('a set-up for an app takes no passkey', async () => {
    const browser = await desk.browserOf('student');
    const { setup } = (await browser.post(api.beginTotp, { password: demoPassword })).data;
    const { options } = (await browser.post(api.beginPasskey, { password: demoPassword })).data;
    const credential = new Authenticator(origin).create(options);
    expect((await browser.post(api.confirmPasskey, { setup, credential, name: 'x' })).key).toBe(
      'account.factor.setupOver',
    );
  });
});

describe('a passkey as the second step', () => {
  test('a signature of the challenge signs in', async () => {
    const { browser, step, challenge } = await challenged();
    expect(JSON.parse(challenge).allowCredentials).toMatchObject([{ id: device.id }]);
    const { status, data } = await show(browser, step, 'passkey', device.sign(challenge));
    expect(status).toBe(200);
    expect(data.userEntity.username).toBe('teacher');
  });

  test('nothing is signed before a challenge was asked for', async () => {
    const { challenge } = await challenged();
    const { browser, step } = await desk.firstFactor('teacher');
    expect((await show(browser, step.step, 'passkey', device.sign(challenge))).status).toBe(400);
  });

  test('a tampered challenge, the challenge of another sign-in, another origin or another key do not', async () => {
    const elsewhere = await challenged();
    const stranger = new Authenticator(origin);
    for (const answer of [
      (asked: string) => device.sign(asked, { challenge: 'AAAA' }),
      () => device.sign(elsewhere.challenge),
      (asked: string) => device.sign(asked, { origin: 'https://evil.example' }),
      (asked: string) => stranger.sign(asked),
      (asked: string) => JSON.stringify({ ...JSON.parse(stranger.sign(asked)), id: device.id, rawId: device.id }),
      () => 'null',
    ]) {
      const { browser, step, challenge } = await challenged();
      const reply = await show(browser, step, 'passkey', answer(challenge));
      expect({ status: reply.status, key: reply.key }).toEqual({ status: 400, key: 'core.session.secondStep.wrong' });
      clock.move(61_000);
    }
    clock.move(1_801_000);
  });

  test('a copied key is found out by its counter; its person is told, and the log says so', async () => {
    const first = await challenged();
    expect((await show(first.browser, first.step, 'passkey', device.sign(first.challenge))).status).toBe(200);
    expect(await copiesIn(first.browser)).toEqual({ notices: [], records: [] });
    device.counter -= 2;
    const { browser, step, challenge } = await challenged();
    // a forged signature with an old counter is no copy
    const forged = JSON.parse(new Authenticator(origin).sign(challenge));
    await show(browser, step, 'passkey', JSON.stringify({ ...forged, id: device.id, rawId: device.id }));
    expect((await copiesIn(first.browser)).records).toEqual([]);

    expect((await show(browser, step, 'passkey', device.sign(challenge))).status).toBe(400);
    device.counter += 2;
    const { notices, records } = await copiesIn(first.browser);
    expect(records).toEqual([{ name: '平板', told: true }]);
    expect(notices).toMatchObject([{ area: 'account', isRead: false, path: '/gen-setting?tab=security' }]);
    expect(notices[0]!.text).toContain('平板');
  });

  test('somebody else’s passkey does not', async () => {
    const { device: other } = await desk.addPasskey(await desk.browserOf('principal'));
    const { browser, step, challenge } = await challenged();
    expect((await show(browser, step, 'passkey', other.sign(challenge))).status).toBe(400);
  });

  test('a kind that asks nothing, or that the person does not have, has no challenge', async () => {
    const { browser, step } = await desk.firstFactor('teacher');
    for (const kind of ['totp', 'nothing'])
      expect((await browser.post(challengeSecondStep, { step: step.step, kind })).status).toBe(400);
    const dead = await browser.post(challengeSecondStep, { step: 'a'.repeat(43), kind: 'passkey' });
    expect(dead.status).toBe(410);
  });
});

describe('signing in by a passkey alone', () => {
  const begin = async () => {
    const browser = new Browser(app);
    return { browser, options: (await browser.post(api.beginPasskeyLogin)).data.options as string };
  };

  test('is one step: the device has checked who holds it', async () => {
    const { browser, options } = await begin();
    expect(JSON.parse(options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { status, data } = await browser.post(api.passkeyLogin, { credential: device.sign(options) });
    expect(status).toBe(200);
    expect(data).toMatchObject({ limit: 'full', userEntity: { username: 'teacher' } });
  });

  test('a device that has checked nobody does not sign in', async () => {
    const { browser, options } = await begin();
    const credential = device.sign(options, { isVerified: false });
    expect((await browser.post(api.passkeyLogin, { credential })).key).toBe('account.factor.passkeyRefused');
  });

  test('a key that says it is somebody else’s, or nobody’s, signs nobody in', async () => {
    for (const userHandle of ['AAAA', null]) {
      const { browser, options } = await begin();
      const credential = device.sign(options, { userHandle });
      const reply = await browser.post(api.passkeyLogin, { credential });
      expect({ status: reply.status, key: reply.key }).toEqual({ status: 400, key: 'account.factor.passkeyRefused' });
      clock.move(61_000);
    }
    const { browser, options } = await begin();
    expect((await browser.post(api.passkeyLogin, { credential: device.sign(options) })).status).toBe(200);
  });

  test('a challenge works once, for five minutes, and only if we have asked it', async () => {
    const used = await begin();
    await used.browser.post(api.passkeyLogin, { credential: device.sign(used.options) });
    const late = await begin();
    const own = JSON.stringify({ ...JSON.parse(used.options), challenge: 'AAAA' });
    clock.move(301_000);
    for (const options of [used.options, late.options, own]) {
      const reply = await new Browser(app).post(api.passkeyLogin, { credential: device.sign(options) });
      expect({ status: reply.status, key: reply.key }).toEqual({ status: 400, key: 'account.factor.passkeyRefused' });
    }
  });

  test('two answers at once with one challenge are one sign-in', async () => {
    const { options } = await begin();
    const credentials = [device.sign(options), device.sign(options)];
    const replies = await Promise.all(
      credentials.map((credential) => new Browser(app).post(api.passkeyLogin, { credential })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
