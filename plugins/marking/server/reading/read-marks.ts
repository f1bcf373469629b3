import type { Doubt, Reading } from '../../model/scans/reading';
import type { Box, BubbleField } from '../../model/sheet/plan';
import { type Homography, spotOf } from '../../model/sheet/plane';
import { type Grey, greyAt } from './grey';

export interface FieldReading extends Reading {
  readonly field: BubbleField;
}

/** Below it a bubble is empty, above it it is filled; between them a person is asked. */
export const emptyBelow = 0.12;
export const filledFrom = 0.32;
/** Share of the surroundings of a filled bubble that may be inked: the strokes of a hurried hand, not those that cross it out. */
const mostAround = 0.07;

/** Where printed outlines have faded, less is nothing any more. */
const emptyWhereFaded = 0.05;
/** Outlines are a third as dark as anchors; below this a whole page is too light. */
const leastOutline = 0.16;
/** Shares of the darkness that outlines have on the page: a bubble and a field below them lie under a light. */
const fadedBubble = 0.75;
const fadedField = 0.4;

interface Measured {
  readonly fill: number;
  readonly around: number;
  /** On a page whose outlines are hardly seen. */
  readonly isLight: boolean;
  /** Whether its outline has faded to less than this share of the usual one. */
  hasFaded(share: number): boolean;
}

/** Reads all bubbles of a page; `anchors` say how dark ink is on it. */
export function readMarks(
  grey: Grey,
  onto: Homography,
  { fields, anchors }: { readonly fields: readonly BubbleField[]; readonly anchors: readonly Box[] },
): FieldReading[] {
  const darkest = median(anchors.slice(0, 4).map((anchor) => measured(grey, onto, anchor).fill));
  const all = fields.map((field) => ({ field, bubbles: field.bubbles.map((box) => measured(grey, onto, box)) }));
  const fills = all.flatMap(({ bubbles }) => bubbles.map(({ fill }) => fill / darkest));
  // most bubbles of a page are empty: their letters and edges are what empty ones look like
  const blank = Math.min(0.3, quantile(fills, 0.35));
  const outline = usualOutline(grey, onto, fields) / darkest;
  const isLight = outline < leastOutline;
  return all.map(({ field, bubbles }) =>
    decided(
      field,
      bubbles.map(({ fill, around }, at) => ({
        fill: (fill / darkest - blank) / (1 - blank),
        around,
        isLight,
        hasFaded: (share) => outlineOf(grey, onto, field.bubbles[at]!) / darkest < outline * share,
      })),
    ),
  );
}

/** Bubbles of which the usual outline is measured. */
const outlinesMeasured = 24;

function usualOutline(grey: Grey, onto: Homography, fields: readonly BubbleField[]): number {
  const all = fields.flatMap(({ bubbles }) => bubbles);
  const every = Math.max(1, Math.floor(all.length / outlinesMeasured));
  return median(all.filter((_, at) => at % every === 0).map((box) => outlineOf(grey, onto, box)));
}

function decided(field: BubbleField, bubbles: readonly Measured[]): FieldReading {
  const filled = bubbles.map(({ fill }) => fill >= filledFrom);
  const values = field.bubbles.flatMap(({ value }, at) => (filled[at] ? [value] : []));
  const fullness = bubbles.map(({ fill }) => Math.round(Math.min(1.2, Math.max(0, fill)) * 100));
  return { field, values, fullness, doubt: doubtOf(field, bubbles, values.length) };
}

function doubtOf(field: BubbleField, bubbles: readonly Measured[], count: number): Doubt | null {
  if (bubbles.some(({ fill }) => fill >= emptyBelow && fill < filledFrom)) return 'doubtful';
  // under the light of a lamp, or on a page that is too light, a pencil fades with what is printed
  const isFaint = ({ fill }: Measured) => fill >= emptyWhereFaded && fill < emptyBelow;
  if (bubbles.some((one) => isFaint(one) && (one.isLight || one.hasFaded(fadedBubble)))) return 'doubtful';
  if (count === 0 && isUnderLight(bubbles)) return 'doubtful';
  if (bubbles.some(({ fill, around }) => fill >= filledFrom && around > mostAround)) return 'crossed';
  if (count > 1 && !field.isMultiple) return 'several';
  if (count === 0 && !field.mayBeEmpty) return 'none';
  return null;
}

/** Most outlines of a field have gone, and what was written in it with them. */
const isUnderLight = (bubbles: readonly Measured[]): boolean =>
  bubbles.filter((one) => !one.isLight && one.hasFaded(fadedField)).length * 2 > bubbles.length;

/** Places on the outline, as shares of its sides, and how far beside it a line is looked for. Points. */
const along = [0.2, 0.5, 0.8] as const;
const beside = [-0.5, 0, 0.5] as const;

/** How dark the printed outline of a bubble is against the paper beside it: the mean of what is darkest across it. */
function outlineOf(grey: Grey, onto: Homography, { x, y, width, height }: Box): number {
  const at = (left: number, top: number): number => {
    const spot = spotOf(onto, left, top);
    return greyAt(grey, spot.x, spot.y);
  };
  const sides = along.flatMap((share) => [
    (off: number) => at(x + width * share, y + off),
    (off: number) => at(x + width * share, y + height - off),
    (off: number) => at(x + off, y + height * share),
    (off: number) => at(x + width - off, y + height * share),
  ]);
  const dark = sides.map((value) => {
    const white = Math.max(1, value(-reach));
    return Math.max(0, 1 - Math.min(...beside.map(value)) / white);
  });
  return dark.reduce((sum, one) => sum + one, 0) / dark.length;
}

/** Places within a bubble, as shares of it: its edge and what is next to it are left out. */
const columns = [0.16, 0.27, 0.38, 0.5, 0.62, 0.73, 0.84] as const;
const rows = [0.22, 0.41, 0.59, 0.78] as const;
/** How far around a bubble is looked, in points: beyond its edge and before the next one. */
const reach = 2.2;

/** How dark a box is against the paper around it, and the share of what is around it that is inked. */
function measured(grey: Grey, onto: Homography, { x, y, width, height }: Box): Measured {
  const around: number[] = [];
  const look = (left: number, top: number) => {
    const spot = spotOf(onto, left, top);
    around.push(greyAt(grey, spot.x, spot.y));
  };
  // with the corners: what crosses a bubble out goes through them
  for (let at = 0; at <= 16; at++) {
    const left = x - reach + ((width + 2 * reach) * at) / 16;
    look(left, y - reach);
    look(left, y + height + reach);
  }
  for (let at = 0; at <= 8; at++) {
    look(x - reach, y + (height * at) / 8);
    look(x + width + reach, y + (height * at) / 8);
  }
  const white = Math.max(1, quantile(around, 0.75));
  let dark = 0;
  for (const down of rows) {
    for (const along of columns) {
      const spot = spotOf(onto, x + width * along, y + height * down);
      dark += Math.max(0, 1 - greyAt(grey, spot.x, spot.y) / white);
    }
  }
  const inked = around.filter((value) => value < white * 0.75).length;
  return { fill: dark / (rows.length * columns.length), around: inked / around.length };
}

function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
const median = (values: readonly number[]): number => quantile(values, 0.5);
