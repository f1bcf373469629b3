import { useState } from 'react';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Panel } from 'edutech/core/ui/Card';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { type EditedWeek, type ManagedLesson, manageLessons } from '../../../api';
import { startLessonDrag } from './dragging';
import type { Time } from './ScheduleGrid';
import type { ScheduledLesson } from './use-schedule';

interface LessonShelfProps {
  readonly week: EditedWeek;
  readonly target: Time | null;
  readonly onPut: (lesson: ScheduledLesson) => void;
}

/** Typing is over when nothing came for so long. Milliseconds. */
const pause = 300;

/** Published lessons of the grade: dragged into the week, or put where a time is chosen. */
export function LessonShelf({ week, target, onPut }: LessonShelfProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const lessons = useLessons(week.gradeId, words);
  return (
    <Panel title={t('air.schedule.lessons')} className="air-shelf-panel">
      <Stack gap={2} className="pad-y-3 pad-x-4">
        <input
          className="input"
          type="search"
          value={words}
          aria-label={t('air.manage.search')}
          placeholder={t('air.manage.search')}
          onChange={(event) => setWords(event.target.value)}
        />
        <p className="muted size-13" role="status">
          {target
            ? t('air.schedule.putAt', {
                day: t(`air.weekday.${target.weekday}`),
                period: target.period,
              })
            : t('air.schedule.how')}
        </p>
      </Stack>
      {!lessons && <Skeletons shape="rows" />}
      {lessons?.length === 0 && <p className="card-body muted">{t('air.schedule.noLessons')}</p>}
      <ul className="air-shelf-list pad-x-3 pad-b-3 scrolls">
        {lessons?.map((lesson) => (
          <li key={lesson.id}>
            <button
              type="button"
              className={`air-shelf-item hue-${lesson.hue}`}
              draggable
              aria-disabled={target === null}
              onDragStart={(event) => startLessonDrag(event, scheduled(lesson))}
              onClick={() => onPut(scheduled(lesson))}
            >
              <b lang={langOf(lesson.name)}>{lesson.name}</b>
              <small className="soft">{[lesson.subject, lesson.teacher].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const scheduled = ({ id, name, teacher, subject, hue, state }: ManagedLesson): ScheduledLesson => ({
  id,
  name,
  teacher,
  subject,
  hue,
  isOut: state === 'published',
});

/** Lessons that are out, of a grade, by what is typed; null until they have come. */
function useLessons(gradeId: string, words: string): readonly ManagedLesson[] | null {
  const wanted = { scope: 'all', tab: 'published', gradeId, q: words, sort: 'name', page: 1, pageLine: 100 } as const;
  const options = { keeps: true, tells: true, pause: words ? pause : 0 };
  return useAsked(manageLessons, wanted, options).data?.items ?? null;
}
