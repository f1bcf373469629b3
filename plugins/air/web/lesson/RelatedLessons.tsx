import { Panel } from 'edutech/core/ui/Card';
import { MoreLink } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import { placeAddress } from '../shared/addresses';
import { LessonRow } from '../shared/LessonRow';
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
            <LessonRow lesson={other} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
