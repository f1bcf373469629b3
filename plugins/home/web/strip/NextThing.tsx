import { Link } from 'react-router';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask, LessonNow } from '../../api';
import { momentOfLesson, timeText } from '../shared/said-lessons';

interface NextThingProps {
  readonly lesson: LessonNow | null;
  readonly task: HomeTask | null;
  readonly now: Date;
  /** Where a lesson leads. */
  readonly home: string | undefined;
}

/** The one thing next: the lesson of this hour, else what is due first, else that nothing waits. */
export function NextThing({ lesson, task, now, home }: NextThingProps) {
  const t = useText();
  const moment = lesson ? momentOfLesson(lesson, now) : null;
  if (lesson && moment && moment.kind !== 'over') {
    const words = (
      <>
        <Icon name="Calendar" />
        <span className="grow">
          <b className="home-strip-text">
            {timeText(lesson.starts)} {lesson.className} {lesson.subject}
          </b>
          <small>
            {t(`home.strip.lesson.${moment.kind}`, { minutes: 'minutes' in moment ? moment.minutes : 0 })} {lesson.room}
          </small>
        </span>
      </>
    );
    return home === undefined ? (
      <Row gap={3} className="home-strip-next">
        {words}
      </Row>
    ) : (
      <Row as={Link} to={home} gap={3} className="home-strip-next">
        {words}
      </Row>
    );
  }
  if (!task) {
    return (
      <Row as="span" gap={3} className="home-strip-next">
        <Icon name="Checkmark" />
        <span className="grow">
          <b className="home-strip-text">{t('home.strip.none')}</b>
          <small>{t('home.strip.none.note')}</small>
        </span>
      </Row>
    );
  }
  return (
    <Row as={Link} to={task.path} gap={3} className="home-strip-next">
      <Icon name={task.urgency === 'late' ? 'Clock' : 'List'} />
      <span className="grow">
        <b className="home-strip-text" lang={langOf(task.text)}>
          {task.text}
        </b>
        <small>
          {task.due && task.urgency === 'late' && <span className="ink-late">{t('home.task.late')} </span>}
          {task.due && (
            <>
              <SaidMoment at={task.due} now={now} />{' '}
            </>
          )}
          <CityWords>{task.note}</CityWords>
        </small>
      </span>
    </Row>
  );
}
