import { boxInk, type Ink, moved, type Page } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { LabelToDraw } from '../drawing/draw-task';
import { textInk } from '../layout/piece';

/** What is printed for a student. */
export interface StudentLabel extends LabelToDraw {
  /** Bars and gaps of its bar code, one for each module. */
  readonly bars: readonly boolean[];
}

/** Labels fit the place on the sheet (56 × 26 mm) with room around them. */
export const label = { width: 52 * mm, height: 22 * mm } as const;
const columns = 3;
const rows = 12;
const between = { x: 8 * mm, y: 1.5 * mm } as const;
const bar = { height: 11 * mm, top: 2 * mm, width: 42 * mm } as const;

/** Sheets of labels to be cut out, in the order of the students. */
export function labelPages(students: readonly StudentLabel[], letters: Letters): Page[] {
  const { width, height } = sheets.a4;
  const left = (width - columns * label.width - (columns - 1) * between.x) / 2;
  const top = (height - rows * label.height - (rows - 1) * between.y) / 2;
  const inPage = columns * rows;
  return Array.from({ length: Math.ceil(students.length / inPage) }, (_, page) => ({
    width,
    height,
    places: [],
    inks: students.slice(page * inPage, (page + 1) * inPage).flatMap((student, at) => {
      const x = left + (at % columns) * (label.width + between.x);
      const y = top + Math.floor(at / columns) * (label.height + between.y);
      const frame: Ink = { ...boxInk(0, 0, label.width, label.height, { line: 0.3, tone: 'faint' }), dash: [2, 2] };
      return moved([frame, ...labelInks(student, letters)], x, y);
    }),
  }));
}

/** Bar code, number and name, {@link label} in size. */
export function labelInks({ name, admission, bars }: StudentLabel, letters: Letters): Ink[] {
  const pitch = bar.width / bars.length;
  const middle = (text: string, y: number, size: number) =>
    textInk(letters, text, (label.width - letters.width(text, 'regular', size)) / 2, y, { size });
  const path = runsOf(bars)
    .map(({ from, to }) => `M${from * pitch} 0H${to * pitch}V${bar.height}H${from * pitch}Z`)
    .join('');
  return [
    { kind: 'path', x: (label.width - bar.width) / 2, y: bar.top, path },
    middle(admission, bar.top + bar.height + 11, 9),
    middle(name, bar.top + bar.height + 21, 8),
  ];
}

/** Bars that touch are one. */
function runsOf(bars: readonly boolean[]): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, isBar] of bars.entries()) {
    if (!isBar) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}
