import type { Block, Content, Inline, TextMark } from '../../kit/common/content';

/** A picture of the demo: its file, its size in CSS pixels and what it shows. */
export interface DemoPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What names in a text stand for: ids of the files that were stored. */
export type Placing = (name: string) => DemoPicture & { readonly id: string };

const piece = /\$([^$]+)\$|___|<(u|d|b|i|w)>(.*?)<\/\2>|\[(\w[\w-]*\.png)\]/gsu;
const marks: Readonly<Record<string, TextMark>> = { u: 'underline', d: 'dots', b: 'bold', i: 'italic', w: 'wave' };

/**
 * How the demo's questions are written down: a line for a paragraph, `$…$` a formula (alone in its line: one on its own line),
 * `___` the next gap, `<u>` `<d>` `<b>` marks, `[name.png]` a picture (alone: a figure), `|` cells of a table, `> ` prose that
 * is set in, `^ ` a title in the middle.
 */
export function contentOf(text: string, placing: Placing): Content {
  let gap = 0;
  const nextGap = () => {
    gap += 1;
    return gap - 1;
  };
  const blocks: Block[] = [];
  let rows: string[] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push(tableOf(rows, (cell) => inlinesOf(cell, placing, nextGap)));
    rows = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('|')) {
      rows.push(line);
      continue;
    }
    endTable();
    if (line !== '') blocks.push(blockOf(line, placing, nextGap));
  }
  endTable();
  return blocks;
}

function blockOf(line: string, placing: Placing, nextGap: () => number): Block {
  const formula = /^\$\$(.+)\$\$$/.exec(line)?.[1];
  if (formula) return { kind: 'formula', latex: formula };
  const figure = /^\[(\w[\w-]*\.png)\]$/.exec(line)?.[1];
  if (figure) {
    const { id, width, height, alt } = placing(figure);
    return { kind: 'picture', file: id, width, height, alt };
  }
  const [, sign, rest] = /^([>^]) (.*)$/s.exec(line) ?? [undefined, '', line];
  return {
    kind: 'paragraph',
    inlines: inlinesOf(rest!, placing, nextGap),
    ...(sign === '>' && { isIndented: true }),
    ...(sign === '^' && { align: 'center' as const }),
  };
}

const tableOf = (rows: readonly string[], inlines: (cell: string) => Inline[]): Block => ({
  kind: 'table',
  rows: rows.map((row, index) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => ({ inlines: inlines(cell.trim()), ...(index === 0 && { isHead: true }) })),
  ),
});

function inlinesOf(text: string, placing: Placing, nextGap: () => number): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) inlines.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(piece)) {
    plain(match.index);
    from = match.index + match[0].length;
    const [, latex, tag, marked, picture] = match;
    if (latex !== undefined) inlines.push({ kind: 'formula', latex });
    else if (tag !== undefined) inlines.push({ kind: 'text', text: marked!, marks: [marks[tag]!] });
    else if (picture !== undefined) {
      const { id, width, height, alt } = placing(picture);
      inlines.push({ kind: 'picture', file: id, width, height, alt });
    } else inlines.push({ kind: 'gap', gap: nextGap() });
  }
  plain(text.length);
  return inlines;
}
