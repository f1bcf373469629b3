import type { AttemptStatus } from '../answering/attempt';

/** What the attempts of a class come to. */
export interface ClassTotals {
  readonly students: number;
  readonly opened: number;
  readonly submitted: number;
  readonly corrected: number;
  readonly late: number;
  /** Of the corrected ones. */
  readonly points: number;
  readonly of: number;
}

type Counted = Pick<AttemptStatus, 'state' | 'openedAt' | 'isLate'> & {
  readonly points: number | null;
  readonly of: number;
  readonly openParts: number;
};

/** The totals that are stored with an assignment (plugins/work/server/totals), for who has its attempts at hand. */
export function totalsOf(attempts: readonly Counted[]): ClassTotals {
  const count = (fits: (attempt: Counted) => boolean) => attempts.filter(fits).length;
  const isCorrected = ({ points, openParts }: Counted) => points !== null && openParts === 0;
  const corrected = attempts.filter(isCorrected);
  return {
    students: attempts.length,
    opened: count(({ state, openedAt }) => openedAt !== null || state > 0),
    submitted: count(({ points }) => points !== null),
    corrected: corrected.length,
    late: count(({ isLate }) => isLate),
    points: corrected.reduce((sum, { points }) => sum + (points ?? 0), 0),
    of: corrected.reduce((sum, one) => sum + one.of, 0),
  };
}
