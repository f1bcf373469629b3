import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tier } from '../homework';
import { drawPairs, faultOfPairs, mostPapers, mostReviewers, type SwapPerson, unreviewed } from './pairs';

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
      expect(faultOfPairs(pairs, new Set(all.map(({ attemptId }) => attemptId)))).toBeNull();
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
  expect(faultOfPairs([to('a0', 'a0')], ids)).toBe('peerOwn');
  expect(faultOfPairs([to('a0', 'z')], ids)).toBe('peerStranger');
  expect(faultOfPairs([to('a0', 'a1'), to('a0', 'a1')], ids)).toBe('peerTwice');
  expect(faultOfPairs([to('a0', 'a1'), to('a1', 'a0')], ids)).toBeNull();
  const many = (count: number) => Array.from({ length: count }, (_, index) => to(`a${index + 1}`, 'a0'));
  expect([faultOfPairs(many(mostReviewers), ids), faultOfPairs(many(mostReviewers + 1), ids)]).toEqual([
    null,
    'peerTooMany',
  ]);
  const papers = Array.from({ length: mostPapers + 1 }, (_, index) => to('a0', `a${index + 1}`));
  expect(faultOfPairs(papers, ids)).toBe('peerTooMany');
});
