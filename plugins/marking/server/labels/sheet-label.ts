import type { Ink } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { LabelToDraw } from '../drawing/draw-task';
import { textInk } from '../layout/piece';
import { runsOf } from './runs';

/** What is printed for a student on the sheet itself. */
export interface StudentLabel extends LabelToDraw {
  /** Bars and gaps of its bar code, one for each module. */
  readonly bars: readonly boolean[];
}

/** In the place of the label on the sheet (56 × 26 mm), with room around it. */
export const label = { width: 52 * mm, height: 22 * mm } as const;
const bar = { height: 11 * mm, top: 2 * mm, width: 42 * mm } as const;

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
