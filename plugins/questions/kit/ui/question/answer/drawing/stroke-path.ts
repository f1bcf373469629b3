import { getStroke } from 'perfect-freehand';
import type { Stroke } from '../../../../common/answer';

/** Width of the pad in its own units; heights go on as far as one draws. */
export const padWidth = 1000;

/** A line as the outline of a shape, for `d` of an SVG path: thicker where the pen pressed. */
export function strokePath({ points, width }: Pick<Stroke, 'points' | 'width'>): string {
  const triples = Array.from({ length: Math.floor(points.length / 3) }, (_, at) => points.slice(at * 3, at * 3 + 3));
  const outline = getStroke(triples, { size: width, thinning: 0.5, smoothing: 0.5, streamline: 0.4 });
  const [first, ...rest] = outline;
  if (!first) return '';
  const round = (value: number) => Math.round(value * 10) / 10;
  const curves = rest.map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? first;
    return `${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}Q${curves.join(' ')}Z`;
}

/** The lowest point of a drawing, in the pad's units. */
export const drawingHeight = (strokes: readonly Pick<Stroke, 'points'>[]): number =>
  strokes.reduce(
    (lowest, { points }) => points.reduce((low, value, at) => (at % 3 === 1 && value > low ? value : low), lowest),
    0,
  );
