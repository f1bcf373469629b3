import { expect, test } from 'vitest';
import { tooOld } from './retention';

test('the newest backups stay, the others go', () => {
  expect(tooOld(['new', 'older', 'oldest'], 2)).toEqual(['oldest']);
  expect(tooOld(['new'], 2)).toEqual([]);
});

test('the last one is never removed', () => {
  expect(tooOld(['new', 'old'], 0)).toEqual(['old']);
});
