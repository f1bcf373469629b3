import { FormattedDate } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { PrepLesson, PrepWeek } from '../../api';
import { useLessonAddress } from './lesson-address';

/** What fits beside a week with what else is there; the week itself shows all. */
const mostShown = 3;

interface Thing {
  /** The first lesson that it is for. */
  readonly lesson: PrepLesson;
  readonly lessons: readonly PrepLesson[];
}

/** One plan serves parallel classes: lessons with one plan, and those of a subject on one day that have none, are one thing. */
function thingsOf({ lessons }: PrepWeek): readonly Thing[] {
  const open = lessons.filter(({ state }) => state === 'half' || state === 'late' || state === 'open');
  const groups = Map.groupBy(open, ({ plan, subject, day }) => plan?.id ?? `${day} ${subject}`);
  return [...groups.values()].map((found) => ({ lesson: found[0]!, lessons: found }));
}

/** Lessons that are still to be prepared, the next first. */
export function ToPrepare({ week }: { readonly week: PrepWeek }) {
  const t = useText();
  const addressOf = useLessonAddress();
  const things = thingsOf(week);
  return (
    <Panel title={t('prepare.toPrepare')} note={things.length > 0 ? <Tag tone="due">{things.length}</Tag> : undefined}>
      {things.length === 0 ? (
        <p className="note pad-x-4 pad-b-4">{t('prepare.toPrepare.none')}</p>
      ) : (
        <ul className="ruled-list pad-x-4 pad-b-2">
          {things.slice(0, mostShown).map(({ lesson, lessons }) => (
            <Row as="li" key={`${lesson.classId} ${lesson.day} ${lesson.period}`} className="pad-y-2">
              <span className="grow">
                <b className="block clip1">
                  <CityWords>
                    {lesson.plan?.title ??
                      `${[...new Set(lessons.map(({ className }) => className))].join('、')} ${lesson.subject}`}
                  </CityWords>
                </b>
                <small className={lesson.state === 'late' ? 'ink-due' : 'soft'}>
                  {t('prepare.toPrepare.when', {
                    day: <FormattedDate value={`${lesson.day}T00:00:00Z`} timeZone="UTC" weekday="short" />,
                    periods: [
                      ...new Set(lessons.filter(({ day }) => day === lesson.day).map(({ period }) => period)),
                    ].join(t('prepare.toPrepare.and')),
                    more: lessons.filter(({ day }) => day !== lesson.day).length,
                  })}
                </small>
              </span>
              <Button size="small" look={lesson.plan ? 'soft' : 'outline'} to={addressOf(lesson)}>
                {t(lesson.plan ? 'prepare.toPrepare.goOn' : 'prepare.toPrepare.begin')}
              </Button>
            </Row>
          ))}
          {things.length > mostShown && (
            <li className="note pad-y-2">{t('prepare.toPrepare.more', { count: things.length - mostShown })}</li>
          )}
        </ul>
      )}
    </Panel>
  );
}
