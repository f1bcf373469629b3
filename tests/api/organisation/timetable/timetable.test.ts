import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { weekdayOf } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/organisation/api';
import { connectionOf } from '../../../support/connections';
import { type Caller, signedIn, signedInPerson, visitorOf } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { answered, at, clock, deskOf, held, thisWeek, tuesday, weekday, weekOf } from './timetable-desk';

let app: TestApp;
let teacher: Caller;
let student: Caller;
let registrar: Caller;
let city: Caller;

beforeAll(async () => {
  app = await startApp({ on: ['organisation'], replace: [clock] });
  [teacher, student, registrar, city] = await Promise.all([
    signedIn(app, 'teacher'),
    signedIn(app, 'student'),
    signedIn(app, 'schooladmin'),
    signedIn(app, 'cityadmin'),
  ]);
});
afterAll(() => app.close());

const read = <Row>(
  query: Parameters<Parameters<Parameters<typeof app.platform.services.database.read>[1]>[0]['all']>[0],
) => app.platform.services.database.read(asSystem('a test reads'), (db) => db.all(query) as Promise<Row[]>);

describe('a week', () => {
  test('of a teacher has lessons of several classes on school days, and nobody is in two places', async () => {
    const week = await weekOf(teacher);
    expect(week.week).toBe(thisWeek);
    expect(new Set(week.lessons.map(({ className }) => className)).size).toBeGreaterThan(1);
    expect(week.lessons.every(({ day }) => weekdayOf(day) <= 5)).toBe(true);
    expect(new Set(week.lessons.map(at)).size).toBe(week.lessons.length);
    expect(week.classes.map(({ id }) => id)).toContain(app.world.classId);
  });

  test('of a class is the same for its students and its teachers, odd and even weeks differ', async () => {
    const [asStudent, asTeacher] = [await weekOf(student), await weekOf(teacher, { classId: app.world.classId })];
    expect(asStudent.lessons).toEqual(asTeacher.lessons);
    const titles = async (week: number) => (await weekOf(student, { week })).lessons.map(({ subject }) => subject);
    expect((await titles(7)).includes('劳动')).toBe(false);
    expect((await titles(8)).includes('劳动')).toBe(true);
  });

  test('of a colleague is seen, that of a stranger and of other classes is not', async () => {
    const [lesson] = (await weekOf(student)).lessons.filter(
      ({ teacherId }) => teacherId && teacherId !== app.world.people.teacher.personId,
    );
    const colleague = await weekOf(teacher, { teacherId: lesson!.teacherId });
    expect(colleague.lessons.map(at)).toContain(at(lesson!));
    const stranger = demoId('person/201/teacher/chinese/1');
    expect((await teacher.call(api.timetableWeek, { teacherId: stranger })).status).toBe(404);
    expect((await student.call(api.timetableWeek, { classId: app.world.otherClassId })).status).toBe(404);
    expect((await teacher.call(api.timetableWeek, { classId: app.world.otherClassId })).status).toBe(404);
  });

  test('is seen within its school only, whatever a handler asks for', async () => {
    const schoolsOf = (table: string) =>
      app.platform.services.database.read(connectionOf(app, 'teacher'), (db) =>
        db.all<{ schoolId: string }>(sql`select distinct school_id from ${sql.table(`organisation.${table}`)}`),
      );
    for (const table of ['timetable', 'timetable_lesson', 'shared_room', 'timetable_import', 'school_day'])
      expect(await schoolsOf(table)).toEqual([{ schoolId: app.world.schoolId }]);
  });
});

describe('days of a term', () => {
  const holiday = { kind: 'holiday', name: '校运会假', nameEn: '', replaces: null, version: 0 };

  test('a holiday has no lessons, and a Saturday makes up for it with the weekday that the school chose', async () => {
    const [wednesday, saturday] = [weekday(3), weekday(6)];
    await answered(city, api.saveCityDay, { ...holiday, firstDay: wednesday, lastDay: wednesday });
    const makeup = { ...holiday, kind: 'makeup', firstDay: saturday, lastDay: saturday, replaces: wednesday };
    await answered(city, api.saveCityDay, makeup);
    const before = (await weekOf(student, { week: 10 })).lessons;
    const shownOn = async (number: number) =>
      (await weekOf(student)).lessons.filter(({ day }) => day === weekday(number)).map(({ subject }) => subject);
    const usual = (number: number) =>
      before.filter(({ day }) => weekdayOf(day) === number).map(({ subject }) => subject);
    expect(await shownOn(3)).toEqual([]);
    expect(await shownOn(6)).toEqual(usual(3));
    await answered(registrar, api.chooseMakeup, { schoolId: app.world.schoolId, day: saturday, weekday: 1 });
    expect(await shownOn(6)).toEqual(usual(1));
    expect((await weekOf(student)).days.map(({ special }) => special?.kind ?? null).slice(2, 6)).toEqual([
      'holiday',
      null,
      null,
      'makeup',
    ]);
    const days = await answered<api.TermDaysOf>(city, api.termDays, { schoolId: app.world.schoolId });
    for (const day of days.city.filter(({ name }) => name === '校运会假'))
      await answered(city, api.deleteCityDay, { id: day.id });
    expect(await shownOn(3)).toEqual(usual(3));
  });

  test('the city’s days are written by the city alone, a school’s by its own administrators', async () => {
    const day = { ...holiday, firstDay: weekday(3, 9), lastDay: weekday(3, 9) };
    expect((await registrar.call(api.saveCityDay, day)).status).toBe(403);
    const { replaces: _, nameEn: __, ...own } = { ...day, kind: 'event', note: '', fromPeriod: 5, toPeriod: 7 };
    const { schoolId, otherSchoolId } = app.world;
    expect((await registrar.call(api.saveSchoolDay, { ...own, schoolId: otherSchoolId })).status).toBe(404);
    const { id } = await answered<{ id: string }>(registrar, api.saveSchoolDay, { ...own, schoolId });
    const afternoon = (await weekOf(student, { week: 9 })).lessons.filter(({ day: on }) => on === own.firstDay);
    expect(afternoon.map(({ period, isHeld }) => isHeld === period < 5).every(Boolean)).toBe(true);
    expect((await registrar.call(api.saveSchoolDay, { ...own, id, schoolId, version: 7 })).status).toBe(409);
    await answered(registrar, api.deleteSchoolDay, { schoolId, id });
  });
});

describe('a changed lesson', () => {
  const lessonsOf = async (number: number) =>
    (await weekOf(student)).lessons.filter(({ day, subjectId }) => day === weekday(number) && subjectId);

  test('changes places with another one, tells its teachers, and comes back', async () => {
    const { classId } = app.world;
    const lessons = await lessonsOf(4);
    const pairs = lessons.flatMap((one) =>
      lessons.filter((other) => other.teacherId !== one.teacherId).map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs) {
      const wish = {
        classId,
        day: one.day,
        period: one.period,
        kind: 'moved',
        toDay: other.day,
        toPeriod: other.period,
        reason: '',
      };
      const { status, envelope } = await registrar.call(api.changeLesson, wish);
      if (status === 422) continue;
      expect([status, envelope?.data]).toEqual([200, expect.objectContaining({ told: 2 })]);
      const swapped = await lessonsOf(4);
      const kinds = (period: number) =>
        swapped
          .filter((lesson) => lesson.period === period)
          .map(({ subject, difference }) => [subject, difference?.kind])
          .sort();
      expect(kinds(one.period)).toEqual(
        [
          [one.subject, 'left'],
          [other.subject, 'moved'],
        ].sort(),
      );
      expect((await registrar.call(api.changeLesson, wish)).status).toBe(409);
      const told = await read(sql`
        select person_id from core.notification where text_key = 'organisation.timetable.notice.swapped'`);
      expect(told).toHaveLength(2);
      const id = swapped.find(({ difference }) => difference)!.difference!.changeId;
      await answered(registrar, api.undoLessonChange, { classId, id });
      expect(await lessonsOf(4)).toEqual(lessons);
      return;
    }
    throw new Error('no two lessons of the day can change places');
  });

  test('is taught by somebody who is free, not by somebody who has a class', async () => {
    const { classId } = app.world;
    const [lesson] = await lessonsOf(5);
    const { day, period, teacherId } = lesson!;
    const free = await answered<{ id: string; name: string; isOfSubject: boolean }[]>(registrar, api.freeTeachers, {
      classId,
      day,
      period,
    });
    const busyId = await busyAt(day, period, teacherId!);
    expect(free.map(({ id }) => id)).not.toContain(busyId);
    const wish = { classId, day, period, kind: 'substitute', reason: '请假' };
    expect((await registrar.call(api.changeLesson, { ...wish, teacherId: busyId })).status).toBe(422);
    await answered(registrar, api.changeLesson, { ...wish, teacherId: free[0]!.id });
    const now = (await lessonsOf(5)).find((one) => one.period === period)!;
    expect(now).toMatchObject({ teacher: free[0]!.name, difference: { kind: 'substitute', name: lesson!.teacher } });
    const substitute = await signedInPerson(app, free[0]!.id);
    expect((await weekOf(substitute)).lessons.map(at)).toContain(at(now));
    expect((await teacher.call(api.changeLesson, { ...wish, teacherId: free[0]!.id })).status).toBe(403);
    await answered(registrar, api.undoLessonChange, { classId, id: now.difference!.changeId });
  });

  /** Somebody who teaches another class at a time. */
  async function busyAt(day: string, period: number, but: string): Promise<string> {
    const [row] = await read<{ teacherId: string }>(sql`
      select l.teacher_id from organisation.timetable_lesson l join organisation.timetable t on t.id = l.timetable_id
      where t.school_id = ${app.world.schoolId} and t.term_id = ${app.world.termId} and t.from_week = 1
        and l.weekday = ${weekdayOf(day)} and l.period = ${period} and l.weeks = 0
        and l.teacher_id is not null and l.teacher_id <> ${but}::uuid limit 1`);
    return row!.teacherId;
  }

  test('that is cancelled is not held, and is not the next one', async () => {
    const timetables = app.platform.container.get(api.Timetables);
    const next = async () => {
      const { schoolId, classId } = app.world;
      const subjectId = demoId('subject/mathematics');
      const after = new Date(`${tuesday}T10:20:00+08:00`);
      const lessons = { schoolId, classIds: [classId], subjectId };
      const [lesson] = await app.platform.services.database.read(asSystem('a test asks'), (db) =>
        timetables[0]!.nextLessons(db, lessons, { after, language: 'zh-CN' }),
      );
      return lesson;
    };
    const first = await next();
    const { classId } = app.world;
    const wish = { classId, day: first!.day, period: first!.period, kind: 'cancelled', reason: '' };
    await answered(registrar, api.changeLesson, wish);
    const second = await next();
    expect(second!.starts > first!.starts).toBe(true);
    const [cancelled] = (await weekOf(student)).lessons.filter(({ difference }) => difference?.kind === 'cancelled');
    await answered(registrar, api.undoLessonChange, { classId, id: cancelled!.difference!.changeId });
    expect(await next()).toEqual(first);
  });
});

describe('a draft', () => {
  const schoolId = demoId('school/101');

  test('is seen by nobody until it is published from a week on', async () => {
    const { classId } = app.world;
    const desk = await deskOf(registrar, { classId });
    const art = desk.subjects.find(({ name }) => name === '美术')!;
    const slots = desk.slots.filter(({ weekday: on, period }) => on !== 5 || period !== 7);
    const fresh = { weekday: 5, period: 7, weeks: 0, subjectId: art.id, title: '', teacherId: null, room: '' };
    const written = { schoolId, classId, version: desk.version, slots: [...slots, fresh] };
    const { version, conflicts } = await answered<{ version: number; conflicts: unknown[] }>(
      registrar,
      api.saveTimetable,
      written,
    );
    expect(conflicts.filter((one) => (one as { kind: string }).kind !== 'row')).toEqual([]);
    expect((await registrar.call(api.saveTimetable, written)).status).toBe(409);
    const lastOfFriday = async (week: number) =>
      held(await weekOf(student, { week })).find(({ day, period }) => weekdayOf(day) === 5 && period === 7);
    const before = await lastOfFriday(9);
    await answered(registrar, api.publishTimetable, { schoolId, version, fromWeek: 10 });
    expect((await lastOfFriday(10))?.subject).toBe('美术');
    expect(await lastOfFriday(9)).toEqual(before);
    expect((await deskOf(registrar, { classId })).published).toEqual([1, 10]);
  });

  test('with somebody in two classes at once is not published', async () => {
    const { classId, otherClassId } = app.world;
    const desk = await deskOf(registrar, { classId: otherClassId });
    const taken = (await deskOf(registrar, { classId })).slots.find(({ teacherId }) => teacherId)!;
    const others = desk.slots.filter(({ weekday: on, period }) => on !== taken.weekday || period !== taken.period);
    const slots = [...others, { ...taken, weeks: 0 }];
    const saved = await answered<{ version: number; conflicts: api.TimetableConflict[] }>(
      registrar,
      api.saveTimetable,
      {
        schoolId,
        classId: otherClassId,
        version: desk.version,
        slots,
      },
    );
    const [conflict] = saved.conflicts;
    expect(conflict).toMatchObject({ kind: 'teacher', weekday: taken.weekday, period: taken.period });
    const publishing = { schoolId, version: saved.version, fromWeek: 12 };
    expect((await registrar.call(api.publishTimetable, publishing)).status).toBe(422);
    await answered(registrar, api.discardTimetable, { schoolId, version: saved.version });
    expect((await deskOf(registrar, { classId: otherClassId })).version).toBe(0);
  });

  test('names only what the school has, and begins with the term before where that is wanted', async () => {
    const { classId, foreignClassId } = app.world;
    const stranger = demoId('person/201/teacher/chinese/1');
    const slot = { weekday: 1, period: 1, weeks: 0, subjectId: null, title: '班会', teacherId: stranger, room: '' };
    expect((await registrar.call(api.saveTimetable, { schoolId, classId, version: 0, slots: [slot] })).status).toBe(
      422,
    );
    const foreign = { schoolId, classId: foreignClassId, version: 0, slots: [] };
    expect((await registrar.call(api.saveTimetable, foreign)).status).toBe(404);
    const copied = await answered<{ version: number; lessons: number }>(registrar, api.copyTimetable, {
      schoolId,
      version: 0,
    });
    expect(copied.lessons).toBeGreaterThan(30);
    await answered(registrar, api.discardTimetable, { schoolId, version: copied.version });
  });

  test('periods that overlap are refused; other ones move the lessons', async () => {
    const { periods: before, rooms, dayVersion: version } = await deskOf(registrar);
    const periods = before.map((period, at) => (at === 0 ? { starts: '07:50', ends: '08:35' } : period));
    const wrong = [periods[1], periods[0]];
    const written = { schoolId, version, rooms };
    expect((await registrar.call(api.savePeriods, { ...written, periods: wrong })).status).toBe(422);
    await answered(registrar, api.savePeriods, { ...written, periods });
    const week = await weekOf(student);
    expect(week.periods).toEqual(periods);
    expect(week.lessons.find(({ period }) => period === 1)).toMatchObject(periods[0]!);
  });
});

describe('a calendar', () => {
  const fetched = (address: string) =>
    app.platform.app.inject({ method: 'GET', url: address.slice(address.indexOf('/gw/')) });

  test('is read without signing in by the address that its owner made, until there is a new one', async () => {
    expect(await answered(teacher, api.calendarFeed)).toBeNull();
    const { address } = await answered<{ address: string }>(teacher, api.renewCalendarFeed);
    expect(await answered(teacher, api.calendarFeed)).toEqual({ address });
    expect(address).toContain(addressOf('auth', api.readCalendar.path));
    const calendar = await fetched(address);
    expect([calendar.statusCode, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const [lesson] = held(await weekOf(teacher));
    const starts = new Date(`${lesson!.day}T${lesson!.starts}:00+08:00`).toISOString().replace(/[-:]|\.000/g, '');
    expect(calendar.body).toContain(`DTSTART:${starts}`);
    await answered(teacher, api.renewCalendarFeed);
    expect((await fetched(address)).statusCode).toBe(404);
    expect((await visitorOf(app).call(api.readCalendar, { key: 'A'.repeat(43) })).status).toBe(404);
  });
});
