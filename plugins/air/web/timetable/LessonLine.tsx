import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Link } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableLesson } from '../../api';
import { lessonAddress } from '../shared/addresses';

interface LessonLineProps {
  readonly lesson: TimetableLesson;
  readonly periods: readonly { readonly starts: string; readonly ends: string }[];
  /** Says the grade too, where lessons of several stand together. */
  readonly showsGrade?: boolean;
}

/** When what is on, and by whom. */
export function LessonLine({ lesson, periods, showsGrade = false }: LessonLineProps) {
  const t = useText();
  const period = periods[lesson.period - 1];
  return (
    <li className={`round air-on hue-${lesson.hue}`} data-moment={lesson.moment}>
      <Stack as={Link} gap="half" className="pad-y-2 pad-x-2 high" to={lessonAddress(lesson.resourceId)}>
        <Row as="span" align="stretch" wrap className="num size-13 soft">
          {period?.starts}–{period?.ends}
          {lesson.moment === 'now' && <b className="ink-brand">{t('air.timetable.now')}</b>}
        </Row>
        <b className="air-on-name breaks" lang={langOf(lesson.name)}>
          {lesson.name}
        </b>
        <small className="regular soft">
          {showsGrade && `${lesson.grade} · `}
          {lesson.subject}
          {lesson.teacher && (
            <>
              {' · '}
              <CityWords>{lesson.teacher}</CityWords>
            </>
          )}
        </small>
      </Stack>
    </li>
  );
}
