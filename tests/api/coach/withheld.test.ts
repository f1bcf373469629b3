import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, correctAnswer, myItem, publishAnswer } from 'edutech/plugins/coach/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { about, dataOf, inWords, itemOf } from './coach-kit';

// the questions of the number line are in homework that runs: nobody sees their answers yet
let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach', 'work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const look = async (who: Caller, slug: string) =>
  dataOf<typeof myItem>(await who.call(myItem, { area: 'bank', itemId: itemOf(slug) }));

test('who asked reads the answer while homework runs, and the hint with the answer stays closed', async () => {
  await teacher.call(publishAnswer, inWords(itemOf('points-on-line'), '先画数轴，再数格子。'));
  const own = await look(student, 'points-on-line');
  expect(own.answers).toHaveLength(1);
  expect(own.laterAnswers).toBe(0);
  expect(own.requests[0]).toMatchObject({ state: 1 });
  expect(own.ladder.find(({ rung }) => rung === 3)).toMatchObject({ lock: 'withheld', content: null });
});

test('what its teacher keeps for later is counted and not sent, and opens when the teacher says so', async () => {
  const answer = inWords(itemOf('move-on-line'), '先左后右，分两次写。', { isEarly: false });
  await teacher.call(publishAnswer, answer);
  const before = await look(student, 'move-on-line');
  expect([before.answers, before.laterAnswers]).toEqual([[], 1]);
  // nobody is sent away with an answer that cannot be read
  const asked = about('move-on-line');
  expect(dataOf<typeof ask>(await student.call(ask, asked)).isAnswered).toBe(false);
  await teacher.call(correctAnswer, { ...answer, isEarly: true, version: 1 });
  const after = await look(student, 'move-on-line');
  expect([after.answers.length, after.laterAnswers]).toEqual([1, 0]);
});
