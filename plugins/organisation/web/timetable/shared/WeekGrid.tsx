import { FormattedDate } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { DayLesson, DayOfWeek, TimetableWeek } from '../../../api';
import { LessonCell } from './LessonCell';
import { clockOf, blocksOf, type FreeBlock, lessonsAt, rowsOf, shownDays, type WeekRow } from './week-rows';

interface WeekGridProps {
  readonly week: TimetableWeek;
  readonly names: 'classes' | 'teachers';
  /** Whose lessons are tinted; null: nobody's. */
  readonly personId: string | null;
  readonly now: Date;
  readonly onChoose?: (lesson: DayLesson) => void;
}

/** A week as it will be held: days beside each other, periods below each other, long breaks as bars. */
export function WeekGrid(props: WeekGridProps) {
  const t = useText();
  const { week, now } = props;
  const days = shownDays(week);
  const today = cityDay(now);
  return (
    <div className="scrolls-x pad-x-2 pad-b-2">
      <table className="organisation-week wide">
        <thead>
          <tr>
            <th scope="col" className="organisation-week-times">
              <span className="visually-hidden">{t('organisation.timetable.period')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day.day} day={day} isToday={day.day === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(week.periods).map((row) =>
            row.kind === 'break' ? (
              <tr key={`break ${row.after}`}>
                <td colSpan={days.length + 1} className="organisation-break">
                  {t(row.isNoon ? 'organisation.timetable.noon' : 'organisation.timetable.break')} {clockOf(row.starts)}
                  –{clockOf(row.ends)}
                </td>
              </tr>
            ) : (
              <Period key={row.period} row={row} days={days} today={today} {...props} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function DayHead({ day: { day, special }, isToday }: { readonly day: DayOfWeek; readonly isToday: boolean }) {
  const t = useText();
  return (
    <th scope="col" className={classNames('organisation-day', isToday && 'is-today')}>
      <b className="block">
        <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" weekday="short" />
      </b>
      <small className="muted">
        <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" month="numeric" day="numeric" />{' '}
        {isToday && t('organisation.timetable.today')}
      </small>
      {special && (
        <Tag tone={special.kind === 'holiday' ? 'done' : special.kind === 'makeup' ? 'info' : 'star'}>
          {special.name}
        </Tag>
      )}
    </th>
  );
}

interface PeriodProps extends WeekGridProps {
  readonly row: Extract<WeekRow, { readonly kind: 'period' }>;
  readonly days: readonly DayOfWeek[];
  readonly today: string;
}

function Period({ row: { period, starts }, days, today, week, ...cell }: PeriodProps) {
  return (
    <tr>
      <th scope="row" className="organisation-week-times">
        <b className="block">{period}</b>
        <small className="block num muted">{clockOf(starts)}</small>
      </th>
      {days.map((day) => {
        const blocks = blocksOf(day, week.periods);
        const block = blocks.find(({ from, periods }) => from <= period && period < from + periods);
        if (block && block.from !== period) return null;
        return (
          <td
            key={day.day}
            rowSpan={block?.periods}
            className={classNames(day.day === today && 'is-today', day.weekday === null && 'is-free')}
          >
            {block ? (
              <Free block={block} />
            ) : (
              lessonsAt(week.lessons, day.day, period).map((lesson) => (
                <LessonCell
                  key={`${lesson.classId} ${lesson.subject} ${lesson.difference?.kind}`}
                  lesson={lesson}
                  names={cell.names}
                  isOwn={cell.names === 'teachers' && lesson.teacherId === cell.personId}
                  now={cell.now}
                  onChoose={cell.onChoose}
                />
              ))
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** What the school does instead of lessons. */
function Free({ block: { name, note, goesOn } }: { readonly block: FreeBlock }) {
  return (
    <div className="organisation-free tall round">
      <b>{name}</b>
      {note && !goesOn && <small>{note}</small>}
    </div>
  );
}
