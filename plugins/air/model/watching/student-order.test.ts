import { expect, test } from 'vitest';
import { inOrder } from './student-order';

const line = (seat: number, name: string, share: number, lastAt: Date | null) => ({
  seat,
  name,
  share,
  played: share * 100,
  second: 0,
  lastAt,
});
const lines = [line(1, '赵一', 0.5, new Date(1)), line(2, '陈二', 0, null), line(3, '王三', 1, new Date(3))];
const seats = (sort?: string) => inOrder(lines, sort).map(({ seat }) => seat);

test('students stand by class list until somebody asks for another order', () => {
  expect([seats(), seats('nothing'), seats('-share'), seats('name')]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [3, 1, 2],
    [2, 3, 1],
  ]);
});

test('who has never watched comes last in either direction', () => {
  expect([seats('last'), seats('-last')]).toEqual([
    [1, 3, 2],
    [3, 1, 2],
  ]);
});
