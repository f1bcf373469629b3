import { FormattedDate } from 'react-intl';
import { Cover, CoverCard, CoverNote } from 'edutech/core/ui/cards/CoverCard';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconCount } from 'edutech/core/ui/cards/IconCount';
import { Row } from 'edutech/core/ui/layout/Row';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import type { AirResource } from '../../api';
import { viewerOf, viewStateOf } from '../../model/status';
import { lessonAddress } from './addresses';

interface LessonCardProps {
  readonly lesson: AirResource;
  /** Seen without scrolling: its cover comes before scripts. */
  readonly isInSight?: boolean;
}

/** A lesson or a file of one: cover, title, who gives it, where it stands, how often it was opened. */
export function LessonCard({ lesson, isInSight }: LessonCardProps) {
  const t = useText();
  return (
    <CoverCard
      to={lessonAddress(lesson.resourceId)}
      className={`hue-${lesson.hue}`}
      cover={
        <Cover picture={lesson.videoImg} isInSight={isInSight}>
          <CoverNote at="begin">{lesson.subject}</CoverNote>
          <StateNote lesson={lesson} />
        </Cover>
      }
      title={lesson.name}
      who={`${lesson.teacher} · ${lesson.school}`}
      foot={
        <Row as="span" gap={1}>
          <FormattedDate value={lesson.time} month="numeric" day="numeric" />
          {lesson.hasExercise && <Icon name="Edit" size={16} label={t('air.list.withExercise')} />}
        </Row>
      }
      counts={<IconCount icon="Eye" label="air.views" count={lesson.showNum} />}
    />
  );
}

/** What stands at the cover's corner: the length of a lesson, the kind of a file, or that it cannot be opened yet. */
function StateNote({ lesson }: { lesson: AirResource }) {
  const t = useText();
  const state = viewStateOf({ status: lesson.status, officeOnlineUrl: '' });
  if (state !== 'viewable') {
    return (
      <CoverNote at="end" isState>
        {t(`air.state.${state}`)}
      </CoverNote>
    );
  }
  return (
    <CoverNote at="end">
      {lesson.seconds > 0 ? lengthText(lesson.seconds) : t(`air.kind.${viewerOf(lesson.ext)}`)}
    </CoverNote>
  );
}
