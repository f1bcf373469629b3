import { expect, test } from 'vitest';
import type { AutoCandidate } from '../../../api';
import { differs, mayMix, mixed } from './mix';

const paper = (...ids: (string | null)[]): AutoCandidate => ({
  items: ids.map((questionId) => ({
    row: 0,
    band: 'easy',
    questionId,
    points: [3],
    isRelaxed: false,
    isKept: false,
    isUsed: false,
  })),
  points: 9,
  difficulty: 0.7,
  bands: [1, 0, 0, 0],
  knowledge: [],
  minutes: 3,
  used: 0,
  sources: { own: 0, school: 0, shared: 3 },
  sameKind: 0,
  isNearest: false,
});
const papers = [paper('a', 'b', 'c'), paper('a', 'c', 'd'), paper('a', null, 'e')];
const ids = (items: readonly { readonly questionId: string | null }[]) => items.map(({ questionId }) => questionId);

test('a place differs where the papers have different questions', () => {
  expect([0, 1, 2].map((at) => differs(papers, at))).toEqual([false, true, true]);
});

test('single questions are taken from another paper, but never a place without one', () => {
  expect(ids(mixed(papers, 0, new Map([[2, 1]])))).toEqual(['a', 'b', 'd']);
  expect(ids(mixed(papers, 0, new Map([[1, 2]])))).toEqual(['a', 'b', 'c']);
});

test('a question that stands on the paper already cannot be mixed in, unless that one has gone', () => {
  expect(mayMix(papers, { base: 0, mix: new Map(), at: 1, nth: 1 })).toBe(false);
  expect(mayMix(papers, { base: 0, mix: new Map([[2, 1]]), at: 1, nth: 1 })).toBe(true);
  expect(mayMix(papers, { base: 0, mix: new Map(), at: 1, nth: 2 })).toBe(false);
  expect(mayMix(papers, { base: 0, mix: new Map(), at: 2, nth: 2 })).toBe(true);
});
