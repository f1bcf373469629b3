import type { Document } from 'edutech/core/server/print/new-document';
import type { Block, Content } from '../../../kit/common/content';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import type { Piece, Unit } from '../export/sheet';
import { type Atom, atomsOf, formulaAtom, type Paper, pictureAtom, textSize } from './atoms';
import { lineWidth, page } from './ink';
import { besides, heightOf, drawRows, type Row, rowsOf, widthOfAtoms } from './rows';

const highestPicture = 260;
const blank = (height: number): Row => ({ height, draw: () => {} });

/** The rows of a unit. */
export async function rowsOfUnit(paper: Paper, unit: Unit): Promise<Row[]> {
  const rows: Row[] = [];
  for (const piece of unit) rows.push(...(await rowsOfPiece(paper, piece)));
  return [...rows, blank(4)];
}

async function rowsOfPiece(paper: Paper, piece: Piece): Promise<Row[]> {
  switch (piece.kind) {
    case 'paragraph': {
      const size = piece.style === 'title' ? 16 : piece.style === 'section' ? 11.5 : textSize;
      const atoms = await atomsOf(paper, piece.inlines, size, piece.style !== 'text');
      const rows = rowsOf(atoms, {
        left: page.left,
        width: lineWidth,
        ...(piece.align && { align: piece.align }),
        indent: piece.isIndented ? 2 * size : 0,
      });
      return piece.style === 'text' ? rows : [blank(8), ...rows, blank(4)];
    }
    case 'options':
      return rowsOfOptions(paper, piece.options);
    case 'space':
      return rowsOfSpace(paper.document, piece);
    case 'block':
      return rowsOfBlock(paper, piece.block, { left: page.left, width: lineWidth });
  }
}

/** A row of handwriting: 9 mm. */
const handwriting = (9 * 72) / 25.4;
const pale = '#8a8f8d';

function rowsOfSpace(document: Document, { look, rows }: Extract<Piece, { kind: 'space' }>): Row[] {
  const squares = Math.floor(lineWidth / handwriting);
  const draw = (top: number) => {
    const bottom = top + handwriting;
    document.lineWidth(0.4);
    if (look === 'lines')
      document
        .moveTo(page.left, bottom)
        .lineTo(page.left + lineWidth, bottom)
        .stroke(pale);
    else
      for (let at = 0; at < squares; at++)
        document.rect(page.left + at * handwriting, top, handwriting, handwriting).stroke(pale);
  };
  return Array.from({ length: rows }, () => (look === 'blank' ? blank(handwriting) : { height: handwriting, draw }));
}

interface Place {
  readonly left: number;
  readonly width: number;
}

/** Options in as many columns as the widest of them leaves room for. */
async function rowsOfOptions(paper: Paper, options: readonly Content[]): Promise<Row[]> {
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
  for (const [first] of lettered) firsts.push(first?.kind === 'paragraph' ? await atomsOf(paper, first.inlines) : []);
  const widest = Math.max(...firsts.map(widthOfAtoms)) + 14;
  const isPlain = lettered.every(({ length }) => length === 1);
  const columns = !isPlain ? 1 : widest <= lineWidth / 4 && options.length > 2 ? 4 : widest <= lineWidth / 2 ? 2 : 1;
  const width = lineWidth / columns;
  const cells: Row[][] = [];
  for (const [at, option] of lettered.entries()) {
    const place = { left: page.left + (at % columns) * width, width: width - 8 };
    const rows = rowsOf(firsts[at]!, place);
    for (const block of option.slice(1)) rows.push(...(await rowsOfAny(paper, block, place)));
    cells.push(rows);
  }
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    besides(cells.slice(row * columns, (row + 1) * columns)),
  );
}

async function rowsOfAny(paper: Paper, block: Block, place: Place): Promise<Row[]> {
  return block.kind === 'paragraph'
    ? rowsOf(await atomsOf(paper, block.inlines), place)
    : rowsOfBlock(paper, block, place);
}

async function rowsOfBlock(paper: Paper, block: Exclude<Block, { kind: 'paragraph' }>, place: Place): Promise<Row[]> {
  switch (block.kind) {
    case 'formula':
      return rowsOf([await formulaAtom(paper, block.latex, textSize)], { ...place, align: 'center' });
    case 'picture':
      return rowsOf([await pictureAtom(paper, block, highestPicture)], {
        ...place,
        align: block.place === 'end' ? 'end' : 'center',
      });
    case 'table':
      return rowsOfTable(paper, block, place);
    case 'audio':
      return [];
  }
}

const padding = 4;

/** A table with lines around its cells; cells that reach down stand in their first row. */
async function rowsOfTable(
  paper: Paper,
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
      const atoms = await atomsOf(paper, inlines, textSize, isHead === true);
      cells.push({
        ...cell,
        rows: rowsOf(atoms, { left: cell.left + padding, width: cell.width - 2 * padding, align: 'center' }),
      });
      at += cell.width;
    }
    const height = Math.max(20, ...cells.map((cell) => heightOf(cell.rows) + 4));
    written.push({
      height,
      draw: (top) => {
        for (const cell of cells) {
          paper.document.rect(cell.left, top, cell.width, height).lineWidth(0.5).stroke('#000000');
          drawRows(cell.rows, top + (height - heightOf(cell.rows)) / 2);
        }
      },
    });
  }
  return [blank(4), ...written, blank(6)];
}
