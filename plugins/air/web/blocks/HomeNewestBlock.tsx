import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { MoreLink } from 'edutech/core/ui/Section';
import type { Loader } from 'edutech/core/web/plugin';
import { airNewest, type AirResource } from '../../api';
import { lessonAddress } from '../shared/addresses';
import { lengthText } from 'edutech/core/ui/rules/length';

const count = 6;

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
      <ul className="air-shelf">
        {data.map((lesson) => (
          <li key={lesson.resourceid}>
            <Link to={lessonAddress(lesson.resourceid)} className={`air-shelf-lesson hue-${lesson.hue}`}>
              <span className="air-cover">
                {lesson.videoimg && <img src={lesson.videoimg} alt="" loading="lazy" width={320} height={180} />}
                <span className="air-cover-subject">{lesson.subject}</span>
                <span className="air-cover-note">{lengthText(lesson.seconds)}</span>
              </span>
              <b>{lesson.name}</b>
              <small>
                {lesson.teacher} · {lesson.school}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
