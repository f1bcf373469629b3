import { useIntl } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableWeek } from '../../../api';
import { saidDifference, saidTime } from '../shared/said-difference';
import { changesOf } from '../shared/week-rows';

/** What differs in this week: lessons, and what the school does instead. */
export function WeekChanges({ week }: { readonly week: TimetableWeek }) {
  const t = useText();
  const intl = useIntl();
  const changes = changesOf(week.lessons);
  const events = week.days.flatMap(({ day, special, free }) => [
    ...(special ? [{ key: day, day, kind: special.kind, name: special.name, periods: null }] : []),
    ...free.map((one) => ({
      key: `${day} ${one.from}`,
      day,
      kind: one.kind,
      name: one.name,
      periods: one.from === one.to ? `${one.from}` : `${one.from}–${one.to}`,
    })),
  ]);
  const count = changes.length + events.length;
  if (count === 0) return null;
  return (
    <Panel title={t('organisation.timetable.changes')} note={<small className="muted num">{count}</small>}>
      <ul className="ruled-list pad-x-4 pad-b-2">
        {events.map(({ key, day, kind, name, periods }) => (
          <Row as="li" key={key} align="start" className="pad-y-2">
            <Tag tone={kind === 'holiday' ? 'done' : kind === 'makeup' ? 'info' : 'star'} className="fixed">
              {t(`organisation.timetable.sign.${kind}`)}
            </Tag>
            <span>
              <b className="block strong">
                {weekdayOf(intl, day)}
                {periods && ` ${t('organisation.timetable.somePeriods', { periods })}`}
              </b>
              <small className="soft">{name}</small>
            </span>
          </Row>
        ))}
        {changes.map((lesson) => (
          <Row as="li" key={lesson.difference!.changeId} align="start" className="pad-y-2">
            <Tag tone={lesson.difference!.kind === 'substitute' ? 'info' : 'star'} className="fixed">
              {t(`organisation.timetable.sign.${lesson.difference!.kind}`)}
            </Tag>
            <span>
              <b className="block strong">
                {saidTime(t, intl, lesson.day, lesson.period)} {lesson.subject}
              </b>
              <small className="soft">{saidDifference(t, intl, lesson)}</small>
            </span>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

const weekdayOf = (intl: ReturnType<typeof useIntl>, day: string) =>
  intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'short' });

/** Holidays, exams and events that come. */
export function DaysAhead({ ahead }: { readonly ahead: TimetableWeek['ahead'] }) {
  const t = useText();
  const intl = useIntl();
  if (ahead.length === 0) return null;
  const date = (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  return (
    <Panel title={t('organisation.timetable.ahead')}>
      <ul className="ruled-list pad-x-4 pad-b-2">
        {ahead.map(({ kind, name, firstDay, lastDay, weekday }) => (
          <Row as="li" key={`${firstDay} ${name}`} align="start" className="pad-y-2">
            <Tag tone={kind === 'holiday' ? 'done' : kind === 'makeup' ? 'info' : 'star'} className="fixed">
              {t(`organisation.timetable.sign.${kind}`)}
            </Tag>
            <span>
              <b className="block strong">
                {name} {date(firstDay)}
                {lastDay !== firstDay && `–${date(lastDay)}`}
              </b>
              {weekday !== null && (
                <small className="soft">
                  {t('organisation.timetable.lessonsOf', { weekday: t(`organisation.timetable.weekday.${weekday}`) })}
                </small>
              )}
            </span>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
