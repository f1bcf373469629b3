import { expect, it } from 'vitest';
import { heldChangesOf } from './held-changes';

const [county, first, second, elsewhere] = ['c', '1', '2', '3'];

it('gives the schools of a county what it has set, before what they have set themselves', () => {
  const place = { countyId: null, schoolId: null };
  const rows = [
    { ...place, name: 'hotline' as const, value: '12345' },
    { ...place, name: 'quietFrom' as const, value: '20:30', countyId: county },
    { ...place, name: 'quietFrom' as const, value: '20:00', schoolId: second },
    { ...place, name: 'juniorMinutes' as const, value: 60, schoolId: elsewhere },
  ];
  const held = heldChangesOf(rows, [
    { schoolId: first, countyId: county },
    { schoolId: second, countyId: county },
  ]);
  expect(held.city).toEqual({ hotline: '12345' });
  expect(Object.fromEntries(held.ofSchools)).toEqual({
    [first]: [{ quietFrom: '20:30' }],
    [second]: [{ quietFrom: '20:30' }, { quietFrom: '20:00' }],
    [elsewhere]: [{ juniorMinutes: 60 }],
  });
});
