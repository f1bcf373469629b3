import sanitize from 'sanitize-html';
import type { Block, Cell, Content, Inline, TextMark } from '../../../kit/common/content';
import { isEmptyContent } from '../../../kit/common/walk-content';
import { childrenOf, readXml, type XmlElement, XmlFault } from '../../../kit/server/xml/xml-tree';
import type { Id } from 'edutech/core/common/ids';
import { Refused } from '../exchange-format';
import { type Frame, frameOf, withMark } from './element-style';
import { formulaRuns } from './formula-runs';
import { joined, spaceAround, tidied } from './tidy-inlines';

/** What of a question's HTML is looked at. Everything else (scripts, forms, frames, styles, handlers) is dropped unread. */
const closedList: sanitize.IOptions = {
  allowedTags: [
    'p',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'br',
    'hr',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ins',
    's',
    'del',
    'strike',
    'sub',
    'sup',
    'span',
    'font',
    'img',
    'audio',
    'source',
    'a',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'td',
    'th',
    'caption',
    'gap',
  ],
  allowedAttributes: {
    '*': ['class', 'style'],
    img: ['src', 'alt', 'width', 'height'],
    audio: ['src'],
    source: ['src'],
    a: ['href'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    gap: ['n'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:center|right|end)$/],
      'text-indent': [/^\d/],
      'text-decoration': [/underline|line-through/],
    },
  },
  allowedSchemes: ['data', 'http', 'https'],
  nestingLimit: 60,
  parseStyleAttributes: true,
};

/** A file that HTML names: what is known of it, null for one that did not come along. */
export interface FoundMedia {
  readonly id: Id;
  readonly kind: 'picture' | 'audio';
  readonly width: number;
  readonly height: number;
}

export interface HtmlReading {
  /** The file behind an address; called for each. */
  readonly media: (address: string) => FoundMedia | null;
  readonly hasDollars?: boolean;
}

/** Longest text that is read, without files in data addresses: several times the limit of a question. Characters. */
const longestHtml = 100_000;

const blockTags = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'li', 'caption', 'hr']);

/**
 * A question's HTML as content: a closed list of elements, formulas between `\( \)`, `\[ \]` and `$$`, files by what `media`
 * returns. Gaps are written as `<gap n="0"></gap>`. Throws {@link Refused} for what is too long.
 */
export function contentOfHtml(html: string, reading: HtmlReading): Content {
  if (html.trim() === '') return [];
  if (html.replace(/data:[^"'<>]*/g, '').length > longestHtml) throw new Refused('tooLong');
  const clean = sanitize(html.replaceAll('\u0000', ''), closedList);
  try {
    const writer = new ContentWriter(reading);
    writer.walk(readXml(`<div>${clean}</div>`, {}), []);
    return writer.content();
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    // HTML that the sanitiser cannot repair is read as plain text
    return contentOfText(sanitize(html, { allowedTags: [], allowedAttributes: {} }), reading.hasDollars);
  }
}

/** As {@link contentOfHtml}, for an option: one that HTML has no text for, such as `<head>`, is meant as it is written. */
export function contentOfOption(html: string, reading: HtmlReading): Content {
  const content = contentOfHtml(html, reading);
  return isEmptyContent(content) ? contentOfText(html.replaceAll('\u0000', '')) : content;
}

/** Lines of plain text as paragraphs, with formulas. */
export function contentOfText(text: string, hasDollars = false): Content {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(spaceAround, ''))
    .filter((line) => line.trim() !== '')
    .map((line): Block => {
      const runs = formulaRuns(line, hasDollars);
      const [only] = runs;
      if (runs.length === 1 && only?.isDisplay && only.inline.kind === 'formula') return only.inline;
      return { kind: 'paragraph', inlines: runs.map(({ inline }) => inline) };
    });
}

const mostColumns = 30;
const mostRows = 100;

/** A place to fill in as our own files write it where a format has no word for it: `<span class="gap">(2)____</span>`. */
function gapSpan({ name, attributes, children }: XmlElement): number | null {
  if (name !== 'span' || attributes['class'] !== 'gap') return null;
  const number = /^\((\d{1,2})\)/.exec(children.filter((child) => typeof child === 'string').join(''))?.[1];
  return number === undefined ? 0 : Math.max(0, Number(number) - 1);
}

class ContentWriter {
  readonly #blocks: Block[] = [];
  #inlines: Inline[] = [];
  #frame: Frame = {};
  /** Within `pre`. */
  #isKept = false;

  constructor(readonly reading: HtmlReading) {}

  content(): Content {
    this.#endParagraph();
    return this.#blocks;
  }

  walk(element: XmlElement, marks: readonly TextMark[]): void {
    for (const child of element.children) {
      if (typeof child === 'string') this.#text(child, marks);
      else this.#element(child, marks);
    }
  }

  #element(element: XmlElement, marks: readonly TextMark[]): void {
    const { name, attributes } = element;
    if (name === 'br') this.#inlines.push({ kind: 'break' });
    else if (name === 'gap') this.#inlines.push({ kind: 'gap', gap: Number(attributes['n']) });
    else if (gapSpan(element) !== null) this.#inlines.push({ kind: 'gap', gap: gapSpan(element)! });
    else if (name === 'img' || name === 'audio' || name === 'source' || name === 'a') this.#media(element, marks);
    else if (name === 'table') this.#table(element);
    else if (name === 'pre') this.#preformatted(element, marks);
    else if (blockTags.has(name)) this.#paragraph(element, marks);
    else this.walk(element, withMark(element, marks));
  }

  #paragraph(element: XmlElement, marks: readonly TextMark[]): void {
    this.#endParagraph();
    this.#frame = frameOf(element);
    if (element.name === 'li') this.#inlines.push({ kind: 'text', text: '• ' });
    this.walk(element, marks);
    this.#endParagraph();
  }

  /** Lines and spaces of a program are kept as they are. */
  #preformatted(element: XmlElement, marks: readonly TextMark[]): void {
    this.#endParagraph();
    const before = this.#isKept;
    this.#isKept = true;
    this.walk(element, marks);
    this.#endParagraph();
    this.#isKept = before;
  }

  #text(text: string, marks: readonly TextMark[]): void {
    if (this.#isKept) {
      for (const [at, line] of text.replaceAll('\u00a0', ' ').split(/\r?\n/).entries()) {
        if (at > 0) this.#inlines.push({ kind: 'break' });
        if (line !== '') this.#inlines.push({ kind: 'text', text: line, ...(marks.length && { marks: [...marks] }) });
      }
      return;
    }
    for (const { inline, isDisplay } of formulaRuns(text.replace(/[^\S\u3000]+/g, ' '), this.reading.hasDollars)) {
      if (isDisplay && inline.kind === 'formula') {
        this.#endParagraph();
        this.#blocks.push(inline);
      } else if (inline.kind === 'text') this.#inlines.push(marks.length ? { ...inline, marks: [...marks] } : inline);
      else this.#inlines.push(inline);
    }
  }

  #media(element: XmlElement, marks: readonly TextMark[]): void {
    const { attributes } = element;
    const found = this.reading.media(attributes['src'] ?? attributes['href'] ?? '');
    const alt = (attributes['alt'] ?? '').slice(0, 500);
    if (found?.kind === 'audio') {
      // the words of a link to a recording are read before it
      if (element.name === 'a') this.walk(element, marks);
      this.#endParagraph();
      this.#blocks.push({ kind: 'audio', file: found.id, seconds: 0 });
      return;
    }
    if (found) {
      const [width, height] = [attributes['width'], attributes['height']].map((size) => Math.round(Number(size)));
      const size = {
        width: width && width >= 1 && width <= 4000 ? width : found.width,
        height: height && height >= 1 && height <= 8000 ? height : found.height,
      };
      const picture = { kind: 'picture' as const, file: found.id, ...size, alt };
      const place = /(?:^|\s)(below|end)(?:\s|$)/.exec(attributes['class'] ?? '')?.[1] as 'below' | 'end' | undefined;
      if (!/(?:^|\s)figure(?:\s|$)/.test(attributes['class'] ?? '')) this.#inlines.push(picture);
      else {
        this.#endParagraph();
        this.#blocks.push({ ...picture, ...(place ? { place } : {}) });
      }
    } else if (element.name === 'img' && alt !== '') this.#text(`[${alt}]`, marks);
    else this.walk(element, marks);
  }

  #table(element: XmlElement): void {
    this.#endParagraph();
    const rows = rowsOf(element).slice(0, mostRows);
    const cells = rows.map((row) => [...childrenOf(row, 'td'), ...childrenOf(row, 'th')].length > 0);
    if (cells.some(Boolean)) this.#blocks.push({ kind: 'table', rows: rows.map((row) => this.#row(row)) });
    else this.walk(element, []);
  }

  #row(row: XmlElement): Cell[] {
    const cells = row.children.filter(
      (child): child is XmlElement => typeof child !== 'string' && (child.name === 'td' || child.name === 'th'),
    );
    return cells.slice(0, mostColumns).map((cell) => {
      const inner = new ContentWriter(this.reading);
      inner.walk(cell, []);
      const span = (name: string, most: number) => Math.min(most, Math.trunc(Number(cell.attributes[name])) || 1);
      const [columns, spannedRows] = [span('colspan', mostColumns), span('rowspan', mostRows)];
      return {
        inlines: inlinesOfCell(inner.content()),
        ...(cell.name === 'th' ? { isHead: true } : {}),
        ...(columns > 1 ? { columns } : {}),
        ...(spannedRows > 1 ? { rows: spannedRows } : {}),
      };
    });
  }

  #endParagraph(): void {
    const inlines = this.#isKept ? joined(this.#inlines) : tidied(this.#inlines);
    if (inlines.length > 0) this.#blocks.push({ kind: 'paragraph', inlines, ...this.#frame });
    this.#inlines = [];
    this.#frame = {};
  }
}

const rowsOf = (table: XmlElement): XmlElement[] =>
  table.children.flatMap((child) =>
    typeof child === 'string'
      ? []
      : child.name === 'tr'
        ? [child]
        : /^t(?:head|body|foot)$/.test(child.name)
          ? rowsOf(child)
          : [],
  );

/** A cell has one line of inlines: paragraphs are separated by breaks. */
const inlinesOfCell = (content: Content): Inline[] =>
  content
    .map((block): Inline[] =>
      block.kind === 'paragraph'
        ? [...block.inlines]
        : block.kind === 'formula'
          ? [block]
          : block.kind === 'picture'
            ? [withoutPlace(block)]
            : [],
    )
    .flatMap((inlines, at) => (at > 0 ? [{ kind: 'break' as const }, ...inlines] : inlines));

const withoutPlace = ({ kind, file, width, height, alt }: Extract<Block, { kind: 'picture' }>): Inline => ({
  kind,
  file,
  width,
  height,
  alt,
});

/** True if HTML has no visible content. */
export const isEmptyHtml = (html: string): boolean =>
  sanitize(html, { allowedTags: ['img', 'audio', 'source'], allowedAttributes: {} }).trim() === '';
