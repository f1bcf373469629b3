import { expect, test } from 'vitest';
import type { PeerBoard } from '../load-peer';
import { isShown, papersOf, reviewersOf, type Swap } from './figures';

const person = (attemptid: string, seat: number) => ({
  attemptid,
  name: attemptid,
  seat,
  tier: 0 as const,
  state: 2 as const,
  ishandedin: true,
});
const review = (reviewer: string, paper: string, state: 0 | 1 | 2 = 2) => ({
  reviewid: `${reviewer}>${paper}`,
  reviewer,
  paper,
  state,
  islate: false,
  submitted: null,
});
const mark = (reviewid: string, points: number, decision: Swap['marks'][number]['decision'] = null) => ({
  reviewid,
  itemid: 'q',
  part: 0,
  points,
  comment: '',
  tags: [],
  decision,
});
const cell = (attemptid: string, points: number | null, by = '', bypeers = false) => ({
  attemptid,
  itemid: 'q',
  part: 0,
  points,
  of: 6,
  by,
  bypeers,
  version: 1,
});
const board: PeerBoard = {
  homeworkid: 'h',
  title: '',
  classname: '',
  dueat: '',
  inhand: 0,
  people: [person('a', 1), person('b', 2), person('c', 3), person('d', 4)],
  items: [{ itemid: 'q', number: 1, stem: [], points: [6], tiers: 7, isbyhand: true }],
  swap: null,
};
const swap: Swap = {
  swapid: 's',
  itemids: ['q'],
  reviewers: 2,
  sametier: false,
  anonymous: true,
  showskeys: true,
  note: '',
  dueat: '',
  started: '',
  ended: null,
  islate: false,
  isbegun: true,
  reviews: [review('a', 'b'), review('c', 'b'), review('b', 'a'), review('c', 'a', 1), review('a', 'c')],
  marks: [mark('a>b', 6), mark('c>b', 3), mark('b>a', 4), mark('a>c', 5)],
  cells: [cell('a', null), cell('b', null), cell('c', 4, '周文静')],
};
const shown = (show: Parameters<typeof isShown>[1]) =>
  papersOf(board, swap)
    .filter((paper) => isShown(paper, show))
    .map(({ person: { attemptid } }) => attemptid);

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
