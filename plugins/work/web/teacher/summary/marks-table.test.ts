import { expect, test } from 'vitest';
import { type Mark, ratesByItem, tenthsByClass } from './marks-table';

const mark = (attempt: string, ofClass: string, item: string, points: number | null, of = 10): Mark => ({
  attempt,
  class: ofClass,
  item,
  points,
  of,
});
const marks = [
  mark('a', '七（1）班', 'x', 10),
  mark('a', '七（1）班', 'y', 8),
  mark('b', '七（1）班', 'x', 5),
  mark('b', '七（1）班', 'y', null),
  mark('c', '七（2）班', 'x', 0),
  mark('c', '七（2）班', 'y', 2),
];

test('a distribution counts by class those who are marked altogether', () => {
  const [one, other] = tenthsByClass(marks);
  expect([one!.name, one!.tenths[9], one!.tenths.reduce((sum, count) => sum + count)]).toEqual(['七（1）班', 1, 1]);
  expect(other!.tenths[1]).toBe(1);
});

test('items have the mean share of what is marked, of each class too', () => {
  const [x, y, z] = ratesByItem(marks, ['x', 'y', 'z']);
  expect(x).toEqual({
    item: 'x',
    rate: 0.5,
    classes: [
      { name: '七（1）班', rate: 0.75 },
      { name: '七（2）班', rate: 0 },
    ],
  });
  expect(y!.rate).toBe(0.5);
  expect(z).toEqual({ item: 'z', rate: null, classes: [] });
});
