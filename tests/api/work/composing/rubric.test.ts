import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import {
  answersOfItem,
  copyHomework,
  correctSheet,
  getHomework,
  getHomeworkKeys,
  saveHomework,
  saveMarks,
  setRubric,
} from 'edutech/plugins/work/api';
import { valuesOf } from 'edutech/plugins/work/web/teacher/compose/load-compose';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, homework, itemOf, keyOf, question } from '../work-kit';

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
const rubric = async () => {
  const { items } = dataOf<typeof correctSheet>(await teacher.call(correctSheet, { homeworkId }));
  return items.find((item) => item.itemId === itemId)?.key?.rubric ?? [];
};
const step = (text: string, points: number, more: object = {}) => ({ text: plainContent(text), points, ...more });

test('a rubric that changes leaves marks as they are, and shows them for a second look until somebody has looked', async () => {
  const first = [step('列式', 2), step('结果', 2)];
  await teacher.call(setRubric, { homeworkId, itemId, part: 0, known: (await rubric()).length, steps: first });
  const [open, other] = (await cells()).filter(({ points }) => points === null);
  const mark = (version: number) => ({
    markId: newId(),
    attemptId: open!.attemptId,
    itemId,
    part: open!.part,
    round: open!.round,
    version,
    points: 2,
    rubric: [0],
  });
  await teacher.call(saveMarks, { homeworkId, marks: [mark(open!.version)] });
  const standing = await rubric();
  const steps = [{ ...standing[0]!, isOff: true }, ...standing.slice(1), step('写出检验', 1)];
  const set = await teacher.call(setRubric, { homeworkId, itemId, part: 0, known: standing.length, steps });
  expect(dataOf<typeof setRubric>(set).again).toBeGreaterThan(0);
  expect(await rubric()).toEqual(steps);
  const now = async (attemptId: string) => (await cells()).find((cell) => cell.attemptId === attemptId);
  expect(await now(open!.attemptId)).toMatchObject({ points: 2, rubric: [0], secondLook: true });
  expect(await now(other!.attemptId)).toMatchObject({ points: null, secondLook: false });
  await teacher.call(saveMarks, { homeworkId, marks: [mark(open!.version + 1)] });
  expect(await now(open!.attemptId)).toMatchObject({ points: 2, secondLook: false });
});

test('in published homework no step goes, and who has seen an older rubric is told', async () => {
  const standing = await rubric();
  const shorter = { homeworkId, itemId, part: 0, known: standing.length, steps: standing.slice(1) };
  expect(keyOf(await teacher.call(setRubric, shorter))).toBe('work.error.rubricShorter');
  const stale = { ...shorter, known: standing.length - 1, steps: standing };
  expect(keyOf(await teacher.call(setRubric, stale))).toBe('work.error.rubricChanged');
});

test('a draft has its own rubric and room for answers, and copies keep both', async () => {
  const { homeworkId: draft } = dataOf<typeof copyHomework>(
    await teacher.call(copyHomework, { homeworkId, template: false }),
  );
  const keysOf = async (id: string) =>
    dataOf<typeof getHomeworkKeys>(await teacher.call(getHomeworkKeys, { homeworkId: id })).keys;
  const known = (await keysOf(draft)).find((key) => key.itemId === itemId)?.key.rubric?.length ?? 0;
  const levels = [step('切题', 4, { criterion: '内容' }), step('偏题', 1, { criterion: '内容' })];
  await teacher.call(setRubric, { homeworkId: draft, itemId, part: 0, known, steps: levels });
  const read = dataOf<typeof getHomework>(await teacher.call(getHomework, { homeworkId: draft }));
  const values = valuesOf(read);
  const space = { kind: 'grid', rows: 12 } as const;
  await teacher.call(saveHomework, {
    ...values,
    items: values.items.map((item) => (item.itemId === itemId ? { ...item, space } : item)),
    homeworkId: draft,
    version: read.version,
    save: newId(),
  });
  const { homeworkId: copy } = dataOf<typeof copyHomework>(
    await teacher.call(copyHomework, { homeworkId: draft, template: true }),
  );
  const { items } = dataOf<typeof getHomework>(await teacher.call(getHomework, { homeworkId: copy }));
  expect(items.find((item) => item.itemId === itemId)?.space).toEqual(space);
  expect((await keysOf(copy)).find((key) => key.itemId === itemId)?.key.rubric).toEqual(levels);
  expect(await rubric(), 'the one it was copied from').not.toEqual(levels);
});

test('another question in the place of one has its own answer, not what was set for the former', async () => {
  const { homeworkId: draft } = dataOf<typeof copyHomework>(
    await teacher.call(copyHomework, { homeworkId, template: false }),
  );
  const keyNow = async () =>
    dataOf<typeof getHomeworkKeys>(await teacher.call(getHomeworkKeys, { homeworkId: draft })).keys.find(
      (key) => key.itemId === itemId,
    );
  expect((await keyNow())?.isOwn).toBe(true);
  const read = dataOf<typeof getHomework>(await teacher.call(getHomework, { homeworkId: draft }));
  const values = valuesOf(read);
  const other = { questionId: question('below-zero'), version: 1, points: [4] };
  await teacher.call(saveHomework, {
    ...values,
    items: values.items.map((item) => (item.itemId === itemId ? { ...item, ...other } : item)),
    homeworkId: draft,
    version: read.version,
    save: newId(),
  });
  expect((await keyNow())?.isOwn).toBe(false);
});
