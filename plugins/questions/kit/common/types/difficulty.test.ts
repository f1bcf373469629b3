import { expect, test } from 'vitest';
import { difficulties, isRated } from './difficulty';

test('a question has a difficulty from beginner to very hard; "all" only filters', () => {
  expect(Object.values(difficulties).filter(isRated)).toEqual([1, 2, 3, 4, 5]);
});
