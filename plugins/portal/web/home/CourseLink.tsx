import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent } from 'react';
import { Cover, CoverCard } from 'edutech/core/ui/cards/CoverCard';
import { IconCount } from 'edutech/core/ui/cards/IconCount';
import { Tag } from 'edutech/core/ui/Tag';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { CourseCard } from '../../api';
import { courseAddress, recommendationOf } from '../../model/courses';
import defaultCover from '../art/course-default.svg';

/** The card of a course. Who is not signed in is told so, and led to the course afterwards. */
export function CourseLink({ course }: { course: CourseCard }) {
  const t = useText();
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
    <CoverCard
      to={courseAddress(course, user)}
      onClick={open}
      cover={
        <Cover picture={course.image || defaultCover}>
          {recommendation && (
            <Tag tone="star" className="cover-begin">
              {t(`portal.course.${recommendation}`)}
            </Tag>
          )}
        </Cover>
      }
      title={course.name}
      who={t('portal.course.by', { name: course.createBy, school: course.school })}
      foot={course.district}
      counts={
        <>
          <IconCount icon="Eye" label="portal.course.visits" count={course.visitNum} exact />
          <IconCount icon="ThumbLike" label="portal.course.likes" count={course.thumbNum} exact />
        </>
      }
    />
  );
}
