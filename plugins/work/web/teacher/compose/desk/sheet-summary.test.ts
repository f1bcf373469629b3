import { expect, test } from 'vitest';
import type { HomeworkValues, ItemValues } from '../../../../api';
import { checksOf, stepsOf, summaryOf } from './sheet-summary';

const item = (itemId: string, questionId = itemId): ItemValues => ({
  itemId,
  section: 0,
  tiers: 7,
  way: 'fill',
  questionId,
  version: 1,
});
const facts: Record<string, { seconds: number; difficulty: number; hasKey: boolean; knowledge: string[] }> = {
  a: { seconds: 120, difficulty: 1, hasKey: true, knowledge: ['数轴', '绝对值'] },
  b: { seconds: 180, difficulty: 4, hasKey: false, knowledge: ['数轴'] },
};
const factsOf = ({ questionId }: ItemValues) => facts[questionId ?? ''];
const sheet = (items: ItemValues[], title = '作业'): HomeworkValues => ({
  title,
  kind: 0,
  subjectId: 's',
  gradeId: 'g',
  note: '',
  sections: [],
  items,
  files: [],
});

test('minutes are those of the questions, longer for small children', () => {
  expect(summaryOf([item('a'), item('b')], factsOf, 8).minutes).toBe(5);
  expect(summaryOf([item('a'), item('b')], factsOf, 3).minutes).toBe(7);
  expect(summaryOf([], factsOf, 8).minutes).toBe(0);
});

test('what is exercised most comes first', () => {
  expect(summaryOf([item('a'), item('b')], factsOf, 8).knowledge).toEqual([
    ['数轴', 2],
    ['绝对值', 1],
  ]);
});

test('steps of difficulty stand behind each other', () => {
  const steps = stepsOf([item('a'), item('b'), item('c')], factsOf).filter(({ count }) => count > 0);
  expect(steps).toEqual([
    { step: 'easy', count: 1, before: 0 },
    { step: 'harder', count: 1, before: 1 },
    { step: 'unknown', count: 1, before: 2 },
  ]);
});

test('what is missing is told: title, questions, answers, a question that stands there twice', () => {
  const open = (values: HomeworkValues) =>
    checksOf(values, () => undefined, factsOf)
      .filter(({ isFine }) => !isFine)
      .map(({ id, count }) => `${id} ${count}`);
  expect(open(sheet([], ' '))).toEqual(['title 0', 'items 0']);
  expect(open(sheet([item('a')]))).toEqual([]);
  expect(open(sheet([item('a'), item('x', 'a'), item('b')]))).toEqual(['keys 1', 'twice 1']);
  expect(open(sheet([{ ...item('a'), points: [0] }]))).toEqual(['points 1']);
});
