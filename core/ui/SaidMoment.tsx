import { useIntl } from 'react-intl';
import { cityTimeZone } from '../common/time/city-time';
import { saidDay } from '../common/time/said-day';
import { useText } from '../web/hooks';

interface SaidMomentProps {
  /** ISO 8601, or a date. */
  readonly at: string | Date;
  readonly now: Date;
}

/** A morning in which school begins is "tomorrow morning", not "tomorrow". */
const schoolHours = 9;

/** Day and time of the city as people say them: 今天 22:00, 明早 7:40, 周五 8:00, 11月29日 7:40. */
export function SaidMoment({ at, now }: SaidMomentProps) {
  const intl = useIntl();
  const t = useText();
  const moment = new Date(at);
  const zone = { timeZone: cityTimeZone } as const;
  const time = intl.formatTime(moment, { ...zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const day = saidDay(moment, now);
  const said =
    day === 'weekday'
      ? `${intl.formatDate(moment, { ...zone, weekday: 'short' })} ${time}`
      : day === 'date'
        ? `${intl.formatDate(moment, { ...zone, month: 'short', day: 'numeric' })} ${time}`
        : t(
            day === 'tomorrow' && Number(time.split(':')[0]) < schoolHours
              ? 'core.ui.moment.tomorrowMorning'
              : `core.ui.moment.${day}`,
            { time },
          );
  return (
    <time dateTime={moment.toISOString()} className="num nowrap">
      {said}
    </time>
  );
}
