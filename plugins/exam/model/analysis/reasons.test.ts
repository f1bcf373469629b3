import { expect, test } from 'vitest';
import { usualLines } from './levels';
import { type Outcome, toLookAt } from './reasons';

const outcome = (studentId: string, points: number | null, more: Partial<Outcome> = {}): Outcome => ({
  studentId,
  points,
  caution: null,
  before: null,
  ...more,
});
const of = (...outcomes: Outcome[]) =>
  Object.fromEntries(
    toLookAt(outcomes, 120, usualLines).map(({ reason, students }) => [
      reason,
      students.map(({ studentId, value }) => [studentId, value]),
    ]),
  );

test('one step from a line: less than five percent below it, and not upon it', () => {
  expect(of(outcome('a', 72), outcome('b', 71), outcome('c', 66), outcome('d', 65.5), outcome('e', 100))).toEqual({
    nearPass: [
      ['b', 1],
      ['c', 6],
    ],
    nearExcellent: [['e', 2]],
  });
});

test('easy points lost, and changes against the exam before', () => {
  expect(
    of(
      outcome('a', 90, { caution: 0.62 }),
      outcome('b', 90, { caution: 0.49 }),
      outcome('e', 60, { caution: 0.8 }),
      outcome('c', 60, { before: 0.7 }),
      outcome('d', 90, { before: 0.5 }),
    ),
  ).toEqual({
    lostEasy: [['a', 0.62]],
    fell: [['c', expect.closeTo(-20, 9)]],
    rose: [['d', expect.closeTo(25, 9)]],
  });
});

test('they stand as the class list has them, whatever their points are', () => {
  expect(of(outcome('b', 67), outcome('a', 71)).nearPass).toEqual([
    ['b', 5],
    ['a', 1],
  ]);
});

test('who was absent is named, and has no other reason', () => {
  expect(of(outcome('a', null, { before: 0.9 }))).toEqual({ absent: [['a', null]] });
});
