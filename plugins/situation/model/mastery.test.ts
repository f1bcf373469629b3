import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, noAbility, type Observation, observe, replay, usualShare, shownValue } from './mastery';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const difficulty = fc.constantFrom(1, 2, 3, 4, 5).map((one) => usualShare(one as 1 | 2 | 3 | 4 | 5));
const observation: fc.Arbitrary<Observation> = fc.record({
  share,
  expected: difficulty,
  points: fc.integer({ min: 1, max: 4 }),
});
const answers = fc.array(observation, { maxLength: 60 });

test('before the first answer the chance is what is usual at each difficulty', () => {
  for (const one of [1, 2, 3, 4, 5] as const) expect(chanceOf(0, usualShare(one))).toBeCloseTo(usualShare(one));
});

test('a value always lies between 0 and 1', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const { ability } = replay(all);
      expect(shownValue(ability)).toBeGreaterThan(0);
      expect(shownValue(ability)).toBeLessThan(1);
    }),
  );
});

test('better answers never come to less', () => {
  fc.assert(
    fc.property(answers, fc.nat(), share, (all, at, other) => {
      fc.pre(all.length > 0);
      const place = at % all.length;
      const better = all.with(place, { ...all[place]!, share: Math.max(all[place]!.share, other) });
      expect(replay(better).ability).toBeGreaterThanOrEqual(replay(all).ability - 1e-9);
    }),
  );
});

test('a full answer raises more on a hard question than on an easy one, and a later one moves less', () => {
  const right = (expected: number) => observe(noAbility, { share: 1, expected, points: 1 }).ability;
  expect(right(usualShare(5))).toBeGreaterThan(right(usualShare(1)));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const step = (answersBefore: number) =>
        observe({ ...noAbility, answers: answersBefore }, { share: 1, expected: 0.65, points: 1 }).ability;
      expect(step(count)).toBeLessThan(step(count - 1));
    }),
  );
});

test('an answer about two points moves each half as far', () => {
  const move = (points: number) => observe(noAbility, { share: 1, expected: 0.65, points }).ability;
  expect(move(2)).toBeCloseTo(move(1) / 2);
});

test('counting answer by answer comes to the same as counting all again', () => {
  fc.assert(
    fc.property(answers, answers, (earlier, later) => {
      expect(later.reduce(observe, replay(earlier))).toEqual(replay([...earlier, ...later]));
    }),
  );
});

test('who always gets what is usual for their level ends near it', () => {
  const known = replay(Array.from({ length: 200 }, () => ({ share: 0.9, expected: 0.65, points: 1 })));
  expect(shownValue(known.ability)).toBeCloseTo(0.9, 1);
  expect(known.share).toBeCloseTo(0.9);
});
