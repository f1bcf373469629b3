import { expect, test } from 'vitest';
import { periodOf } from './periods';

test('the last days end today, and are compared with as many before them', () => {
  expect(periodOf('7', '2026-03-03')).toEqual({
    from: '2026-02-25',
    until: '2026-03-03',
    beforeFrom: '2026-02-18',
    beforeUntil: '2026-02-24',
    days: 7,
  });
});

test('a school year is compared with the same days of the year before', () => {
  expect(periodOf('year', '2026-09-02')).toMatchObject({
    from: '2026-09-01',
    beforeFrom: '2025-09-01',
    beforeUntil: '2025-09-02',
    days: 2,
  });
  expect(periodOf('year', '2027-08-31')).toMatchObject({ from: '2026-09-01', days: 365, beforeUntil: '2026-08-31' });
});
