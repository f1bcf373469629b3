import type { Inline } from '../../../common/content';

/** Signs that no line begins with, at the start of a text. */
const closing = /^[，。．；：、！？）》」』”’%,.;:!?)\]]+/;

/** A part of a line, with the signs behind it that stay on its line. */
export interface Tied {
  readonly inline: Inline;
  readonly tail: Inline | null;
}

/**
 * The parts of a line, gaps, pictures and short formulas together with the signs that close behind them: a browser breaks a
 * line at the edge of a box, so that a comma would begin the next one.
 */
export function tiedInlines(inlines: readonly Inline[]): Tied[] {
  const tied: Tied[] = [];
  for (const inline of inlines) {
    const last = tied.at(-1);
    const signs = inline.kind === 'text' && isBox(last) ? closing.exec(inline.text)?.[0] : undefined;
    if (!signs || inline.kind !== 'text') {
      tied.push({ inline, tail: null });
      continue;
    }
    tied[tied.length - 1] = { inline: last!.inline, tail: { ...inline, text: signs } };
    const rest = inline.text.slice(signs.length);
    if (rest !== '') tied.push({ inline: { ...inline, text: rest }, tail: null });
  }
  return tied;
}

/** A longer formula must be able to break at its own signs: a phone has no room for it. Letters of LaTeX. */
const longestUnbroken = 24;

function isBox(part: Tied | undefined): boolean {
  if (part?.tail !== null) return false;
  const { inline } = part;
  return inline.kind === 'formula' ? inline.latex.length <= longestUnbroken : ['gap', 'picture'].includes(inline.kind);
}
