import { boxInk, type Ink, type PathInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import { cellsOfCode, codeCells, type PageCode } from '../../model/sheet/page-code';
import type { Box } from '../../model/sheet/plan';

/** Anchors stand as far from the edge as every printer and scanner reaches. */
const edge = 6 * mm;
const anchor = { width: 7 * mm, height: 4 * mm } as const;
const margin = { side: 14 * mm, top: 15 * mm, bottom: 14 * mm } as const;
const between = 8 * mm;
/** Of a cell of the code, and how far the next one is. */
const cell = { width: 2.4 * mm, height: 3 * mm, pitch: 3.4 * mm } as const;
/** Between the code and the anchor beside it. */
const beforeAnchor = 8 * mm;

/** A filled rectangle. */
export const filledInk = ({ x, y, width, height }: Box): PathInk => ({
  kind: 'path',
  x,
  y,
  path: `M0 0H${width}V${height}H0Z`,
});

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room for zones, from left to right. */
  readonly columns: readonly Box[];
  readonly anchors: readonly Box[];
  readonly code: readonly Box[];
}

/** Anchors, the places of the code's cells and columns; the same on all pages of a sheet. */
export function frameOf({ size, columns: count }: Pick<AnswerSheet, 'size' | 'columns'>): Frame {
  const { width, height } = sheets[size];
  const room = width - 2 * margin.side - (count - 1) * between;
  const columns = Array.from({ length: count }, (_, at) => ({
    x: margin.side + at * (room / count + between),
    y: margin.top,
    width: room / count,
    height: height - margin.top - margin.bottom,
  }));
  const [top, bottom] = [edge, height - edge - anchor.height];
  const right = width - edge - anchor.width;
  const joints = columns.slice(1).map(({ x }) => x - between / 2 - anchor.width / 2);
  const at = (x: number, y: number): Box => ({ x, y, ...anchor });
  const begin = right - beforeAnchor - codeCells * cell.pitch;
  const code = Array.from({ length: codeCells }, (_, place) => ({
    x: begin + place * cell.pitch,
    y: edge + (anchor.height - cell.height) / 2,
    width: cell.width,
    height: cell.height,
  }));
  // an anchor under the code would be taken for a cell
  const above = joints.filter((x) => x + anchor.width + between < begin);
  return {
    width,
    height,
    columns,
    code,
    anchors: [
      at(edge, top),
      at(right, top),
      at(right, bottom),
      at(edge, bottom),
      ...above.map((x) => at(x, top)),
      ...joints.map((x) => at(x, bottom)),
    ],
  };
}

/** What a machine finds a page by. */
export function frameInks({ anchors, code }: Frame, pageCode: PageCode): Ink[] {
  const cells = cellsOfCode(pageCode);
  return [
    ...anchors.map(filledInk),
    ...code.map((box, at) =>
      cells[at] ? filledInk(box) : boxInk(box.x, box.y, box.width, box.height, { line: 0.4, tone: 'pale' }),
    ),
  ];
}
