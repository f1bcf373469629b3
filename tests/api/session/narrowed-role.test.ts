import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { Events } from 'edutech/core/server/events/events';
import { Live } from 'edutech/core/server/live/live';
import { personChanged, Sessions } from 'edutech/core/server/session/sessions';
import { type PersonRights, personRights, setPostGrant } from '../../../plugins/organisation/api';
import { openTab } from '../../support/live-tab';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { eventually } from '../../support/running/eventually';

/** What a right may go on to be used after it was taken away: milliseconds. */
const atOnce = 1000;
const code = 'homework_tea';
const topic = 'test.homework';

let office: TestApp;
/** Another server process over the same database: the person is there. */
let school: TestApp;
beforeAll(async () => {
  office = await startApp();
  school = await startApp({ sameDatabaseAs: office });
  school.platform.container.get(Live).topic({
    name: topic,
    mayHear: (actor) => actor.kind === 'person' && actor.permissions.has(code),
  });
});
afterAll(async () => {
  await school.close();
  await office.close();
});

/** Changes something about a person at the office's server, as the administration does. */
const change = (account: DemoAccount | null, work: (db: Db) => Promise<unknown>) => {
  const { services, container } = office.platform;
  const personId = account && office.world.people[account].personId;
  return services.database.write(asSystem('a test changes rights'), async (db) => {
    await work(db);
    await container.get(Events).emit(db, { name: personChanged, payload: { personId } });
  });
};

/** What the page of roles sends when the city's administrator takes the right from somebody's post. */
async function withhold(account: DemoAccount) {
  const { personId, roleId } = office.world.people[account];
  const admin = await signedIn(office, 'cityadmin');
  const { posts } = (await admin.call(personRights, { personId })).envelope!.data as PersonRights;
  const { version } = posts.find(({ postId }) => postId === roleId)!;
  return admin.call(setPostGrant, { postId: roleId, code, actions: null, version });
}

const holds = async (person: Caller) =>
  code in ((await person.call(getUserInfo)).envelope!.data as { acl: Record<string, unknown> }).acl;

test('a right that is taken away at one server is gone at another within a second, over an open socket too', async () => {
  const teacher = await signedIn(school, 'teacher');
  expect(await holds(teacher)).toBe(true);
  const tab = await openTab(school, teacher, topic);
  await eventually(() => expect(tab.heard).toContainEqual({ type: 'subscribed', topic }));

  expect((await withhold('teacher')).status).toBe(200);
  await vi.waitFor(async () => {
    expect(await holds(teacher)).toBe(false);
    expect(tab.heard).toContainEqual({ type: 'error', topic, reason: 'refused' });
  }, atOnce);
  school.platform.container.get(Live).publish(topic, 'secret');
  school.platform.container.get(Live).publish(topic, 'secret');
  const again = await openTab(school, teacher, topic);
  await eventually(() => expect(again.heard).toEqual([{ type: 'error', topic, reason: 'refused' }]));
  expect(tab.messages()).toEqual([]);
  for (const one of [tab, again]) one.close();
});

test('what changes for everybody is asked anew for every open socket', async () => {
  const head = await signedIn(school, 'headteacher');
  const tabs = await Promise.all([1, 2, 3].map(() => openTab(school, head, topic)));
  await eventually(() => {
    for (const tab of tabs) expect(tab.heard).toContainEqual({ type: 'subscribed', topic });
  });
  await change(null, (db) =>
    db.run(sql`insert into core.post_grant (post_id, code, withheld)
      values (${office.world.people.headteacher.roleId}, ${code}, true)`),
  );
  await vi.waitFor(() => {
    for (const tab of tabs) expect(tab.heard).toContainEqual({ type: 'error', topic, reason: 'refused' });
  }, atOnce);
  for (const tab of tabs) tab.close();
});

test('the sockets of who is disabled are closed within a second, and opened no more', async () => {
  const student = await signedIn(school, 'student');
  const tab = await openTab(school, student, topic);
  const { services, container } = office.platform;
  const { personId } = office.world.people.student;
  await services.database.write(asSystem('a test disables somebody'), async (db) => {
    await db.run(sql`update core.person set disabled_at = ${services.clock.now()} where id = ${personId}`);
    await container.get(Sessions).endAllOf(db, personId);
  });
  const late = new Promise<number>((resolve) => setTimeout(resolve, atOnce, 0));
  expect(await Promise.race([tab.closed, late])).toBe(4001);
  await expect(openTab(school, student, topic)).rejects.toThrow('401');
});
