import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useSignals } from '@preact/signals-react/runtime';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { categoryName } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { isPlayable } from '../../model/status';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { placeAddress, watchedAddress } from '../shared/addresses';
import type { Lesson } from './lesson';
import { BigScreenButton } from './BigScreenButton';
import { DownloadButton } from './DownloadButton';
import type { Material } from './MaterialDialog';
import { isReadable } from './opened-material';

interface LessonHeadProps {
  readonly lesson: Lesson;
  /** Opens one of its materials over the page. */
  readonly onOpen: (material: Material) => void;
}

/** Title, facts and what one can do with the resource. */
export function LessonHead({ lesson, onOpen }: LessonHeadProps) {
  const t = useText();
  const exercise = lesson.otherFile.find((file) => file.isExercise && isReadable(file));
  return (
    <Row as="header" align="start" wrap gap={5} rows={3} className="air-lesson-head">
      <div className="shrink">
        <h1 className="t-24" lang={langOf(lesson.name)}>
          {lesson.name}
        </h1>
        <Row as="p" wrap gap={4} rows={1} className="above-2 soft">
          <Tag>
            <span className={`circle fixed air-dot hue-${lesson.hue}`} />
            {lesson.subject} · {lesson.grade}
          </Tag>
          {/* below, beside the summary, where there is one */}
          {!lesson.summary && <CityWords>{[lesson.teacher, lesson.school].filter(Boolean).join(' · ')}</CityWords>}
          <span className="icon-count fixed nowrap">
            <Icon name="Eye" size={16} />
            {t('air.detail.views', {
              count: <FormattedNumber value={lesson.showNum} notation="compact" maximumFractionDigits={1} />,
            })}
          </span>
          {lesson.time && (
            <span>{t('air.detail.published', { date: <FormattedDate value={lesson.time} dateStyle="long" /> })}</span>
          )}
        </Row>
        {lesson.also.length > 0 && (
          <Row as="p" align="stretch" wrap gap={3} rows="half" className="air-also above-1 size-13 soft">
            {t('air.detail.also')}
            {lesson.also.map(({ airBookId, bookName, edition, nodeName }) => (
              <Link key={`${airBookId} ${nodeName}`} to={placeAddress(airBookId)}>
                <CityWords>{`${bookName} · ${edition} · ${nodeName}`}</CityWords>
              </Link>
            ))}
          </Row>
        )}
      </div>
      <Row as="span" wrap>
        <WatchedButton lesson={lesson} />
        <FavouriteButton lesson={lesson} />
        {lesson.ffid && <DownloadButton resourceId={lesson.resourceId} look="outline" />}
        {isPlayable(lesson) && <BigScreenButton />}
        {exercise && (
          <Button look="primary" size="small" icon="Edit" aria-haspopup="dialog" onClick={() => onOpen(exercise)}>
            {t('air.detail.exercise')}
          </Button>
        )}
      </Row>
    </Row>
  );
}

/** For those who teach: who of their classes watched it. */
function WatchedButton({ lesson }: { lesson: Lesson }) {
  const t = useText();
  useSignals();
  const user = useSession().user.value;
  if (!user || categoryName(user.category) !== 'teacher' || lesson.seconds === 0) return null;
  return (
    <Button size="small" icon="People" to={watchedAddress(lesson.resourceId)}>
      {t('air.report.ofLesson')}
    </Button>
  );
}
