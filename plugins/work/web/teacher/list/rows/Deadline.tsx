import { useIntl } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { useText } from 'edutech/core/web/hooks';

const hour = 3_600_000;

/** Day and time in the city, with words for the days around today: 今天 22:00. */
export function DayTime({ at, now }: { readonly at: string; readonly now: Date }) {
  const intl = useIntl();
  const t = useText();
  const day = cityDay(new Date(at));
  const today = cityDay(now);
  const near = { [dayAfter(today, -1)]: 'yesterday', [today]: 'today', [dayAfter(today, 1)]: 'tomorrow' }[day];
  const time = intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: cityTimeZone });
  const date = intl.formatDate(at, { month: 'short', day: 'numeric', timeZone: cityTimeZone });
  return (
    <time dateTime={at} className="num">
      {near ? t(`work.${near}`) : date} {time}
    </time>
  );
}

interface DeadlineProps {
  readonly dueAt: string;
  readonly isMixed: boolean;
  readonly isClosed: boolean;
  /** Students who have not handed in. */
  readonly missing: number;
  readonly now: Date;
}

/** When homework is due, and below it how long there still is, or who is late. */
export function Deadline({ dueAt, isMixed, isClosed, missing, now }: DeadlineProps) {
  const t = useText();
  const left = new Date(dueAt).getTime() - now.getTime();
  return (
    <div className="work-row-due">
      <DayTime at={dueAt} now={now} />
      {left > 0 ? (
        <small className={left < 2 * hour ? 'work-late' : left < 24 * hour ? 'work-due' : undefined}>
          <TimeLeft milliseconds={left} />
          {isMixed && t('work.list.mixed')}
        </small>
      ) : missing > 0 ? (
        <small className="work-late">{t('work.list.missing', { count: missing })}</small>
      ) : (
        <small>{t(isClosed ? 'work.list.closed' : 'work.list.lateOpen')}</small>
      )}
    </div>
  );
}

/** How long there still is: days, or hours and minutes. */
function TimeLeft({ milliseconds }: { readonly milliseconds: number }) {
  const t = useText();
  const days = Math.floor(milliseconds / (24 * hour));
  const hours = Math.floor(milliseconds / hour);
  if (days >= 2) return t('work.left.days', { days, hours: hours % 24 });
  const minutes = Math.floor((milliseconds % hour) / 60_000);
  return t(hours > 0 ? 'work.left.hours' : 'work.left.minutes', { hours, minutes });
}
