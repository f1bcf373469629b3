import type { WrittenField } from 'edutech/plugins/print/kit/server/parts/fields';
import type { Piece } from '../sheet/piece';
import { sizedXml } from '../../../kit/server/word/word-xml';

// What stands before the questions of a paper, as tables that Word edits. Lengths are twentieths of a point.

type Side = 'top' | 'left' | 'bottom' | 'right';
const edges: readonly Side[] = ['top', 'left', 'bottom', 'right'];

interface CellLook {
  readonly width: number;
  readonly sides?: readonly Side[];
  readonly columns?: number;
  readonly merge?: 'restart' | 'continue';
  readonly align?: 'center' | 'start';
  /** Half points. Default: those of the text. */
  readonly size?: number;
}

function cellXml(
  words: string,
  { width, sides = edges, columns = 1, merge, align = 'center', size = 21 }: CellLook,
): string {
  const borders = edges.map((side) =>
    sides.includes(side)
      ? `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`
      : `<w:${side} w:val="nil"/>`,
  );
  const properties = [
    `<w:tcW w:w="${width}" w:type="dxa"/>`,
    columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : '',
    merge ? `<w:vMerge w:val="${merge}"/>` : '',
    `<w:tcBorders>${borders.join('')}</w:tcBorders>`,
    '<w:noWrap/><w:vAlign w:val="center"/>',
  ];
  const run = words === '' ? '' : sizedXml(words, size);
  const look = `<w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"/><w:jc w:val="${align === 'center' ? 'center' : 'left'}"/>`;
  return `<w:tc><w:tcPr>${properties.join('')}</w:tcPr><w:p><w:pPr>${look}</w:pPr>${run}</w:p></w:tc>`;
}

interface TableLook {
  readonly widths: readonly number[];
  readonly least: number;
  /** Where a table stands beside the text that follows it. */
  readonly floating?: string;
}

function tableXml(rows: readonly string[], { widths, least, floating = '' }: TableLook): string {
  const width = widths.reduce((sum, one) => sum + one, 0);
  const grid = widths.map((one) => `<w:gridCol w:w="${one}"/>`).join('');
  const look = `<w:tblPr>${floating}<w:tblW w:w="${width}" w:type="dxa"/>${floating === '' ? '<w:tblInd w:w="0" w:type="dxa"/>' : ''}<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="10" w:type="dxa"/><w:right w:w="10" w:type="dxa"/></w:tblCellMar></w:tblPr>`;
  const lines = rows.map((row) => `<w:tr><w:trPr><w:cantSplit/><w:trHeight w:val="${least}"/></w:trPr>${row}</w:tr>`);
  return `<w:tbl>${look}<w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`;
}

/** Tables that follow each other would be one. */
const apart = `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="120" w:lineRule="exact"/></w:pPr></w:p>`;

const sign = 215;
const box = 230;
const shortestLine = 900;
const nameWidth = (name: string) => [...name].reduce((sum, one) => sum + (one > '\u2e7f' ? sign : sign * 0.55), 60);

/** Names with lines behind them, and boxes for the signs of a number. */
export function fieldsXml(fields: readonly WrittenField[], line: number): string {
  const rows: WrittenField[][] = [[]];
  let used = 0;
  const needed = ({ name, boxes = 0 }: WrittenField) => nameWidth(name) + (boxes ? boxes * box : shortestLine);
  for (const field of fields) {
    if (used + needed(field) > line && rows.at(-1)!.length > 0) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(field);
    used += needed(field);
  }
  return rows.map((row) => fieldRowXml(row, line - row.reduce((sum, field) => sum + needed(field), 0))).join('');
}

function fieldRowXml(fields: readonly WrittenField[], spare: number): string {
  const ruled = fields.filter(({ boxes }) => !boxes).length;
  const reach = Math.floor(shortestLine + (ruled > 0 ? spare / ruled : 0));
  const cells = fields.flatMap(({ name, boxes = 0 }): [string, CellLook][] => [
    [name, { width: Math.round(nameWidth(name)), sides: [], align: 'start' }],
    ...(boxes > 0
      ? Array.from({ length: boxes }, (): [string, CellLook] => ['', { width: box }])
      : [['', { width: reach, sides: ['bottom'] }] as [string, CellLook]]),
  ]);
  const row = cells.map(([words, look]) => cellXml(words, look)).join('');
  return tableXml([row], { widths: cells.map(([, { width }]) => width), least: 320 }) + apart;
}

/** A table of words as wide as the line. */
export function wordsXml({ lines, shares }: Extract<Piece, { kind: 'table' }>, line: number): string {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((share / all) * line));
  /** Lines that cells from above still reach down, by column. */
  const open = widths.map(() => 0);
  const cell = (words: string, at: number, columns: number, merge?: 'restart' | 'continue') => {
    const width = widths.slice(at, at + columns).reduce((sum, one) => sum + one, 0);
    return cellXml(words, { width, columns, size: 19, ...(merge && { merge }) });
  };
  const rows = lines.map((words) => {
    const left = [...words];
    const cells: string[] = [];
    for (let at = 0; at < widths.length; ) {
      if (open[at]! > 0) {
        open[at]! -= 1;
        cells.push(cell('', at, 1, 'continue'));
        at += 1;
        continue;
      }
      const next = left.shift() ?? { words: '' };
      const { columns = 1, lines: reach = 1 } = next;
      if (reach > 1) open[at] = reach - 1;
      cells.push(cell(next.words, at, columns, reach > 1 ? 'restart' : undefined));
      at += columns;
    }
    return cells.join('');
  });
  return tableXml(rows, { widths, least: 400 }) + apart;
}

const beside =
  '<w:tblpPr w:leftFromText="0" w:rightFromText="140" w:vertAnchor="text" w:horzAnchor="text" w:tblpX="1" w:tblpY="1"/><w:tblOverlap w:val="never"/>';

/** Room above and below a heading, which is then as high as the box beside it. */
export const roomBesideBox = { above: 60, below: 240 };

/** Two columns with their names and room below each, beside the heading that follows. */
export function scoreBoxXml(names: readonly [string, string]): string {
  const widths = [660, 780];
  const row = (words: readonly string[]) =>
    words.map((one, at) => cellXml(one, { width: widths[at]!, size: 17 })).join('');
  return tableXml([row(names), row(['', ''])], { widths, least: 280, floating: beside });
}
