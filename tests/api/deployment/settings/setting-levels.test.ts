import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Database } from 'edutech/core/server/data/database';
import { LevelSettings } from 'edutech/core/server/settings/held-settings';
import { changeableSettings, changeSettings, searchAudit, undoSettings } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';

type Place = { readonly countyId?: Id; readonly schoolId?: Id };
type Read = OutputOf<typeof changeableSettings>;

let app: TestApp;
let [operator, city, county, school] = [] as unknown as [Caller, Caller, Caller, Caller];
/** A school of the same county, one of another, and that county. */
let [nextDoor, farSchool, farCounty] = ['', '', ''];
beforeAll(async () => {
  app = await startApp({ on: ['deployment'], city: { settings: { personQuotaGigabytes: 30 } } });
  operator = await signedIn(app, 'superadmin');
  city = await signedIn(app, 'cityadmin');
  county = await signedIn(app, 'countyadmin');
  school = await signedIn(app, 'schooladmin');
  nextDoor = demoId('school/105');
  farSchool = app.world.otherSchoolId;
  const row = await app.platform.container
    .get(Database)
    .read(asSystem('a test looks'), (db) =>
      db.one<{ countyId: Id }>(sql`select county_id from core.school where id = ${farSchool}`),
    );
  farCounty = row.countyId;
});
afterAll(() => app.close());

const read = async (who: Caller, place: Place = {}): Promise<Read> =>
  (await who.call(changeableSettings, { ...place })).envelope!.data as Read;
const settingOf = async (who: Caller, name: string, place: Place = {}) =>
  (await read(who, place)).settings.find((one) => one.name === name)!;
const change = async (who: Caller, name: string, value: unknown, place: Place = {}) => {
  const changeId = (await settingOf(who, name, place))?.changeId ?? null;
  const changes = [{ name, value: value === null ? null : JSON.stringify(value), changeId }];
  return who.call(changeSettings, { ...place, changes, reason: '按学校作息' });
};
const at = (schoolId: Id | null) => app.platform.container.get(LevelSettings).at(schoolId);

test('a school holds its own value, its neighbour the county’s, another county the city’s', async () => {
  const { schoolId } = app.world;
  expect((await change(city, 'quietFrom', '20:45')).status).toBe(200);
  expect((await change(county, 'quietFrom', '20:30')).status).toBe(200);
  expect((await change(school, 'quietFrom', '20:00')).status).toBe(200);
  await vi.waitFor(() =>
    expect([schoolId, nextDoor, farSchool, null].map((id) => at(id).quietFrom)).toEqual([
      '20:00',
      '20:30',
      '20:45',
      '20:45',
    ]),
  );
  expect(await settingOf(school, 'quietFrom')).toMatchObject({
    source: 'school',
    value: '"20:00"',
    inherited: '"20:30"',
    isLocked: false,
    path: [
      { level: 'default', value: '"21:00"' },
      { level: 'city', value: '"20:45"' },
      { level: 'county', value: '"20:30"' },
      { level: 'school', value: '"20:00"' },
    ],
  });
});

test('of two at a school who change what the other resets, the later sees what the county gives', async () => {
  const { changeId } = await settingOf(school, 'quietFrom');
  expect((await change(school, 'quietFrom', null)).status).toBe(200);
  const changes = [{ name: 'quietFrom', value: '"19:45"', changeId }];
  const answer = await school.call(changeSettings, { changes, reason: '' });
  expect(answer.status).toBe(409);
  expect((answer.envelope!.data as { detail: unknown }).detail).toMatchObject({
    mine: { quietFrom: '19:45' },
    theirs: { quietFrom: '20:30' },
  });
  expect((await change(school, 'quietFrom', '20:00')).status).toBe(200);
});

test('the city is told how many schools follow a change, and who keeps a value of their own', async () => {
  const all = await settingOf(city, 'juniorMinutes');
  const quiet = await settingOf(city, 'quietFrom');
  const ofCounty = await settingOf(city, 'quietFrom', { countyId: app.world.countyId });
  expect(all).toMatchObject({ ownCount: 0, own: [] });
  expect(quiet.ownCount).toBe(2);
  expect(quiet.own.map(({ level, value }) => `${level} ${value}`).sort()).toEqual(['county "20:30"', 'school "20:00"']);
  expect(ofCounty).toMatchObject({ source: 'county', ownCount: 1 });
  // of the county all but one follow; of the city those of other counties
  expect(all.follow! - quiet.follow!).toBe(ofCounty.follow! + 1);
});

test('below, a limit is made stricter and never looser, and the field says where it ends', async () => {
  const looser = await change(school, 'quietFrom', '20:40');
  expect([looser.status, looser.text]).toEqual([422, expect.stringContaining('deployment.error.looser')]);
  expect(await settingOf(school, 'quietFrom')).toMatchObject({ bound: '"20:30"', stricter: 'lower' });
  expect((await change(school, 'quietUntil', '06:30')).status).toBe(422);
  expect((await change(school, 'quietUntil', '07:30')).status).toBe(200);
  // the state’s own limit is that of the schema, for the city too
  expect((await change(city, 'juniorMinutes', 120)).status).toBe(422);
});

test('what the city makes stricter holds for who had set something before', async () => {
  expect((await change(city, 'juniorMinutes', 80)).status).toBe(200);
  expect((await change(county, 'juniorMinutes', 70)).status).toBe(200);
  expect((await change(city, 'juniorMinutes', 60)).status).toBe(200);
  await vi.waitFor(() => expect(at(nextDoor).juniorMinutes).toBe(60));
  expect(await settingOf(county, 'juniorMinutes')).toMatchObject({ value: '60', bound: '60' });
  expect((await change(city, 'juniorMinutes', null)).status).toBe(200);
  await vi.waitFor(() => expect(at(nextDoor).juniorMinutes).toBe(70));
});

test('nobody reaches beyond what they administer', async () => {
  const asked: [Caller, Place][] = [
    [county, { countyId: farCounty }],
    [county, { schoolId: farSchool }],
    [school, { schoolId: nextDoor }],
    [school, { countyId: app.world.countyId }],
    [city, { schoolId: 'f'.repeat(32) }],
  ];
  for (const [who, place] of asked) {
    expect((await who.call(changeableSettings, { ...place })).status).toBe(404);
    const changes = [{ name: 'quietFrom', value: '"19:00"', changeId: null }];
    expect((await who.call(changeSettings, { ...place, changes, reason: '' })).status).toBe(404);
  }
  // what belongs to the city, or to a level above, is not changed below
  expect((await change(school, 'hotline', '1')).status).toBe(404);
  expect((await change(county, 'siteCode', '1')).status).toBe(404);
  expect(await settingOf(school, 'schoolQuotaGigabytes')).toMatchObject({ isLocked: true });
  expect((await change(school, 'schoolQuotaGigabytes', 1)).status).toBe(404);
  expect((await change(county, 'schoolQuotaGigabytes', 1000)).status).toBe(200);
  for (const who of ['teacher', 'principal', 'student', 'guardian'] as const)
    expect((await (await signedIn(app, who)).call(changeableSettings)).status).toBe(403);
});

test('a change is undone at its own level only, and by who administers it', async () => {
  const [ofCity] = (await read(city)).batches;
  const [ofCounty] = (await read(county)).batches;
  for (const who of [county, school])
    expect((await who.call(undoSettings, { batchId: ofCity!.batchId })).status).toBe(404);
  expect((await school.call(undoSettings, { batchId: ofCounty!.batchId })).status).toBe(404);
  expect((await county.call(undoSettings, { batchId: ofCounty!.batchId })).status).toBe(200);
  expect(await settingOf(county, 'schoolQuotaGigabytes')).toMatchObject({ source: 'default' });
});

test('the city cannot loosen a limit that the server’s file gives', async () => {
  const looser = await change(operator, 'personQuotaGigabytes', 50);
  expect([looser.status, looser.text]).toEqual([422, expect.stringContaining('deployment.error.looser')]);
  expect((await change(operator, 'personQuotaGigabytes', 20)).status).toBe(200);
  await vi.waitFor(() => expect(at(farSchool).personQuotaGigabytes).toBe(20));
});

test('the audit log says for which school a setting was changed', async () => {
  const log = await operator.call(searchAudit, {
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    line: 50,
    act: 'deployment.changeSetting',
  });
  const { name } = (await read(school)).place;
  expect(log.text).toContain(name);
});

test('rows of one county and its schools are not seen from another', async () => {
  const database = app.platform.container.get(Database);
  const { countyId } = app.world;
  const seen = (scope: { reach: 'county' | 'school'; countyId: Id; schoolId: Id | null }) =>
    database.read(
      { ...scope, kind: 'person', personId: app.world.people.countyadmin.personId, category: 'admin' } as never,
      (db) =>
        db.all<{ own: boolean }>(sql`
          select (county_id is null and school_id is null) as own from core.setting_change`),
    );
  const far = await seen({ reach: 'county', countyId: farCounty, schoolId: null });
  expect(far.length).toBeGreaterThan(0);
  expect(far.every(({ own }) => own)).toBe(true);
  const near = await seen({ reach: 'county', countyId, schoolId: null });
  expect(near.some(({ own }) => !own)).toBe(true);
});
