import { expect, test } from 'vitest';
import { isOf, nextOf, previousOf, type QueueCell, queueOf } from './queue';

const cell = (attemptId: string, more: Partial<QueueCell> = {}): QueueCell => ({
  attemptId,
  points: null,
  of: 6,
  isBlank: false,
  by: '',
  round: 0,
  flags: [],
  secondLook: false,
  ...more,
});
const names = (cells: readonly QueueCell[]) => cells.map(({ attemptId }) => attemptId).join('');

const cells = [
  cell('a', { points: 6, by: '周文静' }),
  cell('b'),
  cell('c', { points: 3, by: '李老师', flags: ['doubtful'] }),
  cell('d', { isBlank: true }),
  cell('e'),
];

test('the queue holds what is open, and blank sheets are a group of their own', () => {
  expect(names(queueOf(cells, { filter: 'open', current: null, me: '周文静' }))).toBe('be');
  expect(names(queueOf(cells, { filter: 'blank', current: null, me: '周文静' }))).toBe('d');
  expect(names(queueOf(cells, { filter: 'mine', current: null, me: '周文静' }))).toBe('a');
  expect(
    names(queueOf([cell('f', { points: 2, secondLook: true }), ...cells], { filter: 'again', current: null, me: '' })),
  ).toBe('f');
  expect(names(queueOf(cells, { filter: 'doubtful', current: null, me: '周文静' }))).toBe('c');
});

test('the answer at hand stays in the queue after it was marked', () => {
  expect(names(queueOf(cells, { filter: 'open', current: 'a', me: '周文静' }))).toBe('abe');
});

test('the next one is found going round, and never the one at hand', () => {
  const isOpen = (one: QueueCell) => isOf('open', one, '');
  expect(nextOf(cells, 'b', isOpen)?.attemptId).toBe('e');
  expect(nextOf(cells, 'e', isOpen)?.attemptId).toBe('b');
  expect(nextOf(cells.slice(0, 2), 'b', isOpen)).toBeNull();
  expect(nextOf(cells, null, isOpen)?.attemptId).toBe('b');
  expect(nextOf(cells, 'a', (one) => isOf('wrong', one, ''))?.attemptId).toBe('c');
});

test('back stops at the beginning', () => {
  expect(previousOf(cells, 'b')?.attemptId).toBe('a');
  expect(previousOf(cells, 'a')).toBeNull();
});
