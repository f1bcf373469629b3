import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { Clock } from 'edutech/core/server/clock';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api/factors';
import { type Browser, movableClock } from '../../../support/browser';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { factorDesk, Phone, show } from './factor-desk';

const clock = movableClock();
let app: TestApp;
let desk: ReturnType<typeof factorDesk>;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
  desk = factorDesk(app, clock);
});
afterAll(() => app.close());

describe('adding an authenticator app', () => {
  test('asks for the password, and keeps nothing before a code shows that the app has the secret', async () => {
    const browser = await desk.browserOf('student');
    expect((await browser.post(api.beginTotp)).key).toBe('core.session.wrongPassword');
    const { data: begun } = await browser.post(api.beginTotp, { password: demoPassword });
    expect(begun.address).toContain(begun.secret);
    const wrong = await browser.post(api.confirmTotp, { setup: begun.setup, code: '000000', name: '手机' });
    expect({ status: wrong.status, key: wrong.key }).toEqual({ status: 400, key: 'account.factor.wrongCode' });
    expect((await browser.get(api.listFactors)).data).toEqual({
      factors: [],
      recoveryCodesLeft: 0,
      isRequired: false,
    });
  });

  test('ends after ten minutes, and is nobody else’s', async () => {
    const [browser, other] = [await desk.browserOf('student'), await desk.browserOf('teacher')];
    const { data: begun } = await browser.post(api.beginTotp, { password: demoPassword });
    const phone = new Phone(begun.secret, clock);
    const confirm = (by = browser, setup = begun.setup) =>
      by.post(api.confirmTotp, { setup, code: phone.code(), name: '手机' });
    expect((await confirm(other)).key).toBe('account.factor.setupOver');
    expect((await confirm(browser, `${begun.setup.slice(0, -2)}xx`)).key).toBe('account.factor.setupOver');
    clock.move(601_000);
    expect((await confirm()).key).toBe('account.factor.setupOver');
  });

  test('comes with ten recovery codes at the first one only, and ends at three apps', async () => {
    const browser = await desk.browserOf('principal');
    const { codes } = await desk.addPhone(browser);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes!) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await desk.addPhone(browser)).codes).toBeNull();
    expect((await desk.addPhone(browser)).codes).toBeNull();
    const fourth = await browser.post(api.beginTotp, { password: demoPassword });
    expect({ status: fourth.status, key: fourth.key }).toEqual({ status: 409, key: 'account.factor.tooMany' });
  });
});

describe('an authenticator app', () => {
  const begin = async (browser: Browser) =>
    (await browser.post(api.beginTotp, { password: demoPassword })).data as { setup: string; secret: string };
  const confirm = (browser: Browser, { setup, secret }: { setup: string; secret: string }) =>
    browser.post(api.confirmTotp, { setup, code: new Phone(secret, clock).code(), name: '手机' });

  test('is added once, however often its set-up is confirmed', async () => {
    const browser = await desk.browserOf('schooladmin');
    const begun = await begin(browser);
    const replies = await Promise.all([confirm(browser, begun), confirm(browser, begun)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.key).toBe('account.factor.appKnown');
    expect((await browser.get(api.listFactors)).data.factors).toHaveLength(1);
  });

  test('is the third at most, also when four were begun before', async () => {
    const browser = await desk.browserOf('cityadmin');
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin(browser)));
    for (const one of begun.slice(0, 3)) expect((await confirm(browser, one)).status).toBe(200);
    expect(await confirm(browser, begun[3]!)).toMatchObject({ status: 409, key: 'account.factor.tooMany' });
  });
});

describe('signing in with a code', () => {
  let phone: Phone;
  beforeAll(async () => {
    ({ phone } = await desk.addPhone(await desk.browserOf('teacher')));
  });

  test('a right password begins no session yet, and sets no cookie', async () => {
    const { browser, step } = await desk.firstFactor('teacher');
    expect(step).toMatchObject({ is: 'prove', kinds: ['totp', 'recovery'] });
    expect(browser.cookies.size).toBe(0);
    expect((await browser.get(getUserInfo)).code).toBe(464);
  });

  test('the code of now signs in, with blanks too, as the password would have', async () => {
    const { browser, step } = await desk.firstFactor('teacher');
    const code = phone.code();
    const { status, data } = await show(browser, step.step, 'totp', `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ limit: 'full', userEntity: { username: 'teacher' } });
    expect(browser.cookies.get('edutech_login')).toBe(app.world.people.teacher.personId);
    const [factor] = (await browser.get(api.listFactors)).data.factors;
    expect(Math.abs(factor.lastUsedAt - clock.now().getTime())).toBeLessThan(10_000);
    clock.move(60_000);
  });

  test('a code works once: not for another sign-in, and no older one after it', async () => {
    const [one, other, third] = [
      await desk.firstFactor('teacher'),
      await desk.firstFactor('teacher'),
      await desk.firstFactor('teacher'),
    ];
    // read once: half a minute may end in between
    const [code, older] = [phone.code(), phone.code(-1)];
    expect((await show(one.browser, one.step.step, 'totp', code)).status).toBe(200);
    expect((await show(other.browser, other.step.step, 'totp', code)).key).toBe('core.session.secondStep.wrong');
    expect((await show(third.browser, third.step.step, 'totp', older)).key).toBe('core.session.secondStep.wrong');
    clock.move(120_000);
  });

  test('two answers at once with one code are one sign-in', async () => {
    const begun = [await desk.firstFactor('teacher'), await desk.firstFactor('teacher')];
    const code = phone.code();
    const replies = await Promise.all(begun.map(({ browser, step }) => show(browser, step.step, 'totp', code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    clock.move(120_000);
  });

  test('a phone may be half a minute off either way, and no more', async () => {
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [1, 200],
    ] as const) {
      const { browser, step } = await desk.firstFactor('teacher');
      expect((await show(browser, step.step, 'totp', phone.code(steps))).status, `${steps} steps off`).toBe(status);
    }
    clock.move(120_000);
  });

  test('a step is used up by its sign-in, ends after ten minutes, and is nobody’s when made up', async () => {
    const { browser, step } = await desk.firstFactor('teacher');
    expect((await show(browser, step.step, 'totp', phone.code())).status).toBe(200);
    clock.move(60_000);
    const late = await desk.firstFactor('teacher');
    clock.move(601_000);
    for (const dead of [step.step, late.step.step, 'a'.repeat(43)]) {
      const reply = await show(browser, dead, 'totp', phone.code());
      expect({ status: reply.status, key: reply.key }).toEqual({ status: 410, key: 'core.session.secondStep.over' });
    }
  });

  test('what was asked for with the password holds after the code', async () => {
    const { browser, step } = await desk.firstFactor('teacher', { remember: true });
    await show(browser, step.step, 'totp', phone.code());
    expect(browser.setCookies.join()).toMatch(/sid=[\w-]{43}.*Max-Age=\d{6,}/);
    clock.move(60_000);
  });

  test('wrong codes slow down and lock, and a right password does not forgive them', async () => {
    const wrong = async () => {
      const { browser, step } = await desk.firstFactor('teacher');
      return show(browser, step.step, 'totp', '000000');
    };
    for (let failures = 0; failures < 10; failures++) {
      expect((await wrong()).key, `failure ${failures + 1}`).toBe('core.session.secondStep.wrong');
      clock.move(61_000);
    }
    const { browser, step } = await desk.firstFactor('teacher');
    const locked = await show(browser, step.step, 'totp', phone.code());
    expect({ status: locked.status, key: locked.key }).toEqual({ status: 429, key: 'core.session.tooManyFailures' });
    expect(locked.data.params.seconds).toBeGreaterThan(1500);
    clock.move(1_801_000);
    const after = await desk.firstFactor('teacher');
    expect((await show(after.browser, after.step.step, 'totp', phone.code())).status).toBe(200);
  });
});

describe('changing factors', () => {
  test('they are named, and removed by the password; without one the password alone signs in', async () => {
    const browser = await desk.browserOf('headteacher');
    await desk.addPhone(browser);
    const [{ id: factor }] = (await browser.get(api.listFactors)).data.factors;
    await browser.post(api.renameFactor, { factor, name: '旧手机' });
    expect((await browser.get(api.listFactors)).data).toMatchObject({
      factors: [{ name: '旧手机', kind: 'totp' }],
      recoveryCodesLeft: 10,
    });
    expect((await browser.post(api.removeFactor, { factor, password: 'x' })).key).toBe('core.session.wrongPassword');
    expect((await browser.post(api.removeFactor, { factor, password: demoPassword })).status).toBe(200);
    expect((await browser.get(api.listFactors)).data).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await browser.post(api.removeFactor, { factor, password: demoPassword })).key).toBe('account.factor.gone');
    await desk.browserOf('headteacher');
  });

  test('nobody names or removes another’s', async () => {
    const [owner, other] = [await desk.browserOf('headteacher'), await desk.browserOf('student')];
    await desk.addPhone(owner);
    const [{ id: factor }] = (await owner.get(api.listFactors)).data.factors;
    expect((await other.post(api.renameFactor, { factor, name: '我的' })).status).toBe(404);
    expect((await other.post(api.removeFactor, { factor, password: demoPassword })).status).toBe(404);
    expect((await other.get(api.listFactors)).data.factors).toEqual([]);
  });

  test('an administrator takes a lost phone away from people under him, with a reason, and their sessions end', async () => {
    const lost = await desk.browserOf('student');
    await desk.addPhone(lost);
    const admin = await desk.browserOf('countyadmin');
    const person = app.world.people.student.personId;
    expect((await admin.post(api.resetFactors, { person, reason: '丢' })).status).toBe(422);
    expect((await admin.post(api.resetFactors, { person, reason: '手机丢失，已当面核对' })).data).toEqual({
      removed: 1,
    });
    expect((await lost.get(getUserInfo)).code).toBe(464);
    await desk.browserOf('student');
    const superadmin = app.world.people.superadmin.personId;
    const oneself = app.world.people.countyadmin.personId;
    for (const other of [superadmin, oneself])
      expect((await admin.post(api.resetFactors, { person: other, reason: '手机丢失' })).status).toBe(404);
  });
});
