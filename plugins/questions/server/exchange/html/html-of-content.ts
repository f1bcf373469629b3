import type { Block, Content, Inline, TextMark } from '../../../kit/common/content';
import type { Id } from 'edutech/core/common/ids';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { frameClasses } from './element-style';

export interface HtmlWriting {
  /** Address of a file in what is written. */
  readonly address: (file: Id) => string;
  /** The placeholder of a gap. */
  readonly gap: (gap: number) => string;
  /** A recording; default: an element of HTML 5. */
  readonly audio?: (file: Id) => string;
  /** How a paragraph is set, by classes; default: by styles. */
  readonly hasClasses?: boolean;
  /** A formula; default: between the delimiters of MathJax. */
  readonly formula?: (latex: string, isDisplay: boolean) => string;
}

const tags: Readonly<Record<TextMark, readonly [open: string, close: string]>> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  underline: ['<u>', '</u>'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
  strike: ['<s>', '</s>'],
  dots: ['<span class="dots" style="text-emphasis: filled dot; text-emphasis-position: under">', '</span>'],
  wave: ['<span class="wave" style="text-decoration: underline wavy">', '</span>'],
};

/** Splits formula delimiters in plain text, so that no filter reads them as formulas. */
const textHtml = (text: string): string =>
  xmlText(text)
    .replace(/\\(?=[([\])])/g, '\\<span></span>')
    .replace(/\$(?=\$)/g, '$<span></span>');

/** A formula between the delimiters of MathJax. */
export const delimitedFormula = (latex: string, isDisplay: boolean): string =>
  isDisplay ? `\\[${xmlText(latex)}\\]` : `\\(${xmlText(latex)}\\)`;

const formulaHtml = (latex: string, isDisplay: boolean, { formula = delimitedFormula }: HtmlWriting) =>
  formula(latex, isDisplay);

function inlineHtml(inline: Inline, writing: HtmlWriting): string {
  switch (inline.kind) {
    case 'text':
      return (inline.marks ?? []).reduceRight(
        (inner, mark) => `${tags[mark][0]}${inner}${tags[mark][1]}`,
        textHtml(inline.text),
      );
    case 'formula':
      return formulaHtml(inline.latex, false, writing);
    case 'gap':
      return writing.gap(inline.gap);
    case 'picture':
      return picture(inline, writing);
    case 'break':
      return '<br>';
  }
}

const picture = (
  { file, alt, width, height, ...rest }: Extract<Block, { kind: 'picture' }> | Extract<Inline, { kind: 'picture' }>,
  { address }: HtmlWriting,
  figure = '',
) => {
  const place = 'place' in rest && rest.place ? ` ${rest.place}` : '';
  return `<img src="${xmlText(address(file))}" alt="${xmlText(alt)}" width="${width}" height="${height}"${figure && ` class="${figure}${place}"`}>`;
};

const inlinesHtml = (inlines: readonly Inline[], writing: HtmlWriting) =>
  inlines.map((inline) => inlineHtml(inline, writing)).join('');

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

function styleAttribute({ align, isIndented }: Paragraph): string {
  const style = [
    ...(align ? [`text-align: ${align === 'end' ? 'right' : align}`] : []),
    ...(isIndented ? ['text-indent: 2em'] : []),
  ].join('; ');
  return style && ` style="${style}"`;
}

function classAttribute({ align, isIndented }: Paragraph): string {
  const classes = [...(align ? [frameClasses[align]] : []), ...(isIndented ? [frameClasses.isIndented] : [])].join(' ');
  return classes && ` class="${classes}"`;
}

function blockHtml(block: Block, writing: HtmlWriting): string {
  switch (block.kind) {
    case 'paragraph': {
      const set = writing.hasClasses ? classAttribute(block) : styleAttribute(block);
      return `<p${set}>${inlinesHtml(block.inlines, writing)}</p>`;
    }
    case 'formula':
      return `<p>${formulaHtml(block.latex, true, writing)}</p>`;
    case 'picture':
      return `<p>${picture(block, writing, 'figure')}</p>`;
    case 'audio':
      return `<p>${writing.audio?.(block.file) ?? `<audio controls="controls" src="${xmlText(writing.address(block.file))}"></audio>`}</p>`;
    case 'table':
      return `<table border="1"><tbody>${block.rows.map((row) => `<tr>${row.map((cell) => cellHtml(cell, writing)).join('')}</tr>`).join('')}</tbody></table>`;
  }
}

function cellHtml(cell: Extract<Block, { kind: 'table' }>['rows'][number][number], writing: HtmlWriting): string {
  const tag = cell.isHead ? 'th' : 'td';
  const spans = `${cell.columns ? ` colspan="${cell.columns}"` : ''}${cell.rows ? ` rowspan="${cell.rows}"` : ''}`;
  return `<${tag}${spans}>${inlinesHtml(cell.inlines, writing)}</${tag}>`;
}

/** A content as HTML for other systems, with formulas as MathJax reads them. */
export const htmlOfContent = (content: Content, writing: HtmlWriting): string =>
  content.map((block) => blockHtml(block, writing)).join('\n');

/** A place to fill in, for formats that have no word for it: read again as one by our own readers, and by people. */
export const shownGap = (gap: number): string => `<span class="gap">(${gap + 1})____</span>`;
