import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Clock } from 'edutech/core/server/clock';
import { addExercise, addPlan, afterLessons, listPlans, markPlan, placePlan } from 'edutech/plugins/prepare/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleague, dataOf, grade7, mathematics, plan } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation', 'home', 'wrong', 'work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const after = async () => dataOf<typeof afterLessons>(await teacher.call(afterLessons));

test('a teacher sees what many of a class got wrong lately, the least right first, and the next lesson of that class', async () => {
  const rows = await after();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ rate }) => rate)).toEqual(rows.map(({ rate }) => rate).toSorted((one, other) => one - other));
  const today = cityDay(app.platform.container.get(Clock).now());
  for (const { wrong, rate, title, classId, path, next } of rows) {
    expect(wrong).toBeGreaterThan(0);
    expect(rate).toBeLessThanOrEqual(2 / 3);
    expect(title).not.toBe('');
    expect(path).toContain(`class=${classId}`);
    expect(next!.day >= today).toBe(true);
  }
});

test('a question is put into the next lesson when the teacher’s own exercise of its plan has it', async () => {
  const [first] = await after();
  const { id, classId, questionId } = first!;
  const { day, period } = first!.next!;
  const now = async () => (await after()).find((row) => row.id === id)!.next!.plan;
  const lessons = [{ classId, day, period }];
  await teacher.call(placePlan, { planId: null, lessons });
  expect(await now()).toBeNull();

  const planId = newId();
  const of = { subjectId: mathematics, gradeId: grade7 };
  await teacher.call(addPlan, { id: planId, title: '讲评', ...of, nodeId: null });
  await teacher.call(placePlan, { planId, lessons });
  expect(await now()).toEqual({ id: planId, title: '讲评', hasQuestion: false });
  const exercise = { id: newId(), title: '讲评', ...of, planId, items: [{ questionId, points: 5 }] };
  expect((await teacher.call(addExercise, exercise)).status).toBe(200);
  expect(await now()).toEqual({ id: planId, title: '讲评', hasQuestion: true });
});

test('what the group is to have ready leaves the list as soon as it is ready', async () => {
  const due = async (who: Caller) =>
    dataOf<typeof listPlans>(await who.call(listPlans, { space: 'group', isDue: true })).map(({ id }) => id);
  expect(await due(teacher)).toEqual([plan('equation-group'), plan('figures-group')]);
  await teacher.call(markPlan, { planId: plan('equation-group'), isReady: true });
  expect(await due(teacher)).toEqual([plan('figures-group')]);
  expect(await due(await signedIn(app, colleague))).toEqual([plan('figures-group')]);
  await teacher.call(markPlan, { planId: plan('equation-group'), isReady: false });
});
