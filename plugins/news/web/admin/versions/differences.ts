import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of words: in both texts, only in the newer, only in the older. */
export interface TextChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A line of the comparison; `changes` of a line that was altered show what in it. */
export interface LineChange {
  readonly kind: TextChange['kind'] | 'changed';
  readonly changes: readonly TextChange[];
}

/** Words, also of Chinese, which has no spaces between them. */
const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });

const changesOf = (before: string, after: string): TextChange[] =>
  diffWordsWithSpace(before, after, { intlSegmenter: words }).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));

/** How one text became another: line by line, and word by word where a line was altered. */
export function differences(before: readonly string[], after: readonly string[]): LineChange[] {
  const parts = diffArrays([...before], [...after]);
  const lines: LineChange[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const next = parts[at + 1];
    if (part.removed && next?.added) {
      lines.push(...alteredLines(part.value, next.value));
      at += 1;
      continue;
    }
    const kind = part.added ? 'added' : part.removed ? 'removed' : 'same';
    lines.push(...part.value.map((text): LineChange => ({ kind, changes: [{ kind, text }] })));
  }
  return lines;
}

/** Lines that stand for each other are compared; what is left over came or went. */
function alteredLines(before: readonly string[], after: readonly string[]): LineChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at): LineChange => {
    const [old, now] = [before[at], after[at]];
    if (old === undefined) return { kind: 'added', changes: [{ kind: 'added', text: now ?? '' }] };
    if (now === undefined) return { kind: 'removed', changes: [{ kind: 'removed', text: old }] };
    return { kind: 'changed', changes: changesOf(old, now) };
  });
}
