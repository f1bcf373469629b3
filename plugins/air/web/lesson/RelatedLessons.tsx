import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { MoreLink } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import { lessonAddress, placeAddress } from '../shared/addresses';
import { lengthText } from 'edutech/core/ui/rules/length';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Lesson } from './lesson';

/** What to learn next: lessons near this one. */
export function RelatedLessons({ lesson }: { lesson: Lesson }) {
  const t = useText();
  if (lesson.related.length === 0) return null;
  return (
    <Panel
      title={t('air.detail.related')}
      end={<MoreLink to={placeAddress(lesson.airBookId)}>{t('air.list.all')}</MoreLink>}
    >
      <ul className="ruled-list pad-x-4 pad-b-2">
        {lesson.related.map((other) => (
          <li key={other.resourceId}>
            <Row as={Link} gap={3} to={lessonAddress(other.resourceId)} className="air-row pad-y-2">
              <span className={`fixed clipped round air-thumb hue-${other.hue}`}>
                {other.videoImg && (
                  <img className="wide tall" src={other.videoImg} alt="" loading="lazy" width={88} height={50} />
                )}
              </span>
              <span className="air-row-text grow">
                <b lang={langOf(other.name)}>{other.name}</b>
                <small>
                  <CityWords>{other.teacher}</CityWords> · {lengthText(other.seconds)}
                </small>
              </span>
            </Row>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
