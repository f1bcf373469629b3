/** A place in a file, both counted from 1. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

/** The lines of one question, without the spaces around them. */
export interface GiftBlock {
  readonly lines: readonly (FilePlace & { readonly text: string })[];
}

/** The blocks of a file: an empty line ends a question, and the line of a category stands alone. */
export function blocksOf(file: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: GiftBlock['lines'][number][] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ lines });
    lines = [];
  };
  for (const [at, raw] of [...file.split(/\r\n|\r|\n/), ''].entries()) {
    const text = raw.trim();
    const line = { text, line: at + 1, column: raw.length - raw.trimStart().length + 1 };
    if (text === '') end();
    else if (text.startsWith('$CATEGORY:')) {
      end();
      blocks.push({ lines: [line] });
    } else lines.push(line);
  }
  return blocks;
}

/** Signs that GIFT reads as its own; with a backslash before them they are signs like others. */
const control = ':#={}~';
/** They are kept apart by characters of the private area, one for each, until all that is control has been read. */
const firstKept = 0xe020;
/** `\\n` is a line break, unless it begins a command of LaTeX: `\\neq`. */
const commands = /^\\n(?:eq|abla|otin|mid|parallel|exists|subseteq|earrow|warrow)(?![a-z])/;
const kept = (sign: string) => String.fromCharCode(firstKept + control.indexOf(sign));
const keptSigns = /[\ue020-\ue025]/g;

/** A text of GIFT as it is meant: escaped signs are signs again. */
export const unescaped = (text: string): string =>
  text.replace(keptSigns, (sign) => control[sign.charCodeAt(0) - firstKept]!);

/** The text of a question with the places that its characters have in the file. */
export interface GiftText {
  /** Without comments and without the backslashes of escapes; see {@link unescaped}. */
  readonly text: string;
  readonly comments: readonly string[];
  placeOf(index: number): FilePlace;
}

/** Joins the lines of a question; comments are taken out, and escapes are resolved once for all. */
export function giftTextOf({ lines }: GiftBlock): GiftText {
  const comments = lines.filter(({ text }) => text.startsWith('//')).map(({ text }) => text);
  const own = lines.filter(({ text }) => !text.startsWith('//'));
  let text = '';
  const places: FilePlace[] = [];
  const put = (sign: string, place: FilePlace) => {
    text += sign;
    places.push(place);
  };
  for (const [at, { text: line, line: number, column }] of own.entries()) {
    if (at > 0) put('\n', { line: number, column });
    for (let from = 0; from < line.length; from += 1) {
      const place = { line: number, column: column + from };
      const [sign = '', next = ''] = [line[from], line[from + 1]];
      // a private character of a file would be taken for one of ours
      const isEscape = sign === '\\' && next !== '' && `${control}\\n`.includes(next);
      if (!isEscape || (next === 'n' && commands.test(line.slice(from, from + 12))))
        put(/[\ue020-\ue025]/.test(sign) ? '\ufffd' : sign, place);
      else {
        put(next === 'n' ? '\n' : next === '\\' ? '\\' : kept(next), place);
        from += 1;
      }
    }
  }
  const end = places.at(-1) ?? lines[0] ?? { line: 1, column: 1 };
  return {
    text,
    comments,
    placeOf: (index) => places[Math.max(0, index)] ?? { line: end.line, column: end.column + 1 },
  };
}
