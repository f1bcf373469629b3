import { expect, test } from 'vitest';
import { countsOf, isIn, itemStates, minutesOf, orderItems, type Student, shareOf } from './board';

const student = (changes: Partial<Student>): Student => ({
  attemptId: 'a',
  personId: 'p',
  name: '林知夏',
  seat: 1,
  tier: 0,
  state: 1,
  round: 0,
  isLate: false,
  answered: 0,
  items: 7,
  opened: null,
  active: null,
  submitted: null,
  dueAt: null,
  reminded: null,
  points: null,
  of: 100,
  open: 0,
  afterwards: 0,
  ...changes,
});
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute)).toISOString();

test('a board counts where students stand, late ones once more', () => {
  const people = [student({ state: 0 }), student({ state: 2, isLate: true }), student({ state: 2 })];
  expect(countsOf(people)).toEqual([
    ['waiting', 1],
    ['handedIn', 2],
    ['late', 1],
  ]);
  expect(people.map((one) => isIn(one, 'late'))).toEqual([false, true, false]);
});

test('minutes run while a student works, stand once he has handed in, and say nothing of days', () => {
  const now = Date.parse(at(40));
  expect(minutesOf(student({ opened: at(28) }), now)).toBe(12);
  expect(minutesOf(student({ state: 2, opened: at(0), submitted: at(25) }), now)).toBe(25);
  expect(minutesOf(student({ opened: '2026-11-20T10:00:00.000Z' }), now)).toBeNull();
  expect(minutesOf(student({ state: 0 }), now)).toBeNull();
});

test('a share never passes the whole', () => {
  expect(shareOf({ answered: 5, items: 4 })).toBe(1);
  expect(shareOf({ answered: 0, items: 0 })).toBe(0);
});

const item = (itemId: string, seconds: number | null, right: number, marked: number, answered = 20) => ({
  itemId,
  answered,
  right,
  marked,
  seconds,
});

test('an item that takes much longer than the others is slow, one that most get wrong is wrong', () => {
  const states = itemStates([
    item('a', 60, 18, 20),
    item('b', 150, 15, 20),
    item('c', 70, 4, 20),
    item('d', 900, 0, 1, 2),
  ]);
  expect(states.map(({ isSlow }) => isSlow)).toEqual([false, true, false, false]);
  expect(states.map(({ isWrong }) => isWrong)).toEqual([false, false, true, false]);
  expect(orderItems(states, 'slow').map(({ itemId }) => itemId)).toEqual(['d', 'b', 'c', 'a']);
  expect(orderItems(states, 'wrong').map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});
