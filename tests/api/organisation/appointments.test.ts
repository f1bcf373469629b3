import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { categories } from 'edutech/core/common/permissions/people';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/organisation/api';
import { type Answer, type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

// Administrators of schools, counties and the city are appointed, and cease to be, by the rule of granting.

let app: TestApp;
let school: Caller;
let county: Caller;
let city: Caller;
let superAdmin: Caller;

beforeAll(async () => {
  app = await startApp();
  [school, county, city, superAdmin] = await Promise.all([
    signedIn(app, 'schooladmin'),
    signedIn(app, 'countyadmin'),
    signedIn(app, 'cityadmin'),
    signedIn(app, 'superadmin'),
  ]);
});
afterAll(() => app.close());

const run = (query: Query) =>
  app.platform.services.database.write(asSystem('a test arranges administrators'), (db) => db.run(query));
const linjiang = demoId('county/linjiang');
const page = { page: 1, pageLine: 100 };

let made = 0;
const person = () => {
  made += 1;
  const usercode = `9066${String(made).padStart(2, '0')}`;
  return { name: `新人${made}`, usercode, username: `a${usercode}`, sex: null, birthDate: '', phone: '' };
};
const idIn = ({ status, envelope, text }: Answer) => {
  if (status !== 200) throw new Error(text);
  return (envelope!.data as { id: string }).id;
};
const takeIn = (caller: Caller, isAdministrator: boolean, roleType = 1) => {
  const post = { schoolId: app.world.schoolId, roleType, subjectId: null, gradeId: null };
  return caller.call(api.createPerson, { ...person(), classId: null, post, isAdministrator });
};
const takeIntoBureau = (caller: Caller, isAdministrator: boolean, roleType: number, countyId: string | null) =>
  caller.call(api.createBureauPerson, { ...person(), isAdministrator, post: { roleType, countyId } });
const appoint = async (caller: Caller, personId: string, isAdministrator = true) =>
  (await caller.call(api.appointPerson, { personId, isAdministrator })).status;
const keyOf = async (caller: Caller, personId: string, isAdministrator = true) =>
  ((await caller.call(api.appointPerson, { personId, isAdministrator })).envelope!.data as { key: string }).key;
const categoryOf = async (personId: string) =>
  ((await superAdmin.call(api.personDetail, { personId })).envelope!.data as api.PersonDetail).category;
const postOf = async (personId: string) =>
  ((await superAdmin.call(api.personDetail, { personId })).envelope!.data as api.PersonDetail).posts[0]!.id;
/** 200, or why a post was not ended (or given back). */
const end = async (caller: Caller, postId: string, isEnded = true) => {
  const { status, envelope } = await caller.call(api.endPost, { postId, isEnded });
  return status === 200 ? status : (envelope!.data as { key: string }).key;
};
/** Whoever was just taken in would have to change the password first. */
async function signInWithOwnPassword(personId: string): Promise<Caller> {
  await run(sql`update core.person set must_change_password = false where id = ${personId}`);
  return signedInPerson(app, personId);
}
/** What a school's administrator may do, and a teacher may not. */
const administers = async (personId: string) => {
  const caller = await signInWithOwnPassword(personId);
  const { schoolId } = app.world;
  return (await caller.call(api.adminPeople, { ...page, kind: 'staff', schoolId })).status === 200;
};

describe('an administrator of a school', () => {
  test('is appointed among its staff, works there at once, and is one no more when it is taken back', async () => {
    const id = idIn(await takeIn(school, false));
    const before = await signedInPerson(app, id);
    expect(await administers(id)).toBe(false);
    expect(await appoint(school, id)).toBe(200);
    expect(await categoryOf(id)).toBe(categories.admin);
    // a second factor is asked for at the next sign-in, so nobody goes on as he was
    expect((await before.call(getUserInfo)).envelope?.code).toBe(464);
    expect(await administers(id)).toBe(true);
    const { items } = (await school.call(api.adminPeople, { ...page, kind: 'staff', schoolId: app.world.schoolId }))
      .envelope!.data as { items: api.PersonItem[] };
    expect(items.filter((one) => one.isAdministrator).map((one) => one.id)).toContain(id);
    const during = await signedInPerson(app, id);
    expect(await appoint(school, id, false)).toBe(200);
    expect((await during.call(getUserInfo)).envelope?.code).toBe(464);
    expect(await categoryOf(id)).toBe(categories.teacher);
    expect(await administers(id)).toBe(false);
  });

  test('may be taken in as one', async () => {
    const id = idIn(await takeIn(school, true));
    expect(await categoryOf(id)).toBe(categories.admin);
    expect(await administers(id)).toBe(true);
    expect((await takeIn(school, true, 3)).status).toBe(409);
  });

  test('is nobody’s to appoint elsewhere, nor oneself, nor of students and those without a post', async () => {
    const { people } = app.world;
    expect(await appoint(school, demoId('person/105/principal'))).toBe(404);
    expect(await appoint(county, demoId('person/201/principal'))).toBe(404);
    expect(await appoint(school, people.schooladmin.personId, false)).toBe(404);
    expect(await appoint(city, people.norole.personId)).toBe(409);
    expect(await appoint(school, people.student.personId)).toBe(409);
    expect(await appoint(county, demoId('person/临江区/auditor'))).toBe(409);
    expect(await appoint(await signedIn(app, 'principal'), people.teacher.personId)).toBe(403);
  });

  test('appoints nobody to more than he holds himself, and takes nothing back from who holds more', async () => {
    const narrow = idIn(await takeIn(school, true));
    const fellow = idIn(await takeIn(school, true));
    const teacher = idIn(await takeIn(school, false));
    const [post] = ((await city.call(api.personDetail, { personId: narrow })).envelope!.data as api.PersonDetail).posts;
    const kept = { postId: post!.id, code: 'organisation_admin', actions: ['people'], version: 1 };
    expect((await city.call(api.setPostGrant, kept)).status).toBe(200);
    const caller = await signInWithOwnPassword(narrow);
    await expect.poll(() => appoint(caller, teacher), { timeout: 5000, interval: 200 }).toBe(403);
    expect((await takeIn(caller, true)).status).toBe(403);
    expect((await takeIn(caller, false)).status).toBe(200);
    expect(await appoint(caller, fellow, false)).toBe(403);
    expect(await appoint(school, narrow, false)).toBe(200);
  });
});

describe('an administrator of a bureau', () => {
  test('of a county is appointed among its operators, by who administers it', async () => {
    const id = idIn(await takeIntoBureau(county, false, 8, linjiang));
    expect(await appoint(school, id)).toBe(404);
    expect(await appoint(county, id)).toBe(200);
    expect(await categoryOf(id)).toBe(categories.admin);
    expect(await administers(id)).toBe(true);
    expect(await appoint(county, id, false)).toBe(200);
    expect(await categoryOf(id)).toBe(categories.teacher);
  });

  test('of the city is made and unmade by a super administrator alone', async () => {
    const only = 'core.organisation.superAdministratorOnly';
    expect((await takeIntoBureau(city, true, 9, null)).status).toBe(403);
    const id = idIn(await takeIntoBureau(superAdmin, true, 9, null));
    expect(await categoryOf(id)).toBe(categories.cityAdmin);
    expect(await keyOf(city, id, false)).toBe(only);
    expect(await appoint(superAdmin, id, false)).toBe(200);
    expect(await categoryOf(id)).toBe(categories.teacher);
    expect(await keyOf(city, id)).toBe(only);
    expect(await appoint(superAdmin, id)).toBe(200);
    expect(await administers(id)).toBe(true);
  });

  test('of a county comes to administer the city by no post that the city gives', async () => {
    const id = idIn(await takeIntoBureau(city, true, 8, linjiang));
    const post = { personId: id, roleType: 9, countyId: null };
    expect((await city.call(api.addBureauPost, post)).status).toBe(403);
    expect((await superAdmin.call(api.addBureauPost, post)).status).toBe(200);
  });

  test('of the city loses his post by no other of them, nor before he is dismissed', async () => {
    const id = idIn(await takeIntoBureau(superAdmin, true, 9, null));
    const postId = await postOf(id);
    expect(await end(city, postId)).toBe('core.organisation.superAdministratorOnly');
    expect(await end(superAdmin, postId)).toBe('core.organisation.dismissFirst');
    expect(await appoint(superAdmin, id, false)).toBe(200);
    expect(await end(superAdmin, postId)).toBe(200);
    expect(await administers(id)).toBe(false);
  });

  test('of a county or a school loses the post that his office stands on after it', async () => {
    const ofCounty = idIn(await takeIntoBureau(county, true, 8, linjiang));
    const ofSchool = idIn(await takeIn(school, true));
    for (const [caller, id] of [
      [county, ofCounty],
      [school, ofSchool],
    ] as const) {
      const postId = await postOf(id);
      expect(await end(caller, postId)).toBe('core.organisation.dismissFirst');
      expect(await appoint(caller, id, false)).toBe(200);
      expect(await end(caller, postId)).toBe(200);
    }
  });

  test('who has no post any more is dismissed by who administers the city', async () => {
    const ofCity = idIn(await takeIntoBureau(superAdmin, true, 9, null));
    const ofCounty = idIn(await takeIntoBureau(county, true, 8, linjiang));
    await run(sql`
      update core.post set ended_at = now(), is_active = false where person_id = any (${[ofCity, ofCounty]}::uuid[])`);
    expect(await administers(ofCity)).toBe(true);
    expect(await keyOf(city, ofCity, false)).toBe('core.organisation.superAdministratorOnly');
    expect(await appoint(superAdmin, ofCity, false)).toBe(200);
    expect(await administers(ofCity)).toBe(false);
    expect(await appoint(county, ofCounty, false)).toBe(404);
    expect(await appoint(city, ofCounty, false)).toBe(200);
    expect(await appoint(city, ofCounty)).toBe(409);
  });

  test('comes to administer the city by no two calls at once', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = idIn(await takeIntoBureau(city, false, 8, linjiang));
      const [given, appointed] = await Promise.all([
        city.call(api.addBureauPost, { personId: id, roleType: 9, countyId: null }),
        appoint(city, id),
      ]);
      expect([given.status, appointed].sort()).toEqual([200, 403]);
    }
  });

  test('reviews nothing, and is dismissed who does', async () => {
    const review = { roleType: 10, countyId: linjiang };
    const refusal = 'core.organisation.auditorAdministers';
    const id = idIn(await takeIntoBureau(county, true, 8, linjiang));
    const given = await county.call(api.addBureauPost, { personId: id, ...review });
    expect(given.envelope!.data).toMatchObject({ key: refusal });
    expect(await appoint(county, id, false)).toBe(200);
    const postId = idIn(await county.call(api.addBureauPost, { personId: id, ...review }));
    expect(await appoint(county, id)).toBe(409);
    expect(await end(county, postId)).toBe(200);
    expect(await appoint(county, id)).toBe(200);
    expect(await end(county, postId, false)).toBe(refusal);
    // as accounts are that came to both before
    await run(sql`update core.post set ended_at = null where id = ${postId}`);
    expect(await appoint(county, id, false)).toBe(200);
    expect(await categoryOf(id)).toBe(categories.teacher);
  });

  test('keeps his office while one of the three duties is his', async () => {
    const id = idIn(await takeIntoBureau(superAdmin, true, 9, null));
    await run(sql`insert into core.administrator_duty (person_id, duty, given_at) values (${id}, 'audit', now())`);
    expect(await keyOf(superAdmin, id, false)).toBe('core.organisation.hasDuty');
    await run(sql`delete from core.administrator_duty where person_id = ${id}`);
    expect(await appoint(superAdmin, id, false)).toBe(200);
  });
});

test('an appointment is written down with who was appointed', async () => {
  const id = idIn(await takeIn(school, false));
  await appoint(school, id);
  await appoint(school, id, false);
  // once more changes nothing, and is no act
  await appoint(school, id, false);
  const rows = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all<{ act: string }>(sql`
      select act from core.audit_record
      where object_id = ${id} and act in ('organisation.appoint', 'organisation.dismiss') order by id`),
  );
  expect(rows.map(({ act }) => act)).toEqual(['organisation.appoint', 'organisation.dismiss']);
});

test('what a county does to a school’s teacher stands in that school’s log', async () => {
  const id = idIn(await takeIn(school, false));
  const post = { personId: id, schoolId: app.world.schoolId, roleType: 2, subjectId: null, gradeId: null };
  idIn(await county.call(api.addPost, post));
  expect((await county.call(api.resetPasswords, { personIds: [id] })).status).toBe(200);
  expect((await county.call(api.freezePeople, { personIds: [id], isFrozen: true })).status).toBe(200);
  expect((await county.call(api.freezePeople, { personIds: [id], isFrozen: false })).status).toBe(200);
  expect(await appoint(county, id)).toBe(200);
  const rows = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all<{ schoolId: string | null }>(sql`select school_id from core.audit_record where object_id = ${id}`),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ schoolId }) => schoolId))).toEqual(new Set([app.world.schoolId]));
});
