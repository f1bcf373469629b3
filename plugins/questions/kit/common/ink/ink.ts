import Type, { type Static } from 'typebox';
import { idPattern } from 'edutech/core/common/ids';
import { Stroke } from '../answer';

/** Stamps on an answer: ✓, ✗, half, 优. */
export const stamps = ['right', 'wrong', 'half', 'good'] as const;

/** Words at a place of an answer. */
export const Pin = Type.Object({
  x: Type.Number({ minimum: -1000, maximum: 100_000 }),
  y: Type.Number({ minimum: -1000, maximum: 100_000 }),
  text: Type.String({ maxLength: 300 }),
});
export type Pin = Static<typeof Pin>;
export const mostPins = 30;

/** Clockwise quarter turns of a picture, so that everybody sees it upright. */
export const Turn = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export type Turn = Static<typeof Turn>;

/**
 * Red ink on one picture of an answer (or on what was written, without `fileId`): lines, stamps and pinned words, in units of
 * the width (1000 across) of the submitted picture, so that it fits at every size and rotation.
 */
export const InkLayer = Type.Object({
  fileId: Type.Optional(Type.String({ pattern: idPattern })),
  strokes: Type.Array(Stroke, { maxItems: 300 }),
  stamps: Type.Array(
    Type.Object({
      kind: Type.Enum([...stamps]),
      x: Type.Number({ minimum: -1000, maximum: 100_000 }),
      y: Type.Number({ minimum: -1000, maximum: 100_000 }),
    }),
    { maxItems: 100 },
  ),
  pins: Type.Optional(Type.Array(Pin, { maxItems: mostPins })),
  turn: Type.Optional(Turn),
});
export type InkLayer = Static<typeof InkLayer>;
export const Ink = Type.Array(InkLayer, { maxItems: 10 });
export type Ink = Static<typeof Ink>;

export type Stamp = (typeof stamps)[number];

/** Lines from this width on are a highlighter's: wide and seen through. */
export const highlighterWidth = 28;
export const isHighlighter = ({ width }: Pick<Stroke, 'width'>): boolean => width >= highlighterWidth;

/** The layer over one picture (or over the words, without `fileId`); an empty one where nothing was drawn. */
export const layerOf = (ink: Ink, fileId?: string): InkLayer =>
  ink.find((layer) => layer.fileId === fileId) ?? { ...(fileId !== undefined && { fileId }), strokes: [], stamps: [] };

/** The ink with one layer in place of the former; an empty layer goes. */
export function withLayer(ink: Ink, layer: InkLayer): Ink {
  const others = ink.filter(({ fileId }) => fileId !== layer.fileId);
  const { strokes, stamps, pins = [], turn = 0 } = layer;
  return strokes.length + stamps.length + pins.length + turn === 0 ? others : [...others, layer];
}

/** A picture turned by quarters to the right; less than none: to the left. */
export const turned = (layer: InkLayer, quarters: number): InkLayer => ({
  ...layer,
  turn: (((((layer.turn ?? 0) + quarters) % 4) + 4) % 4) as Turn,
});

/**
 * The displayed position of a point of a rotated picture, in shares of the displayed width. `ratio` is the height of
 * the submitted picture divided by its width.
 */
export function toDisplayedPoint(
  { x, y }: Pick<Pin, 'x' | 'y'>,
  turn: Turn,
  ratio: number,
): { left: number; top: number } {
  const [across, down] = [x / 1000, y / 1000];
  switch (turn) {
    case 0:
      return { left: across, top: down };
    case 1:
      return { left: 1 - down / ratio, top: across / ratio };
    case 2:
      return { left: 1 - across, top: ratio - down };
    case 3:
      return { left: down / ratio, top: (1 - across) / ratio };
  }
}

/**
 * The point of a picture displayed at a place of its box: the inverse of {@link toDisplayedPoint}. Any unit of length.
 */
export function toPicturePoint(
  { left, top }: { readonly left: number; readonly top: number },
  { width, height }: { readonly width: number; readonly height: number },
  turn: Turn,
): [x: number, y: number] {
  const [across, down, whole] = (
    [
      [left, top, width],
      [top, width - left, height],
      [width - left, height - top, width],
      [height - top, left, height],
    ] as const
  )[turn];
  const round = (value: number) => Math.round((value / whole) * 10_000) / 10;
  return [round(across), round(down)];
}

/** Radius of the eraser: units of the width. */
const reach = 14;

/** A layer without the strokes that the eraser touches at a point; the same layer if it touches none. */
export function erasedAt(layer: InkLayer, [x, y]: readonly [number, number]): InkLayer {
  const strokes = layer.strokes.filter((stroke) => distanceTo(stroke.points, x, y) > reach + stroke.width / 2);
  const left = layer.stamps.filter((stamp) => Math.hypot(stamp.x - x, stamp.y - y) > reach + 20);
  if (strokes.length === layer.strokes.length && left.length === layer.stamps.length) return layer;
  return { ...layer, strokes, stamps: left };
}

/** How far a point is from a line of x, y and pressure in turn. */
function distanceTo(points: readonly number[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 2 < points.length; at += 3) {
    const next = at + 5 < points.length ? at + 3 : at;
    nearest = Math.min(nearest, toSegment([points[at]!, points[at + 1]!], [points[next]!, points[next + 1]!], x, y));
  }
  return nearest;
}

type Point = readonly [x: number, y: number];

function toSegment([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y);
}
