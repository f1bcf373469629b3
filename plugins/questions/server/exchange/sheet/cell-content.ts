import type { Block, Content, Inline } from '../../../kit/common/content';
import { contentOfText } from '../html/content-of-html';

/**
 * A cell as content: a paragraph a line, formulas between `$`, lines of underscores as gaps where the question has
 * some.
 */
export function contentOfCell(text: string, hasGaps = false): Content {
  const content = contentOfText(text, true);
  if (!hasGaps) return content;
  let gap = 0;
  return content.map((block): Block => {
    if (block.kind !== 'paragraph') return block;
    return {
      ...block,
      inlines: block.inlines.flatMap((inline): Inline[] => {
        if (inline.kind !== 'text') return [inline];
        return inline.text.split(/(_{2,})/).flatMap((part): Inline[] => {
          if (/^_{2,}$/.test(part)) return [{ kind: 'gap', gap: gap++ }];
          return part === '' ? [] : [{ kind: 'text', text: part }];
        });
      }),
    };
  });
}

function inlineCell(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text.replaceAll('$', '\\$').replace(/\\(?=[([\])])/g, '\\\\');
    case 'formula':
      return `$${inline.latex}$`;
    case 'gap':
      return '____';
    case 'break':
      return '\n';
    case 'picture':
      return `[${inline.alt || '图'}]`;
  }
}

function blockCell(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines.map(inlineCell).join('');
    case 'formula':
      return `\\[${block.latex}\\]`;
    case 'table':
      return block.rows.map((row) => row.map(({ inlines }) => inlines.map(inlineCell).join('')).join('  ')).join('\n');
    case 'picture':
      return `[${block.alt || '图'}]`;
    case 'audio':
      return '';
  }
}

/** A content as the text of a cell. */
export const cellOfContent = (content: Content): string =>
  content
    .map(blockCell)
    .filter((line) => line !== '')
    .join('\n');

/** True for content that a cell cannot contain: pictures, recordings. Formatted text only loses its style. */
export const hasLoss = (content: Content): boolean =>
  content.some(
    (block) =>
      block.kind === 'picture' ||
      block.kind === 'audio' ||
      (block.kind === 'paragraph' && block.inlines.some(({ kind }) => kind === 'picture')),
  );
