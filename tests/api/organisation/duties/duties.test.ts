import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import * as api from '../../../../plugins/organisation/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { secondAdministrator } from './duty-desk';

const atOnce = 1000;

let app: TestApp;
let superadmin: Caller;
let cityadmin: Caller;
/** A city administrator whom the demo city does not have. */
let third: { personId: string; caller: Caller };
beforeAll(async () => {
  app = await startApp({ city: { settings: { separateDuties: true } } });
  [superadmin, cityadmin] = await Promise.all([signedIn(app, 'superadmin'), signedIn(app, 'cityadmin')]);
  const personId = await secondAdministrator(app);
  third = { personId, caller: await signedInPerson(app, personId) };
});
afterAll(() => app.close());

const aclOf = async (caller: Caller) =>
  ((await caller.call(getUserInfo)).envelope!.data as { acl: Record<string, string[]> }).acl;
const give = (caller: Caller, personId: string, duty: string | null) => caller.call(api.setDuty, { personId, duty });
const held = async (caller: Caller) => (await caller.call(api.dutyHolders)).envelope!.data as api.DutyHolders;

test('three administrators watch each other as soon as each duty has a holder', async () => {
  const { people } = app.world;
  expect(await held(superadmin)).toMatchObject({ areSeparate: true, areInForce: false });
  expect((await give(cityadmin, people.superadmin.personId, 'system')).status).toBe(200);
  expect((await give(superadmin, people.cityadmin.personId, 'security')).status).toBe(200);
  expect((await aclOf(superadmin))['organisation_admin']).toContain('roles');
  expect((await give(cityadmin, third.personId, 'audit')).status).toBe(200);

  await vi.waitFor(async () => {
    const [system, security, audit] = await Promise.all([superadmin, cityadmin, third.caller].map(aclOf));
    expect(system!['organisation_admin']).not.toContain('roles');
    expect(system).not.toHaveProperty('audit_admin');
    expect(system).toHaveProperty('deployment_admin');
    expect(security!['organisation_admin']).toContain('roles');
    expect(security).not.toHaveProperty('audit_admin');
    expect(security).not.toHaveProperty('deployment_admin');
    expect(audit).toEqual({ audit_admin: ['export', 'search'] });
  }, atOnce);
  expect((await superadmin.call(api.rolesMatrix)).status).toBe(403);
  expect(await held(cityadmin)).toMatchObject({ areInForce: true });
});

test('nobody changes his own duty, and the last holder keeps it', async () => {
  const { people } = app.world;
  expect((await give(cityadmin, people.cityadmin.personId, null)).status).toBe(409);
  expect((await give(cityadmin, third.personId, null)).status).toBe(409);
  expect((await give(cityadmin, people.superadmin.personId, 'audit')).status).toBe(409);
  expect((await give(superadmin, third.personId, null)).status).toBe(403);
  expect((await give(cityadmin, people.teacher.personId, 'audit')).status).toBe(404);
});

test('a right that a duty keeps away says so', async () => {
  const answer = await cityadmin.call(api.personRights, { personId: app.world.people.superadmin.personId });
  const { posts } = answer.envelope!.data as api.PersonRights;
  const code = posts[0]!.modules.flatMap(({ codes }) => codes).find((one) => one.code === 'audit_admin');
  expect(code).toMatchObject({ isHeld: false, why: 'duty' });
});
