import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { AirResource } from '../../api';
import { LessonRow } from '../shared/LessonRow';

/** Lessons that a row shows. */
const inRow = 3;

/** Lessons that the reader has marked, the latest mark first: a row, and all of them when asked for. */
export function FavouriteList({ lessons }: { lessons: readonly AirResource[] }) {
  const t = useText();
  const [areAll, setAll] = useState(false);
  const shown = areAll ? lessons : lessons.slice(0, inRow);
  const more = lessons.length > inRow && (
    <Button look="quiet" size="small" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
      {areAll ? t('air.favourite.fewer') : t('air.favourite.all', { count: lessons.length })}
    </Button>
  );
  return (
    <Panel className="below-4" title={t('air.favourite.title')} end={more}>
      <ul className="air-continue pad-x-4 pad-b-3">
        {shown.map((lesson) => (
          <li key={lesson.resourceId}>
            <LessonRow lesson={lesson} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
