import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
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
  const period = periods[lesson.period - 1];
  return (
    <li className={`air-on hue-${lesson.hue}`} data-moment={lesson.moment}>
      <Link to={lessonAddress(lesson.resourceId)}>
        <span className="air-on-time num">
          {period?.starts}–{period?.ends}
          {lesson.moment === 'now' && (
            <b className="air-on-now">
              <FormattedMessage id="air.timetable.now" />
            </b>
          )}
        </span>
        <b className="air-on-name">{lesson.name}</b>
        <small>
          {showsGrade && `${lesson.grade} · `}
          {lesson.subject}
          {lesson.teacher && ` · ${lesson.teacher}`}
        </small>
      </Link>
    </li>
  );
}
