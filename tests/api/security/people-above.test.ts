import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import { resetFactors } from '../../../plugins/account/api';
import * as api from '../../../plugins/organisation/api';
import { type Caller, signedIn } from '../../support/people';
import { csv } from '../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { untilBlocked } from '../../support/servers/until-blocked';
import { RosterDesk } from '../organisation/rosters/rosters-desk';

// An administrator of a school who tries to get hold of the account of somebody above him, by every way that gives out
// passwords or changes who somebody is: the city's administrator also teaches a lesson a week at his school.

let app: TestApp;
let school: Caller;
const victim: DemoAccount = 'cityadmin';
beforeAll(async () => {
  app = await startApp({ works: true });
  await run(sql`update core.person set category = 1 where username = 'principal'`);
  await run(sql`
    insert into core.post (id, person_id, role_type, school_id)
    values (gen_random_uuid(), ${app.world.people[victim].personId}, 1, ${app.world.schoolId})`);
  school = await signedIn(app, 'principal');
});
afterAll(() => app.close());

const run = (query: Query) =>
  app.platform.services.database.write(asSystem('a test arranges rows'), (db) => db.run(query));
const victimNow = () =>
  app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.one(sql`
      select p.username, p.usercode, p.name, p.category, p.password_hash, p.disabled_at, p.phone,
        (select count(*)::int from core.post o where o.person_id = p.id and o.ended_at is null) as posts,
        (select count(*)::int from core.account_card c where c.person_id = p.id) as cards
      from core.person p where p.id = ${app.world.people[victim].personId}`),
  );

test('cards of all staff, with new passwords for everybody, leave out whom one may not act on', async () => {
  const before = await victimNow();
  const { schoolId } = app.world;
  const asked = await school.call(api.printCards, { schoolId, scope: { kind: 'staff' }, all: true });
  const { id } = asked.envelope!.data as { id: string };
  await vi.waitFor(
    async () => {
      const { state } = (await school.call(api.showCardPrint, { id })).envelope!.data as { state: string };
      expect(state).toBe('ready');
    },
    { timeout: 25_000, interval: 100 },
  );
  expect(await victimNow()).toEqual(before);
  // and whoever asked has not signed himself out
  expect((await school.call(api.administeredPlace)).status).toBe(200);
  const others = await app.platform.services.database.read(asSystem('a test counts'), (db) =>
    db.one<{ count: number }>(sql`select count(*)::int as count from core.account_card`),
  );
  expect(others.count).toBeGreaterThan(5);
});

test.each([
  ['a reset', api.resetPasswords, { personIds: [] as string[] }],
  ['freezing', api.freezePeople, { personIds: [] as string[], isFrozen: true }],
])('%s is refused', async (_, endpoint, input) => {
  const before = await victimNow();
  const personIds = [app.world.people[victim].personId];
  expect([403, 404]).toContain((await school.call(endpoint, { ...input, personIds })).status);
  expect(await victimNow()).toEqual(before);
});

test.each([
  ['a reset', api.resetPasswords, (id: string) => ({ personIds: [id] })],
  ['freezing', api.freezePeople, (id: string) => ({ personIds: [id], isFrozen: true })],
  ['ending cards', api.revokeCards, (id: string) => ({ personIds: [id] })],
  ['taking second factors away', resetFactors, (id: string) => ({ person: id, reason: '手机丢失，已当面核对' })],
])('%s waits for somebody to whom rights are being given, and is refused then', async (_, endpoint, inputFor) => {
  const { personId, roleId } = app.world.people.teacher;
  const password = () =>
    app.platform.services.database.read(asSystem('a test looks'), (db) =>
      db.one(sql`select password_hash, disabled_at from core.person where id = ${personId}`),
    );
  const before = await password();
  const asked = await app.platform.services.database.write(asSystem('a test gives rights'), async (db) => {
    await lockAccount(db, personId);
    const answer = school.call(endpoint, inputFor(personId));
    await untilBlocked(app, '%core.person%');
    await db.run(
      sql`insert into core.post_grant (post_id, code, withheld) values (${roleId}, 'deployment_admin', false)`,
    );
    return { answer };
  });
  expect((await asked.answer).status).toBe(403);
  expect(await password()).toEqual(before);
  await run(sql`delete from core.post_grant where post_id = ${roleId}`);
});

test('a roster that names his number changes nothing about him', async () => {
  const before = (await victimNow()) as { usercode: string };
  const desk = new RosterDesk(app, 'principal');
  const row = [before.usercode, '冒名', 'stolen', '13900019999', '教师'];
  const { id } = await desk.upload('教师.csv', csv(['工号', '姓名', '用户名', '手机', '岗位'], [row]), {
    kind: 'staff',
    schoolId: app.world.schoolId,
  });
  const [line] = await desk.rows(id);
  expect(line!.state).toBe('wrong');
  expect(line!.problems[0]?.kind).toBe('otherKind');
  expect(await victimNow()).toEqual(before);
});

test('nor does one that makes a teacher of somebody who has no school', async () => {
  const desk = new RosterDesk(app, 'principal');
  const [{ usercode }] = (await desk.all<{ usercode: string }>(
    sql`select usercode from core.person where id = ${app.world.people.superadmin.personId}`,
  )) as [{ usercode: string }];
  const { id } = await desk.upload('教师.csv', csv(['工号', '姓名', '岗位'], [[usercode, '冒名', '教师']]), {
    kind: 'staff',
    schoolId: app.world.schoolId,
  });
  expect((await desk.rows(id))[0]!.state).toBe('wrong');
});
