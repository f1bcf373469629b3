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

/** By urgency: the least likely to be recalled first, and among new entries the latest mistake. */
export const inUrgency = <One extends PractisableEntry>(entries: readonly One[], now: Date): One[] =>
  entries
    .map((entry) => ({ entry, recall: recallProbability(entry.memory, now) ?? freshness }))
    .sort((a, b) => a.recall - b.recall || b.entry.lastWrongAt.getTime() - a.entry.lastWrongAt.getTime())
    .map(({ entry }) => entry);

/** As many of the most urgent entries as fit into the seconds left today; at least one while there are any. */
export function withinBudget<One extends PractisableEntry>(due: readonly One[], secondsLeft: number, now: Date): One[] {
  if (secondsLeft <= 0) return [];
  const chosen: One[] = [];
  let sum = 0;
  for (const one of inUrgency(due, now)) {
    if (chosen.length > 0 && sum + one.seconds > secondsLeft) continue;
    chosen.push(one);
    sum += one.seconds;
  }
  return chosen;
}
