import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/acting';
import * as session from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Browser, browserOf, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
const reason = '核对首页显示问题';
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    replace: [
      [Clock, clock],
      [Stopwatch, clock],
    ],
  });
});
afterAll(() => app.close());
// a minute later one may begin anew: ten times a minute is all
beforeEach(() => clock.move(61_000));

const system = asSystem('a test looks');
const personOf = (account: DemoAccount) => app.world.people[account].personId;

/** A county's administrator who looks at the platform as the teacher. */
async function acting() {
  const browser = await browserOf(app, 'countyadmin');
  const own = browser.cookies.get('sid');
  const reply = await browser.post(api.actAs, { person: personOf('teacher'), reason });
  expect(reply.status).toBe(200);
  browser.token = reply.data.token;
  return { browser, own };
}

const acts = (act: string) =>
  app.platform.services.database.read(system, (db) =>
    db.all<{ personId: string; objectId: string; facts: Record<string, unknown> }>(sql`
      select person_id, object_id, facts from core.audit_record where act = ${act} order by id desc`),
  );

describe('looking at the platform as somebody else', () => {
  test('shows what that person sees, and says who looks', async () => {
    const { browser, own } = await acting();
    expect(browser.cookies.get('sid')).not.toBe(own);
    expect((await browser.get(session.getUserInfo)).data).toMatchObject({ username: 'teacher' });
    expect((await browser.get(session.getLoginState)).data).toMatchObject({
      limit: 'acting',
      actedBy: app.world.people.countyadmin.name,
    });
  });

  test('reads only: writes are refused, those of the account and of a hand-over too', async () => {
    const { browser } = await acting();
    const change = { oldPassword: demoPassword, newPassword: 'Spring-rain-8' };
    for (const [endpoint, input] of [
      [session.changePassword, change],
      [session.createHandOverTicket, { purpose: 'window' }],
      [session.endOtherDevices, {}],
    ] as const) {
      const reply = await browser.post(endpoint, input);
      expect({ status: reply.status, key: reply.key }).toEqual({ status: 403, key: 'core.session.limit.acting' });
    }
  });

  test('ends in one’s own session, under a new secret, and is written down with its reason', async () => {
    const { browser, own } = await acting();
    const acted = browser.cookies.get('sid')!;
    const ended = await browser.post(api.endActing);
    expect(ended.status).toBe(200);
    expect([own, acted]).not.toContain(browser.cookies.get('sid'));
    expect((await browser.get(session.getUserInfo)).data.username).toBe('countyadmin');
    const old = new Browser(app);
    for (const secret of [own!, acted]) {
      old.cookies.set('sid', secret);
      expect((await old.get(session.getUserInfo)).code).toBe(464);
    }
    const [begun] = await acts('session.actAs');
    expect(begun).toMatchObject({
      personId: personOf('countyadmin'),
      objectId: personOf('teacher'),
      facts: { reason },
    });
    expect((await acts('session.endActing'))[0]).toMatchObject({ personId: personOf('countyadmin') });
    expect((await browser.post(api.endActing)).status).toBe(409);
  });

  test('ends by itself after half an hour', async () => {
    const { browser } = await acting();
    clock.move(1_801_000);
    expect((await browser.get(session.getUserInfo)).code).toBe(464);
    expect((await browser.post(api.endActing)).code).toBe(464);
  });

  test('ends with the session it began from, and signing out ends both', async () => {
    const { browser } = await acting();
    await app.platform.services.database.write(system, (db) =>
      app.platform.container.get(Sessions).endAllOf(db, personOf('countyadmin')),
    );
    expect((await browser.get(session.getUserInfo)).code).toBe(464);

    const { browser: second, own } = await acting();
    await second.post(session.logout);
    const before = new Browser(app);
    before.cookies.set('sid', own!);
    expect((await before.get(session.getUserInfo)).code).toBe(464);
  });

  test('is no device of the person’s own, so that he is not led to end what is not his', async () => {
    const teacher = await browserOf(app, 'teacher');
    const before = (await teacher.get(session.listDevices)).data.length;
    await acting();
    expect((await teacher.get(session.listDevices)).data).toHaveLength(before);
  });
});

describe('whom one may look as', () => {
  const tryAs = async (by: DemoAccount, person: string) => {
    const browser = await browserOf(app, by);
    const reply = await browser.post(api.actAs, { person, reason });
    return reply.key ?? reply.status;
  };

  test('nobody without the permission, and never oneself', async () => {
    const browser = await browserOf(app, 'teacher');
    expect((await browser.post(api.actAs, { person: personOf('student'), reason })).status).toBe(403);
    expect(await tryAs('countyadmin', personOf('countyadmin'))).toBe('core.overPeople.nobody');
  });

  test('the people of one’s own county and none elsewhere', async () => {
    expect(await tryAs('countyadmin', personOf('student'))).toBe(200);
    const elsewhere = await app.platform.services.database.read(system, (db) =>
      db.one<{ id: string }>(sql`
        select p.id from core.person p join core.post o on o.person_id = p.id join core.school s on s.id = o.school_id
        where s.county_id <> ${app.world.countyId} and p.disabled_at is null limit 1`),
    );
    expect(await tryAs('countyadmin', elsewhere.id)).toBe('core.overPeople.nobody');
    for (const above of ['cityadmin', 'superadmin'] as const)
      expect(await tryAs('countyadmin', personOf(above))).toBe('core.overPeople.nobody');
  });

  test('nobody with rights of administration that one does not have', async () => {
    const { services } = app.platform;
    const roleId = app.world.people.principal.roleId;
    await services.database.write(system, (db) =>
      db.run(sql`insert into core.post_grant (post_id, code, withheld) values (${roleId}, 'deployment_admin', false)`),
    );
    expect(await tryAs('countyadmin', personOf('principal'))).toBe('core.overPeople.moreRights');
  });

  test('not without a reason', async () => {
    const browser = await browserOf(app, 'countyadmin');
    for (const missing of ['', '看看'])
      expect((await browser.post(api.actAs, { person: personOf('teacher'), reason: missing })).status).toBe(422);
  });

  test('nor from a session that is limited itself', async () => {
    const { browser } = await acting();
    expect((await browser.post(api.actAs, { person: personOf('student'), reason })).status).toBe(403);
  });
});
