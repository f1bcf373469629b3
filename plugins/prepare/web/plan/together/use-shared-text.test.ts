import { expect, test } from 'vitest';
import { movedBy } from './use-shared-text';

test('a cursor moves with what is written or deleted before it', () => {
  expect(movedBy(5, [{ retain: 2 }, { insert: '甲乙' }])).toBe(7);
  expect(movedBy(5, [{ retain: 1 }, { delete: 3 }])).toBe(2);
  expect(movedBy(5, [{ retain: 3 }, { delete: 10 }])).toBe(3);
});

test('a cursor stays where something is written behind it, or just there', () => {
  expect(movedBy(2, [{ retain: 4 }, { insert: '丙' }])).toBe(2);
  expect(movedBy(2, [{ retain: 2 }, { insert: '丙' }])).toBe(2);
});
