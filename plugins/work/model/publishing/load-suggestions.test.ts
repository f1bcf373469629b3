import { expect, test } from 'vitest';
import { firstDayWithRoom, itemsToLeaveOut } from './load-suggestions';

const item = (itemId: string, seconds: number) => ({ itemId, seconds });

test('the fewest items go whose minutes are too many', () => {
  const items = [item('a', 60), item('b', 300), item('c', 60), item('d', 180)];
  expect(itemsToLeaveOut(items, 10, 4)).toEqual({ itemIds: ['b'], saved: 5 });
  expect(itemsToLeaveOut(items, 10, 7)).toEqual({ itemIds: ['b', 'd'], saved: 8 });
});

test('of equally long ones the last go, and unknown ones count as usual ones', () => {
  expect(itemsToLeaveOut([item('a', 0), item('b', 0), item('c', 0)], 9, 3)).toEqual({ itemIds: ['c'], saved: 3 });
});

test('homework of which nothing would be left is not shortened', () => {
  expect(itemsToLeaveOut([item('a', 60)], 5, 2)).toBeNull();
  expect(itemsToLeaveOut([item('a', 60), item('b', 60)], 10, 10)).toBeNull();
  expect(itemsToLeaveOut([], 0, 5)).toBeNull();
});

test('the next day with room is offered', () => {
  const minutes: Record<string, number> = { '2026-11-24': 80, '2026-11-25': 60 };
  const of = (day: string) => minutes[day] ?? 0;
  const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
  expect(firstDayWithRoom(days, of, { added: 30, limit: 90 })).toBe('2026-11-25');
  expect(firstDayWithRoom(days, of, { added: 80, limit: 90 })).toBe('2026-11-26');
  expect(firstDayWithRoom(days, of, { added: 1, limit: 0 })).toBeNull();
});
