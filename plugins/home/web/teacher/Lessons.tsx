import { FormattedDate } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { MoreLink } from 'edutech/core/ui/Section';
import { Tag } from 'edutech/core/ui/Tag';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as organisation } from 'edutech/plugins/organisation/routes';
import type { HomeLesson, LessonLink, TeacherHome } from '../../api';
import { type LessonMoment, momentOfLesson, nextLesson, timeText } from '../shared/said-lessons';

interface LessonsProps {
  readonly home: TeacherHome;
  readonly now: Date;
}

/** Lessons of today with what can be done with each; where there are none, those of the next school day. */
export function Lessons({ home: { lessons, links }, now }: LessonsProps) {
  const t = useText();
  const week = organisation.week.ifOn(useDeployment());
  const [first] = lessons;
  const isToday = first?.day === cityDay(now);
  const next = nextLesson(lessons, now);
  return (
    <Panel
      title={
        isToday || !first ? (
          t('home.lessons')
        ) : (
          <FormattedDate value={`${first.day}T00:00:00Z`} timeZone="UTC" month="long" day="numeric" weekday="short" />
        )
      }
      note={isToday || !first ? undefined : <small className="muted">{t('home.lessons.ahead')}</small>}
      end={week && <MoreLink to={week}>{t('home.lessons.week')}</MoreLink>}
    >
      {lessons.length === 0 ? (
        <p className="soft pad-x-4 pad-b-4">{t('home.lessons.empty')}</p>
      ) : (
        <ol className="home-lessons pad-x-4 pad-b-4">
          {lessons.map((lesson) => (
            <Lesson
              key={lesson.key}
              lesson={lesson}
              links={links.filter((link) => link.lesson === lesson.key)}
              moment={momentOfLesson(lesson, now)}
              isNext={isToday && lesson === next}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface LessonProps {
  readonly lesson: HomeLesson;
  readonly links: readonly LessonLink[];
  readonly moment: LessonMoment;
  readonly isNext: boolean;
}

/** `assign` is the first thing to do with the next lesson. */
const icons = { assign: 'Send', results: undefined, prepare: 'Edit', report: undefined } as const;

function Lesson({ lesson, links, moment, isNext }: LessonProps) {
  const t = useText();
  const { className, subject, room, starts, period, isChanged } = lesson;
  const note = links.map((link) => link.note).find(Boolean);
  return (
    <li className={classNames('home-lesson', isNext && 'is-next', moment.kind === 'over' && 'is-over')}>
      <div className="at-end">
        <b className="num block">{timeText(starts)}</b>
        <small className="muted">{t('home.lessons.period', { period })}</small>
      </div>
      <div className="home-lesson-box round-card ground">
        <Row wrap rows={0}>
          <strong>{className}</strong>
          {isChanged && <Tag tone="star">{t('home.lessons.changed')}</Tag>}
          <span className="end">
            <State moment={moment} isNext={isNext} note={note} />
          </span>
        </Row>
        <small className="block clip1 soft">{[subject, room].filter(Boolean).join(' · ')}</small>
        {links.length > 0 && (
          <Row wrap gap={2} className="above-2">
            {links.map(({ act, path }) => (
              <Button
                key={act}
                size="small"
                look={act === 'assign' ? (isNext ? 'primary' : 'soft') : act === 'results' ? 'soft' : 'outline'}
                icon={icons[act]}
                to={path}
              >
                {t(`home.lessons.${act}`)}
              </Button>
            ))}
          </Row>
        )}
      </div>
    </li>
  );
}

/** Whether it is over, on or near; or what was given of it. */
function State({
  moment,
  isNext,
  note,
}: {
  readonly moment: LessonMoment;
  readonly isNext: boolean;
  readonly note?: string;
}) {
  const t = useText();
  if (note)
    return (
      <Tag tone="done" icon="Checkmark">
        {note}
      </Tag>
    );
  if (moment.kind === 'over')
    return (
      <Tag tone="done" icon="Checkmark">
        {t('home.lessons.taught')}
      </Tag>
    );
  if (!isNext || !('minutes' in moment)) return null;
  return <Tag tone="brand">{t(`home.lessons.${moment.kind}`, { minutes: moment.minutes })}</Tag>;
}
