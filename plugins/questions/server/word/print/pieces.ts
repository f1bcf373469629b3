import { boxInk, type Ink, lineInk, moved, type TextInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre } from 'edutech/plugins/print/kit/common/paper-sizes';
import { type Atom, widthOfAtoms } from 'edutech/plugins/print/kit/server/flow/atoms';
import { beside, emptyRow, heightOf, type Row, rowsOf } from 'edutech/plugins/print/kit/server/flow/rows';
import { fieldRows } from 'edutech/plugins/print/kit/server/parts/fields';
import { codeInk } from 'edutech/plugins/print/kit/server/parts/qr-code';
import { type TableCell, tableRows } from 'edutech/plugins/print/kit/server/parts/table';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { Block, Content } from '../../../kit/common/content';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import type { Piece } from '../sheet/piece';
import { atomsOf, formulaAtom, type Layout, pictureAtom, textSize } from './atoms';
import { inset, rowsOfParagraph, rowsOfWords } from './words';

const highestPicture = 260;

/** The rows of a unit: below a question's number there is nothing but the next one. */
export async function rowsOfUnit(layout: Layout, pieces: readonly Piece[]): Promise<Row[]> {
  const [code, ...others] = pieces;
  if (code?.kind === 'code') return rowsWithCode(layout, code, others);
  const at = pieces.findIndex((piece) => piece.kind === 'paragraph' && piece.label !== undefined);
  if (at < 0) return rowsOfText(layout, pieces);
  const before = await rowsOfPieces(layout, pieces.slice(0, at));
  const question = await rowsOfText({ ...layout, width: layout.width - inset }, pieces.slice(at));
  return [...before, ...question.map((row) => ({ ...row, inks: moved(row.inks, inset, 0) }))];
}

/** Edge of a QR code, and the room before it. Points. */
const codeSize = 48;
const beforeCode = 10;

/** Text at the left, the code at the right of its first rows. */
async function rowsWithCode(
  layout: Layout,
  { text, label }: Extract<Piece, { kind: 'code' }>,
  pieces: readonly Piece[],
): Promise<Row[]> {
  const rows = await rowsOfUnit({ ...layout, width: layout.width - codeSize - beforeCode }, pieces);
  const code = codeInk(text, { x: layout.width - codeSize, y: 0, size: codeSize, label });
  const [first = emptyRow(0), ...others] = rows;
  const missing = codeSize - heightOf(rows);
  return [{ ...first, inks: [...first.inks, code] }, ...others, ...(missing > 0 ? [emptyRow(missing)] : [])];
}

/** Its first figure that is to stand beside the text does so, where there is room for both. */
async function rowsOfText(layout: Layout, pieces: readonly Piece[]): Promise<Row[]> {
  const figure = pieces.find(isBeside);
  const rows = figure ? await rowsWithFigure(layout, pieces, figure) : null;
  return [...(rows ?? (await rowsOfPieces(layout, pieces))), emptyRow(4)];
}

type Figure = Extract<Block, { kind: 'picture' }>;
const isBeside = (piece: Piece): piece is Extract<Piece, { kind: 'block' }> & { readonly block: Figure } =>
  piece.kind === 'block' && piece.block.kind === 'picture' && piece.block.place === 'end';

const gutter = 14;

/** What of the column is left for the text beside a figure, and how small a figure may become for it. */
const leastText = 0.6;
const leastFigure = 0.6;

/** Text at the left, the figure at the right; null where there is not room for both. */
async function rowsWithFigure(
  layout: Layout,
  pieces: readonly Piece[],
  figure: Piece & { readonly block: Figure },
): Promise<Row[] | null> {
  const natural = pictureAtom(layout, figure.block, highestPicture);
  const room = layout.width * (1 - leastText) - gutter;
  const drawn = pictureAtom({ ...layout, width: room }, figure.block, highestPicture);
  if (drawn.width < natural.width * leastFigure) return null;
  const width = layout.width - drawn.width - gutter;
  // room to write goes below both, over the whole width
  const others = pieces.filter((piece) => piece !== figure);
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
    case 'paragraph':
      return rowsOfParagraph(layout, piece);
    case 'fields':
      return [
        emptyRow(2),
        ...fieldRows(layout.letters, piece.fields, { width: layout.width, size: textSize }),
        emptyRow(4),
      ];
    case 'table':
      return rowsOfWords(layout, piece);
    case 'options':
      return rowsOfOptions(layout, piece.options);
    case 'space':
      return rowsOfSpace(layout, piece);
    case 'code':
      return [];
    case 'block':
      return rowsOfBlock(layout, piece.block, { left: 0, width: layout.width });
  }
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

/** A table of a question: its columns are as wide as each other. */
async function rowsOfTable(
  layout: Layout,
  { rows }: Extract<Block, { kind: 'table' }>,
  { left, width }: Place,
): Promise<Row[]> {
  const count = Math.max(1, ...rows.map((row) => row.reduce((sum, { columns = 1 }) => sum + columns, 0)));
  const column = Math.min(width / count, 150);
  const lines: TableCell[][] = [];
  for (const row of rows) {
    const cells: TableCell[] = [];
    for (const { inlines, columns = 1, rows: reach = 1, isHead } of row)
      cells.push({ atoms: await atomsOf(layout, inlines, textSize, isHead === true), columns, lines: reach });
    lines.push(cells);
  }
  const widths = Array.from({ length: count }, () => column);
  return [emptyRow(4), ...tableRows(lines, { left, widths }), emptyRow(6)];
}
