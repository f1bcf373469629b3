import { expect, it } from 'vitest';
import { hasFinishedDay, periodOf, schoolDays, usualSpan } from './spans';

// 2026-11-25 is a Wednesday
it('compares a day with the same weekday before', () => {
  expect(periodOf('day', '2026-11-25', '2026-09-01')).toEqual({
    from: '2026-11-25',
    until: '2026-11-25',
    beforeFrom: '2026-11-18',
    beforeUntil: '2026-11-18',
  });
});

it('compares the days of a week so far with the same days of the week before', () => {
  expect(periodOf('week', '2026-11-25', '2026-09-01')).toEqual({
    from: '2026-11-23',
    until: '2026-11-25',
    beforeFrom: '2026-11-16',
    beforeUntil: '2026-11-18',
  });
});

it('begins a term with its first day', () => {
  const { from, beforeUntil } = periodOf('term', '2026-11-25', '2026-09-01');
  expect([from, beforeUntil]).toEqual(['2026-09-01', '2026-08-31']);
});

it('takes school days, and a weekend alone as its last day', () => {
  expect(schoolDays('2026-11-20', '2026-11-24')).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
  expect(schoolDays('2026-11-28', '2026-11-29')).toEqual(['2026-11-29']);
});

it('knows whether a school day is over, and looks at the term before one is', () => {
  expect(hasFinishedDay(['2026-11-23', '2026-11-24'], '2026-11-24')).toBe(true);
  expect(hasFinishedDay(['2026-11-23'], '2026-11-23')).toBe(false);
  expect(usualSpan('2026-11-23')).toBe('term');
  expect(usualSpan('2026-11-24')).toBe('week');
});
