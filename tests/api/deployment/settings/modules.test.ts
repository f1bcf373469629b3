import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { airBooks } from 'edutech/plugins/air/api';
import { listModules, moduleReach, turnModule } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn, visitorOf } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { backedUp } from '../backup-support';

let first: TestApp;
let second: TestApp;
let operator: Caller;
beforeAll(async () => {
  first = await startApp({ plugins: backedUp });
  second = await startApp({ plugins: backedUp, sameDatabaseAs: first });
  operator = await signedIn(first, 'superadmin');
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const dataOf = async <Data>(answer: ReturnType<Caller['call']>) => (await answer).envelope!.data as Data;
const modules = () => dataOf<OutputOf<typeof listModules>>(operator.call(listModules));
const reach = () => dataOf<OutputOf<typeof moduleReach>>(operator.call(moduleReach));
const find = async (id: string) => (await modules()).modules.find((one) => one.id === id)!;
const turn = (plugin: string, countyId: string | null, on: boolean) =>
  operator.call(turnModule, { plugin, countyId, on });
const read = <T>(work: (db: Db) => Promise<T>) => first.platform.services.database.read(asSystem('a test looks'), work);

test('every installed module is there with version, rights in plain words, addresses and options', async () => {
  const { modules: all, counties } = await modules();
  expect(all.map(({ id }) => id).sort()).toEqual([...backedUp].sort());
  expect(counties.length).toBeGreaterThan(1);
  const portal = await find('portal');
  expect(portal).toMatchObject({ version: '4.3.1', from: '', isOn: true, offIn: [], canSwitch: true });
  const deployment = await find('deployment');
  expect(deployment).toMatchObject({ title: '平台部署', canSwitch: false });
  expect(deployment.permissions[0]).toMatchObject({
    code: 'deployment_admin',
    title: '平台部署',
    risk: 'sensitive',
    grantedTo: ['superAdmin'],
  });
  expect(deployment.permissions[0]!.actions).toContainEqual({ name: 'backups', title: '管理备份', risk: 'sensitive' });
  expect(deployment.options).toMatchObject([{ name: 'adminSiteUrl', value: '"/admin/workbench"', origin: 'default' }]);
  expect(deployment.routes.map(({ path }) => path)).toContain('/admin/deployment/modules');
});

test('what a module needs and who needs it is said', async () => {
  const { modules: all } = await modules();
  for (const { id, requires } of all) {
    for (const needed of requires) expect((await find(needed)).requiredBy).toContain(id);
  }
});

test('the kill switch works on both servers, and says when both have heard', async () => {
  const statuses = async () => [
    (await visitorOf(first).call(airBooks)).status,
    (await visitorOf(second).call(airBooks)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  expect((await turn('air', null, false)).status).toBe(200);
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), { timeout: 5000 });
  await vi.waitFor(
    async () => {
      const { processes, changedAt } = await reach();
      expect(changedAt).not.toBeNull();
      expect(processes).toHaveLength(2);
      expect(processes.every(({ hasHeard }) => hasHeard)).toBe(true);
    },
    { timeout: 5000 },
  );
  expect(await find('air')).toMatchObject({ isOn: false });
  await turn('air', null, true);
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 5000 });
});

test('a county is switched by itself', async () => {
  const { countyId } = first.world;
  const teacher = await signedIn(second, 'teacher');
  await turn('air', countyId, false);
  await vi.waitFor(async () => expect((await teacher.call(airBooks)).status).toBe(404), { timeout: 5000 });
  expect((await visitorOf(second).call(airBooks)).status).toBe(200);
  expect(await find('air')).toMatchObject({ isOn: true, offIn: [countyId] });
  await turn('air', countyId, true);
});

test('each switch leaves a record of who turned what', async () => {
  await turn('air', null, false);
  await turn('air', null, true);
  const rows = await read((db) =>
    db.all(sql<{ act: string; personId: string; facts: unknown }>`
      select act, person_id, facts from core.audit_record
      where act like 'deployment.module%' order by created_at desc, id desc limit 2`),
  );
  expect(rows).toEqual([
    {
      act: 'deployment.moduleOn',
      personId: first.world.people.superadmin.personId,
      facts: { plugin: 'air', county: null, before: false, after: true },
    },
    {
      act: 'deployment.moduleOff',
      personId: first.world.people.superadmin.personId,
      facts: { plugin: 'air', county: null, before: true, after: false },
    },
  ]);
});

test('what does not exist, and the module of this page itself, are not switched', async () => {
  expect((await turn('chess', null, false)).status).toBe(404);
  expect((await turn('air', '0'.repeat(32), false)).status).toBe(404);
  expect((await turn('deployment', null, false)).status).toBe(422);
  expect(await find('deployment')).toMatchObject({ isOn: true });
});

test('calls of today are counted for their module', async () => {
  const before = (await find('air')).use.calls;
  for (let call = 0; call < 3; call++) await visitorOf(second).call(airBooks);
  // a process writes what it has counted every few seconds, and when it ends
  await second.close();
  second = await startApp({ plugins: backedUp, sameDatabaseAs: first });
  const { use } = await find('air');
  expect(use.calls).toBeGreaterThanOrEqual(before + 3);
  expect(use.milliseconds).toBeGreaterThan(0);
});
