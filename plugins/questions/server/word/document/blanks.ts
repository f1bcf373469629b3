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
  for (const inline of joined(inlines)) {
    if (inline.kind !== 'text') found.push(inline);
    else if (inline.marks?.includes('underline')) underlined(inline, found);
    else underscores(inline, found);
  }
  return found;
}

type Text = Extract<SourceInline, { kind: 'text' }>;

/** Word sets a line of underscores as several runs when somebody has worked on it: its pieces stand in the first of them. */
function joined(inlines: readonly SourceInline[]): SourceInline[] {
  const found: SourceInline[] = [];
  for (const inline of inlines) {
    const last = found.at(-1);
    const piece =
      isPlain(inline) && last && isPlain(last) && last.text.endsWith('_') ? /^_+/.exec(inline.text)?.[0] : '';
    if (!piece || !isPlain(inline)) {
      found.push(inline);
      continue;
    }
    const before = last as Text;
    found[found.length - 1] = { ...before, text: before.text + piece };
    if (inline.text.length > piece.length) found.push({ ...inline, text: inline.text.slice(piece.length) });
  }
  return found;
}

const isPlain = (inline: SourceInline): inline is Text =>
  inline.kind === 'text' && !inline.marks?.includes('underline');

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
  // a blank that is underlined in part and typed in part is one
  const text = found.at(-1)?.kind === 'gap' ? inline.text.replace(/^_+(?!\d)/, '') : inline.text;
  let at = 0;
  for (const match of text.matchAll(typed)) {
    pushText(found, text.slice(at, match.index), inline.marks ?? [], inline.stress);
    gap(found, match[1]);
    at = match.index + match[0].length;
  }
  pushText(found, text.slice(at), inline.marks ?? [], inline.stress);
}
