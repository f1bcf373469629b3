import { chanceOf, type Memory } from './memory';

/** Something that could be practised. */
export interface Practisable {
  readonly memory: Memory;
  /** How long it takes. */
  readonly seconds: number;
  readonly lastWrongAt: Date;
}

/** Where something that was never practised stands among the others: after what is nearly forgotten. */
const freshness = 0.6;

/** What is most urgent first: what is least likely to be known, and of the new what went wrong last. */
export const byUrgency =
  (now: Date) =>
  (a: Practisable, b: Practisable): number =>
    (chanceOf(a.memory, now) ?? freshness) - (chanceOf(b.memory, now) ?? freshness) ||
    b.lastWrongAt.getTime() - a.lastWrongAt.getTime();

/** As many of the most urgent as fit into the seconds that are left of the day; one at least while any are. */
export function withinBudget<One extends Practisable>(due: readonly One[], secondsLeft: number, now: Date): One[] {
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
