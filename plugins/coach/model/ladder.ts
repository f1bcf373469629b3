import type { Withheld } from './withheld';

/** The rungs of a hint ladder: the idea, the steps, the answer. */
export const rungs = [1, 2, 3] as const;
export type Rung = (typeof rungs)[number];

/** Seconds that a student has to think on a rung before the next one opens. */
export const thinkingSeconds: Readonly<Record<Rung, number>> = { 1: 0, 2: 40, 3: 60 };

/** A rung that somebody has opened. */
export interface OpenedRung {
  readonly rung: number;
  readonly seenAt: Date;
}

/** Why a rung is closed: the one below it comes first, it opens at a time, or homework or an exam withholds it. */
export type RungLock = 'below' | 'thinking' | 'withheld';

export interface RungState {
  readonly rung: Rung;
  readonly isOpen: boolean;
  /** Null: it may be opened, or it is open. */
  readonly lock: RungLock | null;
  /** When it opens, while its student thinks. */
  readonly opensAt: Date | null;
}

/**
 * How the rungs of a ladder stand for one student. Rungs without a hint are left out, and nobody waits on them: the next one
 * opens from the one that is there. Homework withholds the answer alone; in an exam nobody gets hints.
 */
export function ladderAt(
  written: readonly number[],
  opened: readonly OpenedRung[],
  { now, withheld }: { readonly now: Date; readonly withheld: Withheld },
): RungState[] {
  const seen = new Map(opened.map(({ rung, seenAt }) => [rung, seenAt]));
  const there = rungs.filter((rung) => written.includes(rung));
  return there.map((rung, at) => {
    const isWithheld = { rung, isOpen: false, lock: 'withheld', opensAt: null } as const;
    // also one that was opened before the exam
    if (withheld === 'exam') return isWithheld;
    if (seen.has(rung)) return { rung, isOpen: true, lock: null, opensAt: null };
    if (rung === 3 && withheld) return isWithheld;
    const below = there[at - 1];
    if (below === undefined) return { rung, isOpen: false, lock: null, opensAt: null };
    const since = seen.get(below);
    if (!since) return { rung, isOpen: false, lock: 'below', opensAt: null };
    const opensAt = new Date(since.getTime() + thinkingSeconds[rung] * 1000);
    return opensAt > now
      ? { rung, isOpen: false, lock: 'thinking', opensAt }
      : { rung, isOpen: false, lock: null, opensAt: null };
  });
}
