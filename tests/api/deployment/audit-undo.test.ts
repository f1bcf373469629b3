import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import * as api from '../../../plugins/deployment/api';
import * as organisation from '../../../plugins/organisation/api';
import { movableClock } from '../../support/browser';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;
let operator: Caller;
let city: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['deployment', 'organisation', 'air'], replace: [[Clock, clock]] });
  [operator, city] = await Promise.all([signedIn(app, 'superadmin'), signedIn(app, 'cityadmin')]);
});
afterAll(() => app.close());

const range = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', line: 50 };
const dataOf = async <Data>(answer: ReturnType<Caller['call']>) => (await answer).envelope!.data as Data;
const newest = async (act: string, caller = operator) =>
  (await dataOf<api.AuditPage>(caller.call(api.searchAudit, { ...range, act }))).items[0]!;
const undo = async (id: string, caller = operator) => {
  const { status, envelope } = await caller.call(api.undoAct, { id });
  return { status, key: (envelope?.data as { key?: string } | null)?.key };
};
const turn = (plugin: string, on: boolean) => operator.call(api.turnModule, { plugin, countyId: null, on });
const isOn = async (plugin: string) =>
  (await dataOf<OutputOf<typeof api.listModules>>(operator.call(api.listModules))).modules.find(
    ({ id }) => id === plugin,
  )!.isOn;

test('a switched module is put back once, by whoever may switch, and the record says before and after', async () => {
  await turn('air', false);
  const off = await newest('deployment.moduleOff');
  expect(off).toMatchObject({ canUndo: true, changes: [{ name: '开关', before: '开', after: '关' }] });
  // the city's administrator reads the log and switches no modules
  expect(await newest('deployment.moduleOff', city)).toMatchObject({ id: off.id, canUndo: false });
  expect((await undo(off.id, city)).status).toBe(403);
  expect((await undo(off.id)).status).toBe(200);
  expect(await isOn('air')).toBe(true);
  expect(await newest('deployment.moduleOff')).toMatchObject({ id: off.id, canUndo: false });
  expect(await undo(off.id)).toEqual({ status: 409, key: 'deployment.error.changedSince' });
});

test('what changed nothing has no inverse, and what has changed in another way since is refused', async () => {
  await turn('air', true);
  expect(await newest('deployment.moduleOn')).toMatchObject({ canUndo: false });
  await turn('air', false);
  const off = await newest('deployment.moduleOff');
  // without a record, as nobody should
  await app.platform.services.database.write(asSystem('a test turns a switch'), (db) =>
    db.run(sql`update core.module_switch set is_on = true, changed_at = now() where plugin_id = 'air'`),
  );
  expect(await newest('deployment.moduleOff')).toMatchObject({ canUndo: true });
  expect(await undo(off.id)).toEqual({ status: 409, key: 'deployment.error.changedSince' });
});

test('a schedule is put back', async () => {
  await operator.call(api.turnSchedule, { job: 'core.sweepFiles', on: false });
  const { id, canUndo } = await newest('deployment.scheduleOff');
  expect(canUndo).toBe(true);
  expect((await undo(id)).status).toBe(200);
  const { scheduled } = await dataOf<OutputOf<typeof api.jobsNow>>(operator.call(api.jobsNow));
  expect(scheduled.find(({ name }) => name === 'core.sweepFiles')).toMatchObject({ isOn: true });
});

test('rights of a post and of a role are put back under the rule of granting, unless they have changed', async () => {
  const { teacher } = app.world.people;
  const post = async () => {
    const { posts } = await dataOf<organisation.PersonRights>(
      city.call(organisation.personRights, { personId: teacher.personId }),
    );
    return posts[0]!;
  };
  const { postId, version } = await post();
  const held = async () => {
    const found = (await post()).modules.flatMap(({ codes }) => codes);
    return Object.fromEntries(found.map((one) => [one.code, one.isHeld]));
  };
  const before = await held();
  const wanted = Object.keys(before).find((one) => before[one] === true)!;
  const change = (actions: string[] | null, seen: number) =>
    city.call(organisation.setPostGrant, { postId, code: wanted, actions, version: seen });
  expect((await change(null, version)).status).toBe(200);
  expect((await held())[wanted]).toBe(false);
  const taken = await newest('role.setPost', city);
  expect(taken.canUndo).toBe(true);
  const both = await Promise.all([undo(taken.id, city), undo(taken.id, city)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await held()).toEqual(before);
  expect((await undo(taken.id, city)).status).toBe(409);

  const matrix = await dataOf<organisation.RolesMatrix>(city.call(organisation.rolesMatrix));
  const row = matrix.modules.flatMap(({ codes }) => codes).find(({ grants }) => grants['teacher'])!;
  const given = { grantee: 'teacher', code: row.code, actions: null, version: row.version };
  expect((await city.call(organisation.setDefaultGrant, given)).status).toBe(200);
  const narrowed = await newest('role.setDefault', city);
  expect((await undo(narrowed.id, city)).status).toBe(200);
  const again = await dataOf<organisation.RolesMatrix>(city.call(organisation.rolesMatrix));
  const back = again.modules.flatMap(({ codes }) => codes).find(({ code: one }) => one === row.code)!;
  expect(back.grants).toEqual(row.grants);
});

test('of undos at once one undoes', async () => {
  const acts = [() => turn('air', false), () => operator.call(api.turnSchedule, { job: 'core.sweepFiles', on: false })];
  for (const act of acts) {
    expect((await act()).status).toBe(200);
    const { id } = (await dataOf<api.AuditPage>(operator.call(api.searchAudit, { ...range }))).items.find(
      ({ canUndo }) => canUndo,
    )!;
    const tries = await Promise.all(Array.from({ length: 6 }, () => undo(id)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  }
  await turn('air', true);
  expect((await undo('0'.repeat(32))).status).toBe(404);
});

test('an edited person is recorded before and after, and what is private only as changed', async () => {
  const { teacher } = app.world.people;
  const person = await dataOf<organisation.PersonDetail>(
    city.call(organisation.personDetail, { personId: teacher.personId }),
  );
  const { name, usercode, username, sex, birthDate, version } = person;
  const values = { name, usercode, username, sex, birthDate, version, phone: '13812345678' };
  const answer = await city.call(organisation.editPerson, { personId: teacher.personId, ...values, name: '梁一' });
  expect(answer.status).toBe(200);
  const edited = await newest('organisation.editPerson', city);
  expect(edited.changes).toContainEqual({ name: '名称', before: name, after: '梁一' });
  expect(edited.changes.find(({ name: one }) => one === '手机号')!.after).toBe('••••');
  expect(JSON.stringify(edited)).not.toContain('13812345678');
});

test('a view is kept by its name for whoever saved it, replaced, and removed', async () => {
  const views = async (caller = operator) => (await dataOf<api.AuditFacts>(caller.call(api.auditFacts))).views;
  const save = (name: string, search: api.ViewSearch, caller = operator) =>
    caller.call(api.saveAuditView, { name, search });
  expect((await save(' 谁给了权限 ', { days: 30, act: 'role' })).status).toBe(200);
  expect((await save('谁给了权限', { days: 7, act: 'role.setPost' })).status).toBe(200);
  const [kept, ...others] = await views();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ name: '谁给了权限', search: { days: 7, act: 'role.setPost' } });
  expect(await views(city)).toEqual([]);
  expect((await city.call(api.removeAuditView, { id: kept!.id })).status).toBe(404);
  expect((await operator.call(api.removeAuditView, { id: kept!.id })).status).toBe(200);
  expect(await views()).toEqual([]);
  for (let n = 0; n < 30; n++) await save(`看法 ${n}`, { days: n });
  expect((await save('再来一个', { days: 1 })).status).toBe(409);
  expect((await save('看法 3', { days: 9 })).status).toBe(200);
});

test('each view says how many records it finds, and on which of its last days', async () => {
  const { database } = app.platform.services;
  const { personId, name } = app.world.people.cityadmin;
  const record = (days: number, count: number) =>
    database.write(asSystem('a test writes records'), (db) =>
      db.run(sql`
        insert into core.audit_record (id, created_at, act, actor_kind, person_id, object_kind, facts)
        select gen_random_uuid(), now() - make_interval(days => ${days}), 'role.ofTest', 'person', ${personId}, 'post', '{}'
        from generate_series(1, ${count})`),
    );
  await record(0, 3);
  await record(2, 5);
  for (const { id } of (await dataOf<api.AuditFacts>(city.call(api.auditFacts))).views)
    await city.call(api.removeAuditView, { id });
  const keep = (view: string, search: api.ViewSearch) => city.call(api.saveAuditView, { name: view, search });
  await keep('岗位', { days: 30, act: 'role.ofTest', mine: true });
  await keep('昨天起的岗位', { days: 1, act: 'role.ofTest', who: name });
  await keep('没有', { days: 30, act: 'role.ofTest', address: '203.0.113.77' });
  const counted = async () =>
    (await dataOf<OutputOf<typeof api.countAuditViews>>(city.call(api.countAuditViews))).views.map(
      ({ id: _, ...one }) => one,
    );
  const quiet = Array.from({ length: 11 }, () => 0);
  expect(await counted()).toEqual([
    { count: 8, isMore: false, days: [...quiet, 5, 0, 3] },
    { count: 3, isMore: false, days: [0, 3] },
    { count: 0, isMore: false, days: [...quiet, 0, 0, 0] },
  ]);
  // more than are counted: of the day of the oldest nobody knows how many there are
  await record(1, 300);
  expect((await counted())[0]).toEqual({ count: 200, isMore: true, days: [3] });
});

test('after a day, and for who does not read the log, nothing is put back', async () => {
  await turn('air', false);
  const { id } = await newest('deployment.moduleOff');
  for (const other of ['schooladmin', 'countyadmin', 'teacher'] as const)
    expect((await undo(id, await signedIn(app, other))).status, other).toBe(403);
  clock.move(25 * 3_600_000);
  const later = await signedIn(app, 'superadmin');
  expect(await newest('deployment.moduleOff', later)).toMatchObject({ id, canUndo: false });
  expect(await undo(id, later)).toEqual({ status: 409, key: 'deployment.error.changedSince' });
});
