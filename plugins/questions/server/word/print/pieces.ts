import { boxInk, type Ink, lineInk, moved, type TextInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre } from 'edutech/plugins/print/kit/common/paper-sizes';
import { type Atom, widthOfAtoms } from 'edutech/plugins/print/kit/server/flow/atoms';
import { beside, emptyRow, heightOf, type Row, rowsOf, stacked } from 'edutech/plugins/print/kit/server/flow/rows';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import { wordAtom } from 'edutech/plugins/print/kit/server/text/words';
import type { Block, Content } from '../../../kit/common/content';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import type { Piece, Unit } from '../export/sheet';
import { atomsOf, formulaAtom, type Layout, pictureAtom, textSize } from './atoms';

const highestPicture = 260;

/** Room for the number of a question, which stands before its text. Points. */
const inset = 23;

/** The rows of a unit: below a question's number there is nothing but the next one. */
export async function rowsOfUnit(layout: Layout, unit: Unit): Promise<Row[]> {
  const at = unit.findIndex((piece) => piece.kind === 'paragraph' && piece.label !== undefined);
  if (at < 0) return rowsOfText(layout, unit);
  const before = await rowsOfPieces(layout, unit.slice(0, at));
  const question = await rowsOfText({ ...layout, width: layout.width - inset }, unit.slice(at));
  return [...before, ...question.map((row) => ({ ...row, inks: moved(row.inks, inset, 0) }))];
}

/** Its first figure that is to stand beside the text does so, where there is room for both. */
async function rowsOfText(layout: Layout, unit: Unit): Promise<Row[]> {
  const figure = unit.find(isBeside);
  const rows = figure ? await rowsWithFigure(layout, unit, figure) : null;
  return [...(rows ?? (await rowsOfPieces(layout, unit))), emptyRow(4)];
}

type Figure = Extract<Block, { kind: 'picture' }>;
const isBeside = (piece: Piece): piece is Extract<Piece, { kind: 'block' }> & { readonly block: Figure } =>
  piece.kind === 'block' && piece.block.kind === 'picture' && piece.block.place === 'end';

const gutter = 14;

/** Text at the left, the figure at the right; null where the text would be narrower than three fifths of the column. */
async function rowsWithFigure(
  layout: Layout,
  unit: Unit,
  figure: Piece & { readonly block: Figure },
): Promise<Row[] | null> {
  const drawn = pictureAtom(layout, figure.block, highestPicture);
  const width = layout.width - drawn.width - gutter;
  if (width < layout.width * 0.6) return null;
  // room to write goes below both, over the whole width
  const others = unit.filter((piece) => piece !== figure);
  const text = others.filter(({ kind }) => kind !== 'space');
  const below = others.filter(({ kind }) => kind === 'space');
  const picture = rowsOf([drawn], { left: width + gutter, width: drawn.width });
  const rows = await rowsOfPieces({ ...layout, width }, text);
  return [beside([rows, picture]), ...(await rowsOfPieces(layout, below))];
}

async function rowsOfPieces(layout: Layout, pieces: readonly Piece[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const piece of pieces) rows.push(...(await rowsOfPiece(layout, piece)));
  return rows;
}

async function rowsOfPiece(layout: Layout, piece: Piece): Promise<Row[]> {
  switch (piece.kind) {
    case 'paragraph': {
      const size = piece.style === 'title' ? 16 : piece.style === 'section' ? 11.5 : textSize;
      const text = await atomsOf(layout, piece.inlines, size, piece.style !== 'text');
      const atoms = piece.label === undefined ? text : [labelAtom(layout.letters, piece.label, size), ...text];
      const rows = rowsOf(atoms, {
        left: 0,
        width: layout.width,
        ...(piece.align && { align: piece.align }),
        indent: piece.isIndented ? 2 * size : 0,
      });
      return piece.style === 'text' ? rows : [emptyRow(8), ...rows, emptyRow(4)];
    }
    case 'options':
      return rowsOfOptions(layout, piece.options);
    case 'space':
      return rowsOfSpace(layout, piece);
    case 'block':
      return rowsOfBlock(layout, piece.block, { left: 0, width: layout.width });
  }
}

/** The number of a question: it stands before the line and takes no room in it. */
function labelAtom(letters: Letters, label: string, size: number): Atom {
  const atom = wordAtom(letters, label, { size });
  return { ...atom, width: 0, inks: moved(atom.inks, -inset, 0) };
}

/** A row of handwriting: 9 mm. */
const handwriting = 9 * millimetre;
/** Squares are counted for who writes an essay: after each hundred. */
const counted = 100;

function rowsOfSpace({ letters, width }: Layout, { look, rows }: Extract<Piece, { kind: 'space' }>): Row[] {
  const squares = Math.floor(width / handwriting);
  const inks = (row: number): Ink[] => {
    if (look === 'blank') return [];
    if (look === 'lines') return [lineInk([0, handwriting], [width, handwriting], { line: 0.4, tone: 'pale' })];
    const boxes = Array.from({ length: squares }, (_, at) =>
      boxInk(at * handwriting, 0, handwriting, handwriting, { line: 0.4, tone: 'pale' }),
    );
    return [...boxes, ...countInks(letters, row * squares, squares)];
  };
  return Array.from({ length: rows }, (_, row) => ({ height: handwriting, inks: inks(row) }));
}

/** How many squares there are up to here, small in the last of each hundred. */
function countInks(letters: Letters, before: number, squares: number): TextInk[] {
  const hundred = Math.ceil((before + 1) / counted) * counted;
  if (hundred > before + squares) return [];
  const text = String(hundred);
  const width = letters.width(text, 'regular', 6);
  const x = (hundred - before) * handwriting - width - 1.5;
  return [{ kind: 'text', x, y: handwriting - 2, text, size: 6, width, face: 'regular', tone: 'pale' }];
}

interface Place {
  readonly left: number;
  readonly width: number;
}

/** Options in as many columns as the widest of them leaves room for. */
async function rowsOfOptions(layout: Layout, options: readonly Content[]): Promise<Row[]> {
  const lettered = options.map((option, at): Content => {
    const letter = { kind: 'text' as const, text: `${answerLetter(at)}．` };
    const [first, ...others] = option;
    if (first?.kind === 'paragraph') return [{ ...first, inlines: [letter, ...first.inlines] }, ...others];
    if (first?.kind === 'picture')
      return [
        {
          kind: 'paragraph',
          inlines: [
            letter,
            { kind: 'picture', file: first.file, width: first.width, height: first.height, alt: first.alt },
          ],
        },
        ...others,
      ];
    return [{ kind: 'paragraph', inlines: [letter] }, ...option];
  });
  const firsts: Atom[][] = [];
  for (const [first] of lettered) firsts.push(first?.kind === 'paragraph' ? await atomsOf(layout, first.inlines) : []);
  const widest = Math.max(...firsts.map(widthOfAtoms)) + 14;
  const isPlain = lettered.every(({ length }) => length === 1);
  const fits = (columns: number) => isPlain && widest <= layout.width / columns;
  const columns = fits(4) && options.length > 2 ? 4 : fits(2) ? 2 : 1;
  const width = layout.width / columns;
  const cells: Row[][] = [];
  for (const [at, option] of lettered.entries()) {
    const place = { left: (at % columns) * width, width: width - 8 };
    const rows = rowsOf(firsts[at]!, place);
    for (const block of option.slice(1)) rows.push(...(await rowsOfAny(layout, block, place)));
    cells.push(rows);
  }
  // each row of options is one row, and is not cut; a long option alone may be
  if (columns === 1) return cells.flat();
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    beside(cells.slice(row * columns, (row + 1) * columns)),
  );
}

const rowsOfAny = async (layout: Layout, block: Block, place: Place): Promise<Row[]> =>
  block.kind === 'paragraph' ? rowsOf(await atomsOf(layout, block.inlines), place) : rowsOfBlock(layout, block, place);

async function rowsOfBlock(layout: Layout, block: Exclude<Block, { kind: 'paragraph' }>, place: Place): Promise<Row[]> {
  switch (block.kind) {
    case 'formula':
      return rowsOf([await formulaAtom(layout, block.latex, textSize)], { ...place, align: 'center' });
    case 'picture':
      return rowsOf([pictureAtom(layout, block, highestPicture)], {
        ...place,
        align: block.place === 'end' ? 'end' : 'center',
      });
    case 'table':
      return rowsOfTable(layout, block, place);
    case 'audio':
      return [];
  }
}

const padding = 4;

/** A table with lines around its cells; cells that reach down stand in their first row. */
async function rowsOfTable(
  layout: Layout,
  { rows }: Extract<Block, { kind: 'table' }>,
  { left, width }: Place,
): Promise<Row[]> {
  const count = Math.max(1, ...rows.map((row) => row.reduce((sum, { columns = 1 }) => sum + columns, 0)));
  const column = Math.min(width / count, 150);
  const written: Row[] = [];
  for (const row of rows) {
    const cells: { left: number; width: number; rows: Row[] }[] = [];
    let at = left;
    for (const { inlines, columns = 1, isHead } of row) {
      const cell = { left: at, width: column * columns };
      const atoms = await atomsOf(layout, inlines, textSize, isHead === true);
      cells.push({
        ...cell,
        rows: rowsOf(atoms, { left: cell.left + padding, width: cell.width - 2 * padding, align: 'center' }),
      });
      at += cell.width;
    }
    const height = Math.max(20, ...cells.map((cell) => heightOf(cell.rows) + 4));
    written.push({
      height,
      inks: cells.flatMap((cell) => [
        boxInk(cell.left, 0, cell.width, height),
        ...moved(stacked(cell.rows, 0), 0, (height - heightOf(cell.rows)) / 2),
      ]),
    });
  }
  return [emptyRow(4), ...written, emptyRow(6)];
}
