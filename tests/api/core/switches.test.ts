import { expect, test, vi } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import { newsTypes } from 'edutech/plugins/news/api';
import { signedIn, visitorOf } from '../../support/people';
import { twoProcesses } from '../../support/servers/two-processes';

const processes = twoProcesses({ on: ['news'] });

const turn = (countyId: Id | null, isOn: boolean) => {
  const { services, container } = processes.first.platform;
  const row = { pluginId: 'news', countyId, isOn };
  return services.database.write(asSystem('a test turns a switch'), (db) =>
    turnSwitch(db, container.get(Events), row, services.clock.now()),
  );
};

test('what the city switches off is off on every server at once, and comes back', async () => {
  const statuses = async () => [
    (await visitorOf(processes.first).call(newsTypes)).status,
    (await visitorOf(processes.second).call(newsTypes)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await turn(null, false);
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), { timeout: 5000 });
  await turn(null, true);
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 5000 });
});

test('what a county switches off is off for its schools, and for nobody else', async () => {
  const [teacher, cityAdmin] = [
    await signedIn(processes.second, 'teacher'),
    await signedIn(processes.second, 'cityadmin'),
  ];
  await turn(processes.first.world.countyId, false);
  await vi.waitFor(async () => expect((await teacher.call(newsTypes)).status).toBe(404), { timeout: 5000 });
  expect((await cityAdmin.call(newsTypes)).status).toBe(200);
  expect((await visitorOf(processes.second).call(newsTypes)).status).toBe(200);
});
