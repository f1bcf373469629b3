import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GapKey } from '../../kit/common/question-key';
import { questionTypes } from '../../kit/common/types/question-types';
import { compareGap, sharePoints } from './gaps';
import { mark } from './mark';
import { tidyText } from './text/tidy-text';

/** The same questions each time: what fails here fails again. */
const seeded = { seed: 20_261_122 };

const halves = fc.integer({ min: 0, max: 400 }).map((half) => half / 2);
const written = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'０１２ab　 ，。“”（）²½℃①+=x√\\{}^_北京…—'), maxLength: 30 }),
);

test('tidying a text twice changes nothing more', () => {
  fc.assert(
    fc.property(written, fc.boolean(), (text, isCaseSensitive) => {
      const once = tidyText(text, isCaseSensitive);
      expect(tidyText(once, isCaseSensitive)).toBe(once);
    }),
    { ...seeded, numRuns: 2000 },
  );
});

test('shared points add up to all of them, in halves, the largest and the smallest half a point apart', () => {
  fc.assert(
    fc.property(halves, fc.integer({ min: 1, max: 20 }), (points, gaps) => {
      const shares = sharePoints(points, gaps);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(points);
      expect(shares.every((share) => Number.isInteger(share * 2))).toBe(true);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(0.5);
    }),
    seeded,
  );
});

const gapKey = fc.record({
  accepted: fc.array(fc.constantFrom('1', '2', '3', 'x+1', '2x', '北京', '0.5'), { minLength: 1, maxLength: 3 }),
  comparison: fc.constantFrom('text' as const, 'number' as const, 'formula' as const),
});
const answers = fc.array(fc.constantFrom('1', '2', '3', '1+x', 'x·2', '北京', '½', '', '??'), { maxLength: 5 });

test('in sets without order the order of the answers changes no mark, and none is more than full', () => {
  fc.assert(
    fc.property(
      fc.array(gapKey, { minLength: 2, maxLength: 5 }),
      halves,
      answers,
      fc.nat(),
      (gaps, points, texts, turn) => {
        const body = { type: questionTypes.gapFilling, stem: [], points: Math.min(points, 200) };
        const key = { gaps, freeOrder: [gaps.map((_, gap) => gap)] };
        const filled = gaps.map((_, gap) => texts[gap] ?? '');
        const turned = filled.map((_, gap) => filled[(gap + turn) % filled.length]!);
        const [one, other] = [filled, turned].map((list) => mark(body, key, 0, { gaps: list }));
        const count = (verdict: typeof one) => verdict!.gaps?.filter(({ isRight }) => isRight).length;
        expect(count(one)).toBe(count(other));
        expect(one!.points).toBeLessThanOrEqual(body.points);
        if (one!.state === 'right') expect(one!.points).toBe(body.points);
        expect(mark(body, key, 0, { gaps: filled })).toEqual(one);
      },
    ),
    { ...seeded, numRuns: 400 },
  );
});

test('a wider tolerance takes all that a narrower one takes', () => {
  const kind = fc.constantFrom('absolute' as const, 'percent' as const);
  const value = fc.double({ min: 0, max: 1000, noNaN: true });
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => String(Number(one.toFixed(3))));
  fc.assert(
    fc.property(number, number, kind, value, value, (accepted, answer, by, one, other) => {
      const isRight = (tolerance: number) =>
        compareGap(answer, { accepted: [accepted], comparison: 'number', tolerance: { kind: by, value: tolerance } })
          .isRight;
      if (isRight(Math.min(one, other))) expect(isRight(Math.max(one, other))).toBe(true);
    }),
    { ...seeded, numRuns: 500 },
  );
});

test('a number equals itself in every writing and unit', () => {
  const key: Omit<GapKey, 'accepted'> = { comparison: 'number', unit: { name: 'm', isNeeded: true } };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (metres) => {
      const wide = Array.from(`${metres}`, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('');
      const ways = [`${metres}m`, `${metres * 100}厘米`, `${metres / 1000} km`, `${wide}米`, `${metres}×10⁰ m`];
      for (const way of ways)
        expect(compareGap(way, { ...key, accepted: [`${metres}`] }), way).toMatchObject({ isRight: true });
      expect(compareGap(`${metres + 1}m`, { ...key, accepted: [`${metres}`] }).isRight).toBe(false);
    }),
    seeded,
  );
});

interface Written {
  readonly latex: string;
  readonly other: string;
}

/** A formula, and the same one rewritten: turned round, multiplied out, with brackets and signs that say nothing. */
const rewritten: fc.Arbitrary<Written> = fc.letrec<{ formula: Written }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('x', 'y', 'a').map((name) => ({ latex: name, other: `(${name})` })),
    fc.integer({ min: 1, max: 12 }).map((digits) => ({ latex: `${digits}`, other: `\\frac{${digits * 3}}{3}` })),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => ({
      latex: `\\left(${a.latex}+${b.latex}\\right)`,
      other: `(${b.other}+(${a.other}))`,
    })),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => ({
      latex: `(${a.latex}-${b.latex})`,
      other: `(-(${b.other})+${a.other})`,
    })),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => ({
      latex: `(${a.latex})(${b.latex})`,
      other: `(${b.other})\\times(${a.other})`,
    })),
    fc.tuple(tie('formula'), fc.constantFrom('x', 'y')).map(([a, b]) => ({
      latex: `(${a.latex})(${b}+1)`,
      other: `((${a.other})${b}+(${a.other}))`,
    })),
    tie('formula').map((a) => ({ latex: `\\left(${a.latex}\\right)^{2}`, other: `(${a.other})(${a.other})` })),
    tie('formula').map((a) => ({ latex: `\\frac{${a.latex}}{2}`, other: `0.5(${a.other})` })),
  ),
})).formula;

const formulaKey = (latex: string): GapKey => ({ accepted: [latex], comparison: 'formula' });
const fits = ({ latex, other }: Written) => Math.max(latex.length, other.length) < 160;

test('a formula takes every rewriting of itself, and none that is off by something', () => {
  fc.assert(
    fc.property(
      rewritten.filter(fits),
      fc.constantFrom('1', 'x', '\\frac{1}{1000}', 'x^{2}'),
      ({ latex, other }, off) => {
        const key = formulaKey(`x+${latex}`);
        expect(compareGap(`${other}+x`, key).isRight).toBe(true);
        expect(compareGap(`${other}+x+${off}`, key).isRight).toBe(false);
      },
    ),
    { ...seeded, numRuns: 400 },
  );
});

test('whatever is typed is marked at once, never with an error, and the same way twice', () => {
  const pieces = fc.array(
    fc.constantFrom(
      ..."(){}[]|^_+-=<>,:!%'0123456789xyABe".split(''),
      '\\frac',
      '\\sqrt',
      '\\sin',
      '\\left',
      '\\right',
      '\\pm',
      '\\cup',
      '\\text{或}',
      '\\angle',
      '\\dot',
      '\\log',
      '\\{',
      '\\}',
      '√',
      '²',
      '½',
      '\\begin{cases}',
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(
      pieces.map((list) => list.join('')),
      fc.constantFrom('number' as const, 'formula' as const),
      (text, comparison) => {
        const key: GapKey = { accepted: ['x+1'], comparison };
        expect(compareGap(text, key)).toEqual(compareGap(text, key));
      },
    ),
    { ...seeded, numRuns: 3000 },
  );
});

test.each([
  ['brackets in brackets', `${'('.repeat(450)}x${')'.repeat(450)}`],
  ['mixed brackets', `${'([|{'.repeat(100)}x${'}|])'.repeat(100)}`],
  ['fractions in fractions', `${'\\frac{1}{'.repeat(90)}x${'}'.repeat(90)}`],
  ['towers of powers', `9${'^{9'.repeat(150)}${'}'.repeat(150)}`],
  ['large factorials', '((((((9!)!)!)!)!)!)!'],
  ['large numbers', `${'9'.repeat(480)}^{${'9'.repeat(480)}}`],
  ['a long sum', `x${'+x'.repeat(480)}`],
  ['many letters', 'ab'.repeat(500)],
  ['many alternatives', '1,'.repeat(490)],
  ['roots of nothing', `${'\\sqrt{'.repeat(20)}-1-x^2${'}'.repeat(20)}`],
  ['powers without a real value', '\\sqrt{-1-(((x^{12}+y)^{12}+z)^{12}+1)^{12}}'],
])('%s are read or refused at once, and never taken for right', (_, text) => {
  // an exponential reader would not be back before the test's own time is over
  for (const comparison of ['number', 'formula', 'text'] as const)
    expect(compareGap(text, { accepted: ['x+1', '\\sqrt{-1-x^2}'], comparison }).isRight).toBe(false);
});
