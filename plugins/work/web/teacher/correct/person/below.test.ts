import { expect, test } from 'vitest';
import { belowShare } from './below';

const paper = (points: number | null, more: object = {}) => ({ points, of: 100, open: 0, state: 3, ...more });

test('only papers that are wholly marked and came to less go back', () => {
  const low = paper(59.5);
  expect(belowShare([low, paper(60), paper(30, { open: 2 }), paper(null), paper(20, { state: 4 })], 0.6)).toEqual([
    low,
  ]);
});
