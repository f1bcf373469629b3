import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  addBureauPost,
  adminBureaus,
  type BureauItem,
  createBureauPerson,
  endPost,
  freezePeople,
  personDetail,
  type PersonDetail,
  setPostGrant,
  setScopes,
} from 'edutech/plugins/organisation/api';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let city: Caller;
let county: Caller;
let school: Caller;

beforeAll(async () => {
  app = await startApp({ on: ['organisation'] });
  [city, county, school] = await Promise.all([
    signedIn(app, 'cityadmin'),
    signedIn(app, 'countyadmin'),
    signedIn(app, 'schooladmin'),
  ]);
});
afterAll(() => app.close());

const page = { page: 1, pageLine: 100 };
const linjiang = demoId('county/linjiang');
const songxi = demoId('county/songxi');
const scope = { countyId: null, schoolId: null, stage: null, subjectId: null };

let made = 0;
const person = (more: object) => {
  made += 1;
  const usercode = `9077${String(made).padStart(2, '0')}`;
  return {
    name: `新人${made}`,
    usercode,
    username: `b${usercode}`,
    sex: null,
    birthDate: '',
    phone: '',
    isAdministrator: false,
    ...more,
  };
};
const create = (caller: Caller, more: object) => caller.call(createBureauPerson, person(more));
const idIn = (answer: { envelope: { data: unknown } | null }) => (answer.envelope!.data as { id: string }).id;
const listOf = async (caller: Caller, more: object = {}) =>
  ((await caller.call(adminBureaus, { ...page, ...more })).envelope!.data as { items: BureauItem[] }).items;
const detailOf = async (caller: Caller, personId: string) =>
  (await caller.call(personDetail, { personId })).envelope!.data as PersonDetail;

describe('who sees the bureaus', () => {
  test('a city sees every bureau, a county its own, a school none', async () => {
    const all = await listOf(city);
    const own = await listOf(county);
    expect(new Set(all.flatMap(({ posts }) => posts.map((post) => post.county))).size).toBe(4);
    expect(new Set(own.flatMap(({ posts }) => posts.map((post) => post.county)))).toEqual(new Set(['临江区']));
    expect((await school.call(adminBureaus, page)).status).toBe(403);
    expect((await listOf(city, { bureau: 'city' })).every(({ posts }) => posts.some((post) => !post.county))).toBe(
      true,
    );
    expect(
      (await listOf(city, { roleType: 10 })).every(({ posts }) => posts.some((post) => post.roleType === 10)),
    ).toBe(true);
  });
});

describe('an account of a bureau', () => {
  test('is made with its post, found in the list, frozen and thawed', async () => {
    const id = idIn(await create(county, { post: { roleType: 8, countyId: linjiang } }));
    expect((await listOf(county)).map((one) => one.id)).toContain(id);
    await signedInPerson(app, id);
    expect((await county.call(freezePeople, { personIds: [id], isFrozen: true })).status).toBe(200);
    expect((await listOf(county, { state: 'frozen' })).map((one) => one.id)).toEqual([id]);
    expect((await county.call(freezePeople, { personIds: [id], isFrozen: false })).status).toBe(200);
  });

  test('is a county’s to make in its own bureau only, and no school’s', async () => {
    expect((await create(county, { post: { roleType: 8, countyId: songxi } })).status).toBe(404);
    expect((await create(county, { post: { roleType: 9, countyId: null } })).status).toBe(404);
    expect((await create(county, { post: { roleType: 10, countyId: null } })).status).toBe(404);
    expect((await create(school, { post: { roleType: 8, countyId: linjiang } })).status).toBe(403);
    expect((await create(city, { post: { roleType: 9, countyId: null } })).status).toBe(200);
  });

  test('has a post that fits its bureau', async () => {
    expect((await create(city, { post: { roleType: 8, countyId: null } })).status).toBe(422);
    expect((await create(city, { post: { roleType: 9, countyId: songxi } })).status).toBe(422);
    expect((await create(city, { post: { roleType: 8, countyId: demoId('no county') } })).status).toBe(422);
    const auditor = { isAdministrator: true, post: { roleType: 10, countyId: songxi } };
    expect((await create(city, auditor)).status).toBe(422);
  });

  test('ends a post and takes it back, within the reach of who asks', async () => {
    const id = idIn(await create(city, { post: { roleType: 8, countyId: songxi } }));
    const [post] = (await detailOf(city, id)).posts;
    expect((await county.call(endPost, { postId: post!.id, isEnded: true })).status).toBe(404);
    expect((await city.call(endPost, { postId: post!.id, isEnded: true })).status).toBe(200);
    expect((await listOf(city)).map((one) => one.id)).not.toContain(id);
    expect((await city.call(endPost, { postId: post!.id, isEnded: false })).status).toBe(200);
    expect((await listOf(city)).map((one) => one.id)).toContain(id);
  });

  test('of another county, or with posts elsewhere, gets no post from a county', async () => {
    const id = idIn(await create(city, { post: { roleType: 8, countyId: songxi } }));
    expect((await county.call(addBureauPost, { personId: id, roleType: 8, countyId: linjiang })).status).toBe(404);
    expect((await city.call(addBureauPost, { personId: id, roleType: 10, countyId: songxi })).status).toBe(200);
    const again = await city.call(addBureauPost, { personId: id, roleType: 10, countyId: songxi });
    expect(again.status).toBe(422);
  });
});

describe('what an auditor reviews', () => {
  const auditorOf = async (countyId: string) => {
    const id = idIn(await create(city, { post: { roleType: 10, countyId } }));
    const [post] = (await detailOf(city, id)).posts;
    return { id, postId: post!.id };
  };

  test('is written by the county within itself, and never beyond', async () => {
    const { id, postId } = await auditorOf(linjiang);
    const set = (scopes: object[], version: number) => county.call(setScopes, { postId, scopes, version });
    const own = [
      { ...scope, countyId: linjiang, stage: 'junior' },
      { ...scope, schoolId: app.world.schoolId, subjectId: demoId('subject/mathematics') },
    ];
    expect((await set(own, 1)).status).toBe(200);
    expect((await detailOf(county, id)).posts[0]).toMatchObject({ scopes: own, scopesVersion: 2 });
    expect((await set([scope], 2)).status).toBe(422);
    expect((await set([{ ...scope, countyId: songxi }], 2)).status).toBe(422);
    expect((await set([{ ...scope, schoolId: app.world.otherSchoolId }], 2)).status).toBe(422);
    expect((await set([{ ...own[0], subjectId: demoId('no subject') }], 2)).status).toBe(409);
    expect((await detailOf(county, id)).posts[0]!.scopes).toEqual(own);
  });

  test('shows both versions to the second of two who change it', async () => {
    const { postId } = await auditorOf(songxi);
    const junior = [{ ...scope, countyId: songxi, stage: 'junior' }];
    expect((await city.call(setScopes, { postId, scopes: junior, version: 1 })).status).toBe(200);
    const late = await city.call(setScopes, { postId, scopes: [], version: 1 });
    expect(late.status).toBe(409);
    expect(late.envelope!.data).toMatchObject({ detail: { theirs: { scopes: junior, version: 2 } } });
  });

  test('is nobody’s to change for a post of another county, nor for one that reviews nothing', async () => {
    const { postId } = await auditorOf(songxi);
    expect((await county.call(setScopes, { postId, scopes: [], version: 1 })).status).toBe(404);
    const operator = idIn(await create(city, { post: { roleType: 8, countyId: songxi } }));
    const [post] = (await detailOf(city, operator)).posts;
    expect((await city.call(setScopes, { postId: post!.id, scopes: [], version: 1 })).status).toBe(404);
  });
});

describe('nobody hands on more than he holds', () => {
  test('a county’s administrator makes another while he holds the same, and no longer when a right was taken from him', async () => {
    const post = { roleType: 8, countyId: linjiang };
    expect((await create(county, { post, isAdministrator: true })).status).toBe(200);
    const own = app.world.people.countyadmin;
    const kept = ['schools', 'classes', 'people', 'rosters', 'terms', 'consents', 'approvals', 'act_as'];
    const narrowed = await city.call(setPostGrant, {
      postId: own.roleId!,
      code: 'organisation_admin',
      actions: kept,
      version: 1,
    });
    expect(narrowed.status).toBe(200);
    const narrow = await signedIn(app, 'countyadmin');
    // it holds on every process within a second
    const statusNow = async () => (await create(narrow, { post, isAdministrator: true })).status;
    await expect.poll(statusNow, { timeout: 5000, interval: 200 }).toBe(403);
    expect((await create(narrow, { post })).status).toBe(200);
    // a fellow administrator holds more than he does now: his account is out of reach too
    const [fellow] = (await listOf(city, { bureau: linjiang })).filter(
      (one) => one.isAdministrator && one.name.startsWith('新人'),
    );
    expect((await narrow.call(freezePeople, { personIds: [fellow!.id], isFrozen: true })).status).toBe(403);
  });
});
