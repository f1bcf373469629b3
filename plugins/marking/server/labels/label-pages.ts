import { type Ink, lineInk, moved, type Page } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { LabelToDraw } from '../drawing/draw-task';
import { textInk } from '../layout/piece';
import { runsOf } from './runs';

/** What is printed for a student on a label. */
export interface CutLabel extends LabelToDraw {
  /** Modules of its QR code, row by row. */
  readonly squares: readonly (readonly boolean[])[];
}

/** Labels fit the place on the sheet (56 × 26 mm), edges that were cut askew included. */
const label = { width: 54 * mm, height: 24.5 * mm } as const;
const columns = 3;
const rows = 10;
export const labelsOnPage = columns * rows;
const square = 18 * mm;
const inside = 3 * mm;
/** Lines to cut along, outside of the labels and where four of them meet. */
const mark = 4 * mm;
const cross = 1.5 * mm;

const left = (sheets.a4.width - columns * label.width) / 2;
const top = 30 * mm;

/** Sheets of labels to be cut, each class on pages of its own in the order in which the students are given. */
export function labelPages(students: readonly CutLabel[], title: string, letters: Letters): Page[] {
  const { width, height } = sheets.a4;
  return [...Map.groupBy(students, ({ className }) => className)].flatMap(([className, own]) => {
    const count = Math.ceil(own.length / labelsOnPage);
    return Array.from({ length: count }, (_, page): Page => {
      const heading = [title, className, count > 1 ? `${page + 1} / ${count}` : ''].filter(Boolean).join('　');
      return {
        width,
        height,
        places: [],
        inks: [
          textInk(letters, heading, left, top - 8 * mm, { size: 12, face: 'bold' }),
          ...cuttingMarks(),
          ...own.slice(page * labelsOnPage, (page + 1) * labelsOnPage).flatMap((student, at) => {
            const x = left + (at % columns) * label.width;
            const y = top + Math.floor(at / columns) * label.height;
            return moved(labelInks(student, letters), x, y);
          }),
        ],
      };
    });
  });
}

function cuttingMarks(): Ink[] {
  const xs = Array.from({ length: columns + 1 }, (_, at) => left + at * label.width);
  const ys = Array.from({ length: rows + 1 }, (_, at) => top + at * label.height);
  const [right, bottom] = [xs.at(-1)!, ys.at(-1)!];
  const look = { line: 0.4, tone: 'pale' } as const;
  return [
    ...xs.flatMap((x) => [
      lineInk([x, top - mark], [x, top - 1], look),
      lineInk([x, bottom + 1], [x, bottom + mark], look),
    ]),
    ...ys.flatMap((y) => [
      lineInk([left - mark, y], [left - 1, y], look),
      lineInk([right + 1, y], [right + mark, y], look),
    ]),
    ...xs
      .slice(1, -1)
      .flatMap((x) =>
        ys
          .slice(1, -1)
          .flatMap((y) => [
            lineInk([x - cross, y], [x + cross, y], look),
            lineInk([x, y - cross], [x, y + cross], look),
          ]),
      ),
  ];
}

/** QR code, name, number, class, and room with seat: who hands them out finds the desk. */
function labelInks({ name, admission, className, place, squares }: CutLabel, letters: Letters): Ink[] {
  const pitch = square / squares.length;
  const path = squares
    .flatMap((row, at) =>
      runsOf(row).map(
        ({ from, to }) => `M${from * pitch} ${at * pitch}H${to * pitch}V${(at + 1) * pitch}H${from * pitch}Z`,
      ),
    )
    .join('');
  const x = inside + square + inside;
  const room = label.width - x - 1 * mm;
  const said = (text: string, y: number, size: number, face: 'regular' | 'bold' = 'regular') => {
    const wide = letters.width(text, face, size);
    // what has no room is set smaller: nothing is written over the next label
    return textInk(letters, text, x, y, { size: wide > room ? (size * room) / wide : size, face });
  };
  return [
    { kind: 'path', x: inside, y: (label.height - square) / 2, path },
    said(name, 7 * mm, 11, 'bold'),
    said(admission, 12 * mm, 9),
    said(className, 16.5 * mm, 8),
    said(place, 21 * mm, 8),
  ];
}
