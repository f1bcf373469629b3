import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { DayLesson, TimetableWeek } from '../../../api';
import { SaidChange } from './SaidChange';
import { clockOf, isOver, rowsOf, shareOver, shownDays } from '../shared/week-rows';

interface DayListProps {
  readonly week: TimetableWeek;
  readonly names: 'classes' | 'teachers';
  readonly now: Date;
}

/** On phones: the days of the week as pills, and one of them as a list. */
export function DayList({ week, names, now }: DayListProps) {
  const t = useText();
  const days = shownDays(week);
  const today = cityDay(now);
  const [chosen, choose] = useState<string | null>(null);
  const day = days.find((one) => one.day === (chosen ?? today)) ?? days[0]!;
  const lessons = week.lessons.filter((lesson) => lesson.day === day.day);
  return (
    <Stack gap={3} className="pad-x-3 pad-b-4">
      <Row
        align="stretch"
        gap="half"
        className="organisation-pills"
        role="group"
        aria-label={t('organisation.timetable.days')}
      >
        {days.map((one) => (
          <button
            key={one.day}
            type="button"
            className="organisation-pill grow round-card touch relative"
            aria-pressed={one.day === day.day}
            onClick={() => choose(one.day)}
          >
            <small>
              {one.day === today ? (
                t('organisation.timetable.today')
              ) : (
                <FormattedDate value={`${one.day}T00:00:00Z`} timeZone="UTC" weekday="short" />
              )}
            </small>
            <b className="num">{Number(one.day.slice(8))}</b>
            {isUnusual(week, one) && <i aria-label={t('organisation.timetable.hasChanges')} role="img" />}
          </button>
        ))}
      </Row>
      {day.special && (
        <p className="soft">{t(`organisation.timetable.special.${day.special.kind}`, { name: day.special.name })}</p>
      )}
      {lessons.length === 0 && !day.special && <p className="soft">{t('organisation.timetable.noLessons')}</p>}
      <Stack as="ol" gap={2}>
        {rowsOf(week.periods).map((row) =>
          row.kind === 'break'
            ? lessons.length > 0 && (
                <li key={`break ${row.after}`} className="organisation-daylist-break muted t-12">
                  {t(row.isNoon ? 'organisation.timetable.noon' : 'organisation.timetable.break')} {clockOf(row.starts)}
                  –{clockOf(row.ends)}
                </li>
              )
            : lessons
                .filter(({ period }) => period === row.period)
                .map((lesson) => (
                  <Lesson
                    key={`${row.period} ${lesson.classId} ${lesson.difference?.kind}`}
                    lesson={lesson}
                    names={names}
                    now={now}
                  />
                )),
        )}
      </Stack>
    </Stack>
  );
}

const isUnusual = (week: TimetableWeek, { day, special, free }: TimetableWeek['days'][number]) =>
  special !== null ||
  free.length > 0 ||
  week.lessons.some((lesson) => lesson.day === day && lesson.difference !== null);

function Lesson({
  lesson,
  names,
  now,
}: {
  readonly lesson: DayLesson;
  readonly names: DayListProps['names'];
  readonly now: Date;
}) {
  const t = useText();
  const { starts, ends, subject, className, teacher, room, hue, isHeld, difference } = lesson;
  const share = isHeld ? shareOver(lesson, now) : null;
  return (
    <li
      className={classNames(
        'card',
        'organisation-daylesson',
        'pad-3',
        `hue-${hue}`,
        share !== null && 'is-on',
        isOver(lesson, now) && 'is-over',
        !isHeld && 'is-off',
      )}
    >
      <time className="num at-end">
        <b className="block">{clockOf(starts)}</b>
        <small className="muted">{clockOf(ends)}</small>
      </time>
      <div className="shrink">
        <b className="block">{names === 'classes' ? `${className} ${subject}` : subject}</b>
        <small className="block soft">
          {(names === 'classes' ? [room] : [teacher, room]).filter(Boolean).join(' · ')}
        </small>
        {difference && (
          <small className="block ink-star">
            <SaidChange lesson={lesson} />
          </small>
        )}
      </div>
      {share !== null && <Tag tone="brand">{t('organisation.timetable.isOn')}</Tag>}
    </li>
  );
}
