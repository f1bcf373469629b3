import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import * as examApi from 'edutech/plugins/exam/api';
import * as api from 'edutech/plugins/marking/api';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, openProject, type Opened, satExam, sentMark } from './marking-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['marking', 'wrong'] });
});
afterAll(() => app.close());

/** Marks all that a marker can get, of every question. */
async function markAll(
  { projectId, markers, setup }: Opened,
  at: number,
  pointsOf: (code: string, of: number) => number,
) {
  const marker = markers[at]!;
  for (const { itemId, part, points } of setup.questions) {
    for (;;) {
      const { turns } = dataOf<typeof api.takeAnswers>(
        await marker.call(api.takeAnswers, { projectId, itemId, part, count: 6 }),
      );
      if (turns.length === 0) break;
      const marks = turns.map(({ turnId, code }) => sentMark(turnId, pointsOf(code, points)));
      dataOf(await marker.call(api.saveGivenMarks, { projectId, marks }));
    }
  }
}

test('the leader decides what two disagree on, sends back, and releases once nothing is open', async () => {
  const opened = await openProject(app, 2, { mode: '1+1', limit: 1, step: 1 });
  const { projectId, leader, markers, setup } = opened;
  const list = async (which: 'asking' | 'zeros') =>
    dataOf<typeof api.listAnswers>(await leader.call(api.listAnswers, { projectId, which }));
  const answer = async (answerId: string) =>
    dataOf<typeof api.ledAnswer>(await leader.call(api.ledAnswer, { projectId, answerId }));
  const release = (confirms = { zeros: true, keys: true }) => leader.call(api.releaseProject, { projectId, confirms });
  const [first] = setup.questions;
  await markAll(opened, 0, (code, of) => (code < '5' ? 0 : of));
  expect(keyOf(await release())).toBe('marking.error.notDone');
  await markAll(opened, 1, (code, of) => (code < '5' ? 0 : code < 'A' ? of - 2 : of));
  const asking = await list('asking');
  expect(asking.length).toBeGreaterThan(3);
  expect(new Set(asking.map(({ state }) => state))).toEqual(new Set(['arbitration']));
  const [one, ...others] = asking;
  const led = await answer(one!.answerId);
  expect(led.given).toHaveLength(2);
  expect(led.given.map(({ points }) => points)).toEqual([led.of, led.of - 2]);

  // sent back: only its marker gets it, with the reason, and it is decided by the two marks again
  const act = { projectId, answerId: led.answerId, eventId: newId() };
  const sent = { ...act, turnId: led.given[1]!.turnId, reason: '第二步给错了' };
  dataOf(await leader.call(api.sendBack, sent));
  dataOf(await leader.call(api.sendBack, sent));
  const ref = { projectId, itemId: led.itemId, part: led.part };
  const { turns } = dataOf<typeof api.takeAnswers>(await markers[1]!.call(api.takeAnswers, { ...ref, count: 6 }));
  expect(turns).toMatchObject([{ code: led.code, sentBack: '第二步给错了' }]);
  const mark = sentMark(turns[0]!.turnId, led.of - 1);
  dataOf(await markers[1]!.call(api.saveGivenMarks, { projectId, marks: [mark] }));
  expect(await answer(led.answerId)).toMatchObject({ state: 'done', points: led.of });

  // the leader's points count, and nobody changes them afterwards
  expect(keyOf(await leader.call(api.decideAnswer, { ...act, eventId: newId(), points: 0.5 }))).toBe(
    'marking.error.offScale',
  );
  for (const { answerId, of } of others)
    dataOf(await leader.call(api.decideAnswer, { projectId, answerId, eventId: newId(), points: of - 1 }));
  const closed = await markers[0]!.call(api.saveGivenMarks, {
    projectId,
    marks: [sentMark((await answer(others[0]!.answerId)).given[0]!.turnId, 1)],
  });
  expect(dataOf<typeof api.saveGivenMarks>(closed)[0]!.outcome).toBe('closed');

  const zeros = await list('zeros');
  expect(zeros.length).toBeGreaterThan(0);
  expect(keyOf(await release({ zeros: false, keys: true }))).toBe('marking.error.notDone');
  for (const { answerId } of zeros) dataOf(await leader.call(api.seeAnswer, { projectId, answerId, eventId: newId() }));
  const check = dataOf<typeof api.releaseCheck>(await leader.call(api.releaseCheck, { projectId }));
  expect(check).toMatchObject({ waiting: 0, arbitration: 0, problems: 0, differing: 0, missing: 0, expected: 0 });
  expect(check.zerosSeen).toBe(check.zeros);
  const student = await signedIn(app, 'student');
  expect((await student.call(examApi.ownResult, { examId: satExam })).status).toBe(404);
  dataOf(await release({ zeros: false, keys: true }));
  const own = dataOf<typeof examApi.ownResult>(await student.call(examApi.ownResult, { examId: satExam }));
  expect(own.items.length).toBeGreaterThan(setup.questions.length);
  expect(keyOf(await release())).toBe('marking.error.released');
  const late = await markers[0]!.call(api.takeAnswers, {
    projectId,
    itemId: first!.itemId,
    part: first!.part,
    count: 1,
  });
  expect(dataOf<typeof api.takeAnswers>(late).turns).toEqual([]);
});

test('the board counts progress, agreement and each marker', async () => {
  const opened = await openProject(app, 2, { mode: '1+1', limit: 1, step: 1 });
  await markAll(opened, 0, () => 4);
  await markAll(opened, 1, (code) => (code < '5' ? 6 : 5));
  const board = dataOf<typeof api.markingBoard>(
    await opened.leader.call(api.markingBoard, { projectId: opened.projectId }),
  );
  const [question] = board.questions;
  expect(question!.paired).toBe(question!.answers);
  expect(question!.agreed).toBe(question!.done);
  expect(question!.arbitration).toBe(question!.answers - question!.done);
  const own = board.markers.filter(({ itemId }) => itemId === question!.itemId);
  expect(own.map(({ given }) => given)).toEqual([question!.answers, question!.answers]);
  expect(own.map(({ mean }) => mean)).toContain(4);
  expect(own.every(({ agreed }) => agreed === question!.agreed)).toBe(true);
});
