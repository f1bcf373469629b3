import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/organisation/api';
import { usualPeriods } from '../../../../plugins/organisation/model/timetable/bells';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { answered, clock, deskOf, thisWeek, weekday, weekOf } from './timetable-desk';

// What administrators write for a whole school or the city: its day, its days, its timetable.

let app: TestApp;
let registrar: Caller;
let city: Caller;
let schoolId: string;
beforeAll(async () => {
  app = await startApp({ on: ['organisation'], replace: [clock] });
  [registrar, city] = await Promise.all([signedIn(app, 'schooladmin'), signedIn(app, 'cityadmin')]);
  schoolId = app.world.schoolId;
});
afterAll(() => app.close());

/** Acts of the audit log, as their last part. */
async function recorded(): Promise<string[]> {
  const rows = await app.platform.services.database.read(asSystem('a test reads'), (db) =>
    db.all<{ act: string }>(sql`
      select act from core.audit_record where act like 'organisation.timetable.%'`),
  );
  return rows.map(({ act }) => act.replace('organisation.timetable.', ''));
}

const holiday = { kind: 'holiday', nameEn: '', replaces: null, version: 0 };

test('a day of the city belongs to one holiday, whoever writes at the same moment', async () => {
  const day = weekday(3, 9);
  const save = (name: string) => city.call(api.saveCityDay, { ...holiday, name, firstDay: day, lastDay: day });
  const both = await Promise.all([save('甲'), save('乙')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const written = both.find(({ status }) => status === 200)!;
  await answered(city, api.deleteCityDay, { id: (written.envelope!.data as { id: string }).id });
});

test('the weekday that a school chose stays with the make-up day that it was chosen for, also one that is deleted and comes back', async () => {
  const [saturday, wednesday] = [weekday(6, 9), weekday(3, 9)];
  const makeup = {
    ...holiday,
    kind: 'makeup',
    name: '补课',
    firstDay: saturday,
    lastDay: saturday,
    replaces: wednesday,
  };
  const chosen = async () => {
    const { city: days } = await answered<api.TermDaysOf>(registrar, api.termDays, { schoolId });
    return days.find(({ firstDay }) => firstDay === saturday)!.weekday;
  };
  const { id } = await answered<{ id: string }>(city, api.saveCityDay, makeup);
  await answered(registrar, api.chooseMakeup, { schoolId, day: saturday, weekday: 1 });
  expect(await chosen()).toBe(1);
  expect(await recorded()).toContain('makeup');
  await answered(city, api.deleteCityDay, { id });
  const again = await answered<{ id: string }>(city, api.saveCityDay, makeup);
  expect(await chosen()).toBe(1);
  await answered(city, api.saveCityDay, { ...makeup, id: again.id, version: 1, replaces: weekday(4, 9) });
  expect(await chosen()).toBe(4);
  await answered(registrar, api.chooseMakeup, { schoolId, day: saturday, weekday: 2 });
  await answered(city, api.saveCityDay, { ...makeup, id: again.id, version: 2 });
  expect(await chosen()).toBe(1);
  await answered(city, api.deleteCityDay, { id: again.id });
});

test('the day of a school is written in the version that was read, and keeps the periods that have lessons', async () => {
  const { periods, rooms, dayVersion } = await deskOf(registrar);
  const values = { schoolId, periods, rooms, version: dayVersion };
  const fewer = { ...values, periods: periods.slice(0, -1) };
  const refused = await registrar.call(api.savePeriods, fewer);
  expect([refused.status, refused.envelope?.msg]).toEqual([422, expect.stringContaining('第 6 节以后')]);
  const twins = [
    { name: '机房', classes: 2 },
    { name: ' 机房', classes: 3 },
  ];
  expect((await registrar.call(api.savePeriods, { ...values, rooms: twins })).status).toBe(422);
  const both = await Promise.all([1, 2].map(() => registrar.call(api.savePeriods, values)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const longer = [...periods, { starts: '16:30', ends: '17:10' }];
  await answered(registrar, api.savePeriods, { ...values, periods: longer, version: dayVersion + 1 });
  expect((await weekOf(registrar, { classId: app.world.classId })).periods).toEqual(longer);
  await answered(registrar, api.savePeriods, { ...values, version: dayVersion + 2 });
  expect((await deskOf(registrar)).periods).toEqual(usualPeriods);
});

test('a timetable is published from a week on that is not over', async () => {
  const { version, published } = await deskOf(registrar);
  expect(published).toEqual([1]);
  const from = (fromWeek: number) => registrar.call(api.publishTimetable, { schoolId, version, fromWeek });
  for (const week of [1, thisWeek - 1]) expect((await from(week)).status).toBe(422);
  expect((await deskOf(registrar)).published).toEqual([1]);
});

test('copies and drafts that are discarded are in the audit log', async () => {
  const { version } = await deskOf(registrar);
  await answered(registrar, api.discardTimetable, { schoolId, version });
  const copied = await answered<{ version: number }>(registrar, api.copyTimetable, { schoolId, version: 0 });
  await answered(registrar, api.discardTimetable, { schoolId, version: copied.version });
  const acts = (await recorded()).filter((act) => act === 'copy' || act === 'discard');
  expect(acts.sort()).toEqual(['copy', 'discard', 'discard']);
});
