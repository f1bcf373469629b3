import { isOfTier } from '../homework';
import type { Day } from 'edutech/core/common/time/city-time';

/**
 * What a city does if homework exceeds the daily limit: nothing, warn the teacher, or require a reason.
 */
export const loadRules = ['off', 'warn', 'stop'] as const;
export type LoadRule = (typeof loadRules)[number];

/** The most minutes of written homework a day, of all subjects together, that a school allows: grades 3 to 6, and 7 to 9. */
export interface DailyMinutes {
  readonly primaryMinutes: number;
  readonly juniorMinutes: number;
}

/**
 * Minutes a day by grade of the twelve: none in grades 1 and 2, then what the school allows, which is at most what the state
 * does (double reduction, 中办国办 2021, and the Ministry's 教基厅函〔2021〕13号). Null: no limit.
 */
export function dailyLimit(grade: number, { primaryMinutes, juniorMinutes }: DailyMinutes): number | null {
  if (grade <= 2) return 0;
  if (grade <= 6) return primaryMinutes;
  return grade <= 9 ? juniorMinutes : null;
}

/** Minutes that one homework adds to a class's day. */
export interface Load {
  readonly day: Day;
  readonly minutes: number;
}

/** How full a day is. `near` from 80 % on. */
export const loadStates = ['free', 'near', 'over'] as const;
export type LoadState = (typeof loadStates)[number];

export function loadState(minutes: number, limit: number | null): LoadState {
  if (limit === null) return 'free';
  if (minutes > limit) return 'over';
  return minutes > 0 && minutes >= limit * 0.8 ? 'near' : 'free';
}

/** The result of the load check: publish, publish with a warning, or refuse until a reason is given. */
export function checkLoad(
  rule: LoadRule,
  { before, added, limit }: { readonly before: number; readonly added: number; readonly limit: number | null },
  reason: string,
): 'fine' | 'warned' | 'refused' {
  if (rule === 'off' || added === 0 || loadState(before + added, limit) !== 'over') return 'fine';
  return rule === 'stop' && reason.trim() === '' ? 'refused' : 'warned';
}

/** Students of these grades need longer for a question than those it was measured with. */
const slowness = (grade: number) => (grade <= 3 ? 1.4 : grade <= 6 ? 1.2 : 1);

/** The time of an item: seconds, and the bits of the tiers that get it. */
export interface Effort {
  readonly seconds: number;
  readonly tiers: number;
}

/**
 * Minutes that a student needs for homework with tiers: those of the longest tier, since nobody does all of them.
 */
export const tieredMinutes = (items: readonly Effort[], grade: number): number =>
  Math.max(
    ...([0, 1, 2] as const).map((tier) =>
      estimatedMinutes(
        items.filter(({ tiers }) => isOfTier(tiers, tier)).map(({ seconds }) => seconds),
        grade,
      ),
    ),
  );

/**
 * Minutes that homework takes, estimated from the seconds of its questions; at least one, where there is anything to
 * do.
 */
export function estimatedMinutes(seconds: readonly number[], grade: number): number {
  const sum = seconds.reduce((total, one) => total + one, 0);
  return sum === 0 ? 0 : Math.max(1, Math.round((sum * slowness(grade)) / 60));
}
