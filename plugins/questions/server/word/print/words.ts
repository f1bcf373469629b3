import { moved } from 'edutech/plugins/print/kit/common/ink';
import type { Atom } from 'edutech/plugins/print/kit/server/flow/atoms';
import { beside, emptyRow, heightOf, type Row, rowsOf } from 'edutech/plugins/print/kit/server/flow/rows';
import { tableRows } from 'edutech/plugins/print/kit/server/parts/table';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import { wordAtom, wordsIn } from 'edutech/plugins/print/kit/server/text/words';
import type { Paragraph, Piece, PieceStyle } from '../sheet/piece';
import { atomsOf, type Layout, textSize } from './atoms';

/** Room for the number of a question, which stands before its text. Points. */
export const inset = 23;

/** Size of each kind of paragraph, of its remarks in brackets, and the room above and below it. Points. */
const looks: Readonly<Record<PieceStyle, Look>> = {
  text: { size: textSize, above: 0, below: 0 },
  secret: { size: textSize, above: 0, below: 2 },
  title: { size: 16, above: 2, below: 4 },
  subtitle: { size: 18, spacing: 2.5, above: 0, below: 4 },
  info: { size: textSize, above: 0, below: 2 },
  part: { size: 12.5, above: 8, below: 4 },
  section: { size: 11.5, above: 7, below: 3 },
};

interface Look {
  readonly size: number;
  /** Between its signs. */
  readonly spacing?: number;
  readonly above: number;
  readonly below: number;
}

export async function rowsOfParagraph(layout: Layout, piece: Paragraph): Promise<Row[]> {
  const { size, spacing = 0, above, below } = looks[piece.style];
  const atoms: Atom[] = piece.label === undefined ? [] : [labelAtom(layout.letters, piece.label, size)];
  for (const inline of piece.inlines) {
    // what a heading says in brackets is as large as the text
    const isRemark = inline.kind === 'text' && !inline.marks?.includes('bold');
    const own = await atomsOf(layout, [inline], isRemark ? Math.min(size, textSize) : size);
    atoms.push(...own.map((atom) => ({ ...atom, width: atom.width + spacing })));
  }
  const box = piece.box ? scoreBox(layout.letters, piece.box) : null;
  const left = box ? boxWidth + 8 : 0;
  const rows = rowsOf(atoms, {
    left,
    width: layout.width - left,
    ...(piece.align && { align: piece.align }),
    indent: piece.isIndented ? 2 * size : 0,
  });
  const said = box ? [beside([[box], [emptyRow(Math.max(0, (box.height - heightOf(rows)) / 2)), ...rows]])] : rows;
  return [...(above > 0 ? [emptyRow(above)] : []), ...said, ...(below > 0 ? [emptyRow(below)] : [])];
}

/** The number of a question: it stands before the line and takes no room in it. */
function labelAtom(letters: Letters, label: string, size: number): Atom {
  const atom = wordAtom(letters, label, { size });
  return { ...atom, width: 0, inks: moved(atom.inks, -inset, 0) };
}

const boxWidth = 72;
const small = 8.5;

const setSmall = (letters: Letters, words: string, size = small): Atom[] =>
  wordsIn(letters, words).map((word) => wordAtom(letters, word, { size }));

/** Two columns with their names, and room below each. */
function scoreBox(letters: Letters, names: readonly [string, string]): Row {
  const widths = [boxWidth * 0.46, boxWidth * 0.54];
  const heads = names.map((name) => ({ atoms: setSmall(letters, name) }));
  const rows = tableRows([heads, [{ atoms: [] }, { atoms: [] }]], { left: 0, widths, least: 14, leading: -1 });
  return beside([rows]);
}

/** A table of words as wide as the column, which is not cut. */
export function rowsOfWords({ letters, width }: Layout, { lines, shares }: Extract<Piece, { kind: 'table' }>): Row[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / all) * width);
  const cells = lines.map((line) =>
    line.map(({ words, ...reach }) => ({ atoms: setSmall(letters, words, 9.5), ...reach })),
  );
  return [emptyRow(2), beside([tableRows(cells, { left: 0, widths, least: 20 })]), emptyRow(6)];
}
