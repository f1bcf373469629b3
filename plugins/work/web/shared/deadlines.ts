import { cityDay } from 'edutech/core/common/time/city-time';

const hour = 3_600_000;
const day = 24 * hour;

/** Deadlines are grey, orange under 24 hours, red under two or when they are over. */
export function dueTone(due: Date, now: Date): 'plain' | 'due' | 'late' {
  const left = due.getTime() - now.getTime();
  if (left < 2 * hour) return 'late';
  return left < day ? 'due' : 'plain';
}

/** How a deadline's day is said: today, tomorrow, yesterday, by its weekday within six days, or by its date. */
export function dueDay(due: Date, now: Date): 'today' | 'tomorrow' | 'yesterday' | 'weekday' | 'date' {
  const of = (at: number) => cityDay(new Date(at));
  const its = cityDay(due);
  if (its === cityDay(now)) return 'today';
  if (its === of(now.getTime() + day)) return 'tomorrow';
  if (its === of(now.getTime() - day)) return 'yesterday';
  return due > now && its < of(now.getTime() + 7 * day) ? 'weekday' : 'date';
}

/** What is left, or how long it is over, in the largest unit that says enough. */
export function timeLeft(
  due: Date,
  now: Date,
): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  const away = Math.abs(due.getTime() - now.getTime());
  if (away < 2 * hour) return { unit: 'minutes', count: Math.max(1, Math.ceil(away / 60_000)) };
  if (away < 2 * day) return { unit: 'hours', count: Math.floor(away / hour) };
  return { unit: 'days', count: Math.floor(away / day) };
}
