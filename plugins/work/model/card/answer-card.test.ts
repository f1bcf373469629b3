import { expect, test } from 'vitest';
import { cardItems, hasKey, keyOf, parseAnswerList } from './answer-card';

const wish = { count: 2, points: 4, options: 4 } as const;
const singles = cardItems({ ...wish, type: 0 }, 0);
const multiple = cardItems({ ...wish, type: 1, count: 1 }, 0);
const truth = cardItems({ ...wish, type: 2, count: 1 }, 0);
const gap = cardItems({ ...wish, type: 3, count: 1 }, 0);
const written = cardItems({ ...wish, type: 5, count: 1 }, 0);
const asked = (items: typeof singles) => items.map(({ itemId, body }) => ({ itemId, body: body! }));

test('a card is made of items of one type at once', () => {
  expect(singles).toHaveLength(2);
  expect(singles[0]?.body).toMatchObject({ type: 0, points: 4, options: [[], [], [], []] });
  expect(gap[0]?.body?.gaps).toHaveLength(1);
  expect(written[0]?.way).toBe('photo');
});

test('letters without anything between are one for each item', () => {
  const { keys, unfit } = parseAnswerList('bA', asked(singles));
  expect(singles.map(({ itemId }) => keyOf(keys, itemId).choice)).toEqual([[1], [0]]);
  expect(unfit).toBe(0);
});

test('a list with spaces takes several letters, signs and words, and passes what is written out over', () => {
  const all = asked([...singles, ...multiple, ...written, ...truth, ...gap]);
  const { keys, unfit } = parseAnswerList('1. A 2. D  CAB，× -3|－3', all);
  expect(unfit).toBe(0);
  expect(keyOf(keys, multiple[0]!.itemId).choice).toEqual([0, 1, 2]);
  expect(keyOf(keys, truth[0]!.itemId).truth).toBe(false);
  expect(keyOf(keys, gap[0]!.itemId).gaps?.[0]?.accepted).toEqual(['-3', '－3']);
  expect(hasKey(keyOf(keys, written[0]!.itemId))).toBe(false);
});

test('what cannot be an answer is counted and sets nothing', () => {
  expect(parseAnswerList('AB E A', asked(singles))).toEqual({ keys: {}, unfit: 3 });
  expect(parseAnswerList('', asked(singles))).toEqual({ keys: {}, unfit: 0 });
});
