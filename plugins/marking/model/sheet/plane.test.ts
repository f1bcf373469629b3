import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homographyOf, spotOf } from './plane';

const corners = [
  { x: 0, y: 0 },
  { x: 595, y: 0 },
  { x: 595, y: 842 },
  { x: 0, y: 842 },
];

test('four pairs tell where every other place goes', () => {
  const shift = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }));
  fc.assert(
    fc.property(fc.array(shift, { minLength: 4, maxLength: 4 }), (shifts) => {
      const images = corners.map(({ x, y }, at) => ({
        x: 300 + 2 * x + shifts[at]![0],
        y: 200 + 2 * y + shifts[at]![1],
      }));
      const there = homographyOf(corners, images)!;
      const back = homographyOf(images, corners)!;
      for (const [x, y] of [
        [0, 0],
        [100, 700],
        [400, 50],
      ] as const) {
        const image = spotOf(there, x, y);
        const again = spotOf(back, image.x, image.y);
        expect(again.x).toBeCloseTo(x, 4);
        expect(again.y).toBeCloseTo(y, 4);
      }
    }),
  );
});

test('places in a line tell nothing', () => {
  const line = [0, 1, 2, 3].map((at) => ({ x: at, y: at }));
  expect(homographyOf(line, corners)).toBeNull();
  expect(homographyOf(corners.slice(0, 3), corners.slice(0, 3))).toBeNull();
});
