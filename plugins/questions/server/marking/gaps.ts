import { pointStep } from '../../kit/common/question-body';
import type { GapKey, PartKey } from '../../kit/common/question-key';
import type { Verdict } from '../../kit/common/verdict';
import { bestPlaces } from './best-places';
import { compareFormula } from './formula/compare-formula';
import { compareNumber, type GapVerdict } from './number/compare-number';
import { tidyText } from './text/tidy-text';

/** Divides a part's points evenly over its gaps in halves; the remainder goes to the first ones. */
export function sharePoints(points: number, gaps: number): number[] {
  const halves = Math.round(points / pointStep);
  const [each, left] = [Math.floor(halves / gaps), halves % gaps];
  return Array.from({ length: gaps }, (_, gap) => (each + (gap < left ? 1 : 0)) * pointStep);
}

function compareText(text: string, { accepted, isCaseSensitive = false }: GapKey): GapVerdict {
  const read = tidyText(text, isCaseSensitive);
  return { isRight: accepted.some((one) => tidyText(one, isCaseSensitive) === read), read: tidyText(text, true) };
}

/** The verdict on the text in one gap, by the gap's comparison. */
export function compareGap(text: string, key: GapKey): GapVerdict {
  // what is written as the key has it is right, whatever the machine makes of it ("no solution" among formulas)
  const asWritten = key.comparison === 'text' ? null : compareText(text, { ...key, isCaseSensitive: true });
  const compared =
    key.comparison === 'number' ? compareNumber : key.comparison === 'formula' ? compareFormula : compareText;
  const verdict = compared(text, key);
  if (!asWritten?.isRight || verdict.isRight) return verdict;
  return key.unit?.isNeeded && key.comparison === 'number'
    ? verdict
    : { isRight: true, read: verdict.read ?? asWritten.read };
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';
const blank: GapVerdict = { isRight: false, read: '' };

/** Gaps that may change places, and each of the others alone. A gap that two sets name belongs to the first. */
function setsOf(count: number, freeOrder: PartKey['freeOrder']): number[][] {
  const taken = new Set<number>();
  const sets = (freeOrder ?? []).map((set) =>
    [...new Set(set)].filter((gap) => gap < count && !taken.has(gap) && Boolean(taken.add(gap))),
  );
  const alone = Array.from({ length: count }, (_, gap) => gap).filter((gap) => !taken.has(gap));
  return [...sets.filter(({ length }) => length > 0), ...alone.map((gap) => [gap])];
}

/** In a set of gaps: each answer against each key, and the places that earn most. */
function compareSet(
  set: readonly number[],
  keys: readonly GapKey[],
  texts: readonly string[],
  worth: readonly number[],
) {
  const verdicts = set.map((gap) =>
    set.map((place) => (isBlank(texts[gap]) ? blank : compareGap(texts[gap]!, keys[place]!))),
  );
  const places = bestPlaces(
    set.length,
    set.length,
    (gap, place) => verdicts[gap]![place]!.isRight,
    (gap) => worth[set[gap]!]!,
  );
  return set.map((gap, at): readonly [number, GapVerdict] => {
    const place = places[at];
    if (place != null) return [gap, verdicts[at]![place]!];
    // no place is left, or it is wrong; unread if it might match one of the keys
    const { read } = verdicts[at]!.find((one) => one.read === null) ?? verdicts[at]![at]!;
    return [gap, { isRight: false, read }];
  });
}

/** Marks a part's gaps: the answers in `texts` by gap, a missing one being empty. */
export function markGaps(points: number, key: PartKey, texts: readonly string[]): Verdict {
  const keys = key.gaps ?? [];
  if (keys.length === 0) return { state: 'unread', points: 0 };
  const worth = sharePoints(points, keys.length);
  const found = new Map(setsOf(keys.length, key.freeOrder).flatMap((set) => compareSet(set, keys, texts, worth)));
  const gaps = keys.map((_, gap) => found.get(gap) ?? blank);
  const earned = gaps.reduce((sum, { isRight }, gap) => sum + (isRight ? worth[gap]! : 0), 0);
  const right = gaps.filter(({ isRight }) => isRight).length;
  const isUnread = gaps.some(({ isRight, read }) => !isRight && read === null);
  const state = right === gaps.length ? 'right' : isUnread ? 'unread' : right > 0 ? 'partly' : 'wrong';
  return { state, points: earned, gaps };
}
