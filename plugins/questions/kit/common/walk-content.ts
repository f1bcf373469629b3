import type { Block, Content, Inline } from './content';

/** The inlines of a block in reading order, those of a table's cells too. */
export function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'paragraph') return block.inlines;
  if (block.kind === 'table') return block.rows.flatMap((row) => row.flatMap(({ inlines }) => inlines));
  return [];
}

/** Ids of the pictures and recordings that a content shows, each once. */
export function filesIn(content: Content): string[] {
  const files = content.flatMap((block) => [
    ...(block.kind === 'picture' || block.kind === 'audio' ? [block.file] : []),
    ...inlinesOf(block).flatMap((inline) => (inline.kind === 'picture' ? [inline.file] : [])),
  ]);
  return [...new Set(files)];
}

/** Numbers of the gaps in reading order; a number that occurs twice is returned twice. */
export const gapsIn = (content: Content): number[] =>
  content.flatMap((block) => inlinesOf(block).flatMap((inline) => (inline.kind === 'gap' ? [inline.gap] : [])));

/** Formulas in reading order, LaTeX. */
export const formulasIn = (content: Content): string[] =>
  content.flatMap((block) =>
    block.kind === 'formula'
      ? [block.latex]
      : inlinesOf(block).flatMap((inline) => (inline.kind === 'formula' ? [inline.latex] : [])),
  );

const gapText = '____';

function textOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'formula':
      return `$${inline.latex}$`;
    case 'gap':
      return gapText;
    case 'picture':
      return inline.alt === '' ? '' : `[${inline.alt}]`;
    case 'break':
      return '\n';
  }
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines.map(textOfInline).join('');
    case 'table':
      return block.rows
        .map((row) => row.map(({ inlines }) => inlines.map(textOfInline).join('')).join('\t'))
        .join('\n');
    case 'formula':
      return `$${block.latex}$`;
    case 'picture':
      return block.alt === '' ? '' : `[${block.alt}]`;
    case 'audio':
      return '';
  }
}

/**
 * A content as plain text, a line per block: for search, one-line views and screen readers. Formulas are written as
 * `$LaTeX$`.
 */
export const textOf = (content: Content): string =>
  content
    .map(textOfBlock)
    .filter((line) => line.trim() !== '')
    .join('\n');

/** True for content that shows nothing: no text, no formula, no picture, no recording, no gap. */
export const isEmptyContent = (content: Content): boolean =>
  content.every((block) => {
    if (block.kind === 'picture' || block.kind === 'audio' || block.kind === 'formula') return false;
    return inlinesOf(block).every(
      (inline) => inline.kind === 'break' || (inline.kind === 'text' && inline.text.trim() === ''),
    );
  });
