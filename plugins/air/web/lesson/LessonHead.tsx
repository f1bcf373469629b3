import { useSignals } from '@preact/signals-react/runtime';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { categoryName } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { useSession } from 'edutech/core/web/hooks';
import { placeAddress, watchedAddress } from '../shared/addresses';
import type { Lesson } from './lesson';
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
          <span>{[lesson.teacher, lesson.school].filter(Boolean).join(' · ')}</span>
          <span className="icon-count">
            <Icon name="Eye" size={16} />
            <FormattedMessage
              id="air.detail.views"
              values={{
                count: <FormattedNumber value={lesson.showNum} notation="compact" maximumFractionDigits={1} />,
              }}
            />
          </span>
          {lesson.time && (
            <span>
              <FormattedMessage
                id="air.detail.published"
                values={{ date: <FormattedDate value={lesson.time} dateStyle="long" /> }}
              />
            </span>
          )}
        </p>
        {lesson.also.length > 0 && (
          <p className="air-also">
            <FormattedMessage id="air.detail.also" />
            {lesson.also.map(({ airBookId, bookName, edition, nodeName }) => (
              <Link key={`${airBookId} ${nodeName}`} to={placeAddress(airBookId)}>
                {bookName} · {edition} · {nodeName}
              </Link>
            ))}
          </p>
        )}
      </div>
      <WatchedButton lesson={lesson} />
      {lesson.ffid && <DownloadButton resourceId={lesson.resourceId} look="outline" />}
    </header>
  );
}

/** For those who teach: who of their classes watched it. */
function WatchedButton({ lesson }: { lesson: Lesson }) {
  useSignals();
  const user = useSession().user.value;
  if (!user || categoryName(user.category) !== 'teacher' || lesson.seconds === 0) return null;
  return (
    <Button size="small" icon="People" to={watchedAddress(lesson.resourceId)}>
      <FormattedMessage id="air.report.ofLesson" />
    </Button>
  );
}
