import { describe, expect, it } from 'vitest';
import { addPlaces, cellsOf, type Counts, patternOf, rawBefore, rawOf, tellOf } from './places';

const place = (counts: Partial<Counts>): Counts => ({
  teachers: 0,
  students: 0,
  teacherDays: 0,
  studentDays: 0,
  teacherDaysBefore: 0,
  studentDaysBefore: 0,
  signInDays: 0,
  signInDaysBefore: 0,
  classDays: 0,
  overDays: 0,
  classDaysBefore: 0,
  overDaysBefore: 0,
  givenClasses: 0,
  givenClassesBefore: 0,
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

const school = (id: string, countyId: string, counts: Partial<Counts>) => ({ ...place(counts), id, countyId });

it('sign-ins are of teachers and students together, and hidden where either are few', () => {
  const [big, small] = [
    school('big', 'c', { teachers: 20, students: 80, signInDays: 150 }),
    school('small', 'c', { teachers: 3, students: 80, signInDays: 150 }),
  ];
  const { of } = patternOf([big, small, school('other', 'c', { teachers: 30, students: 300 })]);
  expect(tellOf('signIns', rawOf(big, 2).signIns, of('big'))).toEqual({ value: null, hidden: 'other', n: null });
  expect(tellOf('signIns', rawOf(small, 2).signIns, of('small'))).toEqual({ value: null, hidden: 'few', n: null });
  expect(tellOf('signIns', rawOf(big, 2).signIns, {})).toEqual({ value: 0.75, hidden: null, n: null });
});

it('a small school is hidden, and with it the next smallest: all together less the others would tell it', () => {
  const schools = [3, 12, 40].map((teachers, at) =>
    school(`s${at}`, 'c', { teachers, teacherDays: teachers, students: 100 }),
  );
  const { of } = patternOf(schools);
  expect(schools.map((one) => cellsOf(rawOf(one, 1), of(one.id)).teachers)).toEqual([
    { value: null, hidden: 'few' },
    { value: null, hidden: 'other' },
    { value: 1, hidden: null },
  ]);
  // their students are many, and are told
  expect(schools.map(({ id }) => of(id).students)).toEqual([undefined, undefined, undefined]);
});

it('a county reads its own place beside the city: what the others have is one part, which nobody of it is told', () => {
  const schools = [
    school('own', 'c', { students: 30 }),
    school('tiny', 'd', { students: 3 }),
    school('big', 'd', { students: 50 }),
  ];
  const ofCity = patternOf(schools);
  expect([ofCity.of('c').students, ofCity.of('tiny').students, ofCity.of('big').students]).toEqual([
    undefined,
    'few',
    'other',
  ]);
  const ofCounty = patternOf(schools, 'c');
  expect([ofCounty.city.students, ofCounty.of('c').students, ofCounty.of('own').students]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('of the time before a figure is hidden by how many classes it was of then', () => {
  const one = school('s', 'c', { givenClasses: 12, givenClassesBefore: 1, classDaysBefore: 3, overDaysBefore: 1 });
  expect(patternOf([one]).of('s')).toEqual({ classesBefore: 'few' });
  expect(rawBefore(one, 5).over.n).toBe(1);
});
