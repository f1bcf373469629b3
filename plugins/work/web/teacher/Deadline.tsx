import { FormattedMessage, FormattedTime } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { classNames } from 'edutech/core/ui/rules/class-names';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment with the day that it is in: today and tomorrow by their names. */
export function Moment({ value, now }: { readonly value: string; readonly now: number }) {
  const days = (Date.parse(cityDay(new Date(value))) - Date.parse(cityDay(new Date(now)))) / day;
  const named = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[String(days)];
  const date = named ? {} : ({ month: 'numeric', day: 'numeric' } as const);
  const time = (
    <FormattedTime value={value} {...date} hour="2-digit" minute="2-digit" hourCycle="h23" timeZone={cityTimeZone} />
  );
  return named ? <FormattedMessage id={`work.time.${named}`} values={{ time }} /> : time;
}

interface DeadlineProps {
  readonly moment: string;
  readonly lateUntil?: string | null;
  /** Milliseconds. */
  readonly now: number;
}

/** A deadline with what is left of it: orange within a day, red within two hours, quiet once it is over. */
export function Deadline({ moment, lateUntil, now }: DeadlineProps) {
  const left = Date.parse(moment) - now;
  const tone = left <= 0 ? 'over' : left < 2 * hour ? 'late' : left < day ? 'due' : 'far';
  const takenLate = left <= 0 && lateUntil && Date.parse(lateUntil) > now;
  return (
    <span className={classNames(`work-deadline-${tone}`)}>
      <FormattedMessage id="work.deadline" values={{ time: <Moment value={moment} now={now} /> }} />
      {' · '}
      <b className="strong">
        {left > 0 ? (
          <FormattedMessage
            id={left >= day ? 'work.left.days' : left >= hour ? 'work.left.hours' : 'work.left.minutes'}
            values={{
              days: Math.floor(left / day),
              hours: Math.floor((left % day) / hour),
              minutes: Math.floor((left % hour) / minute),
            }}
          />
        ) : takenLate ? (
          <FormattedMessage id="work.left.takenLate" values={{ time: <Moment value={lateUntil} now={now} /> }} />
        ) : (
          <FormattedMessage id="work.left.over" />
        )}
      </b>
    </span>
  );
}
