import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import * as api from 'edutech/plugins/marking/api';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, faultsOf, keyOf, openProject, sentMark, storedAnswers } from './marking-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['marking'] });
});
afterAll(() => app.close());

type Taken = typeof api.takeAnswers;
type Saved = typeof api.saveGivenMarks;

test('six people mark at once: nothing is lost, nobody marks an answer twice, and points follow the rule', async () => {
  const { projectId, markers, setup } = await openProject(app, 6, { mode: '1+1', limit: 1, step: 1 });
  const question = setup.questions[0]!;
  const { itemId, part, points: of } = question;
  const work = async (at: number) => {
    for (;;) {
      const asked = await markers[at]!.call(api.takeAnswers, { projectId, itemId, part, count: 3 });
      const { turns } = dataOf<Taken>(asked);
      if (turns.length === 0) return;
      const marks = turns.map(({ turnId, code }) =>
        sentMark(turnId, (code.charCodeAt(0) + at * (code.charCodeAt(1) % 2)) % of),
      );
      // each mark is sent twice: what a device sends again is done once
      const [first, second] = await Promise.all([
        markers[at]!.call(api.saveGivenMarks, { projectId, marks }),
        markers[at]!.call(api.saveGivenMarks, { projectId, marks }),
      ]);
      for (const saved of [first, second])
        expect(dataOf<Saved>(saved).map(({ outcome }) => outcome)).toEqual(marks.map(() => 'saved'));
    }
  };
  await Promise.all(markers.map((_, at) => work(at)));
  const answers = await storedAnswers(app, projectId, itemId);
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.map(({ marks }) => marks.length)).toEqual(answers.map(() => 2));
  expect(faultsOf(answers, { mode: '1+1', limit: 1, step: 1 })).toEqual([]);
  expect(answers.some(({ state }) => state === 'arbitration')).toBe(true);
  expect(answers.some(({ state }) => state === 'done')).toBe(true);
});

test('1+1+1: a third is asked only where two differ, and never one of the two', async () => {
  const rules = { mode: '1+1+1', limit: 1, step: 1 } as const;
  const { projectId, markers, setup } = await openProject(app, 3, rules);
  const { itemId, part } = setup.questions[0]!;
  let isBusy = true;
  while (isBusy) {
    isBusy = false;
    for (const [at, marker] of markers.entries()) {
      const { turns } = dataOf<Taken>(await marker.call(api.takeAnswers, { projectId, itemId, part, count: 6 }));
      if (turns.length === 0) continue;
      isBusy = true;
      const marks = turns.map(({ turnId, code }) => sentMark(turnId, code < 'F' ? 4 : at * 3));
      dataOf<Saved>(await marker.call(api.saveGivenMarks, { projectId, marks }));
    }
  }
  const answers = await storedAnswers(app, projectId, itemId);
  expect(faultsOf(answers, rules)).toEqual([]);
  expect(new Set(answers.map(({ marks }) => marks.length))).toEqual(new Set([2, 3]));
});

test('a marker sees no name, marks on the scale only, and changes the last ten alone', async () => {
  const { projectId, markers, setup } = await openProject(app, 2, { mode: '1', step: 1 });
  const [marker, other] = [markers[0]!, markers[1]!];
  const { itemId, part, points: of } = setup.questions[0]!;
  const taken = await marker.call(api.takeAnswers, { projectId, itemId, part, count: 6 });
  expect(taken.text).not.toContain(app.world.people.student.name);
  expect(taken.text).not.toContain(app.world.people.student.personId);
  const [first] = dataOf<Taken>(taken).turns;
  const outcome = async (mark: api.SentMark, by = marker) =>
    dataOf<Saved>(await by.call(api.saveGivenMarks, { projectId, marks: [mark] }))[0]!.outcome;
  expect(await outcome(sentMark(first!.turnId, of + 1))).toBe('offScale');
  expect(await outcome(sentMark(first!.turnId, 0.5))).toBe('offScale');
  expect(await outcome(sentMark(first!.turnId, 1), other)).toBe('lost');
  expect(await outcome(sentMark(newId(), 1))).toBe('lost');
  for (let count = 0; count < 12; count += 1) {
    const { turns } = dataOf<Taken>(await marker.call(api.takeAnswers, { projectId, itemId, part, count: 1 }));
    expect(await outcome(sentMark(turns[0]!.turnId, 2))).toBe('saved');
  }
  const last = dataOf<typeof api.lastMarks>(await marker.call(api.lastMarks, { projectId, itemId, part }));
  expect(last).toHaveLength(10);
  expect(await outcome(sentMark(last[9]!.turnId, 3))).toBe('saved');
  const answers = await storedAnswers(app, projectId, itemId);
  expect(answers.filter(({ points }) => points === 3)).toHaveLength(1);
  const given = answers.filter(({ people }) => people.length > 0);
  expect(given).toHaveLength(12);
});

test('of marks that came together the last ten can be changed, as the page lists them', async () => {
  const { projectId, markers, setup } = await openProject(app, 1, { mode: '1', step: 1 });
  const { itemId, part } = setup.questions[0]!;
  const save = async (turnIds: readonly Id[]) =>
    dataOf<Saved>(
      await markers[0]!.call(api.saveGivenMarks, { projectId, marks: turnIds.map((id) => sentMark(id, 1)) }),
    ).map(({ outcome }) => outcome);
  for (let count = 0; count < 2; count += 1) {
    const taken = await markers[0]!.call(api.takeAnswers, { projectId, itemId, part, count: 6 });
    await save(dataOf<Taken>(taken).turns.map(({ turnId }) => turnId));
  }
  const last = dataOf<typeof api.lastMarks>(await markers[0]!.call(api.lastMarks, { projectId, itemId, part }));
  expect(last).toHaveLength(10);
  expect(await save(last.map(({ turnId }) => turnId).reverse())).toEqual(last.map(() => 'saved'));
});

test('a problem leaves the queue, and somebody who marks nothing is not let in', async () => {
  const { projectId, markers, leader, setup } = await openProject(app, 1, { mode: '1' });
  const { itemId, part } = setup.questions[0]!;
  const [turn] = dataOf<Taken>(await markers[0]!.call(api.takeAnswers, { projectId, itemId, part, count: 1 })).turns;
  const mark = sentMark(turn!.turnId, null, { problem: 'blurred' });
  dataOf<Saved>(await markers[0]!.call(api.saveGivenMarks, { projectId, marks: [mark] }));
  const answers = await storedAnswers(app, projectId, itemId);
  expect(answers.filter(({ state }) => state === 'problem')).toHaveLength(1);
  const refused = await leader.call(api.takeAnswers, { projectId, itemId, part, count: 1 });
  expect([refused.status, keyOf(refused)]).toEqual([404, 'marking.error.noTask']);
});

test('the whole sheet of an answer in hand has no name, and nobody else opens it', async () => {
  const { projectId, markers, setup } = await openProject(app, 2, { mode: '1', step: 1 });
  const { itemId, part } = setup.questions[0]!;
  const taken = await markers[0]!.call(api.takeAnswers, { projectId, itemId, part, count: 1 });
  const [turn] = dataOf<Taken>(taken).turns;
  const asked = { projectId, turnId: turn!.turnId };
  const answered = await markers[0]!.call(api.wholeSheet, asked);
  const { parts } = dataOf<typeof api.wholeSheet>(answered);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every(({ code }) => code === turn!.code)).toBe(true);
  const places = setup.questions.map((one) => `${one.itemId}/${one.part}`);
  const order = parts.map((one) => places.indexOf(`${one.itemId}/${one.part}`));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(parts.find((one) => one.itemId === itemId && one.part === part)?.content).toEqual(turn!.content);
  for (const { name } of [app.world.people.student]) expect(answered.text).not.toContain(name);
  expect(keyOf(await markers[1]!.call(api.wholeSheet, asked))).toBe('marking.error.noAnswer');
});
