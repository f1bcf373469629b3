import { elementsOf, textWithin, type XmlElement } from '../../xml/xml-tree';
import { readTypeset } from '../typesetting/read-typeset';
import type { Typesetting } from '../typesetting/typesetting';
import { type Matrix, identity, times, transformOf, translation } from './matrix';

/** Something to paint black; `matrix` leads from its units to those of the formula (1000 to an em, y downwards). */
export type Shape = { readonly matrix: Matrix; readonly clip: Clip | null } & (
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'rect'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'line'; readonly from: readonly [number, number]; readonly to: readonly [number, number] }
  /** Characters that the formula font does not have: Chinese. `size` is that of the font. */
  | { readonly kind: 'text'; readonly text: string; readonly size: number }
);

/** What of a shape is seen: large braces are cut together from pieces. In units of `matrix`. */
export interface Clip {
  readonly matrix: Matrix;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A formula to be painted: its size in thousandths of an em, and its shapes around the baseline (y = 0). */
export interface FormulaShapes {
  readonly width: number;
  /** Above the baseline and below it. */
  readonly ascent: number;
  readonly descent: number;
  readonly shapes: readonly Shape[];
}

/** The shapes of a formula, for printing without its fonts. Throws LatexFault. */
export async function shapesOfLatex(
  typesetting: Typesetting,
  latex: string,
  isDisplay = false,
): Promise<FormulaShapes> {
  const svg = readTypeset(await typesetting.svg(latex, isDisplay));
  const [, top = 0, width = 0, height = 0] = numbers(svg.attributes['viewBox']);
  const shapes: Shape[] = [];
  for (const child of elementsOf(svg)) collect(child, identity, null, shapes);
  return { width, ascent: -top, descent: height + top, shapes };
}

const numbers = (text: string | undefined): number[] => (text ?? '').split(/[\s,]+/).map(Number);
const number = (element: XmlElement, name: string) => Number.parseFloat(element.attributes[name] ?? '0') || 0;

function collect(element: XmlElement, outer: Matrix, clip: Clip | null, shapes: Shape[]): void {
  const matrix = times(outer, transformOf(element.attributes['transform']));
  switch (element.name) {
    case 'path':
      shapes.push({ kind: 'path', path: element.attributes['d'] ?? '', matrix, clip });
      return;
    case 'rect':
      shapes.push({
        kind: 'rect',
        x: number(element, 'x'),
        y: number(element, 'y'),
        width: number(element, 'width'),
        height: number(element, 'height'),
        matrix,
        clip,
      });
      return;
    case 'line':
      shapes.push({
        kind: 'line',
        from: [number(element, 'x1'), number(element, 'y1')],
        to: [number(element, 'x2'), number(element, 'y2')],
        matrix,
        clip,
      });
      return;
    case 'text':
      shapes.push({ kind: 'text', text: textWithin(element), size: number(element, 'font-size') || 884, matrix, clip });
      return;
    default:
      for (const child of elementsOf(element)) collect(child, ...window(element, matrix, clip), shapes);
  }
}

/** A picture inside the picture shows a part of its own plane. */
function window(element: XmlElement, outer: Matrix, clip: Clip | null): [Matrix, Clip | null] {
  if (element.name !== 'svg') return [outer, clip];
  const [x = 0, y = 0, width = 0, height = 0] = numbers(element.attributes['viewBox']);
  const placed = times(outer, translation(number(element, 'x'), number(element, 'y')));
  const scale: Matrix = [
    width ? number(element, 'width') / width : 1,
    0,
    0,
    height ? number(element, 'height') / height : 1,
    0,
    0,
  ];
  const matrix = times(times(placed, scale), translation(-x, -y));
  return [matrix, { matrix, x, y, width, height }];
}
