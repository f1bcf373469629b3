import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/settings/turn-switch';
import { newsTypes } from 'edutech/plugins/news/api';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startApp();
  second = await startApp({ sameDatabaseAs: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const turn = (countyId: Id | null, isOn: boolean) => {
  const { services, container } = first.platform;
  const row = { pluginId: 'news', countyId, isOn };
  return services.database.write(asSystem('a test turns a switch'), (db) =>
    turnSwitch(db, container.get(Events), row, services.clock.now()),
  );
};

test('what the city switches off is off on every server at once, and comes back', async () => {
  const statuses = async () => [
    (await visitorOf(first).call(newsTypes)).status,
    (await visitorOf(second).call(newsTypes)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await turn(null, false);
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), { timeout: 5000 });
  await turn(null, true);
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 5000 });
});

test('what a county switches off is off for its schools, and for nobody else', async () => {
  const [teacher, cityAdmin] = [await signedIn(second, 'teacher'), await signedIn(second, 'cityadmin')];
  await turn(first.world.countyId, false);
  await vi.waitFor(async () => expect((await teacher.call(newsTypes)).status).toBe(404), { timeout: 5000 });
  expect((await cityAdmin.call(newsTypes)).status).toBe(200);
  expect((await visitorOf(second).call(newsTypes)).status).toBe(200);
});
