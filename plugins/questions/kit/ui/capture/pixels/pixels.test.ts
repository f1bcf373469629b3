import { describe, expect, test } from 'vitest';
import { clarityOf } from './clarity';
import { type Corners, isConvex, isWhole, wholePicture, withCorner } from './corners';
import { drawnSheet } from './drawn-sheet';
import { findSheet } from './find-sheet';
import { greysOf, newPixels, type Pixels, smoothed } from './pixels';
import { projectionOnto, sheetSize, straightened, turned } from './straighten';
import { whitened } from './whiten';

const slanted: Corners = [
  { x: 0.2, y: 0.15 },
  { x: 0.85, y: 0.1 },
  { x: 0.95, y: 0.9 },
  { x: 0.1, y: 0.8 },
];
const upright: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const brightness = ({ width, data }: Pixels, x: number, y: number) => data[(y * width + x) * 4]!;

function blurred(pixels: Pixels, radius: number): Pixels {
  const greys = smoothed(smoothed(greysOf(pixels, Math.max(pixels.width, pixels.height)), radius), radius);
  const result = newPixels(pixels.width, pixels.height);
  for (const [at, value] of greys.data.entries()) result.data.set([value, value, value, 255], at * 4);
  return result;
}

/** With the grain of a photograph: each pixel a little lighter or darker, up to `strength`. */
function grainy(pixels: Pixels, strength: number): Pixels {
  const result = newPixels(pixels.width, pixels.height);
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let at = 0; at < pixels.data.length; at += 4) {
    const value = pixels.data[at]! + (next() + next() - 1) * strength;
    result.data.set([value, value, value, 255], at);
  }
  return result;
}

describe('corners', () => {
  test('a corner that would fold the sheet over stays where it was', () => {
    expect(withCorner(upright, 0, { x: 0.95, y: 0.95 })).toBe(upright);
    expect(withCorner(upright, 0, { x: -3, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 });
    expect(isConvex(slanted)).toBe(true);
    expect(isWhole(wholePicture)).toBe(true);
  });
});

describe('finding the sheet', () => {
  test('a sheet that lies askew on a table is found to within two hundredths', () => {
    const found = findSheet(drawnSheet(640, 480, slanted));
    expect(found).not.toBeNull();
    for (const [at, { x, y }] of slanted.entries()) {
      expect(Math.abs(found![at]!.x - x)).toBeLessThan(0.02);
      expect(Math.abs(found![at]!.y - y)).toBeLessThan(0.02);
    }
  });

  test('a picture that is all paper, or all table, has no sheet to cut out', () => {
    expect(findSheet(drawnSheet(320, 240, wholePicture))).toBeNull();
    expect(findSheet(newPixels(320, 240))).toBeNull();
  });
});

describe('straightening', () => {
  test('the corners of the sheet come where those of the picture are, and straight lines stay straight', () => {
    const project = projectionOnto(slanted);
    for (const [at, [x, y]] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].entries()) {
      expect(project(x!, y!).x).toBeCloseTo(slanted[at]!.x, 9);
      expect(project(x!, y!).y).toBeCloseTo(slanted[at]!.y, 9);
    }
    const [start, middle, end] = [project(0.2, 0.7), project(0.5, 0.7), project(0.9, 0.7)];
    expect((middle.x - start.x) * (end.y - start.y) - (middle.y - start.y) * (end.x - start.x)).toBeCloseTo(0, 9);
  });

  test('the whole picture comes out as it is', () => {
    const picture = drawnSheet(60, 40, upright);
    expect(straightened(picture, wholePicture, 1000).data).toEqual(picture.data);
  });

  test('an askew sheet fills the straightened picture and is as large as its longer edges', () => {
    const picture = drawnSheet(640, 480, slanted);
    const sheet = straightened(picture, slanted, 1000);
    expect(sheetSize(slanted, picture, 1000)).toEqual({ width: sheet.width, height: sheet.height });
    for (const [x, y] of [
      [4, 4],
      [sheet.width - 5, 4],
      [sheet.width - 5, sheet.height - 5],
      [4, sheet.height - 5],
    ] as const)
      expect(brightness(sheet, x, y)).toBeGreaterThan(200);
    expect(Math.max(...Object.values(sheetSize(slanted, picture, 200)))).toBe(200);
  });

  test('four quarter turns are none, and one brings the upper left to the upper right', () => {
    const picture = drawnSheet(30, 20, upright);
    picture.data[0] = 200;
    const once = turned(picture, 1);
    expect([once.width, once.height]).toEqual([20, 30]);
    expect(brightness(once, 19, 0)).toBe(200);
    expect(turned(turned(picture, 3), 1).data).toEqual(picture.data);
    expect(turned(turned(picture, 2), -2).data).toEqual(picture.data);
  });
});

describe('clarity', () => {
  const sharp = drawnSheet(1000, 800, upright);

  test('what was photographed steadily is clear, what was shaken is blurred', () => {
    expect(clarityOf(sharp)).toBe('clear');
    expect(clarityOf(blurred(sharp, 4))).toBe('blurred');
  });

  test('a pencil’s pale writing is judged by its own edges, not by a printer’s', () => {
    const pencil = drawnSheet(1000, 800, upright, 175);
    expect(clarityOf(pencil)).toBe('clear');
    expect(clarityOf(blurred(pencil, 3))).toBe('blurred');
  });

  test('the grain of a camera hides no blur, be it slight or heavy, and blurs nothing that is sharp', () => {
    for (const strength of [4, 12]) {
      expect(clarityOf(grainy(sharp, strength))).toBe('clear');
      for (const radius of [3, 7]) expect(clarityOf(grainy(blurred(sharp, radius), strength))).toBe('blurred');
    }
    // whole steps of brightness are a grain, too
    expect(clarityOf(blurred(sharp, 7))).toBe('blurred');
  });

  test('an empty sheet is neither, and a picture of the dark is dark', () => {
    expect(clarityOf(drawnSheet(1000, 800, wholePicture, 225))).toBe('empty');
    expect(clarityOf(newPixels(600, 600))).toBe('dark');
  });
});

test('paper in a shadow becomes as white as paper in the light, and writing stays dark on both', () => {
  const picture = newPixels(400, 300);
  for (let y = 0; y < 300; y++)
    for (let x = 0; x < 400; x++) {
      const light = 0.45 + (0.55 * x) / 400;
      const value = 230 * light * (x % 40 < 3 ? 0.35 : 1);
      picture.data.set([value, value, value, 255], (y * 400 + x) * 4);
    }
  const white = whitened(picture);
  for (const x of [60, 220, 380]) expect(brightness(white, x, 150)).toBeGreaterThan(245);
  for (const x of [41, 201, 361]) expect(brightness(white, x, 150)).toBeLessThan(70);
});
