import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  answerAppeal,
  answersOfItem,
  appealMine,
  applyRemark,
  listAppeals,
  listRemarks,
  myResult,
  previewRemark,
  saveMarks,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { untilBlocked } from '../../../support/servers/until-blocked';
import { attempt, dataOf, demoStudent, homework, itemOf, keyOf, signedInColleague } from '../work-kit';

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
const column = async (itemId: Id) =>
  dataOf<typeof answersOfItem>(await teacher.call(answersOfItem, { homeworkId, itemId }));

test('an appeal is asked once, answered once, and keeps what the points were', async () => {
  const attemptId = attempt('powers', demoStudent);
  const itemId = itemOf('powers', 'power-signs');
  const reason = '请老师再看一下第一题';
  expect((await student.call(appealMine, { attemptId, itemId, reason })).status).toBe(200);
  expect(keyOf(await student.call(appealMine, { attemptId, itemId, reason }))).toBe('work.error.appealed');
  const list = async () =>
    dataOf<typeof listAppeals>(await teacher.call(listAppeals, { homeworkId: homework('powers') }));
  expect(await list()).toMatchObject([{ attemptId, itemId, reason, answered: null }]);
  const answer = { attemptId, itemId, answer: '看过了，判分无误。' };
  // a colleague gives a point less just now: the reply names what stands then
  let replied: ReturnType<typeof teacher.call> | undefined;
  await app.platform.services.database.write(asSystem('a test marks'), async (db) => {
    await db.run(sql`select from work.attempt where id = ${attemptId} for update`);
    replied = teacher.call(answerAppeal, answer);
    await untilBlocked(app, '%work.attempt%');
    await db.run(sql`update work.mark set points = points - 1 where attempt_id = ${attemptId} and item_id = ${itemId}`);
  });
  expect((await replied!).status).toBe(200);
  expect(keyOf(await teacher.call(answerAppeal, answer))).toBe('work.error.noAppeal');
  const [one] = await list();
  expect(one!.after).toBe(one!.before - 1);
  // whoever asked reads the reply at the item, without the names of classmates
  const { appeals } = dataOf<typeof myResult>(await student.call(myResult, { attemptId }));
  expect(appeals).toEqual([
    {
      itemId,
      reason,
      asked: one!.asked,
      answer: answer.answer,
      answered: one!.answered,
      before: one!.before,
      after: one!.after,
    },
  ]);
  const hidden = {
    attemptId: attempt('number-line', demoStudent),
    itemId: itemOf('number-line', 'below-zero'),
    reason,
  };
  expect(keyOf(await student.call(appealMine, hidden))).toBe('work.error.notReleased');
});

test('another answer marks everybody anew, as the preview said, and leaves what people marked', async () => {
  const itemId = itemOf('rational-numbers', 'opposites-sum');
  const before = await column(itemId);
  const [byHand] = before.cells;
  const { attemptId, part, round, version } = byHand!;
  const mark = { markId: newId(), attemptId, itemId, part, round, version, points: 1 };
  expect((await teacher.call(saveMarks, { homeworkId, marks: [mark] })).status).toBe(200);
  const key = { choice: [1] };
  const asked = { homeworkId, itemId, key };
  const preview = dataOf<typeof previewRemark>(await teacher.call(previewRemark, asked));
  expect(preview).toMatchObject({ byPerson: 1 });
  expect(preview.changes.length + preview.unchanged).toBe(before.cells.length - 1);
  const untouched = (await column(itemId)).cells.map(({ points }) => points);
  expect(untouched.filter((points) => points === 4).length).toBeGreaterThan(10);
  expect((await colleague.call(applyRemark, asked)).status).toBe(404);
  const applied = dataOf<typeof applyRemark>(await teacher.call(applyRemark, asked));
  expect(applied).toEqual({ changed: preview.changes.length, byPerson: 1 });
  const after = new Map((await column(itemId)).cells.map((cell) => [cell.attemptId, cell.points]));
  for (const change of preview.changes) expect(after.get(change.attemptId)).toBe(change.after);
  expect(after.get(byHand!.attemptId)).toBe(1);
  const events = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ count: number }>(sql`select count(*) as count from work.mark_event where why = 'remarked'`),
  );
  expect(events.count).toBe(preview.changes.length);
  expect(dataOf<typeof applyRemark>(await teacher.call(applyRemark, asked)).changed).toBe(0);

  // the record, and the way back, which is on record too
  const record = async (who = teacher) =>
    dataOf<typeof listRemarks>(await who.call(listRemarks, { homeworkId, itemId }));
  const [first, ...others] = await record();
  expect(others).toEqual([]);
  expect(first!.by).toBe('周文静');
  const byAttempt = (one: { attemptId: Id }, other: { attemptId: Id }) => (one.attemptId < other.attemptId ? -1 : 1);
  expect(first!.changes.toSorted(byAttempt)).toEqual(preview.changes.toSorted(byAttempt));
  await teacher.call(applyRemark, { ...asked, key: { choice: [0] } });
  const [back, ...earlier] = await record(colleague);
  expect(earlier).toEqual([first]);
  for (const change of back!.changes) expect(untouched).toContain(change.after);
  const restored = (await column(itemId)).cells.filter(({ attemptId }) => attemptId !== byHand!.attemptId);
  expect(restored.map(({ points }) => points)).toEqual(before.cells.slice(1).map(({ points }) => points));
  expect((await student.call(listRemarks, { homeworkId, itemId })).status).toBe(403);
});
