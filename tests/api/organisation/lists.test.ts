import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { sql } from 'edutech/core/server/data/db';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import {
  addPost,
  adminClasses,
  adminPeople,
  adminSchools,
  adminSubjects,
  adminYears,
  type ClassItem,
  createClass,
  createPerson,
  createSchool,
  createSubject,
  createYear,
  deleteClass,
  deleteSchool,
  deleteSubject,
  deleteYear,
  editClass,
  editSchool,
  editYear,
  endPost,
  freezePeople,
  peopleTree,
  personDetail,
  resetPasswords,
  type SchoolItem,
} from 'edutech/plugins/organisation/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { untilBlocked } from '../../support/servers/until-blocked';

let app: TestApp;
let city: Caller;
let county: Caller;
/** The principal as the administrator of his school. */
let school: Caller;

beforeAll(async () => {
  app = await startApp({ on: ['organisation'] });
  await run(sql`update core.person set category = 1 where username = 'principal'`);
  [city, county, school] = await Promise.all([
    signedIn(app, 'cityadmin'),
    signedIn(app, 'countyadmin'),
    signedIn(app, 'principal'),
  ]);
});
afterAll(() => app.close());

const run = (query: Parameters<Parameters<Parameters<typeof app.platform.services.database.write>[1]>[0]['run']>[0]) =>
  app.platform.services.database.write(asSystem('a test arranges rows'), (db) => db.run(query));
const page = { page: 1, pageLine: 100 };
const itemsOf = <Item>(answer: { envelope: { data: unknown } | null }) =>
  (answer.envelope!.data as { items: Item[] }).items;
const schoolNamed = async (id: string) =>
  itemsOf<SchoolItem>(await city.call(adminSchools, page)).find((one) => one.id === id)!;
const classNamed = async (id: string) =>
  itemsOf<ClassItem>(await city.call(adminClasses, page)).find((one) => one.id === id)!;

describe('scopes', () => {
  test('a city sees all schools, a county its own, a school itself', async () => {
    const count = async (caller: Caller) => itemsOf(await caller.call(adminSchools, page)).length;
    expect([await count(city), await count(county), await count(school)]).toEqual([12, 5, 1]);
  });

  test('classes and people of other schools and counties are not there', async () => {
    const { schoolId, otherSchoolId } = app.world;
    const classesAt = async (caller: Caller, id: string) =>
      itemsOf(await caller.call(adminClasses, { ...page, schoolId: id })).length;
    expect([await classesAt(school, schoolId), await classesAt(county, schoolId)]).toEqual([9, 9]);
    expect([await classesAt(school, demoId('school/105')), await classesAt(county, otherSchoolId)]).toEqual([0, 0]);
    const peopleAt = async (caller: Caller, id: string) =>
      itemsOf(await caller.call(adminPeople, { ...page, kind: 'students', schoolId: id })).length;
    expect(await peopleAt(school, schoolId)).toBe(100);
    expect([await peopleAt(school, otherSchoolId), await peopleAt(county, otherSchoolId)]).toEqual([0, 0]);
    expect((await school.call(peopleTree, { schoolId: otherSchoolId })).status).toBe(404);
  });

  test('without a school somebody is found by name, and nobody is listed', async () => {
    expect(itemsOf(await city.call(adminPeople, { ...page, kind: 'students' }))).toEqual([]);
    const [found] = itemsOf<{ name: string }>(await city.call(adminPeople, { ...page, kind: 'students', q: '林知夏' }));
    expect(found?.name).toBe('林知夏');
  });

  test('a school changes its names, not its code; a county makes no school elsewhere', async () => {
    const { countyName: _, classes: __, students: ___, staff: ____, ...own } = await schoolNamed(app.world.schoolId);
    expect((await school.call(editSchool, { ...own, code: '999' })).status).toBe(403);
    expect((await school.call(editSchool, { ...own, nameEn: 'Our School' })).status).toBe(200);
    const elsewhere = { code: 'X1', name: '新校', nameEn: '', stage: 'primary', countyId: demoId('county/songxi') };
    expect((await county.call(createSchool, elsewhere)).status).toBe(404);
    expect((await school.call(createSchool, { ...elsewhere, countyId: app.world.countyId })).status).toBe(403);
  });

  test('subjects and the calendar are the city’s to write', async () => {
    const subject = { code: 'calligraphy', name: '书法', nameEn: '', stages: ['primary'], sort: 9 };
    expect((await county.call(createSubject, subject)).status).toBe(403);
    const made = await city.call(createSubject, subject);
    expect(made.status).toBe(200);
    expect((await city.call(createSubject, subject)).envelope!.data).toMatchObject({
      detail: { fields: [{ field: 'code', key: 'core.organisation.codeTaken' }] },
    });
    const { id } = made.envelope!.data as { id: string };
    expect((await city.call(deleteSubject, { id })).status).toBe(200);
    const used = itemsOf<{ id: string; teachers: number }>(await city.call(adminSubjects)).find((one) => one.teachers);
    expect((await city.call(deleteSubject, { id: used!.id })).status).toBe(409);
  });
});

describe('conflicts and deletion', () => {
  test('of two who edit one school the second is shown both versions, and may write on top', async () => {
    const {
      countyName: _,
      classes: __,
      students: ___,
      staff: ____,
      ...mine
    } = await schoolNamed(app.world.otherSchoolId);
    expect((await city.call(editSchool, { ...mine, name: '甲' })).status).toBe(200);
    const second = await city.call(editSchool, { ...mine, name: '乙' });
    expect(second.status).toBe(409);
    const { detail } = second.envelope!.data as { detail: { mine: SchoolItem; theirs: SchoolItem } };
    expect([detail.mine.name, detail.theirs.name]).toEqual(['乙', '甲']);
    expect((await city.call(editSchool, { ...mine, name: '乙', version: detail.theirs.version })).status).toBe(200);
    // and the undo of a list: the values before, with the version after
    expect((await city.call(editSchool, { ...mine, version: detail.theirs.version + 1 })).status).toBe(200);
  });

  test('what is in use is not deleted, what is empty is', async () => {
    const { schoolId, classId, countyId } = app.world;
    expect((await city.call(deleteSchool, { id: schoolId })).status).toBe(409);
    expect((await school.call(deleteClass, { id: classId })).status).toBe(409);
    const made = await county.call(createSchool, { code: 'T9', name: '空校', nameEn: '', stage: 'primary', countyId });
    const { id } = made.envelope!.data as { id: string };
    expect((await county.call(deleteSchool, { id })).status).toBe(200);
    const fresh = { schoolId, gradeId: demoId('grade/7'), number: 8, name: '七(8)班', headId: null };
    const { id: empty } = (await school.call(createClass, fresh)).envelope!.data as { id: string };
    expect((await school.call(createClass, fresh)).status).toBe(422);
    expect((await school.call(deleteClass, { id: empty })).status).toBe(200);
  });

  test('a school year is made, changed and deleted, and may not overlap another', async () => {
    const year = {
      name: '2040-2041',
      startsOn: '2040-09-01',
      endsOn: '2041-08-31',
      terms: [
        { number: 1, name: '上学期', nameEn: '', startsOn: '2040-09-01', endsOn: '2041-01-20' },
        { number: 2, name: '下学期', nameEn: '', startsOn: '2041-02-20', endsOn: '2041-07-05' },
      ],
    };
    const { id } = (await city.call(createYear, year)).envelope!.data as { id: string };
    expect((await city.call(createYear, { ...year, name: '2041-2042' })).status).toBe(422);
    expect((await city.call(editYear, { ...year, id, endsOn: '2041-08-20', version: 1 })).status).toBe(200);
    const [first] = itemsOf<{ endsOn: string; version: number; terms: unknown[] }>(await city.call(adminYears));
    expect(first).toMatchObject({ endsOn: '2041-08-20', version: 2 });
    expect(first?.terms).toHaveLength(2);
    expect((await city.call(deleteYear, { id })).status).toBe(200);
  });
});

describe('people', () => {
  const post = () => ({ schoolId: app.world.schoolId, roleType: 1, subjectId: null, gradeId: null });
  const somebody = { name: '周明', usercode: '1019900', username: 't1019900', sex: 1, birthDate: '', phone: '' };

  test('a head teacher’s post comes and goes with the class', async () => {
    const before = await classNamed(app.world.otherClassId);
    const { personId } = app.world.people.mustchange;
    const edit = { id: before.id, number: before.number, name: before.name };
    expect((await school.call(editClass, { ...edit, headId: personId, version: before.version })).status).toBe(200);
    const posts = async () =>
      (
        (await school.call(personDetail, { personId })).envelope!.data as {
          posts: { roleType: number; endedAt: string | null }[];
        }
      ).posts;
    expect((await posts()).some(({ roleType, endedAt }) => roleType === 2 && !endedAt)).toBe(true);
    const back = { ...edit, headId: before.headId, version: before.version + 1 };
    expect((await school.call(editClass, back)).status).toBe(200);
    expect((await posts()).some(({ roleType, endedAt }) => roleType === 2 && !endedAt)).toBe(false);
  });

  test('a class that is handed on waits for a roster that writes its head, and not the roster for it', async () => {
    const before = await classNamed(app.world.otherClassId);
    const { personId } = app.world.people.mustchange;
    const edit = { id: before.id, number: before.number, name: before.name };
    let answer: ReturnType<typeof school.call> | undefined;
    await app.platform.services.database.write(asSystem('a test writes as a roster does'), async (db) => {
      await lockAccount(db, personId);
      answer = school.call(editClass, { ...edit, headId: personId, version: before.version });
      await untilBlocked(app, '%core.person%for no key update%');
      await db.run(sql`select from core.class where id = ${before.id} for update nowait`);
    });
    expect((await answer!).status).toBe(200);
    const back = { ...edit, headId: before.headId, version: before.version + 1 };
    expect((await school.call(editClass, back)).status).toBe(200);
  });

  test('a date of birth that no calendar has is the form’s fault', async () => {
    const born = { ...somebody, birthDate: '2014-02-30' };
    const refused = await school.call(createPerson, { ...born, post: post(), classId: null });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('birthDate');
  });

  test('somebody is taken in, given a post and a password, frozen and thawed', async () => {
    const made = await school.call(createPerson, { ...somebody, post: post(), classId: null });
    expect(made.status).toBe(200);
    const { id: personId } = made.envelope!.data as { id: string };
    expect(
      (await school.call(createPerson, { ...somebody, usercode: '1019901', post: post(), classId: null })).status,
    ).toBe(422);
    const art = { ...post(), personId, roleType: 6, subjectId: demoId('subject/art') };
    const { id: postId } = (await school.call(addPost, art)).envelope!.data as { id: string };
    expect((await school.call(endPost, { postId, isEnded: true })).status).toBe(200);
    expect((await school.call(endPost, { postId, isEnded: false })).status).toBe(200);
    const [told] = (await school.call(resetPasswords, { personIds: [personId] })).envelope!.data as {
      password: string;
    }[];
    expect(told?.password.length).toBeGreaterThan(7);
    const freeze = (isFrozen: boolean) => school.call(freezePeople, { personIds: [personId], isFrozen });
    expect((await freeze(true)).envelope!.data).toEqual({ personIds: [personId] });
    expect((await freeze(true)).envelope!.data).toEqual({ personIds: [] });
    expect((await freeze(false)).envelope!.data).toEqual({ personIds: [personId] });
  });

  test('nobody acts on people above him, elsewhere, or on himself', async () => {
    const { people } = app.world;
    const refused = async (caller: Caller, personId: string) =>
      (await caller.call(freezePeople, { personIds: [personId], isFrozen: true })).status;
    expect(await refused(school, people.countyadmin.personId)).toBe(404);
    expect(await refused(county, people.cityadmin.personId)).toBe(404);
    expect(await refused(county, demoId('person/201/principal'))).toBe(404);
    expect(await refused(county, people.countyadmin.personId)).toBe(404);
    expect((await school.call(addPost, { ...post(), personId: people.teacher.personId, roleType: 8 })).status).toBe(
      422,
    );
  });
});
