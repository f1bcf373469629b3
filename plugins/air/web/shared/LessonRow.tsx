import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Link } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { AirResource } from '../../api';
import { lessonAddress } from './addresses';

/** A lesson as a row that leads to it: its picture, its name, who teaches it. */
export const LessonRow = ({ lesson }: { readonly lesson: AirResource }) => (
  <Row as={Link} gap={3} to={lessonAddress(lesson.resourceId)} className="air-row pad-y-2">
    <span className={`fixed clipped round air-thumb hue-${lesson.hue}`}>
      {lesson.videoImg && (
        <img className="wide tall" src={lesson.videoImg} alt="" loading="lazy" width={88} height={50} />
      )}
    </span>
    <span className="air-row-text grow">
      <b lang={langOf(lesson.name)}>{lesson.name}</b>
      <small>
        <CityWords>{lesson.teacher}</CityWords>
        {lesson.seconds > 0 && ` · ${lengthText(lesson.seconds)}`}
      </small>
    </span>
  </Row>
);
