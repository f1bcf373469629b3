import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter } from 'edutech/core/common/time/weeks';

/** Telephones are left alone at night: from, and until. Times of day in the city. */
const quietFrom = '21:30';
const quietUntil = '07:00';

/** When the quiet of this moment ends; null: it is not quiet. */
export function quietEnd(now: Date): Date | null {
  const day = cityDay(now);
  const time = cityMinute(now).slice(-5);
  if (time < quietUntil) return cityMoment(day, quietUntil);
  return time >= quietFrom ? cityMoment(dayAfter(day, 1), quietUntil) : null;
}
