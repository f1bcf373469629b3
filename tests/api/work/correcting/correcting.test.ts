import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import {
  answersOfItem,
  answersOfStudent,
  applyRemark,
  correctSheet,
  previewRemark,
  saveMarks,
  saveRemark,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, homework, itemOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const homeworkId = homework('rational-numbers');
const itemId = itemOf('rational-numbers', 'add-easily');
const cells = async () =>
  dataOf<typeof answersOfItem>(await teacher.call(answersOfItem, { homeworkId, itemId, anonymous: false })).cells;

test('a mark keeps the steps of the rubric that it stands for, until others are chosen', async () => {
  const cell = (await cells()).find(({ points }) => points === null)!;
  const mark = (version: number, more: object) => ({
    markId: newId(),
    attemptId: cell.attemptId,
    itemId,
    part: cell.part,
    round: cell.round,
    version,
    points: 2,
    ...more,
  });
  const standing = async () => (await cells()).find(({ attemptId }) => attemptId === cell.attemptId)!;
  await teacher.call(saveMarks, { homeworkId, marks: [mark(cell.version, { rubric: [0, 2] })] });
  expect((await standing()).rubric).toEqual([0, 2]);
  await teacher.call(saveMarks, { homeworkId, marks: [mark(cell.version + 1, { comment: '步骤完整。' })] });
  expect(await standing()).toMatchObject({ rubric: [0, 2], comment: '步骤完整。' });
  await teacher.call(saveMarks, { homeworkId, marks: [mark(cell.version + 2, { rubric: [] })] });
  expect((await standing()).rubric).toEqual([]);
});

test('a remark stands over the whole paper', async () => {
  const [{ attemptId } = { attemptId: '' }] = await cells();
  await teacher.call(saveRemark, { attemptId, remark: ' 书写工整。 ' });
  const { people } = dataOf<typeof answersOfStudent>(
    await teacher.call(answersOfStudent, { attemptId, anonymous: false }),
  );
  expect(people[0]?.remark).toBe('书写工整。');
});

test('another rule for who chose only some of the right options marks those anew, and nobody else', async () => {
  const item = itemOf('rational-numbers', 'absolute-values');
  const { items } = dataOf<typeof correctSheet>(await teacher.call(correctSheet, { homeworkId }));
  const { key, body } = items.find((one) => one.itemId === item)!;
  const column = async () =>
    dataOf<typeof answersOfItem>(await teacher.call(answersOfItem, { homeworkId, itemId: item, anonymous: false }))
      .cells;
  const some = (await column()).filter(({ answer }) => answer.choice?.join() === '0,1');
  expect(some.length).toBeGreaterThan(0);
  const rule = async (partialCredit: 'all' | 'half' | 'share') => {
    const asked = { homeworkId, itemId: item, key: { ...key, partialCredit } };
    const { changes } = dataOf<typeof previewRemark>(await teacher.call(previewRemark, asked));
    const { changed } = dataOf<typeof applyRemark>(await teacher.call(applyRemark, asked));
    expect(changed).toBe(changes.length);
    return changes;
  };
  await rule('half');
  const lost = await rule('all');
  expect(new Set(lost.map(({ attemptId }) => attemptId))).toEqual(new Set(some.map(({ attemptId }) => attemptId)));
  expect(new Set(lost.map(({ before, after }) => `${before} ${after}`))).toEqual(new Set([`${body.points / 2} 0`]));
  await rule('share');
  const standing = (await column()).filter(({ answer }) => answer.choice?.join() === '0,1');
  for (const { points } of standing) expect(points).toBeGreaterThan(body.points / 2);
});
