import { expect, test } from 'vitest';
import { wrongYear } from '../roll-over/school-year';
import { yearAfter } from './year-after';

test('the year after one is the same a year later', () => {
  const first = yearAfter(undefined, '2026-11-21');
  expect(first.name).toBe('2026-2027');
  const next = yearAfter(first, '2030-01-01');
  expect(next).toMatchObject({ name: '2027-2028', startsOn: '2027-09-01', endsOn: '2028-08-31' });
  expect(next.terms[1]).toMatchObject({ number: 2, startsOn: '2028-02-20' });
  expect([wrongYear(first), wrongYear(next)]).toEqual([null, null]);
});
