import { expect, test } from 'vitest';
import { layersAt, layerWord, weightOf } from './weights';

const now = new Date('2026-11-22T00:00:00Z');
const dayMilliseconds = 86_400_000;
/** In which groups an entry is: by the words that a group names, or does not name. */
const groupsOf = (daysAgo: number, uses = 0) => {
  const word = layerWord(weightOf(new Date(now.getTime() - daysAgo * dayMilliseconds), uses));
  return layersAt(now).flatMap((group, at) => (group.includes(`'${word}'`) !== group.startsWith('!') ? [at] : []));
};

test('everything is in one group, however old or new it is and however much it is used', () => {
  for (let daysAgo = -900; daysAgo < 9000; daysAgo += 7)
    for (const uses of [0, 9, 5000, 10_000_000]) expect(groupsOf(daysAgo, uses), `${daysAgo} ${uses}`).toHaveLength(1);
});

test('what is newer or more used is in an earlier group', () => {
  const groups = [0, 60, 200, 600, 1200, 3000].map((daysAgo) => groupsOf(daysAgo)[0]!);
  expect(groups).toEqual([0, 1, 2, 3, 4, 5]);
  expect(groupsOf(200, 5000)).toEqual([0]);
});
