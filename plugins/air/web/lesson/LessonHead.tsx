import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { placeAddress } from '../shared/addresses';
import type { Lesson } from './AirDetailPage';
import { DownloadButton } from './DownloadButton';

/** Title, facts and what one can do with the resource. */
export function LessonHead({ lesson }: { lesson: Lesson }) {
  return (
    <header className="air-lesson-head">
      <div>
        <h1>{lesson.name}</h1>
        <p className="air-facts">
          <Tag>
            <span className={`air-dot hue-${lesson.hue}`} />
            {lesson.subject} · {lesson.grade}
          </Tag>
          <span>
            {lesson.teacher} · {lesson.school}
          </span>
          <span className="air-views">
            <Icon name="Eye" size={16} />
            <FormattedMessage
              id="air.detail.views"
              values={{
                count: <FormattedNumber value={lesson.shownum} notation="compact" maximumFractionDigits={1} />,
              }}
            />
          </span>
          <span>
            <FormattedMessage
              id="air.detail.published"
              values={{ date: <FormattedDate value={lesson.time} dateStyle="long" /> }}
            />
          </span>
        </p>
        {lesson.also.length > 0 && (
          <p className="air-also">
            <FormattedMessage id="air.detail.also" />
            {lesson.also.map(({ airbookid, bookname, edition, nodename }) => (
              <Link key={`${airbookid} ${nodename}`} to={placeAddress(airbookid)}>
                {bookname} · {edition} · {nodename}
              </Link>
            ))}
          </p>
        )}
      </div>
      {lesson.ffid && <DownloadButton resourceId={lesson.resourceid} look="outline" />}
    </header>
  );
}
