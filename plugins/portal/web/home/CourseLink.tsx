import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { useServices } from 'edutech/core/web/hooks';
import type { CourseCard } from '../../api';
import { courseAddress, recommendationOf } from '../../model/courses';
import defaultCover from '../art/course-default.svg';

/** The card of a course. Who is not signed in is told so, and led to the course afterwards. */
export function CourseLink({ course }: { course: CourseCard }) {
  useSignals();
  const { session, messages, dialogs } = useServices();
  const user = session.user.value;
  const open = (event: MouseEvent) => {
    if (user) return;
    event.preventDefault();
    messages.show('portal.alert.signInFirst', { tone: 'error' });
    void dialogs.login({ context: 'target', target: courseAddress(course, null) });
  };
  const recommendation = recommendationOf(course);
  return (
    <Link className="card card-link portal-course" to={courseAddress(course, user)} onClick={open}>
      <span className="portal-course-cover">
        <img src={course.image || defaultCover} alt="" width={320} height={180} loading="lazy" />
        {recommendation && (
          <Tag tone="star" className="portal-course-tag">
            <FormattedMessage id={`portal.course.${recommendation}`} />
          </Tag>
        )}
      </span>
      <span className="portal-course-words">
        <b className="clip2">{course.name}</b>
        <span className="portal-course-who clip1">
          <FormattedMessage id="portal.course.by" values={{ name: course.createBy, school: course.school }} />
        </span>
        <span className="portal-course-facts">
          <span className="clip1">{course.district}</span>
          <span className="num">
            <Icon name="Eye" size={16} />
            <span className="visually-hidden">
              <FormattedMessage id="portal.course.visits" />
            </span>
            <FormattedNumber value={course.visitNum} />
          </span>
          <span className="num">
            <Icon name="ThumbLike" size={16} />
            <span className="visually-hidden">
              <FormattedMessage id="portal.course.likes" />
            </span>
            <FormattedNumber value={course.thumbNum} />
          </span>
        </span>
      </span>
    </Link>
  );
}
