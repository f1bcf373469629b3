import { tableFromIPC } from 'apache-arrow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Endpoint, OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter, mondayOf } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import {
  ActCounter,
  exportFigures,
  FigureSource,
  listMeasures,
  myPlace,
  readCity,
  readClasses,
  readCounty,
  readSchool,
} from 'edutech/plugins/statistics/api';
import { handInMine, listMine } from 'edutech/plugins/work/api';
import type { ActTally } from '../../../plugins/statistics/server/counting/act-tally';
import { recount } from '../../../plugins/statistics/server/counting/jobs';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['statistics', 'work', 'exam', 'resource', 'guide', 'coach', 'dictionary'] });
});
afterAll(() => app.close());

const system = asSystem('a test looks');
const write = <T>(work: (db: Db) => Promise<T>) => app.platform.services.database.write(system, work);
const now = () => app.platform.container.get(Clock).now();
const sources = () => app.platform.container.get(FigureSource);
const tally = () => app.platform.container.get(ActCounter)[0] as ActTally;
const ask = async <E extends Endpoint>(
  who: DemoAccount,
  endpoint: E,
  input: Readonly<Record<string, unknown>> = {},
) => {
  const answer = await (await signedIn(app, who)).call(endpoint, input);
  return { status: answer.status, data: answer.envelope?.data as OutputOf<E> };
};

test('each reads the place of their post first', async () => {
  const { countyId, schoolId } = app.world;
  const levels = await Promise.all(
    (['cityadmin', 'countyadmin', 'schooladmin', 'principal', 'teacher'] as const).map(
      async (who) => (await ask(who, myPlace)).data,
    ),
  );
  expect(levels).toEqual([
    { level: 'city', placeId: null },
    { level: 'county', placeId: countyId },
    { level: 'school', placeId: schoolId },
    { level: 'school', placeId: schoolId },
    { level: 'classes', placeId: null },
  ]);
});

test('nobody reads a place beyond their duty', async () => {
  const { countyId, schoolId, otherSchoolId } = app.world;
  const statuses = await Promise.all([
    ask('countyadmin', readCity),
    ask('schooladmin', readCounty, { countyId }),
    ask('teacher', readSchool, { schoolId }),
    ask('principal', readSchool, { schoolId: otherSchoolId }),
    ask('countyadmin', readSchool, { schoolId: otherSchoolId }),
    ask('teacher', exportFigures, { level: 'school', placeId: schoolId }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await ask('student', readClasses)).status).toBe(403);
});

test('a teacher reads own classes, with no name of a student', async () => {
  const { status, data } = await ask('teacher', readClasses);
  expect(status).toBe(200);
  expect(data.classes.map(({ id }) => id)).toContain(app.world.classId);
  expect(data.classes.map(({ id }) => id)).not.toContain(app.world.otherClassId);
  expect(JSON.stringify(data)).not.toContain(app.world.people.student.name);
});

test('what a student hands in is counted as it happens, and a recount finds the same', async () => {
  const today = cityDay(now());
  const count = () =>
    write((db) =>
      db.one<{ acts: number; people: number }>(sql`
        select coalesce(sum(acts), 0)::int as acts, coalesce(sum(people), 0)::int as people from statistics.daily
        where kind = 'work.submit' and day = ${today}::date and class_id = ${app.world.classId}`),
    );
  const before = await count();
  const mine = await ask('student', listMine);
  const open = mine.data as unknown as { attemptId: string; state: string }[] | { data: { attemptId: string }[] };
  const rows = Array.isArray(open) ? open : open.data;
  const student = await signedIn(app, 'student');
  let isIn = false;
  for (const { attemptId } of rows) isIn ||= (await student.call(handInMine, { attemptId })).status === 200;
  expect(isIn).toBe(true);
  await tally().add();
  const after = await count();
  expect(after.acts).toBeGreaterThan(before.acts);
  expect(after.people).toBeGreaterThanOrEqual(1);
  expect(await write((db) => recount(db, sources(), today, now()))).toMatchObject({ differences: 0 });
});

test('a figure that differs from the rows of the areas is told and repaired', async () => {
  const today = cityDay(now());
  const rows = () =>
    write((db) =>
      db.all(sql`select * from statistics.daily where day = ${today}::date order by school_id, kind, class_id`),
    );
  const before = await rows();
  await write((db) =>
    db.run(sql`update statistics.daily set people = people + 7 where day = ${today}::date and kind = 'work.submit'`),
  );
  const found = await write((db) => recount(db, sources(), today, now()));
  expect(found!.differences).toBeGreaterThan(0);
  expect(await rows()).toEqual(before);
  expect(await write((db) => recount(db, sources(), today, now()))).toMatchObject({ differences: 0 });
});

/** A school of so many teachers, of whom all were active each day of this week. */
async function makeSmall(schoolId: string, teachers: number): Promise<void> {
  const today = cityDay(now());
  await write(async (db) => {
    await db.run(sql`
      update statistics.stock set value = ${teachers}
      where school_id = ${schoolId} and kind in ('people.teacher', 'people.student')`);
    await db.run(sql`delete from statistics.daily where school_id = ${schoolId}`);
    for (let day = mondayOf(today); day <= today; day = dayAfter(day, 1))
      await db.run(sql`
        insert into statistics.daily (school_id, day, kind, class_id, acts, people)
        select ${schoolId}, ${day}::date, kind, '00000000-0000-0000-0000-000000000000'::uuid, ${teachers}, ${teachers}
        from unnest(array['teacher', 'student', 'work.mark']) as k (kind)`);
  });
}

/** Every object of an answer. */
function* objectsOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsOf(part);
}

test('no answer has a figure of fewer than five people, nor one by which it could be told', async () => {
  const { countyId } = app.world;
  const ofCounty = await write((db) =>
    db.all<{ id: string }>(sql`select id from core.school where county_id = ${countyId} order by sort, name`),
  );
  const tiny = ofCounty.at(-1)!.id;
  await makeSmall(tiny, 3);
  const city = (await ask('cityadmin', readCity)).data;
  const county = (await ask('countyadmin', readCounty, { countyId })).data;
  const answers: unknown[] = [city, county];
  for (const { id } of city.schools) answers.push((await ask('cityadmin', readSchool, { schoolId: id })).data);
  for (const one of city.counties) answers.push((await ask('cityadmin', readCounty, { countyId: one.id })).data);
  answers.push(
    (await ask('teacher', readClasses)).data,
    (await ask('principal', readSchool, { schoolId: app.world.schoolId })).data,
  );
  for (const answer of answers) {
    expect(answer).toBeDefined();
    for (const found of objectsOf(answer)) {
      if (typeof found['n'] === 'number' && found['n'] > 0)
        expect(found['n'], JSON.stringify(found)).toBeGreaterThanOrEqual(5);
      if (found['hidden']) expect(found['value'], JSON.stringify(found)).toBeNull();
    }
  }
  const line = city.schools.find(({ id }) => id === tiny)!;
  expect([line.teachers, line.students, line.resources]).toEqual([
    { value: null, hidden: 'few' },
    { value: null, hidden: 'few' },
    { value: null, hidden: 'few' },
  ]);
  // the county's sum less the schools that are told leaves at least two schools
  for (const lines of [city.schools.filter((one) => one.countyId === countyId), county.schools]) {
    expect(lines.filter(({ teachers }) => teachers.hidden).length).toBeGreaterThanOrEqual(2);
    expect(lines.some(({ teachers }) => teachers.hidden === 'other')).toBe(true);
  }
  // the page of the school that is hidden with it does not tell what the table hides
  const cover = city.schools.find((one) => one.countyId === countyId && one.teachers.hidden === 'other')!;
  const page = (await ask('cityadmin', readSchool, { schoolId: cover.id })).data;
  expect(page.sums.find(({ id }) => id === 'teachers')!.figure).toMatchObject({
    value: null,
    hidden: 'other',
    n: null,
  });
  const small = (await ask('countyadmin', readSchool, { schoolId: tiny })).data;
  expect(small.hours).toBeNull();
  expect(small.acts).toEqual([]);
});

test('what few people did on a day is told neither by its line nor by the hours less the other lines', async () => {
  const { schoolId } = app.world;
  const today = cityDay(now());
  const [one, two, three] = sources().flatMap(({ kinds }) => kinds.map(({ id }) => id));
  const rows = [
    [today, one!, 40, 90],
    [today, two!, 6, 30],
    [today, three!, 3, 7],
    [dayAfter(today, -1), one!, 2, 11],
  ] as const;
  await write(async (db) => {
    await db.run(sql`delete from statistics.hourly where school_id = ${schoolId}`);
    await db.run(sql`
      delete from statistics.daily where school_id = ${schoolId} and kind not in ('teacher', 'student')`);
    for (const [day, kind, people, acts] of rows) {
      await db.run(sql`
        insert into statistics.daily (school_id, day, kind, class_id, acts, people)
        values (${schoolId}, ${day}::date, ${kind}, '00000000-0000-0000-0000-000000000000'::uuid, ${acts}, ${people})`);
      await db.run(sql`
        insert into statistics.hourly (school_id, day, hour, kind, acts, people)
        values (${schoolId}, ${day}::date, ${day === today ? 9 : 20}, ${kind}, ${acts}, ${people})`);
    }
  });
  const { acts, hours } = (await ask('principal', readSchool, { schoolId, span: 'term' })).data;
  // three people are hidden with the next smallest line, and a day of two people is left out of the hours
  expect(acts.map(({ day, acts: count, people }) => [day, count, people.value])).toEqual([[today, 90, 40]]);
  expect(hours!.map((tenths, hour) => [hour, tenths] as const).filter(([, tenths]) => tenths !== 0)).toEqual([[9, 10]]);
});

test('a workbook is made for the same readers', async () => {
  const { data, status } = await ask('cityadmin', exportFigures, { level: 'city' });
  expect(status).toBe(200);
  expect(data.address).toMatch(/^\//);
});

test('every figure has its formula, version and words in both languages', async () => {
  const { data } = await ask('teacher', listMeasures);
  const ids = data.map(({ id }) => id);
  for (const id of ['exam.facility', 'exam.discrimination', 'exam.correlation', 'exam.alpha', 'statistics.minutes'])
    expect(ids).toContain(id);
  for (const { formula, text, title, version } of data) {
    expect(formula).toContain('<math');
    expect(text.length).toBeGreaterThan(title.length);
    expect(version).toBeGreaterThanOrEqual(1);
  }
});

test('a thousand acts a second are added up, each once, with several that add', async () => {
  const { schoolId, people } = app.world;
  const day = dayAfter(cityDay(now()), -60);
  const at = cityMoment(day, '10:00');
  const others = Array.from({ length: 999 }, () => newId());
  const acts = [people.teacher.personId, ...others].map((personId) => ({ kind: 'work.mark', schoolId, personId, at }));
  await write((db) => tally().note(db, [...acts, ...acts]));
  await Promise.all([tally().add(), tally().add()]);
  const found = await write((db) =>
    db.one(sql`
      select acts, people from statistics.daily
      where school_id = ${schoolId} and day = ${day}::date and kind = 'work.mark'`),
  );
  expect(found).toEqual({ acts: 2000, people: 1000 });
});

test.for([
  ['cityadmin', '/city', readCity],
  ['countyadmin', '/county', readCounty],
] as const)(
  '%s gets the schools of %s as Arrow too, with nothing that the page hides',
  async ([who, path, endpoint]) => {
    const place: Record<string, string> = path === '/county' ? { countyId: app.world.countyId } : {};
    const { data } = await ask(who, endpoint, place);
    const caller = await signedIn(app, who);
    const response = await app.platform.app.inject({
      method: 'GET',
      url: addressOf('statistics', path),
      query: place,
      headers: {
        cookie: caller.cookie,
        token: caller.token,
        accept: 'application/vnd.apache.arrow.stream',
        'sec-fetch-site': 'same-origin',
      },
    });
    const table = tableFromIPC(response.rawPayload);
    const column = (name: string) => Array.from({ length: table.numRows }, (_, row) => table.getChild(name)?.get(row));
    expect(column('id')).toEqual(data.schools.map(({ id }) => id));
    expect(column('teachers').map((value) => (Number.isNaN(value) ? null : value))).toEqual(
      data.schools.map(({ teachers }) => teachers.value),
    );
    expect(column('teachersHidden')).toEqual(data.schools.map(({ teachers }) => teachers.hidden ?? ''));
  },
);
