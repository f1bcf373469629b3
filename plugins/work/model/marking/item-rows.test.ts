import { expect, test } from 'vitest';
import { byErrorRate, itemRows, type SummaryItem, weakQuestions } from './item-rows';

const part = (itemId: string, place: number, of: number, facility: number | null): SummaryItem => ({
  itemId,
  part: place,
  of,
  marked: 10,
  right: 5,
  partly: 0,
  wrong: 5,
  blank: 0,
  facility,
  discrimination: null,
  mistakes: [],
});
const rows = itemRows(
  [part('x', 0, 4, 0.5), part('y', 0, 2, 1), part('y', 1, 6, 0.2), part('z', 0, 4, 1)],
  ['x', 'y', 'z', 'w'],
);

test('an item with parts goes as its parts go, by their points', () => {
  expect(rows.map(({ number, facility }) => [number, facility])).toEqual([
    [1, 0.5],
    [2, 0.4],
    [3, 1],
    [4, null],
  ]);
});

test('what somebody got wrong is explained, the worst first', () => {
  expect(byErrorRate(rows).map(({ itemId }) => itemId)).toEqual(['y', 'x']);
});

test('a follow-up begins with the weakest questions of the bank, the worst first', () => {
  expect(weakQuestions(rows, (itemId) => `question of ${itemId}`)).toEqual(['question of y', 'question of x']);
  // what was written for this sheet only is in no bank
  expect(weakQuestions(rows, (itemId) => (itemId === 'y' ? null : itemId))).toEqual(['x']);
});
