import { flatText, slice, type SourceInline, trimmed } from '../../document/source-line';

/** A line cut at the letters of its options. */
export interface OptionsFound {
  /** The text before the first letter. */
  readonly lead: readonly SourceInline[];
  readonly options: readonly { readonly label: readonly SourceInline[]; readonly inlines: readonly SourceInline[] }[];
}

/** A letter with its sign, at the beginning, after a space, a bracket or something that is no text. */
const letter =
  /(^|[\s\u3000；;。.）)\ue001-\ue003])[（(]?([A-O])(?:\s*[．.、：:]|[）)]|(?=[\ue001\ue003]))[ \t\u3000]*/gu;

/**
 * The options of a line. Letters count when they go on from `expected` (0 for A): a sentence that speaks of "vitamin A." is
 * none. Null when the expected letter does not begin here.
 */
export function optionsIn(inlines: readonly SourceInline[], expected: number): OptionsFound | null {
  const text = flatText(inlines);
  const marks: { letter: number; from: number; to: number }[] = [];
  let next = expected;
  for (const match of text.matchAll(letter)) {
    const found = match[2]!.charCodeAt(0) - 65;
    if (found !== next) continue;
    // one option alone, in the middle of a line, is a sentence rather than an option
    marks.push({ letter: found, from: match.index + match[1]!.length, to: match.index + match[0].length });
    next += 1;
  }
  const first = marks[0];
  if (!first || (first.from > 0 && marks.length < 2 && !/\t[^\t]*$/.test(text.slice(0, first.from)))) return null;
  return {
    lead: trimmed(slice(inlines, 0, first.from)),
    options: marks.map((mark, at) => ({
      label: slice(inlines, mark.from, mark.to),
      inlines: trimmed(slice(inlines, mark.to, marks[at + 1]?.from)),
    })),
  };
}

/** True for a line that begins with the expected letter: an option, not a sentence. */
export const beginsOption = (text: string, expected: number): boolean =>
  new RegExp(
    `^[（(]?${String.fromCharCode(65 + expected)}(?:\\s*[．.、：:]|[）)]|[\\s\\u3000]+(?=[\\ue001\\ue003]))`,
  ).test(text);
