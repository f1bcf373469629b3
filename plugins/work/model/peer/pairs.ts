import type { Id } from 'edutech/core/common/ids';
import type { Tier } from '../homework';

// Who reviews whose paper in a swap. People and papers are named by their attempts.

/** Most reviewers of one paper, and most papers of one reviewer. */
export const mostReviewers = 3;
export const mostPapers = 5;

/** A participant: has submitted a paper, and reviews others. */
export interface SwapPerson {
  readonly attemptId: Id;
  readonly tier: Tier;
}

export interface Pair {
  /** Attempt of the reviewer. */
  readonly reviewer: Id;
  /** Attempt that is reviewed. */
  readonly paper: Id;
}

/** Draws numbers from 0 to below 1. */
export type RandomSource = () => number;

/** The same numbers for the same seed, so that the drawn pairs that were shown are those that are assigned (mulberry32). */
export function seededRandom(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Random pairs: everybody gets as many papers as reviewers, nobody their own, and two review each other only if there are no
 * others. With `sameTier` people review papers of their own tier. A tier of one student gets no pair.
 */
export function drawPairs(
  people: readonly SwapPerson[],
  { reviewers, sameTier }: { readonly reviewers: number; readonly sameTier: boolean },
  luck: RandomSource,
): Pair[] {
  const groups = sameTier ? [...Map.groupBy(people, ({ tier }) => tier).values()] : [people];
  return groups.flatMap((group) => {
    const circle = shuffled(group, luck);
    const steps = Math.min(reviewers, mostReviewers, circle.length - 1);
    return circle.flatMap((reviewer, place) =>
      Array.from({ length: Math.max(0, steps) }, (_, step) => ({
        reviewer: reviewer.attemptId,
        paper: circle[(place + step + 1) % circle.length]!.attemptId,
      })),
    );
  });
}

function shuffled<T>(list: readonly T[], luck: RandomSource): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(luck() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** What is wrong with chosen pairs, as the end of a message key `work.error.`; null: nothing. */
export type PairFault = 'peerOwn' | 'peerTwice' | 'peerStranger' | 'peerTooMany';

/** Checks chosen pairs together with existing ones. */
export function findPairFault(pairs: readonly Pair[], people: ReadonlySet<Id>): PairFault | null {
  if (pairs.some(({ reviewer, paper }) => reviewer === paper)) return 'peerOwn';
  if (pairs.some(({ reviewer, paper }) => !people.has(reviewer) || !people.has(paper))) return 'peerStranger';
  if (new Set(pairs.map(({ reviewer, paper }) => `${reviewer}/${paper}`)).size < pairs.length) return 'peerTwice';
  const isOver = (of: (pair: Pair) => Id, most: number) =>
    [...Map.groupBy(pairs, of).values()].some((own) => own.length > most);
  const isTooMany = isOver(({ paper }) => paper, mostReviewers) || isOver(({ reviewer }) => reviewer, mostPapers);
  return isTooMany ? 'peerTooMany' : null;
}

/**
 * Gives the reviewer at `place` another paper. Its reviewer gets theirs in exchange, through a third one if those two cannot,
 * so that every paper keeps as many reviewers as it had; where nobody can, this pair alone changes.
 */
export function reassignPaper(pairs: readonly Pair[], place: number, paper: Id): Pair[] {
  const from = pairs[place];
  if (!from || from.paper === paper) return [...pairs];
  const others = pairs.map((_, at) => at).filter((at) => at !== place);
  const holders = others.filter((at) => pairs[at]!.paper === paper);
  const given = (papers: ReadonlyMap<number, Id>) =>
    pairs.map((pair, at) => ({ ...pair, paper: papers.get(at) ?? pair.paper }));
  const may = (at: number, other: Id) =>
    pairs[at]!.reviewer !== other &&
    !pairs.some((pair) => pair.reviewer === pairs[at]!.reviewer && pair.paper === other);
  const own = [place, paper] as const;
  // the reviewer's other paper is exchanged for this one: nobody reviews a paper twice
  const twin = holders.find((at) => pairs[at]!.reviewer === from.reviewer);
  const holder = twin ?? holders.find((at) => may(at, from.paper));
  if (holder !== undefined) return given(new Map([own, [holder, from.paper]]));
  for (const at of holders) {
    const third = others.find((one) => one !== at && may(one, from.paper) && may(at, pairs[one]!.paper));
    if (third !== undefined) {
      return given(new Map([own, [at, pairs[third]!.paper], [third, from.paper]]));
    }
  }
  return given(new Map([own]));
}

/** People whose paper nobody marks. */
export function unreviewed(people: readonly SwapPerson[], pairs: readonly Pair[]): Id[] {
  const reviewed = new Set(pairs.map(({ paper }) => paper));
  return people.map(({ attemptId }) => attemptId).filter((id) => !reviewed.has(id));
}
