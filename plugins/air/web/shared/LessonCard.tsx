import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { Card } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { AirResource } from '../../api';
import { viewerOf, viewStateOf } from '../../model/status';
import { lessonAddress } from './addresses';
import { lengthText } from 'edutech/core/ui/rules/length';

interface LessonCardProps {
  readonly lesson: AirResource;
  /** Seen without scrolling: its cover comes before scripts. */
  readonly isInSight?: boolean;
}

/** A lesson or a file of one: cover, title, who gives it, where it stands, how often it was opened. */
export function LessonCard({ lesson, isInSight = false }: LessonCardProps) {
  return (
    <Card to={lessonAddress(lesson.resourceid)} className={`air-lesson hue-${lesson.hue}`}>
      <span className="air-cover">
        {lesson.videoimg && (
          <img
            src={lesson.videoimg}
            alt=""
            width={320}
            height={180}
            loading={isInSight ? 'eager' : 'lazy'}
            fetchPriority={isInSight ? 'high' : 'auto'}
          />
        )}
        <span className="air-cover-subject">{lesson.subject}</span>
        <CoverNote lesson={lesson} />
      </span>
      <span className="air-lesson-text">
        <h3 className="air-lesson-title">{lesson.name}</h3>
        <span className="air-lesson-who">
          {lesson.teacher} · {lesson.school}
        </span>
        <span className="air-lesson-foot">
          <FormattedDate value={lesson.time} month="numeric" day="numeric" />
          <span className="air-views">
            <Icon name="Eye" size={16} />
            <FormattedNumber value={lesson.shownum} notation="compact" maximumFractionDigits={1} />
            <span className="visually-hidden">
              <FormattedMessage id="air.views" />
            </span>
          </span>
        </span>
      </span>
    </Card>
  );
}

/** What stands at the cover's corner: the length of a lesson, the kind of a file, or that it cannot be opened yet. */
function CoverNote({ lesson }: { lesson: AirResource }) {
  const state = viewStateOf({ status: lesson.status, officeOnlineUrl: '' });
  if (state !== 'viewable') {
    return (
      <span className="air-cover-note air-cover-state">
        <FormattedMessage id={`air.state.${state}`} />
      </span>
    );
  }
  if (lesson.seconds > 0) return <span className="air-cover-note">{lengthText(lesson.seconds)}</span>;
  return (
    <span className="air-cover-note">
      <FormattedMessage id={`air.kind.${viewerOf(lesson.ext)}`} />
    </span>
  );
}
