import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { getDefaultTerm } from 'edutech/core/common/api/organisation';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Clock } from 'edutech/core/server/clock';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { Browser, browserOf, movableClock } from '../../support/browser';

const clock = movableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
});
afterAll(() => app.close());

describe('login', () => {
  test('a teacher signs in and learns who she is, her terms and her modules', async () => {
    const browser = new Browser(app);
    const { status, data } = await browser.login(' Teacher ', demoPassword);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      changePassword: false,
      userEntity: { username: 'teacher', userId: app.world.people.teacher.personId, category: 2, hasClassinfo: true },
    });
    expect(data.userEntity.aclRole.length).toBeGreaterThan(0);
    expect(data.userEntity.acl).toHaveProperty('homework_tea');
    expect(data.termVos[0]).toMatchObject({ termId: app.world.termId, isCurrent: 1 });
    expect(data.module).toContain('work');
    expect(browser.cookies.get('edutech_login')).toBe(app.world.people.teacher.personId);
    expect(browser.setCookies.join()).toMatch(/sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly/);
  });

  test('a login asks the database for each fact once', async () => {
    const { database } = app.platform.services;
    let least = Number.POSITIVE_INFINITY;
    // the platform's clocks ask too, now and then
    for (let round = 0; round < 5; round++) {
      const before = database.statements;
      expect((await new Browser(app).login('teacher', demoPassword)).status).toBe(200);
      least = Math.min(least, database.statements - before);
    }
    expect(least).toBeLessThanOrEqual(18);
  });

  test('unknown user and wrong password are one answer', async () => {
    const [unknown, wrong] = [
      await new Browser(app).login('nobody-here', 'x'),
      await new Browser(app).login('principal', 'x'),
    ];
    for (const { status, key } of [unknown, wrong])
      expect({ status, key }).toEqual({ status: 400, key: 'core.session.wrongCredentials' });
    expect(unknown.data.params).toEqual(wrong.data.params);
  });

  test('who must change the password is told so', async () => {
    expect((await new Browser(app).login('mustchange', demoPassword)).data.changePassword).toBe(true);
  });

  test('name and password are asked for', async () => {
    expect((await new Browser(app).login('  ', 'x')).key).toBe('core.session.usernameMissing');
    expect((await new Browser(app).login('teacher', '')).key).toBe('core.session.passwordMissing');
  });

  test('a disabled account is told so after the right password only, and its open sessions end', async () => {
    const browser = await browserOf(app, 'guestarea');
    await asSystemRun(`update core.person set disabled_at = now() where username = 'guestarea'`);
    clock.move(6_000);
    expect((await browser.get(getDefaultTerm)).code).toBe(464);
    expect((await new Browser(app).login('guestarea', 'x')).key).toBe('core.session.wrongCredentials');
    expect((await new Browser(app).login('guestarea', demoPassword)).key).toBe('core.session.disabled');
    await asSystemRun(`update core.person set disabled_at = null where username = 'guestarea'`);
  });

  test('the transformed password signs in, behind both roots', async () => {
    const browser = new Browser(app);
    for (const root of ['auth', 'legacy']) {
      const password = await browser.seal(demoPassword, 'POST', '/gw/auth/efficiencyLogin');
      const answer = await browser.send('POST', `/gw/${root}/efficiencyLogin`, {
        username: 'student',
        password,
        usersa: 1,
      });
      expect(answer.status).toBe(200);
    }
  });

  test('a login may travel encrypted as a whole', async () => {
    const browser = new Browser(app);
    const login = JSON.stringify({ username: 'student', password: demoPassword, lang: 'EN' });
    for (const root of ['auth', 'legacy']) {
      const secretRequest = await browser.seal(login, 'POST', '/gw/auth/efficiencyLogin');
      expect((await browser.send('POST', `/gw/${root}/efficiencyLogin`, { secretRequest })).status).toBe(200);
    }
  });

  test('older clients sign in by GET, with a sealed password only, and scripts only', async () => {
    const browser = new Browser(app);
    const sealed = async () => ({
      username: 'student',
      usersa: '1',
      password: await browser.seal(demoPassword, 'GET', '/gw/auth/efficiencyLogin'),
    });
    const get = (query: Record<string, string>, headers = {}) =>
      browser.send('GET', '/gw/auth/efficiencyLogin', query, headers);
    expect((await get({ username: 'student', password: demoPassword })).key).toBe('core.session.readablePassword');
    expect((await get(await sealed(), { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).status).toBe(
      403,
    );
    expect((await get(await sealed(), { 'sec-purpose': 'prefetch' })).status).toBe(403);
    expect((await get(await sealed(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const answer = await get(await sealed());
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.send('HEAD' as 'GET', '/gw/auth/efficiencyLogin', await sealed())).status).toBe(404);
  });

  test('a login from another site is refused', async () => {
    const answer = await new Browser(app).send(
      'POST',
      '/gw/auth/efficiencyLogin',
      { username: 'student', password: demoPassword },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
  });

  test('signing in over a session ends that session', async () => {
    const browser = await browserOf(app, 'student');
    const before = browser.copy();
    await browser.login('teacher', demoPassword);
    expect((await before.get(getDefaultTerm)).code).toBe(464);
    expect((await browser.get(api.getUserInfo)).data.username).toBe('teacher');
  });

  test('a session that is to be remembered outlives the browser and idling, another does not', async () => {
    const browser = new Browser(app);
    await browser.login('cityadmin', demoPassword, { remember: true });
    expect(browser.setCookies.join()).toContain(`Max-Age=${7 * 86_400}`);
    const other = await browserOf(app, 'countyadmin');
    expect(other.setCookies.join()).not.toContain('Max-Age');
    const says = async (one: Browser) => (await one.get(api.getLoginState)).data.isRemembered as boolean;
    expect([await says(browser), await says(other)], 'pages leave who is remembered alone').toEqual([true, false]);
    clock.move(3 * 3_600_000);
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
    expect((await other.get(api.getUserInfo)).code).toBe(464);
  });
});

describe('failed logins', () => {
  test('five wrong passwords make the next wait, seconds in the header, and the right one ends it', async () => {
    const browser = new Browser(app, '127.1.0.1');
    for (let failure = 0; failure < 5; failure++) expect((await browser.login('auditor', 'x')).status).toBe(400);
    const slowed = await browser.login('auditor', demoPassword);
    expect(slowed).toMatchObject({ status: 429, key: 'core.session.tooManyFailures' });
    expect(slowed.headers['retry-after']).toBe('1');
    clock.move(1_000);
    expect((await browser.login('auditor', 'x')).status).toBe(400);
    clock.move(2_000);
    expect((await browser.login('auditor', demoPassword)).status).toBe(200);
    expect((await browser.login('auditor', 'x')).status).toBe(400);
  });

  test('a name that nobody has is slowed down alike', async () => {
    const browser = new Browser(app, '127.1.0.2');
    for (let failure = 0; failure < 5; failure++) await browser.login('nobody', 'x');
    expect((await browser.login('nobody', 'x')).status).toBe(429);
  });

  test('tries at the same time are no way around', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => new Browser(app, '127.1.0.3').login('nobody-either', 'x')),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test('an address that guesses must prove work, once for each try', async () => {
    const browser = new Browser(app, '127.1.0.4');
    for (let name = 0; name < 30; name++) await browser.login(`guess-${name}`, 'x');
    const asked = await browser.login('teacher', demoPassword);
    expect(asked).toMatchObject({ status: 429, key: 'core.session.proofNeeded' });
    const proof = await browser.proof(asked.data.detail);
    expect((await browser.login('teacher', demoPassword, { proof: `${proof.slice(0, -1)}x` })).status).toBe(429);
    expect((await new Browser(app, '127.1.0.5').login('teacher', demoPassword)).status).toBe(200);
    expect((await browser.login('teacher', demoPassword, { proof })).status).toBe(200);
    expect((await browser.login('teacher', demoPassword, { proof })).status).toBe(429);
  });
});

const asSystemRun = (text: string) =>
  app.platform.services.database.write(asSystem('test'), (db) => db.run(sql.raw(text)));
