import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf } from 'edutech/core/common/time/weeks';
import { mediumShare } from './mastery';
import { fewestPeople } from './states';

/** Weeks that maps and trends look back. */
export const weeksBack = 12;

/** Mondays of the last weeks, the oldest first; this week is the last. */
export function lastMondays(now: Date): Day[] {
  const monday = mondayOf(cityDay(now));
  return Array.from({ length: weeksBack }, (_, at) => dayAfter(monday, (at + 1 - weeksBack) * 7));
}

/** The place of a moment among these weeks; −1 before the first. */
export const weekOf = (mondays: readonly Day[], at: Date): number => mondays.indexOf(mondayOf(cityDay(at)));

/** What a trend reads of an answer. */
export interface WeekAnswer {
  readonly personId: string;
  readonly share: number;
  readonly expected: number;
  readonly at: Date;
}

export interface TrendPoint {
  readonly day: Day;
  readonly value: number | null;
  readonly raw: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The share of points of each week, as it would be on questions of medium difficulty: the mean of (share − usual share) on
 * top of the usual one, with its 95 % interval (1.96 standard errors). A week of fewer than `fewest` people has none.
 */
export function trendOf(
  mondays: readonly Day[],
  answers: readonly WeekAnswer[],
  fewest: number = fewestPeople,
): TrendPoint[] {
  const ofWeek = Map.groupBy(answers, ({ at }) => weekOf(mondays, at));
  return mondays.map((day, week) => {
    const own = ofWeek.get(week) ?? [];
    if (own.length === 0 || new Set(own.map(({ personId }) => personId)).size < fewest)
      return { day, value: null, raw: null, low: null, high: null };
    const gains = own.map(({ share, expected }) => share - expected);
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
    const error = 1.96 * Math.sqrt(spread / gains.length);
    return {
      day,
      value: within(mediumShare + mean),
      raw: own.reduce((sum, { share }) => sum + share, 0) / own.length,
      low: within(mediumShare + mean - error),
      high: within(mediumShare + mean + error),
    };
  });
}
