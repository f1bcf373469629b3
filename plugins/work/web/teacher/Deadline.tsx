import { FormattedTime } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { useText } from 'edutech/core/web/hooks';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment with the day that it is in: today and tomorrow by their names. */
export function Moment({ value, now }: { readonly value: string; readonly now: number }) {
  const t = useText();
  const days = (Date.parse(cityDay(new Date(value))) - Date.parse(cityDay(new Date(now)))) / day;
  const named = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[String(days)];
  const date = named ? {} : ({ month: 'numeric', day: 'numeric' } as const);
  const time = (
    <FormattedTime value={value} {...date} hour="2-digit" minute="2-digit" hourCycle="h23" timeZone={cityTimeZone} />
  );
  return named ? t(`work.time.${named}`, { time }) : time;
}

interface DeadlineProps {
  readonly moment: string;
  readonly lateUntil?: string | null;
  /** Milliseconds. */
  readonly now: number;
}

const looks = {
  far: 'muted regular',
  due: 'ink-due strong',
  late: 'ink-late strong',
  over: 'muted regular',
} as const;

/** A deadline with what is left of it: orange within a day, red within two hours, quiet once it is over. */
export function Deadline({ moment, lateUntil, now }: DeadlineProps) {
  const t = useText();
  const left = Date.parse(moment) - now;
  const tone = left <= 0 ? 'over' : left < 2 * hour ? 'late' : left < day ? 'due' : 'far';
  const takenLate = left <= 0 && lateUntil && Date.parse(lateUntil) > now;
  return (
    <span>
      {t('work.deadline', { time: <Moment value={moment} now={now} /> })}
      {' · '}
      <b className={looks[tone]}>
        {left > 0
          ? t(left >= day ? 'work.left.days' : left >= hour ? 'work.left.hours' : 'work.left.minutes', {
              days: Math.floor(left / day),
              hours: Math.floor((left % day) / hour),
              minutes: Math.floor((left % hour) / minute),
            })
          : takenLate
            ? t('work.left.takenLate', { time: <Moment value={lateUntil} now={now} /> })
            : t('work.left.over')}
      </b>
    </span>
  );
}
