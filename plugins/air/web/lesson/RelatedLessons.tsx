import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { MoreLink } from 'edutech/core/ui/Section';
import { lessonAddress, placeAddress } from '../shared/addresses';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { Lesson } from './lesson';

/** What to learn next: lessons near this one. */
export function RelatedLessons({ lesson }: { lesson: Lesson }) {
  if (lesson.related.length === 0) return null;
  return (
    <Panel
      title={<FormattedMessage id="air.detail.related" />}
      end={
        <MoreLink to={placeAddress(lesson.airBookId)}>
          <FormattedMessage id="air.list.all" />
        </MoreLink>
      }
    >
      <ul className="air-rows">
        {lesson.related.map((other) => (
          <li key={other.resourceId}>
            <Link to={lessonAddress(other.resourceId)} className="air-row">
              <span className={`air-thumb hue-${other.hue}`}>
                {other.videoImg && <img src={other.videoImg} alt="" loading="lazy" width={88} height={50} />}
              </span>
              <span className="air-row-text">
                <b>{other.name}</b>
                <small>
                  {other.teacher} · {lengthText(other.seconds)}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
