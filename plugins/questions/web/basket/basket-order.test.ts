import { expect, test } from 'vitest';
import type { QuestionType } from '../../kit/common/types/question-types';
import { groupsOf, moveOfTypes, moveWithinType } from './basket-order';

const item = (id: string, type: QuestionType) => ({ id, body: { type } });
const basket = [item('a', 0), item('b', 3), item('c', 0), item('d', 5), item('e', 0)];

test('questions of a type stand together, in the order in which types first come', () => {
  expect(groupsOf(basket).map(({ type, items }) => [type, items.map(({ id }) => id)])).toEqual([
    [0, ['a', 'c', 'e']],
    [3, ['b']],
    [5, ['d']],
  ]);
});

test('a type moves with all its questions before the first of the next, or to the end', () => {
  expect(moveOfTypes(basket, [5, 0, 3])).toEqual({ ids: ['d'], before: 'a' });
  expect(moveOfTypes(basket, [3, 5, 0])).toEqual({ ids: ['a', 'c', 'e'], before: null });
});

test('what changes nothing moves nothing, nor does an order of other types', () => {
  expect(moveOfTypes(basket, [0, 3, 5])).toBeNull();
  expect(moveOfTypes(basket, [0, 3])).toBeNull();
  expect(moveWithinType(basket, 0, ['a', 'c', 'e'])).toBeNull();
  expect(moveWithinType(basket, 9, ['a'])).toBeNull();
});

test('a question moves before another of its type', () => {
  expect(moveWithinType(basket, 0, ['c', 'a', 'e'])).toEqual({ ids: ['a'], before: 'e' });
  expect(moveWithinType(basket, 0, ['e', 'a', 'c'])).toEqual({ ids: ['e'], before: 'a' });
});

test('moved to the end of its type, a question stays before what follows', () => {
  const types = [item('a', 0), item('b', 0), item('c', 0), item('d', 3)];
  expect(moveWithinType(types, 0, ['b', 'c', 'a'])).toEqual({ ids: ['a'], before: 'd' });
});
