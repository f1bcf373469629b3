import type { Candidate } from './candidate';
import type { Slot } from './slots';

/** What a paper is to come to, in the numbers that are compared while it is composed. */
export interface Goals {
  /** Share of the points of each group, 0 to 1; empty: not said. */
  readonly shares: readonly number[];
  readonly difficulty: number;
  /** 0: not said. */
  readonly minutes: number;
  readonly avoidsSameKind: boolean;
}

/** What leans towards some questions besides the goals: those that other papers do not have, and the draw. */
export type Lean = ReadonlyMap<Candidate, number>;

// Weights, in percent of the paper's points that a miss of knowledge is as bad as. Chosen so that what a teacher sees first
// (knowledge, difficulty) is met before the rest, and that no draw outweighs one question's share.
const weights = { knowledge: 100, beyond: 100, difficulty: 300, minutes: 60, sameKind: 6, used: 0.4 } as const;
/** Misses of knowledge that are shown in amber: 4 points of 100 (EXAM.md, "Auto"). */
const shownMiss = 0.04;
/** Minutes may miss by this share before it counts. */
const freeMinutes = 0.05;

/**
 * A paper as it is composed: questions in their places, with the sums that the goals are measured by. Putting a question in
 * or taking it out costs the number of its groups, so that a hundred thousand exchanges take a moment.
 */
export class Draft {
  readonly questions: (Candidate | null)[];
  readonly #shares: number[];
  readonly #kinds = new Map<string, number>();
  readonly #likeness = new Map<string, number>();
  readonly #ids = new Set<string>();
  #points = 0;
  #gained = 0;
  #seconds = 0;
  #sameKind = 0;
  #used = 0;
  #lean = 0;

  constructor(
    readonly slots: readonly Slot[],
    readonly goals: Goals,
    readonly lean: Lean,
  ) {
    this.questions = slots.map(() => null);
    this.#shares = goals.shares.map(() => 0);
  }

  /** Whether it may stand here beside the others: not twice, and not beside one that says nearly the same. */
  admits(candidate: Candidate): boolean {
    return !this.#ids.has(candidate.id) && !candidate.likeness.some((mark) => this.#likeness.has(mark));
  }

  put(at: number, candidate: Candidate): void {
    this.questions[at] = candidate;
    this.#ids.add(candidate.id);
    this.#weigh(candidate, this.slots[at]!.points, 1);
    this.#mark(candidate, 1);
  }

  take(at: number): Candidate | null {
    const candidate = this.questions[at] ?? null;
    if (!candidate) return null;
    this.questions[at] = null;
    this.#ids.delete(candidate.id);
    this.#weigh(candidate, this.slots[at]!.points, -1);
    this.#mark(candidate, -1);
    return candidate;
  }

  /** The cost with a question in an empty place: sums only, as it is asked thousands of times for one that is put in. */
  costWith(at: number, candidate: Candidate): number {
    const { points } = this.slots[at]!;
    this.#weigh(candidate, points, 1);
    const isSecond = candidate.kind !== null && this.#kinds.has(candidate.kind);
    const cost = this.cost + (isSecond && this.goals.avoidsSameKind ? weights.sameKind : 0);
    this.#weigh(candidate, points, -1);
    return cost;
  }

  /** How far the paper is from its goals, and from what it leans to; lower is better. */
  get cost(): number {
    return this.miss + this.#lean;
  }

  /** How far the paper is from its goals alone. */
  get miss(): number {
    const { goals } = this;
    if (this.#points === 0) return 0;
    let knowledge = 0;
    for (let group = 0; group < goals.shares.length; group += 1) {
      const miss = Math.abs(this.#shares[group]! / this.#points - goals.shares[group]!);
      knowledge += weights.knowledge * miss + weights.beyond * Math.max(0, miss - shownMiss);
    }
    const difficulty = Math.abs(this.#gained / this.#points - goals.difficulty);
    const late = goals.minutes > 0 ? Math.abs(this.#seconds / 60 - goals.minutes) / goals.minutes : 0;
    return (
      knowledge +
      weights.difficulty * difficulty +
      weights.minutes * Math.max(0, late - freeMinutes) +
      (goals.avoidsSameKind ? weights.sameKind * this.#sameKind : 0) +
      weights.used * this.#used
    );
  }

  #weigh(candidate: Candidate, points: number, sign: 1 | -1): void {
    this.#points += sign * points;
    this.#gained += sign * points * candidate.facility;
    this.#seconds += sign * candidate.seconds;
    this.#used += candidate.isUsed ? sign : 0;
    this.#lean += sign * (this.lean.get(candidate) ?? 0);
    if (this.#shares.length === 0) return;
    for (const group of candidate.groups) this.#shares[group]! += (sign * points) / candidate.groups.length;
  }

  #mark({ kind, likeness }: Candidate, sign: 1 | -1): void {
    if (kind !== null) {
      const before = counted(this.#kinds, kind, sign);
      // each one beyond the first counts
      if (sign > 0 ? before > 0 : before > 1) this.#sameKind += sign;
    }
    for (const mark of likeness) counted(this.#likeness, mark, sign);
  }
}

/** Counts up or down; answers what the count was. A count of none is taken out. */
function counted(counts: Map<string, number>, key: string, sign: 1 | -1): number {
  const before = counts.get(key) ?? 0;
  if (before + sign === 0) counts.delete(key);
  else counts.set(key, before + sign);
  return before;
}
