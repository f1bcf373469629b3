import { expect, test } from 'vitest';
import { deltaOf } from '../rosters/roster-delta';
import { doneMap } from './done';

const one = (id: string, name: string, previousId: string | null) => ({
  schoolId: 'home',
  id,
  schoolYearId: 'next',
  gradeId: 'grade',
  number: 1,
  name,
  previousId,
});
const seat = (classId: string, personId: string, termId = 'autumn') => ({
  schoolId: 'home',
  termId,
  classId,
  personId,
  seat: 1,
});

test('the map of a roll-over says what became of each class, who left, and what began', () => {
  const delta = deltaOf({
    added: {
      classes: [one('a8', '八(1)班', 'a7'), one('n7', '七(1)班', null)],
      // a student sits in both terms of the year and is one student
      seats: [seat('a8', 'x'), seat('a8', 'x', 'spring'), seat('a8', 'y')],
    },
  });
  const former = [
    { id: 'a7', name: '七(1)班', students: 3 },
    { id: 'a9', name: '九(1)班', students: 40 },
  ];
  expect(doneMap(delta, former)).toEqual({
    steps: [
      { classId: 'a7', from: '七(1)班', to: '八(1)班', students: 2 },
      { classId: 'a9', from: '九(1)班', to: null, students: 40 },
    ],
    newClasses: ['七(1)班'],
    graduates: 40,
  });
});
