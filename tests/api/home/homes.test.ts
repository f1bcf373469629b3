import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type StudentHome, studentHome, taskDetails, type TeacherHome, teacherHome } from 'edutech/plugins/home/api';
import { copyHomework, publishHomework, remindStudents } from 'edutech/plugins/work/api';
import { savePlan } from 'edutech/plugins/wrong/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['home', 'work', 'wrong', 'organisation'] });
  [teacher, student] = await Promise.all([signedIn(app, 'teacher'), signedIn(app, 'student')]);
  // his plan of the demo city has a day off in the week
  await student.call(savePlan, { minutes: 15, daysOff: [], examOn: null, examTitle: '' });
});
afterAll(() => app.close());

const homeOf = async (who: Caller) => (await who.call(teacherHome)).envelope!.data as TeacherHome;
const dayOf = async (who: Caller) => (await who.call(studentHome)).envelope!.data as StudentHome;

describe('a teacher’s home', () => {
  test('has the lessons of one day, and homework can be given of each', async () => {
    const { lessons, links, hasTimetable } = await homeOf(teacher);
    expect(hasTimetable).toBe(true);
    expect(new Set(lessons.map(({ day }) => day)).size).toBe(1);
    expect(lessons[0]!.day >= cityDay(new Date())).toBe(true);
    for (const { key, classId, subjectId } of lessons.filter((one) => one.subjectId)) {
      const own = links.filter(({ lesson, act }) => lesson === key && (act === 'assign' || act === 'results'));
      expect(own).toHaveLength(1);
      if (own[0]!.act === 'assign') expect(own[0]!.path).toBe(`/work/create?class=${classId}&subject=${subjectId}`);
    }
    // nothing leads to what is not developed
    expect(links.some(({ act }) => act === 'prepare' || act === 'report')).toBe(false);
  });

  test('says in figures what waits, and in rows what it is', async () => {
    const { tasks, marking, explain, loads } = await homeOf(teacher);
    const toMark = tasks.find(({ id }) => id === 'work.mark')!;
    expect(toMark).toMatchObject({ isFigure: true, act: 'mark' });
    expect(toMark.count).toBeGreaterThanOrEqual(marking.reduce((sum, { waiting }) => sum + waiting, 0));
    expect(marking.every(({ waiting, share }) => waiting > 0 && share >= 0 && share < 1)).toBe(true);
    expect(explain.map(({ rate }) => rate)).toEqual(explain.map(({ rate }) => rate).toSorted((a, b) => a - b));
    expect(loads.map(({ classId }) => classId)).toContain(app.world.classId);
    expect(loads.every(({ limit }) => limit === 90)).toBe(true);
  });

  test('shows what was just given: at the lesson, among the deadlines, and in the evening of the class', async () => {
    const { classId } = app.world;
    const before = (await homeOf(teacher)).loads.find((load) => load.classId === classId)!;
    const assignmentId = await give(dayAfter(cityDay(new Date()), 1), '07:40');
    const home = await homeOf(teacher);
    const after = home.loads.find((load) => load.classId === classId)!;
    expect(after.minutes).toBeGreaterThan(before.minutes);
    const row = home.due.find(({ id }) => id === assignmentId)!;
    expect(row).toMatchObject({ done: 0, remind: assignmentId });
    const mathematics = demoId('subject/mathematics');
    const lesson = home.lessons.find((one) => one.classId === classId && one.subjectId === mathematics);
    const links = home.links.filter((link) => link.lesson === lesson?.key);
    expect(links.map(({ act }) => act)).toEqual(lesson ? ['results'] : []);
    const reminded = await teacher.call(remindStudents, { assignmentId });
    // from 21:00 to 7:00 nobody is reminded
    expect([200, 409]).toContain(reminded.status);
    if (reminded.status === 200) expect((reminded.envelope!.data as { count: number }).count).toBe(row.of);
  });

  test('costs as many statements with much to do as with little', async () => {
    const { database } = app.platform.services;
    // the platform's clocks send some too, so the least of several tries counts
    const cost = async () => {
      const counts: number[] = [];
      for (let count = 0; count < 10; count++) {
        const before = database.statements;
        await homeOf(teacher);
        counts.push(database.statements - before);
      }
      return Math.min(...counts);
    };
    const before = await cost();
    await give(dayAfter(cityDay(new Date()), 1), '07:30');
    expect(await cost()).toBe(before);
  });

  /** Gives the class a copy of homework that it had; the new assignment. */
  async function give(day: string, time: string): Promise<string> {
    const copied = await teacher.call(copyHomework, { homeworkId: demoId('work.homework.powers') });
    const { homeworkId } = copied.envelope!.data as OutputOf<typeof copyHomework>;
    const target = {
      classId: app.world.classId,
      startsAt: new Date().toISOString(),
      dueAt: new Date(`${day}T${time}:00+08:00`).toISOString(),
    };
    const rules = { release: 2, rounds: 1, aiRule: 'hints', counts: false };
    const { envelope } = await teacher.call(publishHomework, { homeworkId, targets: [target], ...rules });
    return (envelope!.data as OutputOf<typeof publishHomework>).assignmentIds[0]!;
  }
});

describe('a student’s home', () => {
  test('has each task with its own verb, by deadline, and the minutes of the evening', async () => {
    const { tasks, minutes, subjects } = await dayOf(student);
    const verbs = new Set(tasks.map(({ act }) => act));
    for (const verb of ['begin', 'continue', 'review', 'practise']) expect(verbs).toContain(verb);
    const dues = tasks.flatMap(({ due }) => due ?? []);
    expect(dues).toEqual(dues.toSorted());
    expect(minutes.limit).toBe(90);
    // what was given above is to be done tonight
    expect(minutes.left).toBeGreaterThan(0);
    const mathematics = subjects.find(({ name }) => name === '数学')!;
    const ofMathematics = tasks.filter(({ subject }) => subject?.name === '数学');
    expect(mathematics.open).toBe(ofMathematics.length);
    expect(subjects[0]!.open + subjects[0]!.done).toBeGreaterThan(0);
  });

  test('has the lessons of the class', async () => {
    const { lessons } = await dayOf(student);
    expect(lessons.length).toBeGreaterThan(3);
    expect(new Set(lessons.map(({ classId }) => classId))).toEqual(new Set([app.world.classId]));
  });

  test('says the same as the specification’s list of tasks', async () => {
    const { tasks } = await dayOf(student);
    const details = (await student.call(taskDetails, { termId: app.world.termId })).envelope!.data as OutputOf<
      typeof taskDetails
    >;
    expect(details.map(({ id, title, due }) => [id, title, due])).toEqual(
      tasks.map(({ id, text, due }) => [id, text, due]),
    );
  });
});

test('each home is its own audience’s', async () => {
  expect((await teacher.call(studentHome)).status).toBe(403);
  expect((await student.call(teacherHome)).status).toBe(403);
});
