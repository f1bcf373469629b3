/** A part of an article's plain text, in UTF-16 units; `end` is not part of it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A tag, an entity, or a run of plain text. The server's sanitiser writes no other kinds of markup. */
const piece = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);|[^<&]+|[<&]/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The character of an entity; unknown entities stay as they are. */
function decoded(entity: string): string {
  const name = entity.slice(1, -1);
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  }
  return named[name.toLowerCase()] ?? entity;
}

const isTag = (part: string) => part.length > 1 && part.startsWith('<');
const isEntity = (part: string) => part.length > 1 && part.startsWith('&');

/** The plain text of cleaned HTML, equal to `textContent` in a browser. */
export const textOf = (html: string): string =>
  (html.match(piece) ?? []).map((part) => (isTag(part) ? '' : isEntity(part) ? decoded(part) : part)).join('');

const description = /\s(?:alt|title)="([^"]*)"/gi;

/** Texts in attributes of cleaned HTML that people read or hear: of pictures and links. */
export const descriptionsOf = (html: string): string[] =>
  (html.match(piece) ?? [])
    .filter(isTag)
    .flatMap((tag) => [...tag.matchAll(description)])
    .map(([, text = '']) => textOf(text));

const blockEnd = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|caption|figure|table|ul|ol)>|<br\s*\/?>|<hr\s*\/?>/gi;

/** The text in lines, for people and for comparing: a line for each block. */
export const linesOf = (html: string): string[] =>
  textOf(html.replace(blockEnd, (tag) => `${tag}\n`).replace(/<\/t[dh]>/gi, '\t'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A range with what is written into its opening tag. */
export interface Mark extends TextRange {
  /** Attributes as HTML text; made by the caller from safe values only. */
  readonly attributes: string;
}

/**
 * The HTML with `<mark …>` around ranges of its plain text. A mark never crosses a tag: one that would is opened and
 * closed again on each side, so the document stays well formed. Of marks that overlap, the first one wins.
 */
export function withMarks(html: string, marks: readonly Mark[]): string {
  const ordered = marks.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  let at = 0;
  let result = '';
  for (const part of html.match(piece) ?? []) {
    if (isTag(part)) {
      result += part;
      continue;
    }
    const length = isEntity(part) ? decoded(part).length : part.length;
    result += isEntity(part) ? whole(part, at, ordered) : cut(part, at, ordered);
    at += length;
  }
  return result;
}

const markAt = (marks: readonly Mark[], at: number) => marks.find(({ start, end }) => start <= at && at < end);

const wrapped = (text: string, mark: Mark | undefined) => (mark ? `<mark ${mark.attributes}>${text}</mark>` : text);

const whole = (part: string, at: number, marks: readonly Mark[]) => wrapped(part, markAt(marks, at));

/** Cuts a run of text where marks begin and end. */
function cut(text: string, at: number, marks: readonly Mark[]): string {
  const end = at + text.length;
  const edges = new Set([at, end]);
  for (const mark of marks) {
    if (mark.start > at && mark.start < end) edges.add(mark.start);
    if (mark.end > at && mark.end < end) edges.add(mark.end);
  }
  const places = [...edges].toSorted((a, b) => a - b);
  return places
    .slice(0, -1)
    .map((from, index) => wrapped(text.slice(from - at, places[index + 1]! - at), markAt(marks, from)))
    .join('');
}
