import { expect, test } from 'vitest';
import type { PeerBoard } from '../load-peer';
import { isShown, papersOf, reviewersOf, type Swap } from './figures';

const person = (attemptId: string, seat: number) => ({
  attemptId,
  name: attemptId,
  seat,
  tier: 0 as const,
  state: 2 as const,
  isHandedIn: true,
});
const review = (reviewer: string, paper: string, state: 0 | 1 | 2 = 2) => ({
  reviewId: `${reviewer}>${paper}`,
  reviewer,
  paper,
  state,
  isLate: false,
  submitted: null,
});
const mark = (reviewId: string, points: number, decision: Swap['marks'][number]['decision'] = null) => ({
  reviewId,
  itemId: 'q',
  part: 0,
  points,
  comment: '',
  tags: [],
  decision,
});
const cell = (attemptId: string, points: number | null, by = '', byPeers = false) => ({
  attemptId,
  itemId: 'q',
  part: 0,
  points,
  of: 6,
  by,
  byPeers,
  version: 1,
});
const board: PeerBoard = {
  homeworkId: 'h',
  title: '',
  className: '',
  dueAt: '',
  inHand: 0,
  people: [person('a', 1), person('b', 2), person('c', 3), person('d', 4)],
  items: [{ itemId: 'q', number: 1, stem: [], points: [6], tiers: 7, isByHand: true }],
  swap: null,
};
const swap: Swap = {
  swapId: 's',
  itemIds: ['q'],
  reviewers: 2,
  sameTier: false,
  anonymous: true,
  showsKeys: true,
  note: '',
  dueAt: '',
  started: '',
  ended: null,
  isLate: false,
  isBegun: true,
  reviews: [review('a', 'b'), review('c', 'b'), review('b', 'a'), review('c', 'a', 1), review('a', 'c')],
  marks: [mark('a>b', 6), mark('c>b', 3), mark('b>a', 4), mark('a>c', 5)],
  cells: [cell('a', null), cell('b', null), cell('c', 4, '周文静')],
};
const shown = (show: Parameters<typeof isShown>[1]) =>
  papersOf(board, swap)
    .filter((paper) => isShown(paper, show))
    .map(({ person: { attemptId } }) => attemptId);

test('papers stand by class list, with what classmates agree on and where it stands', () => {
  expect(
    papersOf(board, swap).map(({ cells: [one] }) => one && [one.agreed, one.spread, one.state, one.sample]),
  ).toEqual([[4, 0, 'awaited', null], [4.5, 3, 'open', null], [5, 0, 'own', 4], undefined]);
});

test('the list narrows to what is to be decided, disagreed on, off the teacher’s, and marked by nobody', () => {
  expect([shown('all'), shown('open'), shown('apart'), shown('sample'), shown('nobody')]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['b'],
    ['b'],
    ['c'],
    ['d'],
  ]);
});

test('what was put aside no longer counts', () => {
  const less = { ...swap, marks: [mark('a>b', 6, 'rejected'), mark('c>b', 3, 'accepted')] };
  const [, paper] = papersOf(board, less);
  expect(paper!.cells[0]).toMatchObject({ agreed: 3, spread: 0, state: 'decided' });
});

test('a reviewer is seen against what the teacher gave himself', () => {
  const [first, , third] = reviewersOf(board, swap);
  expect(first).toMatchObject({ papers: 2, done: 2, samples: 1, above: 1 });
  expect(third).toMatchObject({ papers: 2, done: 1, samples: 0, above: null });
});
