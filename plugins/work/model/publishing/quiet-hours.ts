import { cityMinute } from 'edutech/core/common/time/city-time';

/** Times of day between which students get no notifications: from the evening until the morning. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** Whether students of a school with these quiet hours are left in peace (quality.md section 5). */
export function isQuietAt(now: Date, { from, until }: QuietHours): boolean {
  const time = cityMinute(now).slice(11, 16);
  return time >= from || time < until;
}
