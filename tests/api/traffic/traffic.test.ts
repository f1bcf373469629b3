import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportPage } from 'edutech/core/common/api/analytics';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { asSystem, type SignedIn, visitor } from 'edutech/core/server/actor';
import { PageViews } from 'edutech/core/server/analytics/page-views';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { exportTraffic, listTrafficPlaces, readTraffic } from 'edutech/plugins/traffic/api';
import type { Counter } from '../../../plugins/traffic/server/counting/counter';
import { closeDaysBefore } from '../../../plugins/traffic/server/traffic.queries';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['traffic'] });
});
afterAll(() => app.close());

const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';
const counter = () => app.platform.container.get(PageViews)[0] as Counter;
const read = async (who: DemoAccount, span = '7') => {
  const answer = await (await signedIn(app, who)).call(readTraffic, { span });
  expect(answer.status, answer.text).toBe(200);
  return answer.envelope!.data as OutputOf<typeof readTraffic>;
};
const places = async (who: DemoAccount, input: Readonly<Record<string, unknown>> = {}) =>
  (await (await signedIn(app, who)).call(listTrafficPlaces, { pageLine: 500, ...input })).envelope!.data as OutputOf<
    typeof listTrafficPlaces
  >;
/** So many students of the demo school, each at one page. */
const students = (count: number) => {
  const { schoolId, countyId } = app.world.people.student;
  for (let nth = 0; nth < count; nth++) {
    const actor = { kind: 'person', personId: newId(), category: 'student', limit: 'full', schoolId, countyId };
    counter().note({
      page: 'traffic.report',
      actor: actor as unknown as SignedIn,
      isEntry: true,
      address: '192.0.2.1',
      userAgent,
    });
  }
};
const isToday = (traffic: OutputOf<typeof readTraffic>) => traffic.days.at(-1)!.views;

test('what browsers report is counted without a statement, and written at once for all', async () => {
  const student = await signedIn(app, 'student');
  const report = () =>
    app.platform.app.inject({
      method: 'POST',
      url: '/gw/auth/analytics/page',
      headers: {
        'user-agent': userAgent,
        cookie: student.cookie,
        token: student.token,
        'sec-fetch-site': 'same-origin',
      },
      payload: { page: 'traffic.report', isEntry: true },
    });
  expect((await report()).statusCode).toBe(200);
  const { database } = app.platform.services;
  let least = Number.POSITIVE_INFINITY;
  // clocks of the platform send statements too
  for (let tries = 0; tries < 5 && least > 0; tries++) {
    const before = database.statements;
    await report();
    least = Math.min(least, database.statements - before);
  }
  expect(least).toBe(0);
  expect((await student.call(reportPage, { page: 'traffic report' })).status).toBe(422);
  await counter().flush();
  const rows = await database.read(asSystem('a test looks'), (db) =>
    db.all<{ schoolId: string; channel: string }>(
      sql`select school_id, channel from traffic.page_view
        where day = ${cityDay(app.platform.container.get(Clock).now())} and school_id is not null and channel <> ''`,
    ),
  );
  expect(rows).toEqual([{ schoolId: app.world.schoolId, channel: 'traffic' }]);
});

test('a day with fewer than five people is hidden, then all of them count', async () => {
  expect(isToday(await read('schooladmin'))).toBeNull();
  students(40);
  await counter().flush();
  students(10);
  counter().note({ page: 'traffic.report', actor: visitor, isEntry: true, address: '192.0.2.9', userAgent });
  await counter().flush();
  expect(isToday(await read('schooladmin'))).toBeGreaterThan(50);
  // a visitor is the city's
  expect(isToday(await read('cityadmin'))).toBe(isToday(await read('schooladmin'))! + 1);
});

test('a day that is over keeps the number and not the sketch', async () => {
  const before = await read('schooladmin');
  const tomorrow = dayAfter(cityDay(app.platform.container.get(Clock).now()), 1);
  const { database } = app.platform.services;
  await database.write(asSystem('a test ends the day'), (db) => closeDaysBefore(db, tomorrow));
  expect(await read('schooladmin')).toEqual(before);
  const { sketches } = await database.read(asSystem('a test looks'), (db) =>
    db.one<{ sketches: number }>(sql`select count(sketch) as sketches from traffic.people`),
  );
  expect(sketches).toBe(0);
});

test('the city sees all schools, a county and a school their own', async () => {
  const [city, county, school] = await Promise.all([places('cityadmin'), places('countyadmin'), places('schooladmin')]);
  const { schoolId, otherSchoolId } = app.world;
  const viewed = ({ items }: typeof city) => items.filter(({ views }) => (views ?? 0) > 0).map(({ id }) => id);
  expect(viewed(city)).toEqual([schoolId, otherSchoolId]);
  expect(viewed(school)).toEqual([schoolId]);
  expect(school.page.total).toBe(1);
  expect(county.page.total).toBeLessThan(city.page.total);
  expect(viewed(county)).toContain(schoolId);
  const [ofCity, ofSchool] = [await read('cityadmin', '30'), await read('schooladmin', '30')];
  expect(ofCity.totals.views.now).toBeGreaterThan(ofSchool.totals.views.now!);
  expect([ofCity.totals.visitors?.now, ofSchool.totals.visitors]).toEqual([expect.any(Number), null]);
});

test('places are sorted, searched and added up by county', async () => {
  const up = await places('cityadmin', { sort: 'views' });
  const down = await places('cityadmin', { sort: '-views' });
  expect(down.items[0]!.id).toBe(app.world.schoolId);
  expect(up.items.at(-1)!.id).toBe(app.world.schoolId);
  const found = await places('cityadmin', { q: down.items[0]!.name });
  expect(found.items.map(({ id }) => id)).toContain(app.world.schoolId);
  const counties = await places('cityadmin', { by: 'county' });
  const sum = (items: readonly { readonly views: number | null }[]) =>
    items.reduce((all, { views }) => all + (views ?? 0), 0);
  expect(sum(counties.items)).toBe(sum(down.items));
});

test('others see nothing of it', async () => {
  for (const who of ['teacher', 'principal', 'student'] as const)
    expect((await (await signedIn(app, who)).call(readTraffic)).status, who).toBe(403);
  expect((await visitorOf(app).call(readTraffic)).envelope?.code).toBe(464);
});

test('the report is exported as a workbook', async () => {
  const { envelope } = await (await signedIn(app, 'schooladmin')).call(exportTraffic, { span: '90' });
  expect(envelope?.data).toMatchObject({ address: expect.any(String), name: expect.stringMatching(/\.xlsx$/) });
});
