import { boxInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { AnswerSheet, SheetZone } from '../../../model/sheet/answer-sheet';
import { bubble, bubblesAt, type Piece, placed, textInk, together } from '../piece';
import type { SheetWords } from '../words';

/** What the drawing of a zone needs to know. */
export interface ZoneSetting {
  readonly sheet: AnswerSheet;
  readonly words: SheetWords;
  readonly letters: Letters;
  /** Of the column. */
  readonly width: number;
}

export const line = 9 * mm;
export const inside = 2 * mm;
export const afterZone = 3 * mm;
const titleHeight = 6 * mm;
const score = { pitch: 6.2 * mm, height: 5.4 * mm } as const;

/** Rows of a zone in their order: the first has its title, and frames of those that follow each other touch. */
export const rowsOf = (title: string, rows: readonly Piece[], setting: ZoneSetting): Piece[] =>
  rows.map((row, at) => titled(at === 0 ? title : '', row, setting, at === rows.length - 1 ? afterZone : 0));

/** A title over what belongs to it; none where it is empty. */
export function titled(
  title: string,
  piece: Piece,
  { letters }: Pick<ZoneSetting, 'letters'>,
  after = afterZone,
): Piece {
  if (title === '') return { ...piece, height: piece.height + after };
  const name: Piece = { height: titleHeight, inks: [textInk(letters, title, 0, 11, { size: 9.5, face: 'bold' })] };
  return together(titleHeight + piece.height + after, [name, placed(piece, 0, titleHeight)]);
}

/** A frame around all that a marker sees of a zone. */
export const framed = (zone: SheetZone, itemIds: readonly string[], piece: Piece, width: number): Piece =>
  together(piece.height, [
    {
      height: piece.height,
      inks: [boxInk(0, 0, width, piece.height, { line: 0.8 })],
      crops: [{ x: 0, y: 0, width, height: piece.height, zoneId: zone.id, itemIds }],
    },
    piece,
  ]);

/** Points that can be given by filling a cell: each whole point up to ten; above that tens and ones, with a half. */
export function scoreCells(points: number): readonly (readonly number[])[] {
  const half = Number.isInteger(points) ? [] : [0.5];
  if (points <= 10) return [[...Array.from({ length: Math.floor(points) + 1 }, (_, at) => at), ...half]];
  const tens = Array.from({ length: Math.floor(points / 10) + 1 }, (_, at) => at * 10);
  return [tens, [...Array.from({ length: 10 }, (_, at) => at), ...half]];
}

export const scoreHeight = (points: number): number => scoreCells(points).length * score.height;

/** Cells in which a marker gives points on paper, at the right end of a width; the sum of filled ones is read. */
export function scoreBubbles(id: string, at: number, points: number, { letters, width }: ZoneSetting): Piece {
  const rows = scoreCells(points);
  const drawn = rows.map((row, down) => {
    const begin = width - inside - row.length * score.pitch + (score.pitch - bubble.width);
    const values = row.map((value) => ({ value: String(value), shown: String(value) }));
    return bubblesAt(letters, values, (place) => [begin + place * score.pitch, down * score.height + 1.6 * mm]);
  });
  return {
    height: rows.length * score.height,
    inks: drawn.flatMap(({ inks }) => inks),
    fields: drawn.map(({ bubbles }, down) => ({
      kind: 'score',
      id: `${id} ${down}`,
      at,
      isMultiple: rows[down]!.includes(0.5),
      mayBeEmpty: false,
      bubbles,
    })),
  };
}
