const hour = 3_600_000;
const day = 24 * hour;

/** Deadlines are grey, orange under 24 hours, red under two or when they are over. */
export function dueTone(due: Date, now: Date): 'plain' | 'due' | 'late' {
  const left = due.getTime() - now.getTime();
  if (left < 2 * hour) return 'late';
  return left < day ? 'due' : 'plain';
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
