import { recallProbability, type Memory } from './memory';

/** An entry that can be practised. */
export interface PractisableEntry {
  readonly memory: Memory;
  /** How long it takes. */
  readonly seconds: number;
  readonly lastWrongAt: Date;
}

/** Urgency of entries that were never practised: after those that are nearly forgotten. */
const freshness = 0.6;

/** Orders by urgency: the least likely to be recalled first, and among new entries the latest mistake. */
export const byUrgency =
  (now: Date) =>
  (a: PractisableEntry, b: PractisableEntry): number =>
    (recallProbability(a.memory, now) ?? freshness) - (recallProbability(b.memory, now) ?? freshness) ||
    b.lastWrongAt.getTime() - a.lastWrongAt.getTime();

/** As many of the most urgent entries as fit into the seconds left today; at least one while there are any. */
export function withinBudget<One extends PractisableEntry>(due: readonly One[], secondsLeft: number, now: Date): One[] {
  if (secondsLeft <= 0) return [];
  const chosen: One[] = [];
  let sum = 0;
  for (const one of due.toSorted(byUrgency(now))) {
    if (chosen.length > 0 && sum + one.seconds > secondsLeft) continue;
    chosen.push(one);
    sum += one.seconds;
  }
  return chosen;
}
