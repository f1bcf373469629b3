import type { Inline } from '../../../kit/common/content';
import type { Place, SourceLine } from '../document/source-line';

/** A line of a paper as it reads: formulas as LaTeX, blanks as lines, pictures by their place. */
export function lineText({ inlines, blocks, rows }: SourceLine): string {
  if (rows) {
    const cellText = (cell: readonly SourceLine[]) => cell.map(lineText).join(' ');
    return rows.map((row) => row.map(cellText).join(' | ')).join('\n');
  }
  const figures = blocks.map((block) => (block.kind === 'formula' ? `$${block.latex}$` : '〔图〕'));
  return [inlines.map(inlineText).join(''), ...figures].filter((text) => text !== '').join(' ');
}

function inlineText(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'formula':
      return `$${inline.latex}$`;
    case 'gap':
      return '____';
    case 'picture':
      return '〔图〕';
    case 'break':
      return '\n';
  }
}

/**
 * The lines of a paper that each question was read from, for comparing: from where it begins to where the next begins, or a
 * head. Empty for questions that share a line.
 */
export function sourceTexts(
  lines: readonly SourceLine[],
  starts: readonly Place[],
  heads: readonly Place[],
): readonly string[] {
  const ends = [...starts, ...heads].map(({ paragraph }) => paragraph).toSorted((one, other) => one - other);
  return starts.map(({ paragraph: from }) => {
    if (starts.filter(({ paragraph }) => paragraph === from).length > 1) return '';
    const to = ends.find((end) => end > from) ?? Number.POSITIVE_INFINITY;
    const own = lines.filter(({ place }) => place.paragraph >= from && place.paragraph < to);
    return own
      .map(lineText)
      .filter((text) => text.trim() !== '')
      .join('\n');
  });
}
