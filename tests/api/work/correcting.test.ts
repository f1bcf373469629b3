import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { answersOfItem, answersOfPupil, saveMarks, saveRemark } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, homework, itemOf } from './work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp();
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const homeworkid = homework('rational-numbers');
const itemid = itemOf('rational-numbers', 'add-easily');
const cells = async () =>
  dataOf<typeof answersOfItem>(await teacher.call(answersOfItem, { homeworkid, itemid, anonymous: false })).cells;

test('a mark keeps the steps of the rubric that it stands for, until others are chosen', async () => {
  const cell = (await cells()).find(({ points }) => points === null)!;
  const mark = (version: number, more: object) => ({
    markid: newId(),
    attemptid: cell.attemptid,
    itemid,
    part: cell.part,
    round: cell.round,
    version,
    points: 2,
    ...more,
  });
  const standing = async () => (await cells()).find(({ attemptid }) => attemptid === cell.attemptid)!;
  await teacher.call(saveMarks, { homeworkid, marks: [mark(cell.version, { rubric: [0, 2] })] });
  expect((await standing()).rubric).toEqual([0, 2]);
  await teacher.call(saveMarks, { homeworkid, marks: [mark(cell.version + 1, { comment: '步骤完整。' })] });
  expect(await standing()).toMatchObject({ rubric: [0, 2], comment: '步骤完整。' });
  await teacher.call(saveMarks, { homeworkid, marks: [mark(cell.version + 2, { rubric: [] })] });
  expect((await standing()).rubric).toEqual([]);
});

test('a remark stands over the whole paper', async () => {
  const [{ attemptid } = { attemptid: '' }] = await cells();
  await teacher.call(saveRemark, { attemptid, remark: ' 书写工整。 ' });
  const { people } = dataOf<typeof answersOfPupil>(await teacher.call(answersOfPupil, { attemptid, anonymous: false }));
  expect(people[0]?.remark).toBe('书写工整。');
});
