import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { ZoneOf } from '../../../model/sheet/answer-sheet';
import { bubble, bubblesAt, type Piece, placed, textInk, together } from '../piece';
import { framed, inside, rowsOf, type ZoneSetting } from './parts';

const item = { row: 5 * mm, label: 9 * mm, pitch: 7 * mm } as const;
/** Questions stand in groups of five, as on every sheet that students know. */
const inGroup = 5;
const betweenGroups = 5 * mm;

/** Right and wrong, as every school writes them. */
const truthSigns = ['√', '×'] as const;

type Item = ZoneOf<'choices'>['items'][number];

/** Choices in groups of five, groups beside each other and then below; a row of groups is not divided. */
export function choicePieces(zone: ZoneOf<'choices'>, setting: ZoneSetting): Piece[] {
  const options = Math.max(...zone.items.map((one) => one.options));
  const groupWidth = item.label + options * item.pitch;
  const beside = Math.max(1, Math.floor((setting.width - 2 * inside + betweenGroups) / (groupWidth + betweenGroups)));
  const groups = chunksOf(zone.items, inGroup);
  const rows = chunksOf(groups, beside).map((row) => {
    const height = Math.max(...row.map((group) => group.length)) * item.row + 2 * inside;
    const drawn = row.map((group, place) =>
      placed(groupOf(group, setting), inside + place * (groupWidth + betweenGroups), inside),
    );
    const ids = row.flat().map(({ itemId }) => itemId);
    return framed(zone, ids, together(height, drawn), setting.width);
  });
  return rowsOf(zone.title, rows, setting);
}

function groupOf(items: readonly Item[], { letters }: ZoneSetting): Piece {
  const rows = items.map((one, down): Piece => {
    const y = down * item.row + (item.row - bubble.height) / 2;
    const values = Array.from({ length: one.options }, (_, at) => {
      const value = String.fromCodePoint(65 + at);
      return { value, shown: one.isTruth ? truthSigns[at]! : value };
    });
    const { bubbles, inks } = bubblesAt(letters, values, (at) => [item.label + at * item.pitch, y]);
    const x = item.label - 5 - letters.width(one.label, 'bold', 9);
    return {
      height: item.row,
      inks: [textInk(letters, one.label, x, y + bubble.height - 0.5, { size: 9, face: 'bold' }), ...inks],
      fields: [{ kind: 'choice', id: one.itemId, at: 0, isMultiple: one.isMultiple, mayBeEmpty: true, bubbles }],
    };
  });
  return together(items.length * item.row, rows);
}

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
