import { lineInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { ZoneOf } from '../../../model/sheet/answer-sheet';
import { bubblesAt, type Piece, placed, textInk, together } from '../piece';
import { framed, inside, rowsOf, type ZoneSetting } from './parts';

const row = 10 * mm;
const least = 52 * mm;
const betweenGaps = 4 * mm;
const cellPitch = 6.2 * mm;

interface Gap {
  readonly itemId: string;
  readonly name: string;
  readonly at: number;
  readonly points: number;
}

/** Gaps of all questions of the zone, beside each other where there is room; a row is not divided. */
export function gapPieces(zone: ZoneOf<'gaps'>, setting: ZoneSetting): Piece[] {
  const all = zone.items.flatMap(({ itemId, label, gaps, points }) =>
    Array.from(
      { length: gaps },
      (_, at): Gap => ({
        itemId,
        name: at === 0 ? `${label}.${gaps > 1 ? ' (1)' : ''}` : `(${at + 1})`,
        at,
        points: points / gaps,
      }),
    ),
  );
  const room = setting.width - 2 * inside;
  const beside = Math.max(1, Math.floor((room + betweenGaps) / (least + betweenGaps)));
  const width = (room - (beside - 1) * betweenGaps) / beside;
  const rows = Array.from({ length: Math.ceil(all.length / beside) }, (_, at) =>
    all.slice(at * beside, (at + 1) * beside),
  );
  const drawnRows = rows.map((gaps) => {
    const drawn = gaps.map((gap, place) =>
      placed(gapOf(gap, width, setting), inside + place * (width + betweenGaps), 0),
    );
    const ids = [...new Set(gaps.map(({ itemId }) => itemId))];
    return framed(zone, ids, together(row, drawn), setting.width);
  });
  return rowsOf(zone.title, drawnRows, setting);
}

/** A line to write on; on sheets that are marked by hand with a cell for none and one for all points. */
function gapOf({ itemId, name, at, points }: Gap, width: number, { letters, sheet }: ZoneSetting): Piece {
  const number = textInk(letters, name, 0, row - 8, { size: 9 });
  const isByHand = sheet.marking === 'hand';
  const cells = isByHand ? 2 * cellPitch + 1 * mm : 0;
  const inks = [number, lineInk([number.width + 3, row - 6], [width - cells, row - 6], { line: 0.5 })];
  if (!isByHand) return { height: row, inks };
  const values = [0, points].map((value) => ({ value: String(value), shown: String(value) }));
  const drawn = bubblesAt(letters, values, (place) => [width - cells + 1 * mm + place * cellPitch, row - 6 - 2.8 * mm]);
  return {
    height: row,
    inks: [...inks, ...drawn.inks],
    fields: [{ kind: 'score', id: itemId, at, isMultiple: false, mayBeEmpty: false, bubbles: drawn.bubbles }],
  };
}
