import type { Day } from '../time/city-time';

/** The day before, of days written `2026-11-21`. */
export function dayBefore(day: Day): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Date pickers offer yesterday and later days (portal.md section 5). */
export const isOffered = (day: Day, today: Day): boolean => day >= dayBefore(today);
