import { describe, expect, test } from 'vitest';
import { itemFigures } from './item-figures';
import { levelOf, usualLines } from './levels';
import { alphaOf, boxOf, distributionOf, quantileOf, summaryOf, varianceOf } from './metrics';
import { someStudents, tableOfRows, totalsOf } from './results/result-table';

// Ten students, four items of 2, 3, 5 and 10 points; the figures below were worked out by hand.
const full = [2, 3, 5, 10];
const rows = [
  [2, 3, 5, 10],
  [2, 3, 5, 8],
  [2, 3, 4, 7],
  [2, 3, 3, 6],
  [2, 2, 3, 5],
  [2, 3, 2, 4],
  [2, 0, 3, 3],
  [0, 2, 2, 2],
  [2, 1, 0, 1],
  [0, 0, 1, 0],
];
const table = tableOfRows(rows, full);

describe('figures of a paper worked out by hand', () => {
  test('mean, median, deviation and rates', () => {
    // totals 20 18 16 14 12 11 8 6 4 1: sum 110; squares of the distances 81 49 25 9 1 0 9 25 49 100 = 348
    const summary = summaryOf(totalsOf(table), 20, usualLines)!;
    expect(summary).toMatchObject({ count: 10, mean: 11, median: 11.5, facility: 0.55 });
    expect(summary.deviation).toBeCloseTo(Math.sqrt(34.8), 12);
    // 85 % are 17 points, 75 % are 15, 60 % are 12, below 40 % are less than 8
    expect([summary.excellent, summary.good, summary.pass, summary.low]).toEqual([0.2, 0.3, 0.5, 0.3]);
  });

  test('quartiles lie between the values by proportion, and what is far beyond stands alone', () => {
    expect(quantileOf(Float64Array.of(1, 4, 6, 8, 11, 12, 14, 16, 18, 20), 0.25)).toBe(6.5);
    const box = boxOf(Float64Array.of(0, 50, 52, 54, 56, 58, 60))!;
    expect(box).toEqual({ low: 50, lower: 51, median: 54, upper: 57, high: 60, beyond: [0] });
  });

  test('a tenth has its lower end, and full points stand in the last', () => {
    expect(distributionOf(Float64Array.of(0, 11.5, 12, 72, 120), 120)).toEqual([2, 1, 0, 0, 0, 0, 1, 0, 0, 1]);
  });

  test('facility, discrimination, zero and full rates of items', () => {
    const [, second, , last] = itemFigures(table)!;
    expect(last!.facility).toBeCloseTo(0.46, 12);
    // three at each end: (10 + 8 + 7) / 30 less (2 + 1 + 0) / 30
    expect(last!.discrimination).toBeCloseTo(22 / 30, 12);
    expect([second!.zero, second!.full]).toEqual([0.2, 0.5]);
  });

  test('alpha: four thirds of what the variances of the items leave', () => {
    // variances: 0.64, 1.4 (squares 54, mean 2), 2.36 (squares 102, mean 2.8), 9.24 (squares 304, mean 4.6)
    expect(alphaOf(table)).toBeCloseTo((4 / 3) * (1 - (0.64 + 1.4 + 2.36 + 9.24) / 34.8), 12);
  });
});

describe('figures by another way of counting', () => {
  // a generator of numbers with a fixed seed (Park and Miller 1988)
  let seed = 20_261_129;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const many = Array.from({ length: 200 }, () => {
    const skill = random();
    return Array.from({ length: 12 }, (_, item) =>
      Math.round(4 * Math.min(1, Math.max(0, skill + random() - item / 12))),
    );
  });
  const wide = tableOfRows(
    many,
    Array.from({ length: 12 }, () => 4),
  );

  test('variance is the mean of squares less the square of the mean', () => {
    const totals = totalsOf(wide);
    const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
    expect(varianceOf(totals)).toBeCloseTo(
      totals.reduce((sum, one) => sum + one * one, 0) / totals.length - mean ** 2,
      8,
    );
  });

  test('alpha is what the covariances of all pairs of items are of the variance', () => {
    const k = 12;
    const column = (item: number) => many.map((row) => row[item]!);
    const covariance = (x: number[], y: number[]) => {
      const [mx, my] = [x, y].map((some) => some.reduce((sum, one) => sum + one, 0) / some.length) as [number, number];
      return x.reduce((sum, one, at) => sum + (one - mx) * (y[at]! - my), 0) / x.length;
    };
    let between = 0;
    let all = 0;
    for (let one = 0; one < k; one++)
      for (let other = 0; other < k; other++) {
        const value = covariance(column(one), column(other));
        all += value;
        if (one !== other) between += value;
      }
    expect(alphaOf(wide)).toBeCloseTo(((k / (k - 1)) * between) / all, 10);
  });

  test('of an item that is right or wrong the correlation is the point-biserial one', () => {
    const binary = many.map((row) => row.map((points) => (points >= 2 ? 1 : 0)));
    const figures = itemFigures(
      tableOfRows(
        binary,
        Array.from({ length: 12 }, () => 1),
      ),
    )!;
    const rest = binary.map((row) => row.slice(1).reduce<number>((sum, one) => sum + one, 0));
    const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    const p = mean(binary.map(([first]) => first!));
    const ones = mean(rest.filter((_, at) => binary[at]![0] === 1));
    const zeros = mean(rest.filter((_, at) => binary[at]![0] === 0));
    const spread = Math.sqrt(mean(rest.map((one) => one ** 2)) - mean(rest) ** 2);
    expect(figures[0]!.correlation).toBeCloseTo(((ones - zeros) / spread) * Math.sqrt(p * (1 - p)), 10);
  });

  test('no figure depends on the order of the rows, though many have the same total', () => {
    const turned = someStudents(
      wide,
      Array.from({ length: 200 }, (_, at) => (at * 77) % 200),
    );
    const [one, other] = [itemFigures(wide)!, itemFigures(turned)!];
    for (const [item, figures] of one.entries()) {
      expect(other[item]!.discrimination).toBeCloseTo(figures!.discrimination!, 10);
      expect(other[item]!.correlation).toBeCloseTo(figures!.correlation!, 10);
    }
  });
});

describe('what is not counted', () => {
  test('fewer than five papers have no figures, fewer than ten no coefficients', () => {
    const some = (count: number) => tableOfRows(rows.slice(0, count), full);
    expect(summaryOf(totalsOf(some(4)), 20, usualLines)).toBeNull();
    expect(itemFigures(some(4))).toBeNull();
    expect(itemFigures(some(9))![0]).toMatchObject({ discrimination: null, correlation: null });
    expect(alphaOf(some(9))).toBeNull();
  });

  test('a paper that is not marked to the end is left out', () => {
    const open = tableOfRows([...rows, [2, null, 5, 10]], full);
    expect(itemFigures(open)).toEqual(itemFigures(table));
    expect(alphaOf(open)).toBe(alphaOf(table));
  });

  test('an item that all have right has no correlation', () => {
    const [first] = itemFigures(
      tableOfRows(
        rows.map(([, ...others]) => [2, ...others]),
        full,
      ),
    )!;
    expect(first).toMatchObject({ facility: 1, correlation: null, discrimination: 0 });
  });
});

test('who stands on a line has reached the level', () => {
  expect([102, 101.5, 90, 72, 71.5, 48, 47.5].map((points) => levelOf(points, 120, usualLines))).toEqual([
    'A',
    'B',
    'B',
    'C',
    'D',
    'D',
    'E',
  ]);
});
