import { expect, test } from 'vitest';
import { conflictsOf, isBlocking, moved } from './conflicts';

const known = new Map([
  ['a', { isOut: true, teacher: '顾清和' }],
  ['b', { isOut: true, teacher: '林致远' }],
  ['c', { isOut: false, teacher: '' }],
]);
const at = (weekday: number, period: number, resourceId: string) => ({ weekday, period, resourceId });
const kinds = (...given: Parameters<typeof conflictsOf>) => conflictsOf(...given).map(({ kind }) => kind);

test('two lessons at one time, and one that is not out, keep a week from being published', () => {
  const found = kinds([at(1, 1, 'a'), at(1, 1, 'b'), at(2, 1, 'c')], known, []);
  expect(found).toEqual(['occupied', 'occupied', 'notOut']);
  expect(found.every(isBlocking)).toBe(true);
});

test('a lesson twice a week, and a teacher who is on elsewhere, are only shown', () => {
  const found = kinds([at(1, 1, 'a'), at(3, 2, 'a')], known, [{ weekday: 1, period: 1, teacher: '顾清和' }]);
  expect(found).toEqual(['repeated', 'teacher', 'repeated']);
  expect(found.some(isBlocking)).toBe(false);
});

test('a lesson that is moved changes places with what stands there', () => {
  const [one, other] = [at(1, 1, 'a'), at(2, 3, 'b')];
  expect(moved([one, other], one, { weekday: 2, period: 3 })).toEqual([at(2, 3, 'a'), at(1, 1, 'b')]);
  expect(moved([one, other], one, { weekday: 5, period: 1 })).toEqual([at(5, 1, 'a'), other]);
});

test('a lesson that is taken apart from another leaves the rest where it is', () => {
  const [one, beside, other] = [at(1, 1, 'a'), at(1, 1, 'c'), at(1, 2, 'b')];
  expect(moved([one, beside, other], one, { weekday: 1, period: 2 })).toEqual([at(1, 2, 'a'), beside, other]);
});
