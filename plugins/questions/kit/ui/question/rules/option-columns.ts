import type { Content, Inline } from '../../../common/content';
import { inlinesOf } from '../../../common/walk-content';

/** Pixels of an em at which pictures are measured. */
const em = 16;
/** What the letter and the space between columns take, in em. */
const around = 3.5;

const isWide = (sign: string) => /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u3000-\u303f]/.test(sign);

/** Width of a text in em: Chinese characters 1, others about half. */
export const textWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (isWide(sign) ? 1 : 0.55), 0);

/** Roughly what a formula takes: its signs, without the names of commands; of a fraction, the longer half. */
function formulaWidth(latex: string): number {
  const fractions = latex.replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, above: string, below: string) =>
    above.length > below.length ? above : below,
  );
  return textWidth(fractions.replace(/\\[a-zA-Z]+/g, 'm').replace(/[{}^_\s&\\]/g, '')) * 1.1;
}

function inlineWidth(inline: Inline): number {
  if (inline.kind === 'text') return textWidth(inline.text);
  if (inline.kind === 'formula') return formulaWidth(inline.latex);
  return inline.kind === 'picture' ? inline.width / em : inline.kind === 'gap' ? 4 : 0;
}

/** Width of a content on one line, in em; infinite if it does not fit on one. */
export function contentWidth(content: Content): number {
  const [block, ...more] = content;
  if (!block) return 0;
  if (more.length > 0 || block.kind === 'table' || block.kind === 'audio') return Number.POSITIVE_INFINITY;
  if (block.kind === 'picture') return block.width / em;
  if (block.kind === 'formula') return formulaWidth(block.latex);
  if (block.inlines.some(({ kind }) => kind === 'break')) return Number.POSITIVE_INFINITY;
  return inlinesOf(block).reduce((sum, inline) => sum + inlineWidth(inline), 0);
}

/**
 * Columns of options as papers set them: four, two or one, whatever the longest allows on a line of so many em. A
 * remark about an option takes `told` em: after it, in four columns below it.
 */
export function optionColumns(options: readonly Content[], line: number, told = 0): 1 | 2 | 4 {
  const longest = Math.max(0, ...options.map(contentWidth));
  if ((Math.max(longest, told) + around) * 4 <= line && options.length >= 3) return 4;
  return (longest + told + around) * 2 <= line ? 2 : 1;
}
