import type { Block, TextMark } from '../../../kit/common/content';
import type { XmlElement } from '../../../kit/server/xml/xml-tree';

/** How a paragraph is set. */
export type Frame = Pick<Extract<Block, { kind: 'paragraph' }>, 'align' | 'isIndented'>;

const markTags: Readonly<Record<string, TextMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  sub: 'sub',
  sup: 'sup',
};

const styleOf = (element: XmlElement, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`).exec(element.attributes['style'] ?? '')?.[1]?.trim();

/** The classes of QTI's shared vocabulary, which has no styles: how our own packages say it. */
export const frameClasses = {
  center: 'qti-align-center',
  end: 'qti-align-right',
  isIndented: 'qti-text-indent',
} as const;

export function frameOf(element: XmlElement): Frame {
  const classes = (element.attributes['class'] ?? '').split(/\s+/);
  const style = styleOf(element, 'text-align');
  const isCentred = style === 'center' || classes.includes(frameClasses.center);
  const isEnd = style !== undefined || classes.includes(frameClasses.end);
  const isIndented = styleOf(element, 'text-indent') || classes.includes(frameClasses.isIndented);
  return {
    ...(isCentred ? { align: 'center' as const } : isEnd ? { align: 'end' as const } : {}),
    ...(isIndented ? { isIndented: true } : {}),
  };
}

/** The marks of a text, with the one that this element sets. */
export function withMark(element: XmlElement, marks: readonly TextMark[]): readonly TextMark[] {
  const decoration = styleOf(element, 'text-decoration') ?? '';
  const named = /(?:^|\s)(dots|wave|underline|strike)(?:\s|$)/.exec(element.attributes['class'] ?? '')?.[1] as
    | TextMark
    | undefined;
  const mark =
    markTags[element.name] ??
    named ??
    (decoration.includes('underline') ? 'underline' : decoration.includes('line-through') ? 'strike' : undefined);
  return mark && !marks.includes(mark) ? [...marks, mark] : marks;
}
