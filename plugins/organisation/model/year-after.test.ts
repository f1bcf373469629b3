import { expect, test } from 'vitest';
import { wrongYear } from 'edutech/core/common/organisation/school-year';
import { yearAfter } from './year-after';

test('the year after one is the same a year later', () => {
  const first = yearAfter(undefined, new Date('2026-11-21T00:00:00Z'));
  expect(first.name).toBe('2026-2027');
  const next = yearAfter(first, new Date());
  expect(next).toMatchObject({ name: '2027-2028', startsOn: '2027-09-01', endsOn: '2028-08-31' });
  expect(next.terms[1]).toMatchObject({ number: 2, startsOn: '2028-02-20' });
  expect([wrongYear(first), wrongYear(next)]).toEqual([null, null]);
});
