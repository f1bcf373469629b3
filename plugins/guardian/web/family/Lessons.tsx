import { FormattedDate } from 'react-intl';
import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { LessonsOfChild } from '../../api';
import { SubjectTile } from '../shared/HomeworkRows';

const timeOf = (moment: string) => cityMinute(new Date(moment)).slice(11).replace(/^0/, '');

/** The lessons of today, or of the next school day; nothing where the school publishes no timetable. */
export function Lessons({ found: { lessons, changesAfter, now } }: { found: LessonsOfChild }) {
  const t = useText();
  const [first] = lessons;
  if (!first) return null;
  const isToday = first.day === cityDay(new Date(now));
  return (
    <Panel
      title={
        isToday ? (
          t('guardian.lessons.title')
        ) : (
          <FormattedDate value={`${first.day}T00:00:00Z`} timeZone="UTC" month="long" day="numeric" weekday="short" />
        )
      }
      note={<small className="fine">{t('guardian.lessons.count', { count: lessons.length })}</small>}
    >
      {!isToday && <p className="fine pad-x-4 pad-b-2">{t('guardian.lessons.ahead')}</p>}
      <ol className="guardian-lessons">
        {lessons.map(({ period, starts, ends, subject, subjectCode, teacher, room, isChanged }) => (
          <Row as="li" key={period} gap={3} className="pad-y-2 pad-x-4 ruled-top">
            <SubjectTile subject={subject} code={subjectCode} />
            <span className="grow">
              <b className="block clip1">{subject}</b>
              <small className="fine block clip1">{[teacher, room].filter(Boolean).join(' ')}</small>
            </span>
            {isChanged && <Tag tone="due">{t('guardian.lessons.changed')}</Tag>}
            <small className="num fine fixed">
              {timeOf(starts)}–{timeOf(ends)}
            </small>
          </Row>
        ))}
      </ol>
      {changesAfter > 0 && (
        <p className="note pad-x-4 pad-y-3">{t('guardian.lessons.changes', { count: changesAfter })}</p>
      )}
    </Panel>
  );
}
