import type { Inline } from '../../../kit/common/content';

/** Spaces around a text, but not the wide ones, which set Chinese prose in. */
export const spaceAround = /^[^\S\u3000]+|[^\S\u3000]+$/g;

const sameMarks = (one: Inline, other: Inline) =>
  one.kind === 'text' && other.kind === 'text' && (one.marks ?? []).join() === (other.marks ?? []).join();

/** Texts of the same marks as one. */
export function joined(inlines: readonly Inline[], between = (text: string) => text): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (last?.kind === 'text' && inline.kind === 'text' && sameMarks(last, inline))
      all[all.length - 1] = { ...last, text: between(last.text + inline.text) };
    else all.push(inline);
  }
  while (all[0]?.kind === 'break') all.shift();
  while (all.at(-1)?.kind === 'break') all.pop();
  return all;
}

/** Spaces at the ends of the line taken away, an empty line gone; wide spaces stay where words are. */
export function tidied(inlines: readonly Inline[]): Inline[] {
  const all = joined(inlines, (text) => text.replace(/ {2,}/g, ' '));
  const isSpace = (inline: Inline | undefined) =>
    inline?.kind === 'break' || (inline?.kind === 'text' && inline.text.replace(spaceAround, '') === '');
  while (isSpace(all[0])) all.shift();
  while (isSpace(all.at(-1))) all.pop();
  const trimmed = all.map((inline, at) => {
    if (inline.kind !== 'text') return inline;
    const start = at === 0 ? inline.text.replace(/^[^\S\u3000]+/, '') : inline.text;
    return { ...inline, text: at === all.length - 1 ? start.replace(/[^\S\u3000]+$/, '') : start };
  });
  return trimmed.every((inline) => inline.kind === 'text' && inline.text.trim() === '') ? [] : trimmed;
}
