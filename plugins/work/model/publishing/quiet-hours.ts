import { cityMinute } from 'edutech/core/common/time/city-time';

/** Students get no notifications from 21:00 to 07:00 (quality.md section 5). */
export function isQuietAt(now: Date): boolean {
  const hour = Number(cityMinute(now).slice(11, 13));
  return hour >= 21 || hour < 7;
}
