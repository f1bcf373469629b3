import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { IconButton } from 'edutech/core/ui/IconButton';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { SubjectKey } from '../../load/StackedDays';
import { type ClassLoad, type LoadDay, useClassLoad } from '../../load/use-class-load';
import type { ListWish } from '../list-wish';
import { monthAfter, weeksOfMonth } from './month';

interface CalendarViewProps {
  readonly classes: readonly TaughtClassItem[];
  readonly wish: ListWish;
  readonly now: Date;
}

/** The public calendar of a class: what is due on which day in every subject, against the limit of the day. */
export function CalendarView({ classes, wish, now }: CalendarViewProps) {
  const intl = useIntl();
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const today = cityDay(now);
  const month = wish.month ?? today.slice(0, 7);
  const current = classes.find(({ classId }) => classId === wish.classId) ?? classes[0];
  const weeks = weeksOfMonth(month);
  const { load, error, again } = useClassLoad({
    classId: current?.classId ?? null,
    from: weeks[0]![0]!,
    to: weeks.at(-1)![6]!,
  });
  if (!current) {
    return (
      <div className="card">
        <EmptyState picture="box" title={t('work.calendar.noClass')} text={t('work.calendar.noClass.text')} />
      </div>
    );
  }
  const title = intl.formatDate(`${month}-15T04:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' });
  return (
    <section className="card above-3 pad-4" aria-labelledby="work-calendar-title">
      <Row as="header" wrap gap={4} rows={2} className="below-3">
        <h2 className="t-head" id="work-calendar-title">
          {t('work.calendar.of', { class: current.className, month: title })}
        </h2>
        <Row align="stretch" wrap className="no-print">
          {classes.map((one) => (
            <Chip
              key={one.classId}
              selected={one.classId === current.classId}
              to={changed(query, { class: one.classId })}
            >
              {one.className}
            </Chip>
          ))}
        </Row>
        <Row gap={1} className="no-print end">
          <IconButton
            icon="ChevronLeft"
            label={t('work.calendar.before')}
            to={changed(query, { month: monthAfter(month, -1) })}
          />
          <Button size="small" to={changed(query, { month: null })}>
            {t('work.calendar.thisMonth')}
          </Button>
          <IconButton
            icon="ChevronRight"
            label={t('work.calendar.next')}
            to={changed(query, { month: monthAfter(month, 1) })}
          />
          <IconButton icon="Print" label={t('work.calendar.print')} onClick={() => window.print()} />
        </Row>
      </Row>
      {error !== null && load === null && <ErrorState error={error} onRetry={again} />}
      {error === null && load === null && <Skeletons shape="rows" count={5} />}
      {load && (
        <>
          <MonthTable weeks={weeks} month={month} today={today} load={load} />
          <Row as="footer" wrap gap={5} rows={1} className="t-12 pad-t-3">
            <SubjectKey days={load.days} />
            <p className="muted">
              {load.limit === null
                ? t('work.load.noLimit')
                : load.limit === 0
                  ? t('work.load.none')
                  : t('work.load.limit', { limit: load.limit })}
            </p>
          </Row>
        </>
      )}
    </section>
  );
}

interface MonthTableProps {
  readonly weeks: readonly (readonly Day[])[];
  readonly month: string;
  readonly today: Day;
  readonly load: ClassLoad;
}

function MonthTable({ weeks, month, today, load }: MonthTableProps) {
  const intl = useIntl();
  const weekday = (day: Day) => intl.formatDate(`${day}T04:00:00Z`, { weekday: 'short', timeZone: 'Asia/Shanghai' });
  return (
    <table className="work-month wide">
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th className="pad-y-2 pad-x-2 framed soft t-12 text-start ground" key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                className={classNames(
                  'pad-y-2',
                  'pad-x-2',
                  'framed',
                  !day.startsWith(month) && 'work-month-other',
                  day === today && 'work-month-today',
                )}
              >
                <DayCell day={day} load={load} of={load.days.find((one) => one.day === day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const loadLooks = { free: '', near: 'tint-star ink-star', over: 'tint-late ink-late' } as const;

interface DayCellProps {
  readonly day: Day;
  readonly load: ClassLoad;
  readonly of: LoadDay | undefined;
}

function DayCell({ day, load, of }: DayCellProps) {
  const t = useText();
  return (
    <>
      <span className="work-month-day num strong">{Number(day.slice(8))}</span>
      {of && (
        <>
          <span className={`round pad-x-2 sunk soft t-12 work-month-minutes num ${loadLooks[of.state]}`}>
            {t(of.state === 'over' ? 'work.load.overMinutes' : 'work.load.minutes', {
              minutes: of.minutes,
              limit: load.limit ?? 0,
            })}
          </span>
          <ul>
            {of.homework.map(({ assignmentId, title, subject, subjectCode, minutes }) => (
              <li key={assignmentId} className={`hue-${subjectHue(subjectCode)}`} title={title}>
                <span className="clip1">{t('work.calendar.line', { subject, title })}</span>
                <small className="num">{minutes}′</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
