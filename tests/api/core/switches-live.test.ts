import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { listSwitchedOff } from 'edutech/core/common/api/modules';
import { getLoginState } from 'edutech/core/common/api/session';
import type { Id } from 'edutech/core/common/ids';
import { type ModulesNews, modulesTopic } from 'edutech/core/common/live/module-news';
import { asSystem } from 'edutech/core/server/actor';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import { openTab } from '../../support/live-tab';
import { signedIn, visitorOf } from '../../support/people';
import { twoProcesses } from '../../support/servers/two-processes';
import { eventually } from '../../support/running/eventually';

const processes = twoProcesses({ on: ['news'] });

const turn = (countyId: Id | null, isOn: boolean) => {
  const { services, container } = processes.first.platform;
  return services.database.write(asSystem('a test turns a switch'), (db) =>
    turnSwitch(db, container.get(Events), { pluginId: 'news', countyId, isOn }, services.clock.now()),
  );
};

test('an open tab at either server hears what was switched off, and what came back', async () => {
  const tabs = await Promise.all(
    [processes.first, processes.second].map(async (app) =>
      openTab(app, await signedIn(app, 'cityadmin'), modulesTopic),
    ),
  );
  const offs = () => tabs.map((tab) => tab.messages<ModulesNews>().map(({ off }) => off));
  await eventually(() => expect(offs()).toEqual([[[]], [[]]]));
  const visitor = visitorOf(processes.second);
  await turn(null, false);
  await vi.waitFor(async () => {
    // visitors have no live connection: their tab asks
    expect((await visitor.call(listSwitchedOff)).envelope?.data).toEqual({ off: ['news'] });
  }, 5000);
  await vi.waitFor(
    () =>
      expect(offs()).toEqual([
        [[], ['news']],
        [[], ['news']],
      ]),
    5000,
  );
  expect(tabs[1]!.messages<ModulesNews>().at(-1)!.module).not.toContain('news');
  await turn(null, true);
  await vi.waitFor(() => expect(offs().map((told) => told.at(-1))).toEqual([[], []]), 5000);
  for (const tab of tabs) tab.close();
});

test('people of a county are told what is off there, others are not, and a tab that comes later is told at once', async () => {
  const [teacher, cityAdmin] = [
    await signedIn(processes.second, 'teacher'),
    await signedIn(processes.second, 'cityadmin'),
  ];
  const [inCounty, inCity] = [
    await openTab(processes.second, teacher, modulesTopic),
    await openTab(processes.second, cityAdmin, modulesTopic),
  ];
  await turn(processes.first.world.countyId, false);
  await vi.waitFor(() => expect(inCounty.messages<ModulesNews>().at(-1)?.off).toEqual(['news']), 5000);
  await delay(100);
  expect(inCity.messages<ModulesNews>().at(-1)?.off).toEqual([]);
  const later = await openTab(processes.second, teacher, modulesTopic);
  await eventually(() => expect(later.messages<ModulesNews>().map(({ off }) => off)).toEqual([['news']]));
  for (const tab of [inCounty, inCity, later]) tab.close();

  const stateOf = async (person: typeof teacher) => (await person.call(getLoginState)).envelope!.data as ModulesNews;
  expect((await stateOf(teacher)).off).toEqual(['news']);
  expect((await stateOf(cityAdmin)).off).toEqual([]);
  await turn(processes.first.world.countyId, true);
});
