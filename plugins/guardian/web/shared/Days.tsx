import { type IntlShape, useIntl } from 'react-intl';
import { type Day, cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { type Translate, useText } from 'edutech/core/web/hooks';

const dayLength = 86_400_000;
const apart = (one: Day, other: Day) => Math.round((Date.parse(one) - Date.parse(other)) / dayLength);

/** A day as people say it: 今天, 明天, 昨天, a weekday within the week, else the date. */
export function sayDay(intl: IntlShape, t: Translate, day: Day, now: Date): string {
  const distance = apart(day, cityDay(now));
  if (distance === 0) return t('guardian.day.todayOnly');
  if (distance === 1) return t('guardian.day.tomorrowOnly');
  if (distance === -1) return t('guardian.day.yesterday');
  const noon = cityMoment(day, '12:00');
  const form = Math.abs(distance) < 6 ? ({ weekday: 'short' } as const) : ({ month: 'short', day: 'numeric' } as const);
  return intl.formatDate(noon, { timeZone: cityTimeZone, ...form });
}

/** A moment as people say it: 今天 22:00, 明天 07:40, 周五. */
export function sayMoment(intl: IntlShape, t: Translate, moment: string, now: Date): string {
  const at = new Date(moment);
  const distance = apart(cityDay(at), cityDay(now));
  const time = intl.formatTime(at, {
    timeZone: cityTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (distance === 0) return t('guardian.day.today', { time });
  if (distance === 1) return t('guardian.day.tomorrow', { time });
  return sayDay(intl, t, cityDay(at), now);
}

/** `sayDay` and `sayMoment` with the page's language. */
export function useDays(now: Date) {
  const intl = useIntl();
  const t = useText();
  return {
    dayOf: (day: Day) => sayDay(intl, t, day, now),
    dayAt: (moment: string) => sayDay(intl, t, cityDay(new Date(moment)), now),
    momentOf: (moment: string) => sayMoment(intl, t, moment, now),
  };
}

/** A date of the past in the page's language: 11月18日. */
export function useDate() {
  const intl = useIntl();
  return (moment: string) => intl.formatDate(moment, { timeZone: cityTimeZone, month: 'short', day: 'numeric' });
}
