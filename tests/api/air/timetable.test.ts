import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { newId } from 'edutech/core/common/ids';
import { Clock } from 'edutech/core/server/clock';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  actOnLessons,
  airCalendar,
  airToday,
  airWeek,
  editWeek,
  exportWeek,
  publishWeek,
  saveWeek,
} from 'edutech/plugins/air/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let editor: Caller;
let other: Caller;
let visitor: Caller;
/** A Wednesday morning, in the second period. */
let now = new Date('2026-11-25T09:00:00+08:00');
beforeAll(async () => {
  app = await startApp({ on: ['air'], replace: [[Clock, { now: () => now }]] });
  [editor, other, visitor] = [await signedIn(app, 'cityadmin'), await signedIn(app, 'superadmin'), visitorOf(app)];
});
afterAll(() => app.close());

const grade = demoId('grade/11');
const lesson = (slug: string) => demoId(`air.resource.${slug}`);
const [first, second] = [lesson('m7-opposite'), lesson('cn7-spring')];
test('the demo city has lessons from Monday to Friday, and none twice in a week', async () => {
  const { grades } = await data<{ grades: { gradeId: string }[] }>(visitor.call(airWeek));
  expect(grades.length).toBeGreaterThan(2);
  for (const { gradeId } of grades) {
    const { lessons } = await data<{ lessons: { weekday: number; resourceId: string }[] }>(
      visitor.call(airWeek, { gradeId }),
    );
    expect(lessons.every(({ weekday }) => weekday <= 5)).toBe(true);
    expect(new Set(lessons.map(({ resourceId }) => resourceId)).size).toBe(lessons.length);
  }
});

const at = (weekday: number, period: number, resourceId: string) => ({ weekday, period, resourceId });

const data = async <T>(asked: ReturnType<Caller['call']>) => {
  const answer = await asked;
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.envelope!.data as T;
};
const draftOf = (week: number, gradeId = grade) =>
  data<OutputOf<typeof editWeek>>(editor.call(editWeek, { week, gradeId }));
const shown = (week: number) => data<OutputOf<typeof airWeek>>(visitor.call(airWeek, { week, gradeId: grade }));

/** Writes a week and answers the sheet as its editor has seen it. */
async function saved(week: number, slots: ReturnType<typeof at>[]) {
  const { termId, version } = await draftOf(week);
  const sheet = { termId, week, gradeId: grade };
  const written = await data<{ version: number }>(editor.call(saveWeek, { ...sheet, version, slots }));
  return { ...sheet, version: written.version };
}

test('a week is nobody’s but the editors’ until it is published, and later changes too', async () => {
  const sheet = await saved(5, [at(1, 2, first)]);
  expect((await shown(5))!.lessons).toEqual([]);
  await data(editor.call(publishWeek, sheet));
  expect((await shown(5))!.lessons).toMatchObject([{ weekday: 1, period: 2, resourceId: first, moment: 'over' }]);
  await saved(5, []);
  expect((await shown(5))!.lessons).toHaveLength(1);
  expect(await draftOf(5)).toMatchObject({ slots: [], publishedVersion: sheet.version });
});

test('two lessons at one time, and one that was taken back, keep a week from being published', async () => {
  const twice = await saved(6, [at(2, 1, first), at(2, 1, second)]);
  expect((await editor.call(publishWeek, twice)).envelope).toMatchObject({ data: { key: 'air.error.conflicts' } });
  const taken = lesson('m7-absolute');
  const sheet = await saved(6, [at(2, 1, taken)]);
  await data(editor.call(publishWeek, sheet));
  const withdrawn = { act: 'withdraw', reason: '重录', lessons: [{ id: taken, version: 1 }] };
  await data(other.call(actOnLessons, withdrawn));
  expect((await shown(6))!.lessons, 'nobody is led to what is not there').toEqual([]);
  const { grades } = (await data<OutputOf<typeof airWeek>>(visitor.call(airWeek, { week: 6 })))!;
  expect(grades.map(({ gradeId }) => gradeId)).not.toContain(grade);
  expect((await editor.call(publishWeek, sheet)).status).toBe(422);
});

test('two editors of one week: the later one is told, and nothing of the earlier is lost', async () => {
  const { termId, version } = await draftOf(7);
  const sheet = { termId, week: 7, gradeId: grade, version };
  await data(editor.call(saveWeek, { ...sheet, slots: [at(1, 1, first)] }));
  const late = await other.call(saveWeek, { ...sheet, slots: [] });
  expect(late).toMatchObject({ status: 409, envelope: { data: { key: 'air.error.weekChanged' } } });
  expect((await other.call(publishWeek, sheet)).status).toBe(409);
  expect((await draftOf(7)).slots).toEqual([at(1, 1, first)]);
});

test('what there is not is refused: weeks, grades, periods, lessons', async () => {
  const { termId, version } = await draftOf(8);
  const sheet = { termId, week: 8, gradeId: grade, version, slots: [] };
  for (const wrong of [
    { week: 39 },
    { termId: newId() },
    { gradeId: newId() },
    { slots: [at(1, 12, first)] },
    { slots: [at(1, 1, newId())] },
  ])
    expect((await editor.call(saveWeek, { ...sheet, ...wrong })).status, JSON.stringify(wrong)).toBeOneOf([404, 422]);
});

test('teachers who are on elsewhere at the same time are told of, in the week of the other grade', async () => {
  await saved(9, [at(4, 1, first)]);
  const { elsewhere } = await draftOf(9, demoId('grade/12'));
  expect(elsewhere).toContainEqual({ weekday: 4, period: 1, teacher: '顾清和' });
});

test('a week is taken away as a workbook by its editor', async () => {
  const { address } = await data<{ address: string }>(editor.call(exportWeek, { week: 5, gradeId: grade }));
  const file = await app.platform.app.inject({ method: 'GET', url: address, headers: { cookie: editor.cookie } });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

// the last one: sessions of the others end when the clock goes on
test('what is on now and later today is told by the city’s clock, of all grades', async () => {
  const { week } = await draftOf(13);
  await data(editor.call(publishWeek, await saved(week, [at(3, 1, first), at(3, 2, second), at(3, 8, first)])));
  const today = async () =>
    (await data<OutputOf<typeof airToday>>(visitor.call(airToday, { count: 40 }))).lessons
      .filter(({ gradeId }) => gradeId === grade)
      .map(({ period, moment }) => [period, moment]);
  expect(await today()).toEqual([
    [2, 'now'],
    [8, 'later'],
  ]);
  now = new Date('2026-11-25T09:30:00+08:00');
  expect(await today()).toEqual([[8, 'later']]);
  now = new Date('2026-11-28T09:00:00+08:00');
  expect(await today()).toEqual([]);
});

test('a calendar program reads without signing in what is on in a grade, and nothing else', async () => {
  const { grades } = (await shown(13))!;
  const { gradeId } = grades.find((one) => one.gradeId === demoId('grade/7'))!;
  const week = await data<OutputOf<typeof airWeek>>(visitor.call(airWeek, { gradeId }));
  const url = `${addressOf(airCalendar.root, airCalendar.path)}?gradeId=${gradeId}&language=en`;
  const { statusCode, headers, body } = await app.platform.app.inject({ method: 'GET', url });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['set-cookie']).toBeUndefined();
  const text = body.replaceAll('\r\n ', '');
  const { name, resourceId, weekday, period } = week!.lessons[0]!;
  const begins = new Date(`${week!.days[weekday - 1]}T${week!.periods[period - 1]!.starts}:00+08:00`);
  const moment = begins.toISOString().replace(/[-:]|\.000/g, '');
  const event = text.split('BEGIN:VEVENT').find((one) => one.includes(`DTSTART:${moment}`) && one.includes(resourceId));
  expect(event).toContain(name);
  expect(text).toContain('X-WR-CALNAME:Air classroom · ');
  expect((await visitor.call(airCalendar, { gradeId: newId() })).status).toBe(404);
});
