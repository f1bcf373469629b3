import type { AutoCandidate, AutoItem } from '../../../api';

/** Places whose question is taken from another of the papers. */
export type Mix = ReadonlyMap<number, number>;

/** Whether the papers have different questions in a place. */
export const differs = (candidates: readonly AutoCandidate[], at: number): boolean =>
  new Set(candidates.map(({ items }) => items[at]?.questionId)).size > 1;

/** The questions of a paper, with those that are mixed in. A place without a question stays as it is. */
export const mixed = (candidates: readonly AutoCandidate[], nth: number, mix: Mix): AutoItem[] =>
  candidates[nth]!.items.map((own, at) => {
    const other = candidates[mix.get(at) ?? nth]?.items[at];
    return other?.questionId ? other : own;
  });

/** Whether a question may be mixed into a place: it must not stand elsewhere on the paper by then. */
export const mayMix = (
  candidates: readonly AutoCandidate[],
  { base, mix, at, nth }: { readonly base: number; readonly mix: Mix; readonly at: number; readonly nth: number },
): boolean => {
  const id = candidates[nth]?.items[at]?.questionId;
  return !!id && mixed(candidates, base, mix).every(({ questionId }, place) => place === at || questionId !== id);
};
