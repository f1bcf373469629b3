import { cityTimeZone } from 'edutech/core/common/time/city-time';

/** Part of the city's day, for the greeting: the night belongs to the evening before. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 14) return 'noon';
  return hour >= 14 && hour < 18 ? 'afternoon' : 'evening';
}

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: cityTimeZone, hour: 'numeric', hourCycle: 'h23' });

/** The hour in the city at this moment, 0 to 23. */
export const cityHour = (now: Date) => Number(hourFormat.format(now));
