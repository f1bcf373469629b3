import type { Id } from 'edutech/core/common/ids';
import { type Tier, tiers } from '../homework';

interface Candidate {
  readonly questionId: Id;
  readonly difficulty: number;
}

/** A question that went badly, with others that exercise the same, the best first. */
export interface WeakQuestion extends Candidate {
  readonly similar: readonly Candidate[];
}

/** A question of a follow-up, and whom it is for: tiers as bits. */
export interface FollowUpItem {
  readonly questionId: Id;
  readonly tiers: number;
}

/** How hard the question of a tier is beside the one that went badly: a step easier, the same, a step harder. */
const steps: Readonly<Record<Tier, number>> = { 0: -1, 1: 0, 2: 1 };

/**
 * What a class practises after homework, for each weak question one for each tier, as hard as the tier wants; a question that
 * suits two tiers stands once for both. Where nothing similar is left, the question itself comes again for all.
 */
export function followUpOf(weak: readonly WeakQuestion[]): FollowUpItem[] {
  const taken = new Set<Id>();
  return weak.flatMap(({ questionId, difficulty, similar }) => {
    const free = similar.filter((one) => !taken.has(one.questionId));
    const chosen = new Map<Id, number>();
    for (const tier of tiers.keys() as Iterable<Tier>) {
      const wanted = difficulty + steps[tier];
      const found = free.toSorted((one, other) => distance(one, wanted) - distance(other, wanted))[0]?.questionId;
      const its = found ?? questionId;
      chosen.set(its, (chosen.get(its) ?? 0) | (1 << tier));
    }
    for (const id of chosen.keys()) taken.add(id);
    return [...chosen].map(([id, bits]) => ({ questionId: id, tiers: bits }));
  });
}

const distance = ({ difficulty }: Candidate, wanted: number): number => Math.abs(difficulty - wanted);
