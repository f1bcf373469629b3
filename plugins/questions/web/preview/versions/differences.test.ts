import { expect, test } from 'vitest';
import { plainContent } from '../../../kit/common/content';
import type { QuestionBody } from '../../../kit/common/question-body';
import { differencesOf } from './differences';

const choice: QuestionBody = {
  type: 0,
  stem: plainContent('三角形内角和是'),
  options: [plainContent('90°'), plainContent('180°')],
  points: 3,
};
const part = { type: 0, stem: plainContent('What does he like?'), points: 2 } as const;

test('two versions that say the same have no differences', () => {
  expect(differencesOf(choice, structuredClone(choice))).toEqual([]);
});

test('a changed stem, a new option and other points are named in reading order', () => {
  const after: QuestionBody = {
    ...choice,
    stem: plainContent('三角形的内角和是'),
    options: [...(choice.options ?? []), plainContent('360°')],
    points: 4,
  };
  expect(differencesOf(choice, after)).toEqual([
    { part: null, field: 'stem', before: choice.stem, after: after.stem },
    { part: null, field: 'option', option: 2, before: null, after: plainContent('360°') },
    { part: null, field: 'points', before: 3, after: 4 },
  ]);
});

test('parts are compared by their numbers, and one that is gone is said to be gone', () => {
  const before: QuestionBody = { type: 9, stem: plainContent('passage'), points: 0, parts: [part, part] };
  const after: QuestionBody = { ...before, parts: [{ ...part, points: 3 }] };
  expect(differencesOf(before, after)).toEqual([
    { part: 0, field: 'points', before: 2, after: 3 },
    { part: 1, field: 'whole', before: part.stem, after: null },
  ]);
});
