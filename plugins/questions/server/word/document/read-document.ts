import { setImmediate } from 'node:timers/promises';
import type { Block, Cell, Inline } from '../../../kit/common/content';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../../../kit/server/xml/xml-tree';
import { guessedNumbering } from './numbering/guessed-numbering';
import { ListNumbers } from './numbering/list-numbers';
import type { WordPackage } from './package';
import { readParagraph } from './paragraph';
import { type ReadingState, startReading } from './reading-state';
import { type SourceDocument, type SourceLine, withoutStress } from './source-line';
import { Styles } from './styles';

/** More paragraphs than a book of exercises has. */
const mostParagraphs = 30_000;
/** Paragraphs that are read before others have their turn: some milliseconds. */
const paragraphsPerTurn = 40;

/** The lines of an opened document. `report` hears how much is done, 0 to 1. */
export async function readDocument(
  opened: WordPackage,
  report: (progress: number) => void | Promise<void> = () => {},
): Promise<SourceDocument> {
  const body = childOf(opened.document, 'w:body');
  const parts = body ? flattened(body) : [];
  const numbering = opened.numbering ?? (opened.lost ? guessedNumbering(parts) : null);
  const reading = startReading(opened, new Styles(opened.styles), new ListNumbers(numbering));
  const lines: SourceLine[] = [];
  for (const [at, part] of parts.entries()) {
    if (reading.paragraph >= mostParagraphs) {
      reading.problem('tooMuch', String(mostParagraphs));
      break;
    }
    lines.push(...linesOf(part, reading, 0));
    if (at % paragraphsPerTurn === 0) {
      await report(at / parts.length);
      await setImmediate();
    }
  }
  if (opened.lost) reading.problem(opened.lost === 'text' ? 'cutOff' : 'partsLost', '');
  return { lines, pictures: reading.pictures, problems: reading.problems };
}

/** Paragraphs and tables in order; containers (content controls, tracked insertions) are looked into. */
function flattened(body: XmlElement): XmlElement[] {
  return elementsOf(body).flatMap((child) => {
    if (child.name === 'w:p' || child.name === 'w:tbl') return [child];
    if (child.name === 'mc:AlternateContent') return flattened(childOf(child, 'mc:Choice') ?? child);
    return /^w:(?:sdt|sdtContent|ins|smartTag|customXml|moveTo)$/.test(child.name) ? flattened(child) : [];
  });
}

function linesOf(part: XmlElement, reading: ReadingState, depth: number): SourceLine[] {
  if (part.name === 'w:p') {
    const { lines, boxes } = readParagraph(part, reading);
    return [
      ...lines,
      ...(depth > 3
        ? []
        : boxes.flatMap((box) => flattened(box).flatMap((inner) => linesOf(inner, reading, depth + 1)))),
    ];
  }
  return depth > 3 ? [] : [tableLine(part, reading, depth)];
}

function tableLine(table: XmlElement, reading: ReadingState, depth: number): SourceLine {
  const place = reading.place();
  const rows = tableRows(table).map((row) =>
    childrenOf(row, 'w:tc').map((cell) => ({
      properties: childOf(cell, 'w:tcPr'),
      lines: flattened(cell).flatMap((inner) => linesOf(inner, reading, depth + 1)),
    })),
  );
  const block: Block = { kind: 'table', rows: rows.slice(0, 100).map((row) => cellsOf(row, rows)) };
  return {
    place,
    inlines: [],
    blocks: block.rows.length > 0 ? [block] : [],
    rows: rows.map((row) => row.map(({ lines }) => lines)),
    isCounted: false,
    isBold: false,
    align: null,
    isIndented: false,
  };
}

const tableRows = (table: XmlElement): XmlElement[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name === 'w:tr') return [child];
    return /^w:(?:sdt|sdtContent|ins)$/.test(child.name) ? tableRows(child) : [];
  });

interface ReadCell {
  readonly properties: XmlElement | undefined;
  readonly lines: readonly SourceLine[];
}

const spanOf = ({ properties }: ReadCell) =>
  Math.min(30, Math.max(1, Number(childOf(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1));
const isMerged = ({ properties }: ReadCell) => {
  const merge = childOf(properties, 'w:vMerge');
  return merge !== undefined && merge.attributes['w:val'] !== 'restart';
};

/** The cells of a row as content; those that a cell above reaches into are left out and counted there. */
function cellsOf(row: readonly ReadCell[], all: readonly (readonly ReadCell[])[]): Cell[] {
  const below = all.slice(all.indexOf(row) + 1);
  let column = 0;
  return row.slice(0, 30).flatMap((cell): Cell[] => {
    const at = column;
    const columns = spanOf(cell);
    column += columns;
    if (isMerged(cell)) return [];
    const reach = below.findIndex((other) => !cellAt(other, at, isMerged)) + 1;
    const rows = (reach === 0 ? below.length : reach - 1) + 1;
    const inlines = joinedLines(cell.lines);
    return [{ inlines, ...(columns > 1 && { columns }), ...(rows > 1 && { rows: Math.min(100, rows) }) }];
  });
}

function cellAt(row: readonly ReadCell[], wanted: number, is: (cell: ReadCell) => boolean): boolean {
  let column = 0;
  for (const cell of row) {
    if (column === wanted) return is(cell);
    column += spanOf(cell);
  }
  return false;
}

/** The lines of a cell as one, with breaks between them. */
const joinedLines = (lines: readonly SourceLine[]): Inline[] =>
  lines
    .flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      ...line.inlines.map(
        (inline): Inline => (inline.kind === 'gap' ? { kind: 'text', text: '______' } : withoutStress(inline)),
      ),
      ...line.blocks.flatMap((block): Inline[] =>
        block.kind === 'formula' ? [block] : block.kind === 'picture' ? [asInline(block)] : [],
      ),
    ])
    .slice(0, 2000);

const asInline = ({ place: _place, ...picture }: Extract<Block, { kind: 'picture' }>): Inline => picture;
