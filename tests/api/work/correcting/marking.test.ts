import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  addComment,
  answersOfItem,
  answersOfStudent,
  correctSheet,
  handInMine,
  holdAnswers,
  listComments,
  markHistory,
  monitor,
  myResult,
  openMine,
  removeComment,
  returnAttempts,
  saveAnswers,
  saveMarks,
  saveRemark,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import {
  assignment,
  attempt,
  colleagueId,
  dataOf,
  demoStudent,
  homework,
  itemOf,
  keyOf,
  signedInColleague,
} from '../work-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
  colleague = await signedInColleague(app);
});
afterAll(() => app.close());

const homeworkId = homework('rational-numbers');
const assignmentId = assignment('rational-numbers');
const free = itemOf('rational-numbers', 'add-easily');
const column = async (itemId: Id = free, who = teacher, more: object = {}) =>
  dataOf<typeof answersOfItem>(await who.call(answersOfItem, { homeworkId, itemId, ...more }));
type Cell = Awaited<ReturnType<typeof column>>['cells'][number];
const open = async () => (await column()).cells.filter(({ points }) => points === null);
const given = <More extends object>(cell: Cell, points: number | null, more: More = {} as More) => ({
  markId: newId(),
  attemptId: cell.attemptId,
  itemId: cell.itemId,
  part: cell.part,
  round: cell.round,
  version: cell.version,
  points,
  ...more,
});
const saved = (marks: object[], who = teacher) => who.call(saveMarks, { homeworkId, marks });
const outcomes = async (marks: object[], who = teacher) => dataOf<typeof saveMarks>(await saved(marks, who));

test('all three views show one set of marks', async () => {
  const sheet = dataOf<typeof correctSheet>(await teacher.call(correctSheet, { homeworkId }));
  const item = sheet.items.find(({ itemId }) => itemId === free)!;
  expect(item.key).not.toBeNull();
  expect(item.open).toBeGreaterThan(5);
  const byItem = await column();
  expect(byItem.cells.filter(({ points }) => points === null)).toHaveLength(item.open);
  expect(byItem.people.length).toBe(byItem.cells.length);
  const one = byItem.cells.find(({ points }) => points !== null)!;
  const byPerson = dataOf<typeof answersOfStudent>(await teacher.call(answersOfStudent, { attemptId: one.attemptId }));
  expect(byPerson.people).toHaveLength(1);
  expect(byPerson.cells.find(({ itemId }) => itemId === free)).toEqual(one);
  expect(one.by).toBe('周文静');
});

test('anonymous correcting names nobody, and not by the order either', async () => {
  const named = await column();
  const unnamed = await column(free, teacher, { anonymous: true });
  expect(unnamed.people.every(({ name, seat, className }) => name === '' && seat === 0 && className === '')).toBe(true);
  const ids = (people: typeof named.people) => people.map(({ attemptId }) => attemptId);
  expect(ids(unnamed.people)).not.toEqual(ids(named.people));
  expect(ids(unnamed.people).toSorted()).toEqual(ids(named.people).toSorted());
});

test('a mark is saved with all that goes with it, once for each name, and counts at once', async () => {
  const [cell] = await open();
  const mark = given(cell!, 4.5, {
    comment: '思路清楚，书写规范。',
    flags: ['excellent'],
    ink: [
      {
        strokes: [{ points: [10, 10, 0.5, 20, 20, 0.5], color: 'red', width: 4 }],
        stamps: [{ kind: 'half', x: 5, y: 5 }],
      },
    ],
  });
  expect(await outcomes([mark])).toMatchObject([{ outcome: 'saved', version: cell!.version + 1, points: 4.5 }]);
  expect(await outcomes([mark])).toMatchObject([{ outcome: 'saved', version: cell!.version + 1, by: '周文静' }]);
  const now = (await column()).cells.find(({ attemptId }) => attemptId === cell!.attemptId)!;
  expect(now).toMatchObject({
    points: 4.5,
    state: 'partly',
    comment: mark.comment,
    flags: ['excellent'],
    ink: mark.ink,
  });
  const comments = dataOf<typeof listComments>(await teacher.call(listComments, {}));
  expect(comments[0]).toMatchObject({ text: '思路清楚，书写规范。', used: 1 });
});

test('points that are not on the scale are refused with the scale, and nothing of the save is written', async () => {
  const [one, other] = await open();
  const refused = await saved([given(one!, 3), given(other!, 7)]);
  expect([refused.status, keyOf(refused)]).toEqual([422, 'work.error.offScale']);
  expect(refused.envelope!.msg).toContain('满分 6 分');
  expect((await open()).map(({ attemptId }) => attemptId)).toContain(one!.attemptId);
  expect((await saved([given(one!, 2.25)])).status).toBe(422);
  expect(keyOf(await saved([given(one!, 1), given(one!, 2)]))).toBe('work.error.markTwice');
});

test('of two teachers the second is told what the first gave, and loses nothing', async () => {
  const [cell] = await open();
  const [first, second] = await Promise.all([outcomes([given(cell!, 5)]), outcomes([given(cell!, 2)], colleague)]);
  const all = [first![0]!, second![0]!];
  expect(all.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'saved']);
  // what stands and what it took the place of are on record; what was refused is nobody's mark
  const history = async (who = teacher) =>
    dataOf<typeof markHistory>(await who.call(markHistory, { attemptId: cell!.attemptId, itemId: free }));
  const winner = all.find(({ outcome }) => outcome === 'saved')!;
  expect(await history()).toMatchObject([{ before: null, after: winner.points, why: 'given', round: 0 }]);
  await outcomes([{ ...given(cell!, 6), version: winner.version }], colleague);
  expect((await history(colleague)).map(({ before, after }) => [before, after])).toEqual([
    [winner.points, 6],
    [null, winner.points],
  ]);
  expect((await student.call(markHistory, { attemptId: cell!.attemptId, itemId: free })).status).toBe(403);
  expect(all.find(({ outcome }) => outcome === 'changed')).toMatchObject({
    points: winner.points,
    version: winner.version,
  });
});

test('an answer that somebody holds is nobody else’s field for a minute, and names him', async () => {
  const [cell] = await open();
  const cells = [{ attemptId: cell!.attemptId, itemId: free }];
  const hold = async (who: Caller) => dataOf<typeof holdAnswers>(await who.call(holdAnswers, { homeworkId, cells }));
  expect(await hold(colleague)).toMatchObject([{ holder: '' }]);
  const { name } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ name: string }>(sql`select name from core.person where id = ${colleagueId}`),
  );
  expect(await hold(teacher)).toMatchObject([{ holder: name }]);
  expect(await outcomes([given(cell!, 3)])).toMatchObject([{ outcome: 'held', by: name }]);
  expect((await column()).cells.find(({ attemptId }) => attemptId === cell!.attemptId)).toMatchObject({ holder: name });
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`update work.mark_lock set until = ${new Date(Date.now() - 1)}`),
  );
  expect(await outcomes([given(cell!, 3)])).toMatchObject([{ outcome: 'saved' }]);
});

test.each([3, 40 * 24])('a lock that lasts %i hours is from before the clock was set back', async (hours) => {
  const cells = [{ attemptId: (await open())[0]!.attemptId, itemId: free }];
  const hold = async (who: Caller) => dataOf<typeof holdAnswers>(await who.call(holdAnswers, { homeworkId, cells }));
  await hold(teacher);
  await app.platform.services.database.write(asSystem('a test'), (db) => {
    const until = new Date(Date.now() + hours * 3_600_000);
    return db.run(sql`update work.mark_lock set person_id = ${colleagueId}, until = ${until}`);
  });
  expect(await hold(teacher)).toMatchObject([{ holder: '' }]);
  expect(await hold(colleague)).not.toMatchObject([{ holder: '' }]);
});

test('who goes on to another answer leaves the one before to anybody', async () => {
  const [one, other] = await open();
  const hold = async ({ attemptId }: Cell, who = teacher) => {
    const cells = [{ attemptId, itemId: free }];
    return dataOf<typeof holdAnswers>(await who.call(holdAnswers, { homeworkId, cells }))[0]!.holder;
  };
  expect(await hold(one!)).toBe('');
  expect(await hold(one!, colleague)).toBe('周文静');
  expect(await hold(other!)).toBe('');
  expect(await hold(one!, colleague)).toBe('');
  expect(await hold(other!, colleague)).toBe('周文静');
  // asking for somebody else's field is leaving one's own, too
  expect(await hold(one!)).toBe('');
});

test('when the last of an attempt is marked it is corrected, and released by its rule', async () => {
  const cells = await open();
  const mixed = (await column(itemOf('rational-numbers', 'mixed-operations'))).cells.filter(
    ({ points }) => points === null,
  );
  const all = await outcomes([...cells, ...mixed].map((cell) => given(cell, cell.of)));
  expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['saved']));
  const board = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
  expect(board.corrected).toBe(board.submitted);
  expect(new Set(board.people.map(({ state }) => state))).toEqual(new Set([0, 3]));
  const result = await student.call(myResult, { attemptId: attempt('rational-numbers', demoStudent) });
  expect(result.status).toBe(200);
});

test('only what was wrong goes back; setting it right leaves the points as they were', async () => {
  const attemptId = attempt('rational-numbers', demoStudent);
  const cells = dataOf<typeof answersOfStudent>(await teacher.call(answersOfStudent, { attemptId })).cells;
  // the demo student has all right or not: one of his marks is made wrong
  await outcomes([given(cells.find(({ itemId }) => itemId === free)!, 2)]);
  const before = dataOf<typeof myResult>(await student.call(myResult, { attemptId }));
  await teacher.call(saveRemark, { attemptId, remark: '注意符号' });
  const back = await teacher.call(returnAttempts, { assignmentId, attemptIds: [attemptId] });
  expect(dataOf<typeof returnAttempts>(back)).toEqual({ count: 1 });
  expect((await student.call(myResult, { attemptId })).status).toBe(403);
  // a desk that still shows the paper asks for it, and makes it nobody's field
  for (const who of [teacher, colleague]) {
    const held = await who.call(holdAnswers, { homeworkId, cells: [{ attemptId, itemId: free }] });
    expect(dataOf<typeof holdAnswers>(held)).toMatchObject([{ holder: '' }]);
  }
  const sheet = dataOf<typeof openMine>(await student.call(openMine, { attemptId }));
  expect(sheet).toMatchObject({ state: 4, round: 1, remark: '注意符号' });
  const wrong = sheet.items.filter(({ toRight }) => toRight).map(({ itemId }) => itemId);
  expect(wrong).toContain(free);
  expect(wrong.length).toBeLessThan(sheet.items.length);
  // whoever corrects sees what was said of it, with the answer that was marked, and no key
  expect(sheet.reviews.map(({ itemId }) => itemId).every((itemId) => wrong.includes(itemId))).toBe(true);
  const marked = sheet.reviews.find(({ itemId }) => itemId === free)!;
  expect(marked).toMatchObject({ round: 0, answer: sheet.answers.find(({ itemId }) => itemId === free)!.answer });
  expect(marked.points).toBeLessThan(marked.of);
  expect(JSON.stringify(sheet)).not.toContain('accepted');
  const send = (itemId: string, sequence: number) =>
    student.call(saveAnswers, {
      attemptId,
      client: newId(),
      answers: [
        {
          itemId,
          part: 0,
          sequence,
          age: 0,
          answer: { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '-5' }] }] },
        },
      ],
    });
  const right = sheet.items.find(({ toRight }) => !toRight)!.itemId;
  expect(keyOf(await send(right, 0))).toBe('work.error.noItem');
  expect(dataOf<typeof saveAnswers>(await send(free, 1)).counts).toBe(true);
  expect((await saved([given(cells.find(({ itemId }) => itemId === free)!, 5, { version: 99 })])).status).toBe(200);
  await student.call(handInMine, { attemptId });
  const again = dataOf<typeof answersOfStudent>(await teacher.call(answersOfStudent, { attemptId }));
  const cell = again.cells.find(({ itemId }) => itemId === free)!;
  expect(cell).toMatchObject({ round: 1, points: null });
  const rest = again.cells.filter(({ points }) => points === null);
  expect(await outcomes(rest.map((one) => given(one, one.of)))).toMatchObject(rest.map(() => ({ outcome: 'saved' })));
  const after = dataOf<typeof myResult>(await student.call(myResult, { attemptId }));
  expect([after.points, after.round]).toEqual([before.points, 1]);
});

test('a teacher keeps his own words, and nobody else’s', async () => {
  const text = '先通分，再相加。';
  const { commentId } = dataOf<typeof addComment>(await teacher.call(addComment, { text }));
  expect(dataOf<typeof addComment>(await teacher.call(addComment, { text })).commentId).toBe(commentId);
  expect(dataOf<typeof listComments>(await colleague.call(listComments, {}))).toEqual([]);
  expect((await colleague.call(removeComment, { commentId })).status).toBe(404);
  expect(dataOf<typeof removeComment>(await teacher.call(removeComment, { commentId })).count).toBe(1);
});
