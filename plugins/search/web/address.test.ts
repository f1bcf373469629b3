import { expect, test } from 'vitest';
import { addressOf, wishOf } from './address';

test('an address says what is looked for and what was chosen', () => {
  const address = addressOf('有理数 & 方程', { kind: 'lesson', stage: 'junior', subject: '数学' });
  expect(wishOf(new URL(address, 'http://city').searchParams)).toEqual({
    q: '有理数 & 方程',
    chosen: { kind: 'lesson', stage: 'junior', subject: '数学' },
  });
});

test('what no server would take is left out', () => {
  const query = new URLSearchParams({
    q: `  ${'长'.repeat(99)}`,
    kind: 'A B',
    stage: 'nursery',
    grade: '级'.repeat(41),
  });
  expect(wishOf(query)).toEqual({ q: '长'.repeat(60), chosen: {} });
});
