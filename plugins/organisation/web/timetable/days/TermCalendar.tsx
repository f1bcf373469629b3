import { FormattedDate } from 'react-intl';
import { weekdays } from 'edutech/core/common/time/weeks';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { CalendarDay, CalendarWeek, DayMark } from './calendar';

interface TermCalendarProps {
  readonly weeks: readonly CalendarWeek[];
  readonly today: string;
}

/** A term on one page: a row for each teaching week. */
export function TermCalendar({ weeks, today }: TermCalendarProps) {
  const t = useText();
  return (
    <div className="scrolls-x pad-x-2 pad-b-3">
      <table className="organisation-calendar wide">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('organisation.timetable.weeks')}</span>
            </th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {t(`organisation.timetable.weekday.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, days }) => (
            <tr key={week}>
              <th scope="row" className="num">
                {week} {week % 2 === 1 && <small>{t('organisation.timetable.oddShort')}</small>}
              </th>
              {days.map((day) => (
                <Day key={day.day} day={day} isToday={day.day === today} isFirst={week === 1 && day === days[0]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  /** The first of all: it says its month. */
  readonly isFirst: boolean;
}

function Day({ day: { day, isOfTerm, isWeekend, mark }, isToday, isFirst }: DayProps) {
  const t = useText();
  const number = Number(day.slice(8));
  return (
    <td
      className={classNames(
        !isOfTerm && 'is-outside',
        isWeekend && 'is-weekend',
        isToday && 'is-today',
        mark && `is-${mark.kind}`,
      )}
    >
      <span className="num">
        {isFirst || number === 1 ? (
          <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" month="numeric" day="numeric" />
        ) : (
          number
        )}
      </span>{' '}
      {mark ? <SaidMark mark={mark} /> : isToday && t('organisation.timetable.today')}
    </td>
  );
}

function SaidMark({ mark }: { readonly mark: DayMark }) {
  const t = useText();
  if (mark.kind === 'makeup')
    return t('organisation.timetable.lessonsOf', { weekday: t(`organisation.timetable.weekday.${mark.weekday}`) });
  if (mark.kind === 'holiday' || mark.periods === null) return mark.name;
  return `${mark.name} ${t('organisation.timetable.somePeriods', { periods: mark.periods })}`;
}
