import { match } from 'pinyin-pro';
import type { Marks } from '../../../common/search/answer';
import type { Run } from './runs';
import { pairsOf } from './runs';

/**
 * The parts of a text that match the typed text: exactly, else by pairs of characters; in a title (`bySound`) else by
 * their sound.
 */
export function marksIn(text: string, runs: readonly Run[], bySound = false): Marks {
  // a letter may be longer in lower case; then places would not fit, and nothing is marked
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const isHit = new Uint8Array(text.length);
  for (const run of runs) {
    if (markAll(lower, run.text, isHit)) continue;
    if (run.isHan) for (const pair of pairsOf(Array.from(run.text))) markAll(lower, pair, isHit);
    else if (bySound && run.text.length > 1)
      for (const at of match(text, run.text, { v: true, continuous: true }) ?? []) isHit[at] = 1;
  }
  return rangesOf(isHit);
}

function markAll(text: string, part: string, isHit: Uint8Array): boolean {
  let at = text.indexOf(part);
  const isThere = at >= 0;
  for (; at >= 0; at = text.indexOf(part, at + part.length)) isHit.fill(1, at, at + part.length);
  return isThere;
}

function rangesOf(isHit: Uint8Array): Marks {
  const ranges: [number, number][] = [];
  for (let at = 0; at < isHit.length; at += 1) {
    if (!isHit[at]) continue;
    const last = ranges.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return ranges;
}

/** Characters of a summary that are shown, and of those how many before the first place. */
const shown = 96;
const before = 18;

/** The part of a summary that contains the words, with an ellipsis where something was left out. */
export function excerptOf(text: string, runs: readonly Run[]): { summary: string; summaryMarks: Marks } {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = marksIn(line, runs)[0]?.[0] ?? 0;
  let from = line.length <= shown || first <= before ? 0 : Math.min(first - before, line.length - shown);
  // it begins with a whole word, where words have ends
  const rest = from > 0 ? /^[\p{L}\p{N}]{1,12}\s/u.exec(line.slice(from, first)) : null;
  if (rest && /^[a-z]/i.test(rest[0]) && /\w/.test(line[from - 1] ?? '')) from += rest[0].length;
  // never half of a character
  if (/[\udc00-\udfff]/.test(line[from] ?? '')) from += 1;
  let to = Math.min(line.length, from + shown);
  if (/[\udc00-\udfff]/.test(line[to] ?? '')) to -= 1;
  const summary = `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
  return { summary, summaryMarks: marksIn(summary, runs) };
}
