import { expect, test } from 'vitest';
import { agreedPoints, isAcceptedByAll, isReviewLate, isSwapOpen, type PeerJudgement, spreadOf } from './reviews';

test('reviewers agree on their mean, in halves; nobody agrees on nothing', () => {
  expect([agreedPoints([4]), agreedPoints([4, 5]), agreedPoints([3, 4, 4]), agreedPoints([])]).toEqual([
    4,
    4.5,
    3.5,
    null,
  ]);
  expect([spreadOf([4, 1, 3]), spreadOf([2]), spreadOf([])]).toEqual([3, 0, 0]);
});

test('all together are taken only where every reviewer is there, they lie close, and no teacher was before', () => {
  const one: PeerJudgement = { points: [4, 5], awaited: 0, standing: 'nobody', isDecided: false };
  expect(isAcceptedByAll(one, 1)).toBe(true);
  expect(isAcceptedByAll(one, 0.5)).toBe(false);
  expect(isAcceptedByAll({ ...one, awaited: 1 }, 1)).toBe(false);
  expect(isAcceptedByAll({ ...one, points: [] }, 1)).toBe(false);
  expect(isAcceptedByAll({ ...one, isDecided: true }, 1)).toBe(false);
  expect(
    (['platform', 'teacher', 'peers'] as const).map((standing) => isAcceptedByAll({ ...one, standing }, 1)),
  ).toEqual([false, false, true]);
});

test('a review is late after the deadline, and taken until the teacher ends the swap', () => {
  const dueAt = new Date('2026-11-22T12:00:00Z');
  const times = { dueAt, endedAt: null, undoneAt: null };
  const after = (seconds: number) => new Date(dueAt.getTime() + seconds * 1000);
  expect([0, 29, 31].map((seconds) => isReviewLate(times, after(seconds)))).toEqual([false, false, true]);
  expect(isSwapOpen(times)).toBe(true);
  expect([isSwapOpen({ ...times, endedAt: dueAt }), isSwapOpen({ ...times, undoneAt: dueAt })]).toEqual([false, false]);
});
