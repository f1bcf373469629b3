import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Db, Query } from 'edutech/core/server/data/db';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { AccountCards } from 'edutech/plugins/organisation/kit/server/cards/account-cards';
import * as account from 'edutech/plugins/account/api';
import * as api from 'edutech/plugins/organisation/api';
import { Browser } from '../../support/browser';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

// Posts of a school are given, ended and given back by the rule of granting, as a bureau's are.

let app: TestApp;
let school: Caller;
let city: Caller;
beforeAll(async () => {
  app = await startApp();
  [school, city] = await Promise.all([signedIn(app, 'schooladmin'), signedIn(app, 'cityadmin')]);
});
afterAll(() => app.close());

const asTest = <T>(work: (db: Db) => Promise<T>) =>
  app.platform.services.database.write(asSystem('a test arranges posts'), work);
const run = (query: Query) => asTest((db) => db.run(query));
/** A code that no school's administrator holds. */
const beyond = 'deployment_admin';
const teacher = 1;
const principal = 4;

let made = 0;
const newcomer = (roleType: number) => {
  made += 1;
  const usercode = `9088${String(made).padStart(2, '0')}`;
  const post = { schoolId: app.world.schoolId, roleType, subjectId: null, gradeId: null };
  return {
    name: '新教师',
    usercode,
    username: `s${usercode}`,
    sex: null,
    birthDate: '',
    phone: '',
    classId: null,
    post,
  };
};
const create = (caller: Caller, roleType: number) => caller.call(api.createPerson, newcomer(roleType));
async function newTeacher() {
  const { envelope } = await create(school, teacher);
  const { id } = envelope!.data as { id: string };
  const post = await asTest((db) =>
    db.one<{ id: string }>(sql`select id from core.post where person_id = ${id}`, 'core.organisation.noPost'),
  );
  return { id, postId: post.id };
}
const end = (postId: string, isEnded: boolean) => school.call(api.endPost, { postId, isEnded });

test('a school gives no post to which the city hands more than its administrator holds', async () => {
  const { id } = await newTeacher();
  const add = () => school.call(api.addPost, { ...newcomer(principal).post, personId: id });
  await run(sql`insert into core.grant_default (grantee, code, actions) values ('principal', ${beyond}, '{}')`);
  expect((await create(school, principal)).status).toBe(403);
  expect((await add()).status).toBe(403);
  expect((await create(school, teacher)).status).toBe(200);
  await run(sql`delete from core.grant_default where grantee = 'principal' and code = ${beyond}`);
  expect((await create(school, principal)).status).toBe(200);
  expect((await add()).status).toBe(200);
});

test('a post with rights beyond the school is neither ended nor given back by it', async () => {
  const { postId } = await newTeacher();
  expect((await end(postId, true)).status).toBe(200);
  expect((await end(postId, false)).status).toBe(200);
  await run(sql`insert into core.post_grant (post_id, code, withheld) values (${postId}, ${beyond}, false)`);
  expect((await end(postId, true)).status).toBe(403);
  await run(sql`update core.post set ended_at = now(), is_active = false where id = ${postId}`);
  expect((await end(postId, false)).status).toBe(403);
});

test('a school does not call back a teacher who works elsewhere now', async () => {
  const { id, postId } = await newTeacher();
  expect((await end(postId, true)).status).toBe(200);
  await run(sql`
    insert into core.post (id, person_id, role_type, school_id, is_active)
    values (${newId()}, ${id}, ${teacher}, ${app.world.otherSchoolId}, true)`);
  expect((await end(postId, false)).status).toBe(404);
  expect((await city.call(api.endPost, { postId, isEnded: false })).status).toBe(200);
});

describe('the head teacher of a class', () => {
  const headTeacher = 2;
  const grade = { gradeId: demoId('grade/7'), number: 97, name: '七(97)班' };
  const withMore = sql`insert into core.grant_default (grantee, code, actions) values ('headTeacher', ${beyond}, '{}')`;
  const withLess = sql`delete from core.grant_default where grantee = 'headTeacher' and code = ${beyond}`;
  const heads = async (personId: string) =>
    (await asTest((db) =>
      db.maybe(sql`
        select from core.post where person_id = ${personId} and role_type = ${headTeacher} and ended_at is null`),
    )) !== undefined;

  test('is named, and released, by who may give and end the post', async () => {
    const { id: headId } = await newTeacher();
    const made = { ...grade, schoolId: app.world.schoolId, headId };
    await run(withMore);
    const refused = await school.call(api.createClass, made);
    expect(refused.status).toBe(403);
    expect(refused.envelope!.data).toMatchObject({
      detail: { fields: [{ field: 'headId', key: 'core.permissions.refused.beyond' }] },
    });
    expect(await heads(headId)).toBe(false);
    await run(withLess);
    const { id } = (await school.call(api.createClass, made)).envelope!.data as { id: string };
    expect(await heads(headId)).toBe(true);
    await run(withMore);
    const release = () => school.call(api.editClass, { ...grade, id, headId: null, version: 1 });
    expect((await release()).status).toBe(403);
    expect((await school.call(api.deleteClass, { id })).status).toBe(403);
    expect(await heads(headId)).toBe(true);
    await run(withLess);
    expect((await release()).status).toBe(200);
    expect(await heads(headId)).toBe(false);
  });

  test('is nobody by his own hand', async () => {
    const { personId } = app.world.people.schooladmin;
    const made = { ...grade, schoolId: app.world.schoolId, number: 96, name: '七(96)班', headId: personId };
    expect((await school.call(api.createClass, made)).envelope!.data).toMatchObject({
      detail: { fields: [{ field: 'headId', key: 'core.permissions.refused.self' }] },
    });
    expect(await heads(personId)).toBe(false);
    expect((await city.call(api.createClass, made)).status).toBe(200);
    expect(await heads(personId)).toBe(true);
  });
});

test('a new first password makes the printed card worthless', async () => {
  const { id } = await newTeacher();
  const cards = app.platform.container.get(AccountCards);
  const secret = (await asTest((db) => cards.issue(db, [id], new Date()))).get(id)!;
  expect(await asTest((db) => cards.find(db, secret))).not.toBeNull();
  expect((await school.call(api.resetPasswords, { personIds: [id] })).status).toBe(200);
  expect(await asTest((db) => cards.find(db, secret))).toBeNull();
});

describe('what others were told or have printed, of somebody without a password of his own,', () => {
  const headTeacher = 2;
  const countyOperator = 8;
  const cards = () => app.platform.container.get(AccountCards);
  async function withFirstPassword() {
    const { id, postId } = await newTeacher();
    const open = async () => {
      expect((await city.call(api.resetPasswords, { personIds: [id] })).status).toBe(200);
      return (await asTest((db) => cards().issue(db, [id], new Date()))).get(id)!;
    };
    /** By what somebody else could still sign in. */
    const ways = async (secret: string) => {
      const person = await asTest((db) =>
        db.one<{ hasPassword: boolean }>(
          sql`select password_hash is not null as has_password from core.person where id = ${id}`,
          'core.organisation.nobody',
        ),
      );
      return { card: (await asTest((db) => cards().find(db, secret))) !== null, password: person.hasPassword };
    };
    return { id, postId, open, ways };
  }
  const all = { card: true, password: true };
  const none = { card: false, password: false };

  test('stays good while his posts give him no power over others', async () => {
    const { id, open, ways } = await withFirstPassword();
    const secret = await open();
    const session = await signedInPerson(app, id);
    const given = await city.call(api.addPost, { ...newcomer(headTeacher).post, personId: id });
    expect(given.status).toBe(200);
    expect(await ways(secret)).toEqual(all);
    expect((await session.call(getUserInfo)).envelope?.code).not.toBe(464);
  });

  test('ends with an appointment, and with a post in a bureau that widens what he administers', async () => {
    const { id, open, ways } = await withFirstPassword();
    const first = await open();
    expect((await city.call(api.appointPerson, { personId: id, isAdministrator: true })).status).toBe(200);
    expect(await ways(first)).toEqual(none);
    const second = await open();
    const session = await signedInPerson(app, id);
    const bureau = { personId: id, roleType: countyOperator, countyId: app.world.countyId };
    expect((await city.call(api.addBureauPost, bureau)).status).toBe(200);
    expect(await ways(second)).toEqual(none);
    expect((await session.call(getUserInfo)).envelope?.code).toBe(464);
    const acts = await asTest((db) =>
      db.all(sql`
        select act from core.audit_record where object_id = ${id} and act = 'organisation.withdrawPassword'`),
    );
    expect(acts).toHaveLength(2);
  });

  test('ends with a post that is given, or given back, to a teacher', async () => {
    const { id, open, ways } = await withFirstPassword();
    const first = await open();
    const given = await school.call(api.addPost, { ...newcomer(principal).post, personId: id });
    expect(await ways(first)).toEqual(none);
    const { id: postId } = given.envelope!.data as { id: string };
    expect((await end(postId, true)).status).toBe(200);
    const second = await open();
    expect((await end(postId, false)).status).toBe(200);
    expect(await ways(second)).toEqual(none);
  });

  test('is no matter of who has chosen his own', async () => {
    const { id, open, ways } = await withFirstPassword();
    const secret = await open();
    await run(sql`update core.person set must_change_password = false where id = ${id}`);
    expect((await city.call(api.appointPerson, { personId: id, isAdministrator: true })).status).toBe(200);
    expect(await ways(secret)).toEqual(all);
  });
});

test('who decides requests and nothing else opens the account that was asked for, and no other', async () => {
  const { schoolId, people } = app.world;
  await new Browser(app, '127.9.1.7').post(account.register, {
    schoolId,
    applicant: 'staff',
    name: '许一诺',
    number: 'APPROVE1',
    place: '语文组',
    phone: '13800005678',
    mail: '',
    note: '',
  });
  const postId = people.countyadmin.roleId!;
  const narrowed = { postId, code: 'organisation_admin', actions: ['approvals'], version: 1 };
  expect((await city.call(api.setPostGrant, narrowed)).status).toBe(200);
  const county = await signedIn(app, 'countyadmin');
  await expect.poll(async () => (await create(county, teacher)).status, { timeout: 5000, interval: 200 }).toBe(403);
  const { items } = (await county.call(api.listApprovals, { q: 'APPROVE1' })).envelope!.data as {
    items: api.ApprovalItem[];
  };
  const approved = await county.call(api.approveRequest, {
    id: items[0]!.id,
    name: '许一诺',
    usercode: 'APPROVE1',
    username: 'approve1',
    classId: null,
    roleType: teacher,
    subjectId: null,
    gradeId: null,
    how: 'password',
  });
  expect(approved.status).toBe(200);
  expect((approved.envelope!.data as api.ApprovalOutcome).password).not.toBe('');
});
