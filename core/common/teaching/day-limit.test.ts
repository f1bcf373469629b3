import { expect, test } from 'vitest';
import { leastLimit } from './day-limit';

test('of several limits the least holds, and without any none', () => {
  expect(leastLimit([null, 90, 60])).toBe(60);
  expect(leastLimit([null])).toBeNull();
  expect(leastLimit([])).toBeNull();
});
