import { expect, test } from 'vitest';
import { itemFigures } from '../item-figures';
import { alphaOf, qualityOf } from '../metrics';
import { spTableOf } from '../sp-table';
import { fullPointsOf, placesOfItem, someStudents, tableOfRows, totalsOf, withChoicesAsOne } from './result-table';

// Twelve students, one item for all and two of which one is chosen: five have chosen the third, the others the second.
const answered = [4, 3, 4, 2, 1, 0, 4, 3, 2, 1, 0, 2];
const chosen = [10, 8, 9, 5, 3, 2, 10, 7, 6, 2, 1, 5];
const isThird = (student: number) => student >= 7;
const rows = answered.map((one, student) =>
  isThird(student) ? [one, 0, chosen[student]!] : [one, chosen[student]!, 0],
);
const plain = tableOfRows(rows, [4, 10, 10]);
const table = {
  ...plain,
  choices: [[1, 2]],
  leftOut: Uint8Array.from([
    ...answered.map(() => 0),
    ...answered.map((_, student) => Number(isThird(student))),
    ...answered.map((_, student) => Number(!isThird(student))),
  ]),
};

test('full points count one of the items to choose from, and totals what was chosen', () => {
  expect(fullPointsOf(table)).toBe(14);
  expect(Array.from(totalsOf(table))).toEqual(answered.map((one, student) => one + chosen[student]!));
});

test('an item is as easy as for those who have chosen it', () => {
  const [, second, third] = itemFigures(table)!;
  const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  expect(second!.facility).toBeCloseTo(mean(chosen.filter((_, student) => !isThird(student))) / 10, 12);
  expect(third!.facility).toBeCloseTo(mean(chosen.filter((_, student) => isThird(student))) / 10, 12);
  expect(second!.zero).toBe(0);
});

test('an item that fewer than five have chosen has no figures', () => {
  const some = someStudents(table, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(placesOfItem(some, 2)).toEqual([7, 8]);
  expect(itemFigures(some)!.map((one) => one === null)).toEqual([false, false, true]);
});

test('consistency and the S-P table take the items to choose from as one', () => {
  const merged = tableOfRows(
    answered.map((one, student) => [one, chosen[student]!]),
    [4, 10],
  );
  expect(alphaOf(table)).toBeCloseTo(alphaOf(merged)!, 12);
  expect(withChoicesAsOne(table).table.points).toEqual(merged.points);
  const [own, other] = [spTableOf(table), spTableOf(merged)];
  expect(own.items.length).toBe(2);
  expect([own.right, own.cautions]).toEqual([other.right, other.cautions]);
  expect(qualityOf(table, [0.4, 0.5, null])!.facility).toBeCloseTo(qualityOf(merged, [])!.facility, 12);
});
