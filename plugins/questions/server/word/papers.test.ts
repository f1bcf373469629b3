import { expect, test } from 'vitest';
import { papers } from '../../../../tests/support/papers/all-papers';
import { differences } from '../../../../tests/support/papers/compare';
import type { Expected } from '../../../../tests/support/papers/notation';
import type { ReadItem } from './paper/items/read-item';
import { readWord } from './read-word';

/** What of well-formed papers has to be right. */
const leastShare = 0.95;

/** Each expected item beside the one that was read under its number, each read one once. */
function pairs(items: readonly ReadItem[], expected: readonly Expected[]): [ReadItem | undefined, Expected][] {
  const left = [...items];
  return expected.map((one) => {
    const at = left.findIndex(({ number }) => number === one.number);
    return [at < 0 ? undefined : left.splice(at, 1)[0], one];
  });
}

const read = await Promise.all(
  papers().map(async (paper) => {
    const { items, problems } = await readWord(paper.bytes, paper.answers ? { answers: paper.answers } : {});
    const wrong = pairs(items, paper.expected).flatMap(([item, expected]) => {
      const found = differences(item, expected);
      return found.length === 0 ? [] : [`${expected.number}: ${found.join('; ')}`];
    });
    const right = paper.expected.length - wrong.length;
    const title = `${paper.maker}, ${paper.name}: ${right} of ${paper.expected.length} items are right`;
    return {
      ...paper,
      title,
      wrong,
      right,
      items,
      problems,
      share: right / Math.max(paper.expected.length, items.length),
    };
  }),
);

for (const { title, share, wrong } of read.filter(({ isWellFormed }) => isWellFormed))
  test(title, () => expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(leastShare));

for (const { title, share, items, problems } of read.filter(({ isWellFormed }) => !isWellFormed))
  test(`${title}, and what was left out is told with its place`, () => {
    expect(share).toBeGreaterThan(0.4);
    expect(problems.map(({ problem, detail }) => `${problem} ${detail}`.trim())).toEqual(
      expect.arrayContaining(['picture', 'numberMissing 3', 'answerWithoutItem 9']),
    );
    expect(problems.every(({ place }) => place.page >= 1 && place.paragraph >= 1)).toBe(true);
    const doubtful = items.filter(({ trust }) => Object.values(trust).some(({ value }) => value < 0.7));
    expect(doubtful.length).toBeGreaterThan(2);
  });

test('ten papers or more of three programs were read', () => {
  expect(read.length).toBeGreaterThanOrEqual(10);
  expect(new Set(read.map(({ maker }) => maker)).size).toBe(3);
});

test('a formula that MathType made comes as its picture, and somebody is asked to look', () => {
  const chemistry = read.find(({ name }) => name.startsWith('chemistry'));
  expect(chemistry?.problems).toEqual([expect.objectContaining({ problem: 'mathType', detail: 'Equation.DSMT4' })]);
});
