import { expect, test } from 'vitest';
import { isIn, moveIn, nextOpen, placesIn } from './range';

const size = { rows: 3, columns: 2 };
const one = (row: number, column: number) => ({ at: { row, column }, from: { row, column } });
const press = (range: ReturnType<typeof one>, key: string, more: object = {}) =>
  moveIn(range, { key, ctrlKey: false, shiftKey: false, ...more }, size);

test('arrows walk and stop at the edges', () => {
  expect(press(one(0, 0), 'ArrowDown')).toEqual(one(1, 0));
  expect(press(one(0, 0), 'ArrowUp')).toEqual(one(0, 0));
  expect(press(one(2, 1), 'ArrowRight')).toEqual(one(2, 1));
  expect(press(one(2, 1), 'Home', { ctrlKey: true })).toEqual(one(0, 0));
  expect(press(one(0, 0), 'ArrowDown', { ctrlKey: true })).toEqual(one(2, 0));
  expect(press(one(0, 0), 'x')).toBeNull();
});

test('Shift makes a range, an arrow alone gives it up', () => {
  const range = press(one(0, 0), 'ArrowDown', { shiftKey: true })!;
  expect(placesIn(range)).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 0 },
  ]);
  expect(isIn(range, { row: 1, column: 0 })).toBe(true);
  expect(isIn(range, { row: 1, column: 1 })).toBe(false);
  expect(press(range, 'ArrowRight')).toEqual(one(1, 1));
});

test('the next open answer is sought down the column, then in the next, going round', () => {
  const open = new Set(['2/0', '0/1']);
  const isOpen = ({ row, column }: { row: number; column: number }) => open.has(`${row}/${column}`);
  expect(nextOpen({ row: 0, column: 0 }, size, isOpen)).toEqual({ row: 2, column: 0 });
  expect(nextOpen({ row: 2, column: 0 }, size, isOpen)).toEqual({ row: 0, column: 1 });
  expect(nextOpen({ row: 0, column: 1 }, size, isOpen)).toEqual({ row: 2, column: 0 });
  expect(nextOpen({ row: 0, column: 1 }, size, isOpen, true)).toEqual({ row: 2, column: 0 });
  expect(nextOpen({ row: 0, column: 0 }, size, () => false)).toBeNull();
});
