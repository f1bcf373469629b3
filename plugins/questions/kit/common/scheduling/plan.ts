import type { Day } from 'edutech/core/common/time/city-time';

/** Minutes a day that somebody wants to practise. */
export const minuteRange = { least: 5, most: 30, step: 5, usual: 15 } as const;

/** A student's practice settings. */
export interface Plan {
  readonly minutes: number;
  /** Days of the week without practice: 0 Sunday to 6 Saturday; six at most. */
  readonly daysOff: readonly number[];
  /** The examination that is practised for. */
  readonly examOn: Day | null;
  readonly examTitle: string;
}

export const usualPlan: Plan = { minutes: minuteRange.usual, daysOff: [], examOn: null, examTitle: '' };
