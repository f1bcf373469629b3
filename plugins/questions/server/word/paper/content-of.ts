import type { Block, Content, Inline } from '../../../kit/common/content';
import { flatText, slice, type SourceInline, type SourceLine, trimmed, withoutStress } from '../document/source-line';

/** Most of a content, as its type has it. */
const mostBlocks = 400;
const mostInlines = 2000;

/** What becomes of the blanks of a line: gaps by number, or lines to write on. */
export type GapOf = (number: number) => Inline;
const drawn: GapOf = () => ({ kind: 'text', text: '______' });

/** Lines as content: paragraphs, figures, tables. */
export function contentOf(lines: readonly SourceLine[], gapOf: GapOf = drawn): Content {
  return lines.flatMap((line) => blocksOf(line, gapOf)).slice(0, mostBlocks);
}

function blocksOf(line: SourceLine, gapOf: GapOf): Block[] {
  const inlines = untabbed(trimmed(line.inlines))
    .map(withoutStress)
    .map((inline) => (inline.kind === 'gap' ? gapOf(inline.gap) : inline))
    .slice(0, mostInlines);
  const align = line.align ?? undefined;
  const isIndented = line.isIndented && !line.align;
  return [
    ...(inlines.length > 0
      ? [{ kind: 'paragraph' as const, inlines, ...(align && { align }), ...(isIndented && { isIndented }) }]
      : []),
    ...line.blocks,
  ];
}

/** Tabs put things in place; here they are room between words. */
const untabbed = (inlines: readonly SourceInline[]): SourceInline[] =>
  inlines.map((inline) =>
    inline.kind === 'text' ? { ...inline, text: inline.text.replace(/\t+/g, '\u3000').slice(0, 20_000) } : inline,
  );

/** Removes a part from the first line that has it; returns the lines and the removed part. */
export function without(
  lines: readonly SourceLine[],
  pattern: RegExp,
): { readonly lines: SourceLine[]; readonly found: string | null } {
  for (const [at, line] of lines.entries()) {
    const match = pattern.exec(flatText(line.inlines));
    if (!match) continue;
    const inlines = trimmed([
      ...slice(line.inlines, 0, match.index),
      ...slice(line.inlines, match.index + match[0].length),
    ]);
    return { lines: lines.map((other, place) => (place === at ? { ...line, inlines } : other)), found: match[0] };
  }
  return { lines: [...lines], found: null };
}

/** The text of some lines, for rules that look at all of it. */
export const textOfLines = (lines: readonly SourceLine[]): string =>
  lines.map(({ inlines }) => flatText(inlines)).join('\n');
