import { expect, test } from 'vitest';
import { plainContent } from '../../../kit/common/content';
import type { QuestionBody } from '../../../kit/common/question-body';
import { sectionsOf } from './sections';

const simple = (id: string, type: 0 | 3 | 5, points: number) => ({
  id,
  points,
  body: { type, stem: plainContent(id), points } as QuestionBody,
});
const part = { type: 0, stem: plainContent('part'), points: 2 } as const;
const reading = {
  id: 'reading',
  points: 6,
  body: { type: 9, stem: plainContent('passage'), points: 0, parts: [part, part, part] } as QuestionBody,
};

test('numbers run through the paper, and the parts of a passage take theirs', () => {
  const sections = sectionsOf([simple('a', 0, 3), simple('b', 0, 3), reading, simple('c', 5, 10)]);
  expect(sections.map(({ type, count, points }) => ({ type, count, points }))).toEqual([
    { type: 0, count: 2, points: 6 },
    { type: 9, count: 3, points: 6 },
    { type: 5, count: 1, points: 10 },
  ]);
  expect(sections.flatMap(({ questions }) => questions.map(({ question, number }) => [question.id, number]))).toEqual([
    ['a', 1],
    ['b', 2],
    ['reading', 3],
    ['c', 6],
  ]);
});

test('a type that comes again later begins another section', () => {
  const sections = sectionsOf([simple('a', 0, 3), simple('b', 3, 4), simple('c', 0, 3)]);
  expect(sections.map(({ type }) => type)).toEqual([0, 3, 0]);
});

test('an empty basket is an empty paper', () => {
  expect(sectionsOf([])).toEqual([]);
});
