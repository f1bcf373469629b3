import type { Ink, PathInk } from 'edutech/plugins/print/kit/common/ink';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import { times } from '../../../kit/server/formula/svg/matrix';
import type { FormulaShapes, Shape } from '../../../kit/server/formula/svg/shapes';

interface Drawn {
  readonly latex: string;
  readonly x: number;
  readonly scale: number;
}

/** A formula as ink, its baseline at y = 0; letters are paths, so no font of formulas is needed. */
export function inksOfFormula(letters: Letters, { shapes }: FormulaShapes, { latex, x, scale }: Drawn): Ink[] {
  const inks = shapes.map((shape) => inkOf(letters, shape, x, scale));
  const first = inks.findIndex(({ kind }) => kind === 'path');
  return inks.map((ink, at) => (at === first ? { ...(ink as PathInk), label: latex } : ink));
}

function inkOf(letters: Letters, shape: Shape, x: number, scale: number): Ink {
  const drawn = [scale, 0, 0, scale, 0, 0] as const;
  const transform = times(drawn, shape.matrix);
  if (shape.kind === 'text') {
    // Chinese in a formula: never turned, so that its place and its size are enough
    const [a, , , , e, f] = transform;
    const size = shape.size * a;
    const { text } = shape;
    return { kind: 'text', x: x + e, y: f, text, size, width: letters.width(text, 'regular', size), face: 'regular' };
  }
  return {
    kind: 'path',
    x,
    y: 0,
    transform,
    ...pathOf(shape),
    ...(shape.clip && {
      clip: {
        transform: times(drawn, shape.clip.matrix),
        box: [shape.clip.x, shape.clip.y, shape.clip.width, shape.clip.height] as const,
      },
    }),
  };
}

function pathOf(shape: Exclude<Shape, { kind: 'text' }>): { readonly path: string; readonly line?: number } {
  if (shape.kind === 'path') return { path: shape.path };
  if (shape.kind === 'rect') return { path: `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}Z` };
  return { path: `M${shape.from.join(' ')}L${shape.to.join(' ')}`, line: 60 };
}
