import type { OutputOf } from 'edutech/core/common/endpoint';
import { MoreLink, Section } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { airToday } from '../../api';
import { timetablePath } from '../shared/addresses';
import { LessonLine } from './LessonLine';

const count = 8;

export const loader: Loader<OutputOf<typeof airToday>> = ({ call }) => call(airToday, { count });

/** What is on in the air classroom now and later today, on the portal's home. */
export function Block({ data: { lessons, periods } }: { data: OutputOf<typeof airToday> }) {
  const t = useText();
  if (lessons.length === 0) return null;
  return (
    <div className="wrap">
      <Section title={t('air.block.today')} end={<MoreLink to={timetablePath}>{t('air.timetable.whole')}</MoreLink>}>
        <ol className="air-today">
          {lessons.map((lesson) => (
            <LessonLine
              key={`${lesson.period} ${lesson.gradeId} ${lesson.resourceId}`}
              lesson={lesson}
              periods={periods}
              showsGrade
            />
          ))}
        </ol>
      </Section>
    </div>
  );
}
