import { expect, test } from 'vitest';
import { type Enrolment, withArrivals } from './enrolment-history';

const enrolment = (classId: string, more: Partial<Enrolment> = {}): Enrolment => ({
  schoolId: 'home',
  classId,
  className: classId,
  schoolName: 'home school',
  previousId: null,
  ...more,
});
const arrivals = (enrolments: readonly Enrolment[]) => withArrivals(enrolments).map(({ arrival }) => arrival);

test('a student who goes up with the class came from it, and stays in it for two terms', () => {
  const later = enrolment('8-3', { previousId: '7-3' });
  expect(arrivals([later, later, enrolment('7-3')])).toEqual([null, { how: 'rolledOver', from: '7-3' }, null]);
});

test('a student put into another class, in the same year or the next, came from the former one', () => {
  expect(arrivals([enrolment('8-2', { previousId: '7-2' }), enrolment('7-3'), enrolment('7-1')])).toEqual([
    { how: 'movedClass', from: '7-3' },
    { how: 'movedClass', from: '7-1' },
    null,
  ]);
});

test('a student from another school came from that school', () => {
  expect(arrivals([enrolment('7-3'), enrolment('6-1', { schoolId: 'far', schoolName: 'far school' })])).toEqual([
    { how: 'transferred', from: 'far school' },
    null,
  ]);
});
