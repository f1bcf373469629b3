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

/** What a field of a question is compared by; the others are not in the papers' expectations. */
const compared: Readonly<Record<string, RegExp>> = {
  type: /^(?:part \d+: )?type /,
  stem: /^(?:part \d+: )?(?:stem |formulas |pictures )/,
  options: /^(?:part \d+: )?options /,
  key: /^(?:part \d+: )?(?:choice |truth |gaps |answer )/,
  points: /^(?:part \d+: )?points /,
};

test('of the fields that the reader is sure of, 98 in 100 are right', () => {
  const fields = read.flatMap(({ items, expected }) =>
    pairs(items, expected).flatMap(([item, one]) => {
      const wrong = differences(item, one);
      return Object.entries(item?.trust ?? {}).flatMap(([field, { value }]) =>
        value < 0.95 ? [] : [{ number: one.number, field, wrong: wrong.filter((text) => compared[field]!.test(text)) }],
      );
    }),
  );
  const wrong = fields.filter((field) => field.wrong.length > 0);
  expect(fields.length).toBeGreaterThan(500);
  expect(1 - wrong.length / fields.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.98);
});

test('a key that only its colour or weight tells is not trusted, and somebody is asked to look', () => {
  const marked = read.filter(({ name }) => name.startsWith('geography with right options'));
  expect(marked).toHaveLength(4);
  for (const { items } of marked)
    expect(items.map(({ trust }) => trust.key)).toEqual(items.map(() => ({ value: 0.6, why: 'marked' })));
});

test('a picture that is only linked is told with its address', () => {
  const { problems } = read.find(({ name }) => name === 'physics with a linked picture')!;
  expect(problems).toMatchObject([{ problem: 'pictureLinked', detail: 'https://example.org/circuit.png' }]);
});

test('thirty papers or more of five programs were read', () => {
  expect(read.length).toBeGreaterThanOrEqual(30);
  expect(new Set(read.map(({ maker }) => maker)).size).toBe(5);
});

test('a formula that MathType made comes as its picture, and somebody is asked to look', () => {
  const chemistry = read.find(({ name }) => name.startsWith('chemistry'));
  expect(chemistry?.problems).toEqual([expect.objectContaining({ problem: 'mathType', detail: 'Equation.DSMT4' })]);
});
