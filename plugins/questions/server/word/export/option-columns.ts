import type { Content, Inline } from '../../../kit/common/content';

/** Width of a text in characters: Chinese ones count whole, Latin ones half. */
const widthOf = (inlines: readonly Inline[]): number =>
  inlines.reduce((sum, inline) => {
    if (inline.kind === 'text')
      return sum + [...inline.text].reduce((width, sign) => width + (sign > '\u2e7f' ? 1 : 0.55), 0);
    if (inline.kind === 'formula') return sum + inline.latex.replace(/\\[a-z]+|[{}^_\\]/gi, 'x').length * 0.5;
    return sum + (inline.kind === 'picture' ? inline.width / 14 : 3);
  }, 0);

/** Columns that options fit into: four, two or one, by the widest of them. Widths in characters of a line of 44. */
export function columnsFor(options: readonly Content[], measured?: (option: Content) => number): 4 | 2 | 1 {
  const isPlain = options.every((option) => option.length === 1 && option[0]!.kind === 'paragraph');
  if (!isPlain) return 1;
  const width = measured ?? ((option: Content) => (option[0]?.kind === 'paragraph' ? widthOf(option[0].inlines) : 0));
  const widest = Math.max(...options.map(width));
  if (widest <= 8 && options.length > 2) return 4;
  return widest <= 18 && options.length > 1 ? 2 : 1;
}
