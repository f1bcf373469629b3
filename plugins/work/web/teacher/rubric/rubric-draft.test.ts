import { expect, test } from 'vitest';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { blocksOf, draftSum, newBlock, newCriterion, newStep, rubricOf, withoutStep, withStep } from './rubric-draft';

const step = (text: string, points: number, more: object = {}) => ({ text: plainContent(text), points, ...more });
const rubric = [
  step('列式', 2),
  step('切题', 4, { criterion: '内容' }),
  step('结果', 1),
  step('偏题', 1, { criterion: '内容' }),
];
const published = { keepsNumbers: true, unnamed: '评分项' };
const draft = { keepsNumbers: false, unnamed: '评分项' };

test('a rubric that nobody changes stays as it is', () => {
  expect(rubricOf(blocksOf(rubric), published)).toEqual(rubric);
  expect(blocksOf(rubric).map(({ name, steps }) => [name, steps.length])).toEqual([
    [null, 1],
    ['内容', 2],
    [null, 1],
  ]);
});

test('in published homework a step is put out of use, keeps its number, and new ones come last', () => {
  const blocks = blocksOf(rubric);
  const less = withoutStep(blocks, blocks[0]!.steps[0]!.id, true);
  const more = [{ ...newBlock(), steps: [{ ...newStep(3), text: plainContent('画图') }] }, ...less];
  const next = rubricOf(more, published);
  expect(next.map(({ points, isOff = false }) => [points, isOff])).toEqual([
    [2, true],
    [4, false],
    [1, false],
    [1, false],
    [3, false],
  ]);
  expect(draftSum(more)).toBe(8);
});

test('in a draft a step goes altogether, and the order is that of the page', () => {
  const blocks = blocksOf(rubric);
  const next = rubricOf(withoutStep(blocks, blocks[0]!.steps[0]!.id, false), draft);
  expect(next.map(({ points }) => points)).toEqual([4, 1, 1]);
});

test('what was begun and never written is left out', () => {
  expect(rubricOf([newBlock()], draft)).toEqual([]);
  const block = newBlock();
  expect(rubricOf(withStep([block], block.steps[0]!.id, { text: plainContent('好') }), draft)).toHaveLength(1);
});

test('criteria without a name, or of one name, are told apart', () => {
  const criterion = () => ({
    ...newCriterion(2),
    steps: newCriterion(2).steps.map((one) => ({ ...one, text: plainContent('档') })),
  });
  const names = rubricOf([criterion(), criterion()], draft).map((one) => one.criterion);
  expect(new Set(names)).toEqual(new Set(['评分项', '评分项 2']));
});
