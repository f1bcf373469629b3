const hour = 3_600_000;

/** Deadlines are grey, orange under 24 hours, red under two or when they are over. */
export function urgencyOf(due: Date, now: Date): 'plain' | 'due' | 'late' {
  const left = due.getTime() - now.getTime();
  if (left < 2 * hour) return 'late';
  return left < 24 * hour ? 'due' : 'plain';
}
