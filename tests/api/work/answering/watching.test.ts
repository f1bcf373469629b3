import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exportMonitor,
  handInOnPaper,
  monitor,
  openMine,
  publishedHomework,
  saveAnswers,
  watchStudent,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, demoStudent, homework, itemOf, keyOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const assignmentId = assignment('number-line');
const attemptId = attempt('number-line', demoStudent);
const board = async () => dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));

test('a published homework comes with its classes and what is appealed against', async () => {
  const one = dataOf<typeof publishedHomework>(
    await teacher.call(publishedHomework, { homeworkId: homework('number-line') }),
  );
  expect(one).toMatchObject({ title: '1.2.2 数轴 课后作业', isOwn: true, appeals: 0 });
  expect(one.assignments.map((each) => each.assignmentId)).toEqual([assignmentId]);
  const strange = await teacher.call(publishedHomework, { homeworkId: homework('absolute-draft') });
  expect(keyOf(strange)).toBe('work.error.noHomework');
});

test('a teacher sees what a student has written so far, and opens nothing for him', async () => {
  const before = (await board()).people.find(({ state }) => state === 0)!;
  const untouched = dataOf<typeof watchStudent>(
    await teacher.call(watchStudent, { assignmentId, attemptId: before.attemptId }),
  );
  expect(untouched.answers).toEqual([]);
  expect((await board()).people.find((one) => one.attemptId === before.attemptId)!.state).toBe(0);
  await student.call(openMine, { attemptId });
  const itemId = itemOf('number-line', 'distance-four');
  const answers = [{ itemId, part: 0, sequence: 40, age: 0, answer: { gaps: ['7', '-1'] } }];
  await student.call(saveAnswers, { attemptId, client: attemptId, answers });
  const seen = dataOf<typeof watchStudent>(await teacher.call(watchStudent, { assignmentId, attemptId }));
  expect(seen.items).toHaveLength(7);
  expect(seen.answers.find((one) => one.itemId === itemId)!.answer).toEqual({ gaps: ['7', '-1'] });
  expect(JSON.stringify(seen)).not.toContain('"key"');
});

test('items tell how long they took', async () => {
  const { items } = await board();
  expect(items.some(({ seconds }) => seconds !== null && seconds > 0)).toBe(true);
});

test('homework handed in on paper is taken, and nothing of it is marked by the platform', async () => {
  const waiting = (await board()).people.find(({ state }) => state === 0)!;
  const done = dataOf<typeof handInOnPaper>(
    await teacher.call(handInOnPaper, { assignmentId, attemptIds: [waiting.attemptId] }),
  );
  expect(done).toEqual({ count: 1 });
  const taken = (await board()).people.find((one) => one.attemptId === waiting.attemptId)!;
  expect(taken).toMatchObject({ state: 2, points: 0, open: 7 });
  const again = await teacher.call(handInOnPaper, { assignmentId, attemptIds: [waiting.attemptId] });
  expect([again.status, keyOf(again)]).toEqual([409, 'work.error.taken']);
});

test('the board leaves as a workbook', async () => {
  const file = dataOf<typeof exportMonitor>(await teacher.call(exportMonitor, { assignmentId }));
  expect(file.name).toContain('.xlsx');
  expect(file.bytes).toBeGreaterThan(1000);
});
