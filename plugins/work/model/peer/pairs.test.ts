import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tier } from '../homework';
import {
  drawPairs,
  reassignPaper,
  findPairFault,
  seededRandom,
  mostPapers,
  mostReviewers,
  type SwapPerson,
  unreviewed,
} from './pairs';

const people = (count: number, tierOf: (index: number) => Tier = () => 0): SwapPerson[] =>
  Array.from({ length: count }, (_, index) => ({ attemptId: `a${index}`, tier: tierOf(index) }));
const always = (value: number) => () => value;

test('whatever the lot, nobody has his own paper, and all have as many as they give', () => {
  const classes = fc.record({
    count: fc.integer({ min: 0, max: 60 }),
    reviewers: fc.integer({ min: 1, max: mostReviewers }),
    sameTier: fc.boolean(),
    draws: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 60, maxLength: 60 }),
  });
  fc.assert(
    fc.property(classes, ({ count, reviewers, sameTier, draws }) => {
      const all = people(count, (index) => (index % 3) as Tier);
      let next = 0;
      const pairs = drawPairs(all, { reviewers, sameTier }, () => draws[next++ % draws.length]!);
      expect(findPairFault(pairs, new Set(all.map(({ attemptId }) => attemptId)))).toBeNull();
      const tierOf = new Map(all.map(({ attemptId, tier }) => [attemptId, tier]));
      if (sameTier) for (const { reviewer, paper } of pairs) expect(tierOf.get(reviewer)).toBe(tierOf.get(paper));
      for (const { attemptId, tier } of all) {
        const size = sameTier ? all.filter((one) => one.tier === tier).length : count;
        const wanted = Math.min(reviewers, size - 1);
        expect(pairs.filter(({ reviewer }) => reviewer === attemptId)).toHaveLength(wanted);
        expect(pairs.filter(({ paper }) => paper === attemptId)).toHaveLength(wanted);
      }
    }),
    { numRuns: 100 },
  );
});

test('a paper that is chosen changes hands: every paper keeps its reviewers, and nobody gets his own', () => {
  const chosen = fc.record({
    count: fc.integer({ min: 6, max: 40 }),
    reviewers: fc.integer({ min: 1, max: mostReviewers }),
    seed: fc.integer(),
    place: fc.nat(),
    other: fc.nat(),
  });
  fc.assert(
    fc.property(chosen, ({ count, reviewers, seed, place, other }) => {
      const all = people(count).map(({ attemptId }) => attemptId);
      const drawn = drawPairs(people(count), { reviewers, sameTier: false }, seededRandom(seed));
      const at = place % drawn.length;
      const papers = all.filter((id) => id !== drawn[at]!.reviewer);
      const paper = papers[other % papers.length]!;
      const pairs = reassignPaper(drawn, at, paper);
      expect(pairs[at]!.paper).toBe(paper);
      expect(findPairFault(pairs, new Set(all))).toBeNull();
      for (const id of all) expect(pairs.filter((pair) => pair.paper === id)).toHaveLength(reviewers);
      expect(pairs.map(({ reviewer }) => reviewer)).toEqual(drawn.map(({ reviewer }) => reviewer));
    }),
    { numRuns: 200 },
  );
});

test('where two have nobody to exchange with, the chosen pair alone changes', () => {
  const pairs = drawPairs(people(3), { reviewers: 1, sameTier: false }, always(0));
  const [first] = pairs;
  const third = pairs.find(({ reviewer }) => reviewer === first!.paper)!;
  const after = reassignPaper(pairs, 0, third.paper);
  expect(after[0]!.paper).toBe(third.paper);
});

test('two mark each other only where there is nobody else, and one alone is left over', () => {
  const mutual = (count: number) => {
    const pairs = drawPairs(people(count), { reviewers: 1, sameTier: false }, always(0.3));
    return pairs.filter(({ reviewer, paper }) =>
      pairs.some((other) => other.reviewer === paper && other.paper === reviewer),
    ).length;
  };
  expect([mutual(2), mutual(3), mutual(7)]).toEqual([2, 0, 0]);
  const odd = people(5, (index) => (index === 4 ? 2 : 0));
  const pairs = drawPairs(odd, { reviewers: 2, sameTier: true }, always(0));
  expect(unreviewed(odd, pairs)).toEqual(['a4']);
});

test('chosen pairs are looked at: oneself, twice, strangers, too many', () => {
  const ids = new Set(people(9).map(({ attemptId }) => attemptId));
  const to = (reviewer: string, paper: string) => ({ reviewer, paper });
  expect(findPairFault([to('a0', 'a0')], ids)).toBe('peerOwn');
  expect(findPairFault([to('a0', 'z')], ids)).toBe('peerStranger');
  expect(findPairFault([to('a0', 'a1'), to('a0', 'a1')], ids)).toBe('peerTwice');
  expect(findPairFault([to('a0', 'a1'), to('a1', 'a0')], ids)).toBeNull();
  const many = (count: number) => Array.from({ length: count }, (_, index) => to(`a${index + 1}`, 'a0'));
  expect([findPairFault(many(mostReviewers), ids), findPairFault(many(mostReviewers + 1), ids)]).toEqual([
    null,
    'peerTooMany',
  ]);
  const papers = Array.from({ length: mostPapers + 1 }, (_, index) => to('a0', `a${index + 1}`));
  expect(findPairFault(papers, ids)).toBe('peerTooMany');
});
