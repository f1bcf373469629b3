import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/organisation/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { answered, at, clock, deskOf, held, weekday, weekOf } from './timetable-desk';

// Single lessons of single days: what a change may name, what it leaves behind, and what undoes it.

let app: TestApp;
let registrar: Caller;
let classId: string;
beforeAll(async () => {
  app = await startApp({ on: ['organisation'], replace: [clock] });
  registrar = await signedIn(app, 'schooladmin');
  classId = app.world.classId;
});
afterAll(() => app.close());

const week = 9;
const read = <Row>(
  query: Parameters<Parameters<Parameters<typeof app.platform.services.database.read>[1]>[0]['all']>[0],
) => app.platform.services.database.read(asSystem('a test reads'), (db) => db.all(query) as Promise<Row[]>);

/** Taught lessons of a class on a weekday of the week after this one. */
const lessonsOf = async (number: number, ofClass = classId, ofWeek = week) =>
  (await weekOf(registrar, { classId: ofClass, week: ofWeek })).lessons.filter(
    ({ day, teacherId, subjectId }) => day === weekday(number, ofWeek) && teacherId && subjectId,
  );
const wishOf = ({ day, period, classId: ofClass }: api.DayLesson, more: object) => ({
  classId: ofClass,
  day,
  period,
  ...more,
});
const change = (lesson: api.DayLesson, more: object) => registrar.call(api.changeLesson, wishOf(lesson, more));
const freeFor = ({ day, period, classId: ofClass }: api.DayLesson) =>
  answered<{ id: string; name: string }[]>(registrar, api.freeTeachers, { classId: ofClass, day, period });
/** The change of a lesson as the week shows it. */
async function changeIdOf({ day, period, classId: ofClass, subject }: api.DayLesson): Promise<string> {
  const { lessons } = await weekOf(registrar, { classId: ofClass, week });
  const found = lessons.find((one) => one.day === day && one.period === period && one.subject === subject);
  return found!.difference!.changeId!;
}
const undo = async (lesson: api.DayLesson) =>
  registrar.call(api.undoLessonChange, { classId: lesson.classId, id: await changeIdOf(lesson) });
/** Keys of the notifications that a person has. */
const toldTo = async (personId: string) =>
  (
    await read<{ textKey: string }>(sql`
      select text_key from core.notification where person_id = ${personId} and area = 'organisation'`)
  ).map(({ textKey }) => textKey.replace('organisation.timetable.notice.', ''));

test('is taught by a teacher of the school alone: nobody else is stored or notified', async () => {
  const [lesson] = await lessonsOf(1);
  const strangers = [demoId('person/201/teacher/chinese/1'), app.world.people.student.personId];
  for (const teacherId of strangers) {
    expect((await change(lesson!, { kind: 'substitute', teacherId })).status).toBe(422);
    expect(await toldTo(teacherId)).toEqual([]);
  }
});

test('that is substituted is a lesson of who substitutes, and no longer of who is absent', async () => {
  const [lesson] = await lessonsOf(1);
  const [free] = await freeFor(lesson!);
  const [timetable] = app.platform.container.get(api.Timetables);
  const held = async (teacherId: string) => {
    const whose = { schoolId: app.world.schoolId, teacherId };
    const asked = { from: lesson!.day, to: lesson!.day, language: 'zh-CN' } as const;
    const lessons = await app.platform.services.database.read(asSystem('a test asks'), (db) =>
      timetable!.lessonsOf(db, whose, asked),
    );
    return lessons.map((one) => `${one.day} ${one.period} ${one.classId} ${one.teacher}`);
  };
  const now = (name: string) => `${at(lesson!)} ${classId} ${name}`;
  expect(await held(lesson!.teacherId!)).toContain(now(lesson!.teacher));
  expect((await change(lesson!, { kind: 'substitute', teacherId: free!.id })).status).toBe(200);
  expect((await held(lesson!.teacherId!)).filter((one) => one.startsWith(`${at(lesson!)} `))).toEqual([]);
  expect(await held(free!.id)).toContain(now(free!.name));
  expect((await undo(lesson!)).status).toBe(200);
});

test('moves only to a time at which the class can have a lesson', async () => {
  const { schoolId } = app.world;
  const [lesson] = await lessonsOf(1);
  const special = { schoolId, note: '', version: 0 };
  const [wednesday, thursday] = [weekday(3, week), weekday(4, week)];
  const event = { kind: 'event', name: '艺术节', firstDay: wednesday, lastDay: wednesday, fromPeriod: 5, toPeriod: 7 };
  const feast = {
    kind: 'holiday',
    name: '校庆',
    firstDay: thursday,
    lastDay: thursday,
    fromPeriod: null,
    toPeriod: null,
  };
  const ids = await Promise.all(
    [event, feast].map((day) => answered<{ id: string }>(registrar, api.saveSchoolDay, { ...special, ...day })),
  );
  const places: [string, string, number][] = [
    ['an event', wednesday, 5],
    ['a holiday', thursday, 1],
    ['the past', weekday(1, 8), 1],
    ['after the term', dayAfter(weekday(5, 30), 30), 1],
    ['a period that there is not', weekday(5, week), 9],
  ];
  for (const [place, day, period] of places) {
    const { status, envelope } = await change(lesson!, { kind: 'moved', toDay: day, toPeriod: period });
    expect([place, status, envelope?.msg]).toEqual([place, 422, '那个时间这个班不能上课，请另选时间。']);
  }
  expect((await lessonsOf(1)).map(at)).toContain(at(lesson!));
  for (const { id } of ids) await answered(registrar, api.deleteSchoolDay, { schoolId, id });
});

test('comes back only where its place and its teacher are still free, and its teachers hear of it', async () => {
  const lessons = await lessonsOf(2);
  const [lesson, ...others] = lessons as [api.DayLesson, ...api.DayLesson[]];
  const { day, period, teacherId } = lesson;
  expect((await change(lesson, { kind: 'cancelled' })).status).toBe(200);
  let mover: api.DayLesson | undefined;
  for (const other of others) {
    const { status } = await change(other, { kind: 'moved', toDay: day, toPeriod: period });
    if (status === 200) mover = other;
    if (mover) break;
  }
  expect((await undo(lesson)).status).toBe(409);
  expect((await undo(mover!)).status).toBe(200);

  const { otherClassId } = app.world;
  const [elsewhere] = (await lessonsOf(2, otherClassId)).filter((one) => one.period === period);
  expect(elsewhere!.teacherId).not.toBe(teacherId);
  expect((await change(elsewhere!, { kind: 'substitute', teacherId })).status).toBe(200);
  expect((await undo(lesson)).status).toBe(422);
  expect((await undo(elsewhere!)).status).toBe(200);

  expect((await undo(lesson)).status).toBe(200);
  expect((await lessonsOf(2)).map(at)).toEqual(lessons.map(at));
  expect(await toldTo(teacherId!)).toContain('undone');
  expect(await toldTo(teacherId!)).not.toContain('cancelled');
});

test('is changed once, and nobody is in two classes, whoever else writes at the same moment', async () => {
  const [lesson] = await lessonsOf(3);
  const { period } = lesson!;
  const twice = await Promise.all([1, 2].map(() => change(lesson!, { kind: 'cancelled' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  await undo(lesson!);

  const [elsewhere] = (await lessonsOf(3, app.world.otherClassId)).filter((one) => one.period === period);
  const [free] = await freeFor(lesson!);
  const wish = { kind: 'substitute', teacherId: free!.id };
  const both = await Promise.all([change(lesson!, wish), change(elsewhere!, wish)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  await undo(both[0]!.status === 200 ? lesson! : elsewhere!);
});

test('goes back when its new day becomes free of lessons, by the school or by the city, and its teachers hear of it', async () => {
  const { schoolId } = app.world;
  const city = await signedIn(app, 'cityadmin');
  const [lesson] = await lessonsOf(4);
  const friday = weekday(5, week);
  const day = { name: '停课', firstDay: friday, lastDay: friday, kind: 'holiday', version: 0 };
  const whole = { schoolId, note: '', fromPeriod: null, toPeriod: null };
  const places: [
    Caller,
    typeof api.saveSchoolDay | typeof api.saveCityDay,
    object,
    typeof api.deleteSchoolDay | typeof api.deleteCityDay,
  ][] = [
    [registrar, api.saveSchoolDay, { ...day, ...whole }, api.deleteSchoolDay],
    [city, api.saveCityDay, { ...day, nameEn: '', replaces: null }, api.deleteCityDay],
  ];
  for (const [who, save, values, remove] of places) {
    let moved = false;
    for (let period = 7; period > 0 && !moved; period--)
      moved = (await change(lesson!, { kind: 'moved', toDay: friday, toPeriod: period })).status === 200;
    expect(moved).toBe(true);
    expect((await lessonsOf(4)).map(at)).toContain(at(lesson!));
    expect((await weekOf(registrar, { classId, week })).lessons.find((one) => at(one) === at(lesson!))?.isHeld).toBe(
      false,
    );
    const told = (await toldTo(lesson!.teacherId!)).filter((key) => key === 'undone').length;
    const { id } = await answered<{ id: string }>(who, save, values);
    expect((await weekOf(registrar, { classId, week })).lessons.find((one) => at(one) === at(lesson!))?.isHeld).toBe(
      true,
    );
    expect((await toldTo(lesson!.teacherId!)).filter((key) => key === 'undone').length).toBe(told + 1);
    await answered(who, remove, 'schoolId' in values ? { schoolId, id } : { id });
  }
});

test('replaces both of an old swap whose lesson is gone, never one of them', async () => {
  const [first, ...others] = await lessonsOf(5);
  let second: api.DayLesson | undefined;
  for (const other of others) {
    const { status } = await change(first!, { kind: 'moved', toDay: other.day, toPeriod: other.period });
    if (status === 200) second = other;
    if (second) break;
  }
  // the swap is about another lesson than the one that is there by now
  await app.platform.services.database.write(asSystem('a timetable changes'), (db) =>
    db.run(sql`update organisation.lesson_change set subject_id = null, title = '班会'
      where class_id = ${classId} and day = ${first!.day} and period = ${first!.period}`),
  );
  await app.platform.services.database.write(asSystem('the other one has no place'), (db) =>
    db.run(sql`update organisation.lesson_change set to_period = 12
      where class_id = ${classId} and day = ${second!.day} and period = ${second!.period}`),
  );
  expect((await change(first!, { kind: 'cancelled' })).status).toBe(200);
  const left = await read<{ kind: string }>(sql`
    select kind from organisation.lesson_change where class_id = ${classId} and day = ${first!.day}`);
  expect(left.map(({ kind }) => kind)).toEqual(['cancelled']);
  const there = (await weekOf(registrar, { classId, week })).lessons.find((one) => at(one) === at(second!));
  expect(there?.isHeld).toBe(true);
  expect((await undo(first!)).status).toBe(200);
});

test('stays with the lesson that it names: a new timetable drops what no longer fits', async () => {
  const later = 10;
  const { schoolId } = app.world;
  const [lesson, kept] = await lessonsOf(2, classId, later);
  for (const one of [lesson!, kept!]) expect((await change(one, { kind: 'cancelled' })).status).toBe(200);
  const desk = await deskOf(registrar, { classId });
  const subject = desk.subjects.find(({ id }) => !desk.slots.some(({ subjectId }) => subjectId === id))!;
  const slots = desk.slots.map((slot) =>
    slot.weekday === 2 && slot.period === lesson!.period
      ? { ...slot, weeks: 0, subjectId: subject.id, title: '', teacherId: null }
      : slot,
  );
  const draft = { schoolId, classId, version: desk.version, slots };
  const { version } = await answered<{ version: number }>(registrar, api.saveTimetable, draft);
  const published = await answered<object>(registrar, api.publishTimetable, { schoolId, version, fromWeek: later });
  expect(published).toMatchObject({ dropped: 1 });
  const there = await weekOf(registrar, { classId, week: later });
  const isHeld = (period: number) => held(there).some((one) => one.day === lesson!.day && one.period === period);
  expect([isHeld(lesson!.period), isHeld(kept!.period)]).toEqual([true, false]);
  const fresh = there.lessons.find((one) => at(one) === at(lesson!))!;
  expect(fresh.subjectId).toBe(subject.id);
  expect((await change(fresh, { kind: 'cancelled' })).status).toBe(200);
});
