import { expect, test } from 'vitest';
import { nearestTier, type Tier } from './homework';

test.each<[wanted: Tier, tiers: number[], given: Tier | null]>([
  [0, [0b111], 0],
  [0, [0b110, 0b100], 1],
  [0, [0b100], 2],
  [1, [0b101], 0],
  [2, [0b001, 0b010], 1],
  [2, [], null],
])('who would have tier %i of items for %j has %s', (wanted, tiers, given) => {
  expect(
    nearestTier(
      wanted,
      tiers.map((bits) => ({ tiers: bits })),
    ),
  ).toBe(given);
});
