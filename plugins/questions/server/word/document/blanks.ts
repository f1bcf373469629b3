import { pushText, type SourceInline } from './source-line';

const numbered = /^[\s\u3000_]*(\d{1,2})[\s\u3000_]*$/;
const typed = /_{2,}[ \u3000]*(\d{1,2})[ \u3000]*_{2,}|_{2,}/g;
const empty = /^[\s\u3000_]+$/;
const hasRoom = /[\s\u3000_]/;

/**
 * Blanks to fill in, however they were made: underlined spaces, underlined spaces around a number (cloze tests), lines of
 * underscores. Underlined words stay what they are.
 */
export function withBlanks(inlines: readonly SourceInline[]): SourceInline[] {
  const found: SourceInline[] = [];
  for (const inline of inlines) {
    if (inline.kind !== 'text') found.push(inline);
    else if (inline.marks?.includes('underline')) underlined(inline, found);
    else underscores(inline, found);
  }
  return found;
}

type Text = Extract<SourceInline, { kind: 'text' }>;

function gap(found: SourceInline[], number: string | undefined): void {
  const last = found.at(-1);
  // a blank that was underlined piece by piece is one
  if (last?.kind === 'gap' && (number === undefined || last.gap === 0))
    found[found.length - 1] = { kind: 'gap', gap: number === undefined ? last.gap : Number(number) };
  else found.push({ kind: 'gap', gap: Number(number ?? 0) });
}

function underlined(inline: Text, found: SourceInline[]): void {
  const number = numbered.exec(inline.text)?.[1];
  if (empty.test(inline.text)) gap(found, undefined);
  else if (number !== undefined && hasRoom.test(inline.text)) gap(found, number);
  else found.push(inline);
}

function underscores(inline: Text, found: SourceInline[]): void {
  let at = 0;
  for (const match of inline.text.matchAll(typed)) {
    pushText(found, inline.text.slice(at, match.index), inline.marks ?? [], inline.stress);
    gap(found, match[1]);
    at = match.index + match[0].length;
  }
  pushText(found, inline.text.slice(at), inline.marks ?? [], inline.stress);
}
