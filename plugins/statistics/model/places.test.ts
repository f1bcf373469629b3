import { describe, expect, it } from 'vitest';
import { addPlaces, cellsOf, type Counts, rawBefore, rawOf } from './places';

const place = (counts: Partial<Counts>): Counts => ({
  teachers: 0,
  students: 0,
  teacherDays: 0,
  studentDays: 0,
  teacherDaysBefore: 0,
  studentDaysBefore: 0,
  classDays: 0,
  overDays: 0,
  classDaysBefore: 0,
  overDaysBefore: 0,
  givenClasses: 0,
  medianMinutes: null,
  resources: 0,
  exams: 0,
  ...counts,
});

describe('measures of a place', () => {
  it('are means over school days: 20 teachers, of whom 10, 15 and 5 were active, are active by half', () => {
    expect(rawOf(place({ teachers: 20, teacherDays: 30 }), 3).teachers).toEqual({ value: 0.5, n: 20 });
  });

  it('never exceed all people, who may have left the school since', () => {
    expect(rawOf(place({ teachers: 10, teacherDays: 12 }), 1).teachers.value).toBe(1);
  });

  it('count days of classes over their limit: 3 of 24 are an eighth', () => {
    expect(rawOf(place({ classDays: 24, overDays: 3, givenClasses: 8 }), 3).over).toEqual({ value: 0.125, n: 8 });
  });

  it('have no share of nobody', () => {
    expect(rawOf(place({}), 5).students).toEqual({ value: null, n: 0 });
  });

  it('are compared with as many days of their own past', () => {
    expect(rawBefore(place({ students: 100, studentDaysBefore: 240 }), 3).students.value).toBeCloseTo(0.8);
  });
});

it('several places together are weighed by their people, not by their number', () => {
  const whole = addPlaces([place({ teachers: 10, teacherDays: 10 }), place({ teachers: 30, teacherDays: 6 })]);
  expect(rawOf(whole, 1).teachers.value).toBe(0.4);
});

it('a small school is hidden, and with it the next smallest: all together less the others would tell it', () => {
  const cells = cellsOf([3, 12, 40].map((teachers) => rawOf(place({ teachers, teacherDays: teachers }), 1)));
  expect(cells.map(({ teachers }) => teachers)).toEqual([
    { value: null, hidden: 'few' },
    { value: null, hidden: 'other' },
    { value: 1, hidden: null },
  ]);
});
