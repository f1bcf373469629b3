import { useIntl } from 'react-intl';
import { cityDay, cityTimeZone } from '../../common/time/city-time';
import { saidDay } from '../../common/time/said-day';
import { useText } from '../../web/hooks';
import { useNow } from '../hooks/use-now';

interface SaidMomentProps {
  /** ISO 8601, or a date. */
  readonly at: string | Date;
  /** Absent: it looks at the clock itself. */
  readonly now?: Date;
}

/** A morning in which school begins is "tomorrow morning", not "tomorrow". */
const schoolHours = 9;

/** Day and time of the city as people say them: 今天 22:00, 明早 7:40, 周五 8:00, 11月29日 7:40, 2025年11月29日 7:40. */
export function SaidMoment({ at, now }: SaidMomentProps) {
  const say = useSaidMoment();
  const clock = useNow();
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} className="num nowrap">
      {say(moment, now ?? clock)}
    </time>
  );
}

/** The same as a string, for the values of a message. */
export function useSaidMoment(): (moment: Date, now: Date) => string {
  const intl = useIntl();
  const t = useText();
  return (moment, now) => {
    const zone = { timeZone: cityTimeZone } as const;
    const clock = intl.formatTime(moment, { ...zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
    // English writes 07:40 where the clock has 24 hours; just after midnight one zero stays
    const time = clock.replace(/^0(?=\d)/, '');
    const day = saidDay(moment, now);
    if (day === 'weekday') return `${intl.formatDate(moment, { ...zone, weekday: 'short' })} ${time}`;
    if (day === 'date') {
      const year = cityDay(moment).slice(0, 4) === cityDay(now).slice(0, 4) ? undefined : 'numeric';
      return `${intl.formatDate(moment, { ...zone, year, month: 'short', day: 'numeric' })} ${time}`;
    }
    const isMorning = day === 'tomorrow' && Number(time.split(':')[0]) < schoolHours;
    return t(isMorning ? 'core.ui.moment.tomorrowMorning' : `core.ui.moment.${day}`, { time });
  };
}
