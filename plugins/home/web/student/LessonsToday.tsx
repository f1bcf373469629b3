import { FormattedDate } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { MoreLink } from 'edutech/core/ui/Section';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as organisation } from 'edutech/plugins/organisation/routes';
import type { StudentHome } from '../../api';
import { momentOfLesson, nextLesson, timeText } from '../shared/said-lessons';

interface LessonsTodayProps {
  readonly home: StudentHome;
  readonly now: Date;
}

/** Lessons of today, or of the next school day; and whether the day after is not as usual. */
export function LessonsToday({ home: { lessons, changes }, now }: LessonsTodayProps) {
  const t = useText();
  const week = organisation.studentWeek.ifOn(useDeployment());
  const [first] = lessons;
  if (!first) return null;
  const isToday = first.day === cityDay(now);
  const next = isToday ? nextLesson(lessons, now) : null;
  const isOver = isToday && next === null;
  return (
    <Panel
      title={
        isToday ? (
          t('home.lessons')
        ) : (
          <FormattedDate value={`${first.day}T00:00:00Z`} timeZone="UTC" month="long" day="numeric" weekday="short" />
        )
      }
      note={isToday ? undefined : <small className="muted">{t('home.lessons.ahead')}</small>}
      end={week && <MoreLink to={week}>{t('home.lessons.open')}</MoreLink>}
    >
      <ol className="home-day pad-x-4 pad-b-2">
        {lessons.map((lesson) => (
          <Row
            as="li"
            key={lesson.key}
            className={classNames(
              'pad-y-half',
              lesson === next && 'is-next',
              isToday && momentOfLesson(lesson, now).kind === 'over' && 'is-over',
            )}
          >
            <small className="num fixed home-day-time">{timeText(lesson.starts)}</small>
            <span className={`dot hue-${lesson.hue}`} aria-hidden="true" />
            <span className="grow clip1">{lesson.subject}</span>
            <small className="muted clip1">{[lesson.teacher, lesson.room].filter(Boolean).join(' ')}</small>
          </Row>
        ))}
      </ol>
      {(isOver || changes > 0) && (
        <Row as="p" gap={1} className="note pad-x-4 pad-b-4">
          <Icon name={isOver ? 'Checkmark' : 'ArrowSwap'} size={16} />
          {[isOver && t('home.lessons.finished'), changes > 0 && t('home.lessons.changes', { count: changes })]
            .filter(Boolean)
            .join(' ')}
        </Row>
      )}
    </Panel>
  );
}
