import fc from 'fast-check';
import { expect, it } from 'vitest';
import { derivableGroup } from '../../../../tests/support/figures/derivable';
import { hideWithin, type Part } from './nested';

const least = 5;
const why = (whole: Part) => {
  const hidden = hideWithin(whole, least);
  return (part: Part) => hidden.get(part) ?? null;
};

it('a small school is hidden with a neighbour, where the county is told', () => {
  const [tiny, middle, big] = [{ n: 3 }, { n: 12 }, { n: 40 }];
  const of = why({ n: 55, parts: [tiny, middle, big] });
  expect([tiny, middle, big].map(of)).toEqual(['few', 'other', null]);
});

it('a small county is not told by the city less the schools of the others', () => {
  const schools = [{ n: 5 }, { n: 7 }, { n: 9 }];
  const [small, other] = [
    { n: 3, parts: [{ n: 3 }] },
    { n: 21, parts: schools },
  ];
  const of = why({ n: 24, parts: [small, other] });
  // the county is hidden, and a school of it: the city less its three schools would tell the small one
  expect([small, other, ...schools].map(of)).toEqual(['few', 'other', 'other', null, null]);
});

it('of a part with people who are told nowhere, those who are few are not told by the others', () => {
  const classes = [{ n: 48 }, { n: 50 }];
  expect(classes.map(why({ n: 100, parts: classes }))).toEqual(['other', null]);
});

it('what nobody is told covers a small part', () => {
  const own = { n: 3 };
  const beside = { n: 40, isSecret: true };
  const big = { n: 9 };
  expect([own, big].map(why({ n: 52, parts: [own, beside, big] }))).toEqual(['few', null]);
});

const leaf = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 5, max: 40 }));
const counties = fc.array(
  fc.record({ schools: fc.array(leaf, { minLength: 1, maxLength: 4 }), isSecret: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

it('no group of fewer than five can be told by adding and subtracting what is told', () => {
  fc.assert(
    fc.property(counties, (given) => {
      const sizes = given.flatMap(({ schools }) => schools);
      const parts = given.map(({ schools, isSecret }) => ({
        n: schools.reduce((sum, n) => sum + n, 0),
        isSecret,
        parts: schools.map((n) => ({ n, isSecret })),
      }));
      const whole: Part = { n: sizes.reduce((sum, n) => sum + n, 0), parts };
      const hidden = hideWithin(whole, least);
      const leaves = parts.flatMap((part) => part.parts);
      const holds = (of: Part) => leaves.map((one) => one === of || (of.parts ?? []).includes(one) || of === whole);
      const told = [whole, ...parts, ...leaves].filter((one) => one.n > 0 && !one.isSecret && !hidden.has(one));
      const smallest = derivableGroup(
        told.map((one) => holds(one)),
        sizes,
        least,
      );
      expect(smallest, JSON.stringify(smallest)).toBeNull();
      // and no more is hidden than needed: where nobody is few, everything is told
      if (sizes.every((n) => n === 0 || n >= least) && !given.some(({ isSecret }) => isSecret))
        expect(hidden.size).toBe(0);
    }),
    { numRuns: 400 },
  );
});
