import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { Clock } from 'edutech/core/server/clock';
import { addPlan, markPlan, placePlan, type PrepLesson, prepWeek } from 'edutech/plugins/prepare/api';
import { teacherHome } from 'edutech/plugins/home/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, grade7, keyOf, mathematics } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation', 'home'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const week = async (of?: number) => dataOf<typeof prepWeek>(await teacher.call(prepWeek, of ? { week: of } : {}));
const keyOfLesson = ({ classId, day, period }: PrepLesson) => ({ classId, day, period });

/** A lesson to come of a week that is far enough ahead, without a plan. */
async function openLesson() {
  const { week: now, weeks } = await week();
  const of = Math.min(now + 2, weeks);
  const { lessons } = await week(of);
  return { of, lesson: lessons.find(({ plan, subjectId }) => plan === null && subjectId === mathematics)! };
}

async function newPlan(title: string) {
  const id = newId();
  await teacher.call(addPlan, { id, title, subjectId: mathematics, gradeId: grade7, nodeId: null });
  return id;
}

test('a teacher sees the lessons of the own week with how far each is prepared', async () => {
  const { lessons, days, hasTimetable } = await week();
  expect(hasTimetable).toBe(true);
  expect(lessons.length).toBeGreaterThan(3);
  expect(lessons.every(({ day }) => days.includes(day))).toBe(true);
  const now = app.platform.container.get(Clock).now();
  for (const { ends, state } of lessons) expect(state === 'past').toBe(new Date(ends) <= now);
});

test('a lesson gets a plan, is ready when its teacher says so, and loses it again', async () => {
  const { of, lesson } = await openLesson();
  const at = async () =>
    (await week(of)).lessons.find(
      (one) => one.classId === lesson.classId && one.day === lesson.day && one.period === lesson.period,
    )!;
  const planId = await newPlan('数轴');
  await teacher.call(placePlan, { planId, lessons: [keyOfLesson(lesson)] });
  expect((await at()).plan).toMatchObject({ id: planId, title: '数轴' });
  await teacher.call(markPlan, { planId, isReady: true });
  expect((await at()).state).toBe('ready');
  await teacher.call(placePlan, { planId: null, lessons: [keyOfLesson(lesson)] });
  expect((await at()).plan).toBeNull();
});

test('a lesson on the home of a teacher leads to where it gets a plan, and then to the plan', async () => {
  const home = async () => dataOf<typeof teacherHome>(await teacher.call(teacherHome));
  const { classId, day, period, key } = (await home()).lessons.find(({ subjectId }) => subjectId === mathematics)!;
  const link = async () => (await home()).links.find(({ lesson, act }) => lesson === key && act === 'prepare')!.path;
  const lessons = [{ classId, day, period }];
  await teacher.call(placePlan, { planId: null, lessons });
  expect(await link()).toBe(`/prepare/list?class=${classId}&day=${day}&period=${period}`);
  const planId = await newPlan('今天的课');
  await teacher.call(placePlan, { planId, lessons });
  expect(await link()).toBe(`/prepare/plan-view?id=${planId}`);
});

test('a plan is placed only on lessons that its teacher holds', async () => {
  const { lesson } = await openLesson();
  const planId = await newPlan('别人的课');
  const stolen = { ...keyOfLesson(lesson), classId: app.world.foreignClassId };
  const answer = await teacher.call(placePlan, { planId, lessons: [stolen] });
  expect([answer.status, keyOf(answer)]).toEqual([404, 'prepare.error.noLesson']);
});
