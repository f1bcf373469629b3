import { type Ink, lineInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import { partsOfChoice, type ZoneOf } from '../../../model/sheet/answer-sheet';
import { bubble, bubblesAt, type Piece, placed, textInk, together } from '../piece';
import { framed, inside, line, scoreBubbles, scoreHeight, titled, type ZoneSetting } from './parts';

const titleRow = 6 * mm;

/** A box for an answer in words. */
export function answerPiece(zone: ZoneOf<'answer'>, setting: ZoneSetting): Piece {
  const { letters, words, width } = setting;
  const heading = `${zone.label}. ${words.points(zone.points)}`;
  const top: Piece = { height: titleRow, inks: [textInk(letters, heading, inside, 12, { size: 9, face: 'bold' })] };
  const cells = setting.sheet.marking === 'hand' ? scoreBubbles(zone.itemId, 0, zone.points, setting) : null;
  const begin = Math.max(titleRow, cells?.height ?? 0);
  const ruled = zone.isRuled ? rules(zone.lines, begin, width) : [];
  const height = begin + zone.lines * line + inside;
  const piece = together(height, [top, { height, inks: ruled }, ...(cells ? [cells] : [])]);
  return titled(zone.title, framed(zone, [zone.itemId], piece, width), setting);
}

const rules = (count: number, begin: number, width: number): Ink[] =>
  Array.from({ length: count }, (_, at) => {
    const y = begin + (at + 1) * line - 1 * mm;
    return lineInk([inside, y], [width - inside, y], { line: 0.4, tone: 'soft' });
  });

/** Several questions of which one is answered, its number filled in. */
export function optionalPiece(zone: ZoneOf<'optional'>, setting: ZoneSetting): Piece {
  const { letters, words, width } = setting;
  const name = textInk(letters, words.chosen, inside, 13, { size: 9 });
  const values = zone.items.map(({ itemId, label }) => ({ value: itemId, shown: label }));
  const first = inside + name.width + 6;
  const { bubbles, inks } = bubblesAt(letters, values, (at) => [first + at * 7 * mm, 2 * mm]);
  const end = first + values.length * 7 * mm;
  const cells = setting.sheet.marking === 'hand' ? scoreBubbles(zone.id, 0, zone.points, setting) : null;
  const begin = cells ? 2 * mm + bubble.height + cells.height + 1 * mm : titleRow + 2 * mm;
  const height = begin + zone.lines * line + inside;
  const piece = together(height, [
    {
      height,
      inks: [
        name,
        ...inks,
        textInk(letters, words.points(zone.points), end + 2, 13, { size: 9 }),
        ...rules(zone.lines, begin, width),
      ],
      fields: [{ kind: 'optional', id: zone.id, at: 0, isMultiple: false, mayBeEmpty: false, bubbles }],
    },
    ...(cells ? [placed(cells, 0, 2 * mm + bubble.height + 1 * mm)] : []),
  ]);
  return titled(zone.title, framed(zone, partsOfChoice(zone), piece, width), setting);
}

const square = 8 * mm;
const belowSquares = 2.6 * mm;

/** Squares for an essay, row by row, with their number where a hundred is full. */
export function essayPieces(zone: ZoneOf<'essay'>, setting: ZoneSetting): Piece[] {
  const { letters, words, width } = setting;
  const inRow = Math.max(1, Math.floor(width / square));
  const rows = Math.ceil(zone.squares / inRow);
  const wide = inRow * square;
  const squares = Array.from({ length: rows }, (_, at): Piece => {
    const upright = Array.from({ length: inRow + 1 }, (__, place) =>
      lineInk([place * square, 0], [place * square, square], { line: 0.5 }),
    );
    const [before, after] = [at * inRow, (at + 1) * inRow];
    const hundred = Math.floor(after / 100) * 100;
    const text = hundred > before ? words.squares(hundred) : null;
    const x = (hundred - before) * square;
    const height = square + belowSquares;
    return {
      height,
      inks: [
        lineInk([0, 0], [wide, 0], { line: 0.5 }),
        lineInk([0, square], [wide, square], { line: 0.5 }),
        ...upright,
        ...(text === null
          ? []
          : [textInk(letters, text, x - letters.width(text, 'regular', 5.5), square + 6, { size: 5.5 })]),
      ],
      crops: [{ x: 0, y: 0, width, height, zoneId: zone.id, itemIds: [zone.itemId] }],
    };
  });
  const heading = `${zone.label}. ${words.points(zone.points)}`;
  const cells = setting.sheet.marking === 'hand' ? scoreBubbles(zone.itemId, 0, zone.points, setting) : null;
  const top = cells ? Math.max(titleRow, scoreHeight(zone.points)) : titleRow;
  const head = titled(
    zone.title,
    together(top, [
      {
        height: top,
        inks: [textInk(letters, heading, inside, 12, { size: 9, face: 'bold' })],
        crops: [{ x: 0, y: 0, width, height: top, zoneId: zone.id, itemIds: [zone.itemId] }],
      },
      ...(cells ? [cells] : []),
    ]),
    setting,
  );
  const [first, ...rest] = squares;
  return first ? [together(head.height + first.height, [head, placed(first, 0, head.height)]), ...rest] : [head];
}
