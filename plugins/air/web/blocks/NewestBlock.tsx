import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { MoreLink, Section } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { airNewest, type AirResource } from '../../api';
import { LessonCard } from '../shared/LessonCard';

const count = 4;

export const loader: Loader<AirResource[]> = ({ call }) => call(airNewest, { count });

/** The newest lessons, on the portal's home. */
export function Block({ data }: { data: AirResource[] }) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <div className="wrap">
      <Section
        title={t('air.block.newest')}
        note={t('air.list.note')}
        end={<MoreLink to="/air">{t('air.list.all')}</MoreLink>}
      >
        <CoverCards row>
          {data.map((lesson) => (
            <LessonCard key={lesson.resourceId} lesson={lesson} />
          ))}
        </CoverCards>
      </Section>
    </div>
  );
}
