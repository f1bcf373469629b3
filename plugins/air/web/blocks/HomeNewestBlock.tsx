import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { MoreLink } from 'edutech/core/ui/Section';
import type { Loader } from 'edutech/core/web/plugin';
import { airNewest, type AirResource } from '../../api';
import { lessonAddress } from '../shared/addresses';
import { lengthText } from '../shared/length';

const count = 4;

export const loader: Loader<AirResource[]> = ({ call }) => call(airNewest, { count });

/** The newest lessons as a panel of the teacher's and the pupil's home. */
export function Block({ data }: { data: AirResource[] }) {
  if (data.length === 0) return null;
  return (
    <Panel
      title={<FormattedMessage id="air.block.newest" />}
      end={
        <MoreLink to="/air">
          <FormattedMessage id="air.list.all" />
        </MoreLink>
      }
    >
      <ul className="air-rows">
        {data.map((lesson) => (
          <li key={lesson.resourceid}>
            <Link to={lessonAddress(lesson.resourceid)} className="air-row">
              <span className={`air-thumb hue-${lesson.hue}`}>
                {lesson.videoimg && <img src={lesson.videoimg} alt="" loading="lazy" width={88} height={50} />}
              </span>
              <span className="air-row-text">
                <b>{lesson.name}</b>
                <small>
                  {lesson.teacher} · {lengthText(lesson.seconds)}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
