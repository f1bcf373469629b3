import { afterAll, beforeAll, expect, test } from 'vitest';
import * as examApi from 'edutech/plugins/exam/api';
import * as api from 'edutech/plugins/marking/api';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleagues, dataOf, keyOf, openProject, satExam, sentMark } from './marking-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['marking'] });
});
afterAll(() => app.close());

test('a student appeals once, somebody else looks, and the outcome changes the record of the exam', async () => {
  const { projectId, leader, markers, setup } = await openProject(app, 2, { mode: '1', step: 1 });
  const student = await signedIn(app, 'student');
  const [first] = setup.questions;
  const ref = { itemId: first!.itemId, part: first!.part };
  const appeal = { examId: satExam, ...ref, reason: '第三步有分' };
  expect((await student.call(api.appealResult, appeal)).status).toBe(404);
  for (const { itemId, part } of setup.questions) {
    for (;;) {
      const asked = await markers[0]!.call(api.takeAnswers, { projectId, itemId, part, count: 6 });
      const { turns } = dataOf<typeof api.takeAnswers>(asked);
      if (turns.length === 0) break;
      const marks = turns.map(({ turnId }) => sentMark(turnId, 3));
      dataOf(await markers[0]!.call(api.saveGivenMarks, { projectId, marks }));
    }
  }
  dataOf(await leader.call(api.releaseProject, { projectId, confirms: { zeros: true, keys: true } }));

  const own = async () => {
    const answered = await student.call(api.ownAppeals, { examId: satExam });
    for (const person of await colleagues(app, 2)) expect(answered.text).not.toContain(person);
    return dataOf<typeof api.ownAppeals>(answered);
  };
  expect((await own()).parts).toHaveLength(setup.questions.length);
  const { appealId } = dataOf<typeof api.appealResult>(await student.call(api.appealResult, appeal));
  expect(keyOf(await student.call(api.appealResult, appeal))).toBe('marking.error.appealed');

  const listed = dataOf<typeof api.listAppeals>(await leader.call(api.listAppeals, { projectId }));
  expect(listed).toMatchObject([{ appealId, points: 3, state: 'open', reason: '第三步有分', isLeader: true }]);
  const decide = (points: number) => leader.call(api.decideAppeal, { appealId, points, outcome: '第三步补 2 分' });
  expect(keyOf(await decide(5))).toBe('marking.error.notLookedAt');
  const seen = dataOf<typeof api.appealedAnswer>(await leader.call(api.appealedAnswer, { appealId }));
  const [marked, other] = await colleagues(app, 2);
  expect(seen.colleagues.map(({ personId }) => personId)).toEqual([other]);
  expect(keyOf(await leader.call(api.assignAppeal, { appealId, personId: marked! }))).toBe('marking.error.markedIt');
  dataOf(await leader.call(api.assignAppeal, { appealId, personId: other! }));
  expect((await markers[0]!.call(api.appealedAnswer, { appealId })).status).toBe(404);
  expect(dataOf<typeof api.listAppeals>(await markers[1]!.call(api.listAppeals, {}))).toHaveLength(1);
  expect(keyOf(await markers[1]!.call(api.secondAppeal, { appealId, points: 99 }))).toBe('marking.error.offScale');
  dataOf(await markers[1]!.call(api.secondAppeal, { appealId, points: 5 }));
  expect(keyOf(await markers[1]!.call(api.decideAppeal, { appealId, points: 5, outcome: '好' }))).toBe(
    'marking.error.notLeader',
  );

  const before = dataOf<typeof examApi.examAnalysis>(await leader.call(examApi.examAnalysis, { examId: satExam }));
  dataOf(await decide(5));
  const after = dataOf<typeof examApi.examAnalysis>(await leader.call(examApi.examAnalysis, { examId: satExam }));
  expect(after).not.toEqual(before);
  expect((await own()).appeals).toMatchObject([{ state: 'changed', outcome: '第三步补 2 分' }]);
  expect(keyOf(await decide(6))).toBe('marking.error.decided');
});

test('ink of the mark that counts is seen by the student, with the result and not before', async () => {
  const { projectId, leader, markers, setup } = await openProject(app, 2, { mode: '1+1', limit: 9, step: 1 });
  const student = await signedIn(app, 'student');
  const own = async () =>
    dataOf<typeof api.ownMarkedAnswers>(await student.call(api.ownMarkedAnswers, { examId: satExam })).parts;
  const inkOf = (x: number) => [{ strokes: [], stamps: [{ kind: 'right' as const, x, y: 40 }] }];
  for (const [at, marker] of markers.entries()) {
    for (const { itemId, part, points } of setup.questions) {
      for (;;) {
        const asked = await marker.call(api.takeAnswers, { projectId, itemId, part, count: 6 });
        const { turns } = dataOf<typeof api.takeAnswers>(asked);
        if (turns.length === 0) break;
        // the mean of both is rounded up: the second one's points are nearer to it
        const marks = turns.map(({ turnId }) => sentMark(turnId, at === 0 ? points - 3 : points, { ink: inkOf(at) }));
        dataOf(await marker.call(api.saveGivenMarks, { projectId, marks }));
      }
    }
  }
  const last = { projectId, itemId: setup.questions[0]!.itemId, part: setup.questions[0]!.part };
  const [kept] = dataOf<typeof api.lastMarks>(await markers[0]!.call(api.lastMarks, last));
  expect(kept!.ink).toEqual(inkOf(0));
  expect(await own()).toEqual([]);
  dataOf(await leader.call(api.releaseProject, { projectId, confirms: { zeros: true, keys: true } }));
  const parts = await own();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.map(({ ink }) => ink)).toEqual(parts.map(() => inkOf(1)));
});
