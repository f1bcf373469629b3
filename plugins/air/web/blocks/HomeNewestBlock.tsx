import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Cover, CoverNote } from 'edutech/core/ui/cards/CoverCard';
import { MoreLink } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { airNewest, type AirResource } from '../../api';
import { lessonAddress } from '../shared/addresses';
import { lengthText } from 'edutech/core/ui/rules/length';
import { Grid } from 'edutech/core/ui/layout/Grid';

const count = 6;

export const loader: Loader<AirResource[]> = ({ call }) => call(airNewest, { count });

/** The newest lessons as a panel of the teacher's and the student's home. */
export function Block({ data }: { data: AirResource[] }) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <Panel title={t('air.block.newest')} end={<MoreLink to="/air">{t('air.list.all')}</MoreLink>}>
      <Grid as="ul" columns={2} gap={3} rows={4} className="air-shelf pad-x-4 pad-b-4">
        {data.map((lesson) => (
          <li key={lesson.resourceId}>
            <Link to={lessonAddress(lesson.resourceId)} className={`air-shelf-lesson hue-${lesson.hue}`}>
              <Cover picture={lesson.videoImg}>
                <CoverNote at="begin">{lesson.subject}</CoverNote>
                <CoverNote at="end">{lengthText(lesson.seconds)}</CoverNote>
              </Cover>
              <b className="above-2 t-medium">{lesson.name}</b>
              <small className="fine">
                {lesson.teacher} · {lesson.school}
              </small>
            </Link>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
