import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Live } from 'edutech/core/server/live/live';
import * as api from '../../../../plugins/organisation/api';
import { openTab } from '../../../support/live-tab';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { eventually } from '../../../support/running/eventually';

const code = 'homework_tea';
/** What a right may go on to be used after it was taken away: milliseconds. */
const atOnce = 1000;

let app: TestApp;
/** Another server process over the same database. */
let elsewhere: TestApp;
let city: Caller;
let county: Caller;
beforeAll(async () => {
  app = await startApp();
  elsewhere = await startApp({ sameDatabaseAs: app });
  elsewhere.platform.container.get(Live).topic({
    name: 'test.roles',
    mayHear: (actor) => actor.kind === 'person' && actor.permissions.has(code),
  });
  [city, county] = await Promise.all([signedIn(app, 'cityadmin'), signedIn(app, 'countyadmin')]);
});
afterAll(async () => {
  await elsewhere.close();
  await app.close();
});

const dataOf = async <T>(answer: ReturnType<Caller['call']>) => (await answer).envelope!.data as T;
const matrix = (caller: Caller) => dataOf<api.RolesMatrix>(caller.call(api.rolesMatrix));
const codeIn = async (caller: Caller, wanted = code) =>
  (await matrix(caller)).modules.flatMap(({ codes }) => codes).find((one) => one.code === wanted)!;
const rightsOf = (caller: Caller, personId: string) =>
  dataOf<api.PersonRights>(caller.call(api.personRights, { personId }));
const codeOf = ({ modules }: api.PostRights, wanted = code) =>
  modules.flatMap(({ codes }) => codes).find((one) => one.code === wanted)!;
const aclOf = async (caller: Caller) => (await dataOf<{ acl: Record<string, string[]> }>(caller.call(getUserInfo))).acl;
const teacher = () => app.world.people.teacher;
const acts = (act: string) =>
  app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
    db.all<{ facts: Record<string, unknown> }>(
      sql`select facts from core.audit_record where act = ${act} order by created_at`,
    ),
  );

test('the matrix says who holds what, in words, and what its reader may change', async () => {
  const { columns, modules } = await matrix(city);
  expect(columns.find(({ grantee }) => grantee === 'teacher')).toMatchObject({ refusal: null });
  expect(columns.find(({ grantee }) => grantee === 'teacher')!.people).toBeGreaterThan(5);
  expect(columns.find(({ grantee }) => grantee === 'cityAdmin')).toMatchObject({ refusal: 'self' });
  expect(columns.find(({ grantee }) => grantee === 'superAdmin')).toMatchObject({ refusal: 'moreRights' });
  const work = modules.find(({ id }) => id === 'work')!;
  expect(work.title).not.toBe('work');
  expect(work.codes.find((one) => one.code === code)).toMatchObject({ isAdministrative: false });
  for (const { actions } of work.codes) for (const { title } of actions) expect(title).not.toMatch(/^core\./);
  expect((await matrix(county)).columns.every(({ refusal }) => refusal !== null)).toBe(true);
});

test('a default that the city narrows is gone for all, and comes back by writing what was before', async () => {
  const { version, grants } = await codeIn(city);
  const before = grants['teacher']!;
  const [taken, ...rest] = before;
  const person = await signedIn(app, 'teacher');
  const change = { grantee: 'teacher', code, actions: rest, version };
  const changed = await dataOf<{ version: number }>(city.call(api.setDefaultGrant, change));
  expect(changed.version).toBe(version + 1);
  await vi.waitFor(async () => expect((await aclOf(person))[code]).not.toContain(taken), atOnce);

  const late = await city.call(api.setDefaultGrant, { ...change, actions: [] });
  expect(late.status).toBe(409);
  expect((late.envelope!.data as { detail: unknown }).detail).toEqual({
    mine: { actions: [], version },
    theirs: { actions: [...rest].sort(), version: version + 1 },
  });
  await city.call(api.setDefaultGrant, { ...change, actions: before, version: version + 1 });
  await vi.waitFor(async () => expect((await aclOf(person))[code]).toContain(taken), atOnce);
  expect((await acts('role.setDefault'))[0]!.facts).toMatchObject({ grantee: 'teacher', code });
});

test('nobody widens his own defaults, those of people with more rights, or by what he does not hold', async () => {
  const { version } = await codeIn(city, 'deployment_admin');
  const give = (grantee: string, caller = city) =>
    caller.call(api.setDefaultGrant, { grantee, code: 'deployment_admin', actions: [], version });
  for (const grantee of ['cityAdmin', 'superAdmin', 'teacher', 'admin']) expect((await give(grantee)).status).toBe(403);
  const own = await codeIn(county);
  const ofCounty = { grantee: 'teacher', code, actions: [], version: own.version };
  expect((await county.call(api.setDefaultGrant, ofCounty)).status).toBe(403);
});

test('a county takes away from a post and gives back, never more than the city lays down', async () => {
  const { personId, roleId } = teacher();
  const { posts } = await rightsOf(county, personId);
  const post = posts.find(({ postId }) => postId === roleId)!;
  expect(post.refusal).toBeNull();
  expect(codeOf(post)).toMatchObject({ isHeld: true, why: 'default', mayGive: true });
  const set = (actions: readonly string[] | null, version: number, wanted = code) =>
    county.call(api.setPostGrant, { postId: roleId!, code: wanted, actions, version });

  expect((await set(null, post.version)).status).toBe(200);
  const without = (await rightsOf(county, personId)).posts.find(({ postId }) => postId === roleId)!;
  expect(codeOf(without)).toMatchObject({ isHeld: false, why: 'withheld', from: ['teacher'] });
  expect((await set(null, post.version)).status).toBe(409);
  const byDefault = codeOf(post)
    .actions.filter(({ isHeld }) => isHeld)
    .map(({ name }) => name);
  expect((await set(byDefault, without.version)).status).toBe(200);
  const again = (await rightsOf(county, personId)).posts.find(({ postId }) => postId === roleId)!;
  expect(codeOf(again).why).toBe('default');

  expect((await set([], again.version, 'homework_stu')).status).toBe(403);
  expect((await set([], again.version, 'organisation_admin')).status).toBe(200);
  expect((await set(null, again.version + 1, 'organisation_admin')).status).toBe(200);
  expect((await acts('role.setPost')).length).toBe(4);
});

test('posts of other counties are not there for a county, and nobody changes his own', async () => {
  const { database } = app.platform.services;
  const foreign = await database.read(asSystem('a test looks for somebody'), (db) =>
    db.one<{ id: string; personId: string }>(sql`
      select o.id, o.person_id from core.post o where o.school_id = ${app.world.otherSchoolId} limit 1`),
  );
  expect((await county.call(api.personRights, { personId: foreign.personId })).status).toBe(404);
  const change = { code, actions: null, version: 1 };
  expect((await county.call(api.setPostGrant, { ...change, postId: foreign.id })).status).toBe(404);
  const own = app.world.people.countyadmin;
  const { posts } = await rightsOf(county, own.personId);
  expect(posts[0]!.refusal).toBe('self');
  expect((await county.call(api.setPostGrant, { ...change, postId: own.roleId })).status).toBe(403);
  expect((await county.call(api.setPostGrant, { ...change, postId: newId() })).status).toBe(404);
});

test('who has a right: by default, given and deprived, page by page and by name', async () => {
  const { roleId, name } = teacher();
  const ask = (input: Record<string, unknown>, caller = city) =>
    dataOf<api.RightHolders>(caller.call(api.rightHolders, { code, page: 1, pageLine: 5, ...input }));
  const before = await ask({});
  expect(before.items).toHaveLength(5);
  expect(before.page.total).toBe(before.counts.default + before.counts.given);
  const { items } = await ask({ page: 2 });
  expect(items.map(({ postId }) => postId)).not.toEqual(before.items.map(({ postId }) => postId));
  expect((await ask({}, county)).counts.default).toBeLessThan(before.counts.default);

  const post = (await rightsOf(city, teacher().personId)).posts.find(({ postId }) => postId === roleId)!;
  await city.call(api.setPostGrant, { postId: roleId!, code, actions: null, version: post.version });
  const after = await ask({});
  expect(after.counts).toEqual({ ...before.counts, default: before.counts.default - 1, withheld: 1 });
  expect((await ask({ how: 'withheld' })).items).toMatchObject([{ postId: roleId, name, how: 'withheld' }]);
  const held = codeOf(post)
    .actions.filter(({ isHeld }) => isHeld)
    .map((action) => action.name);
  await city.call(api.setPostGrant, { postId: roleId!, code, actions: held, version: post.version + 1 });
  expect((await ask({ q: name })).items.some(({ postId }) => postId === roleId)).toBe(true);
  const administrators = await ask({ code: 'deployment_admin' });
  expect(administrators.items).toMatchObject([{ username: 'superadmin', how: 'default' }]);
  expect((await city.call(api.rightHolders, { code: 'nothing', page: 1, pageLine: 5 })).status).toBe(422);
});

test('a right that an administrator takes away is gone at another server within a second, over an open socket too', async () => {
  const { personId, roleId } = app.world.people.headteacher;
  const person = await signedIn(elsewhere, 'headteacher');
  const tab = await openTab(elsewhere, person, 'test.roles');
  await eventually(() => expect(tab.heard).toContainEqual({ type: 'subscribed', topic: 'test.roles' }));
  const post = (await rightsOf(city, personId)).posts.find(({ postId }) => postId === roleId)!;
  const answer = await city.call(api.setPostGrant, { postId: roleId!, code, actions: null, version: post.version });
  expect(answer.status).toBe(200);
  await vi.waitFor(async () => {
    expect(code in (await aclOf(person))).toBe(false);
    expect(tab.heard).toContainEqual({ type: 'error', topic: 'test.roles', reason: 'refused' });
  }, atOnce);
  tab.close();
});

test('the lists are written as workbooks for whoever may see them', async () => {
  for (const [endpoint, input] of [
    [api.exportMatrix, {}],
    [api.exportHolders, { code }],
  ] as const) {
    const { name } = await dataOf<{ name: string }>(county.call(endpoint, input));
    expect(name).toMatch(/\.xlsx$/);
  }
  expect((await acts('organisation.exportHolders')).length).toBe(1);
});
