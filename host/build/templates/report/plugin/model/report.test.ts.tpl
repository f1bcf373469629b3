import { expect, test } from 'vitest';
import { linesOf } from './report';

test('each kind has a line with its share', () => {
  expect(linesOf([{ kind: 'lesson', count: 3 }, { kind: 'homework', count: 1 }])).toEqual([
    { kind: 'lesson', count: 3, share: 75 },
    { kind: 'homework', count: 1, share: 25 },
    { kind: 'meeting', count: 0, share: 0 },
  ]);
});

test('where nothing was counted, nothing is divided by zero', () => {
  expect(linesOf([]).map(({ share }) => share)).toEqual([0, 0, 0]);
});
