import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exportMonitor,
  handInOnPaper,
  monitor,
  openMine,
  publishedHomework,
  saveAnswers,
  watchPupil,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, demoPupil, homework, itemOf, keyOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const assignmentid = assignment('number-line');
const attemptid = attempt('number-line', demoPupil);
const board = async () => dataOf<typeof monitor>(await teacher.call(monitor, { assignmentid }));

test('a published homework comes with its classes and what is appealed against', async () => {
  const one = dataOf<typeof publishedHomework>(
    await teacher.call(publishedHomework, { homeworkid: homework('number-line') }),
  );
  expect(one).toMatchObject({ title: '1.2.2 数轴 课后作业', isown: true, appeals: 0 });
  expect(one.assignments.map((each) => each.assignmentid)).toEqual([assignmentid]);
  const strange = await teacher.call(publishedHomework, { homeworkid: homework('absolute-draft') });
  expect(keyOf(strange)).toBe('work.error.noHomework');
});

test('a teacher sees what a pupil has written so far, and opens nothing for him', async () => {
  const before = (await board()).people.find(({ state }) => state === 0)!;
  const untouched = dataOf<typeof watchPupil>(
    await teacher.call(watchPupil, { assignmentid, attemptid: before.attemptid }),
  );
  expect(untouched.answers).toEqual([]);
  expect((await board()).people.find((one) => one.attemptid === before.attemptid)!.state).toBe(0);
  await student.call(openMine, { attemptid });
  const itemid = itemOf('number-line', 'distance-four');
  const answers = [{ itemid, part: 0, sequence: 40, age: 0, answer: { gaps: ['7', '-1'] } }];
  await student.call(saveAnswers, { attemptid, client: attemptid, answers });
  const seen = dataOf<typeof watchPupil>(await teacher.call(watchPupil, { assignmentid, attemptid }));
  expect(seen.items).toHaveLength(7);
  expect(seen.answers.find((one) => one.itemid === itemid)!.answer).toEqual({ gaps: ['7', '-1'] });
  expect(JSON.stringify(seen)).not.toContain('"key"');
});

test('items tell how long they took', async () => {
  const { items } = await board();
  expect(items.some(({ seconds }) => seconds !== null && seconds > 0)).toBe(true);
});

test('homework handed in on paper is taken, and nothing of it is marked by the platform', async () => {
  const waiting = (await board()).people.find(({ state }) => state === 0)!;
  const done = dataOf<typeof handInOnPaper>(
    await teacher.call(handInOnPaper, { assignmentid, attemptids: [waiting.attemptid] }),
  );
  expect(done).toEqual({ count: 1 });
  const taken = (await board()).people.find((one) => one.attemptid === waiting.attemptid)!;
  expect(taken).toMatchObject({ state: 2, points: 0, open: 7 });
  const again = await teacher.call(handInOnPaper, { assignmentid, attemptids: [waiting.attemptid] });
  expect([again.status, keyOf(again)]).toEqual([409, 'work.error.taken']);
});

test('the board leaves as a workbook', async () => {
  const file = dataOf<typeof exportMonitor>(await teacher.call(exportMonitor, { assignmentid }));
  expect(file.name).toContain('.xlsx');
  expect(file.bytes).toBeGreaterThan(1000);
});
