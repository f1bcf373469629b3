import { useEffect, useRef } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { MarkedStudent } from '../../../../api/marking';
import type { QueueFilter } from '../rules/queue';
import type { PersonState } from './use-person';

interface PeopleSideProps {
  readonly state: PersonState;
  readonly filter: QueueFilter;
}

/** Whether a paper is of the kind that is asked for; what is no matter of papers shows all. */
const isShown = (filter: QueueFilter, { open, round }: MarkedStudent): boolean =>
  filter === 'open' ? true : filter === 'done' ? open === 0 : filter === 'returned' ? round > 0 : true;

/** Whose papers there are, and how far each is. */
export function PeopleSide({ state, filter }: PeopleSideProps) {
  const t = useText();
  const { people, person } = state;
  const list = useRef<HTMLOListElement>(null);
  const current = person?.attemptId;
  // The student at hand stays in sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the student
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className="correct-people paper scrolls" aria-label={t('work.correct.student')}>
      <Stack as="ol" gap={2} className="pad-2" ref={list}>
        {people.map((one, at) =>
          one === person || isShown(filter, one) ? (
            <li key={one.attemptId}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the student's name is in it */}
              <button
                type="button"
                className={classNames(
                  'block',
                  'wide',
                  'pad-y-2',
                  'pad-x-2',
                  'text-start',
                  'correct-entry',
                  one === person && 'correct-entry-now',
                )}
                aria-current={one === person ? 'true' : undefined}
                onClick={() => state.goTo(one.attemptId)}
              >
                <span className="correct-entry-head t-13">
                  <span className="correct-entry-name clipped nowrap">
                    {one.seat > 0 && <b className="num muted medium">{one.seat}</b>}
                    {one.name || t('work.correct.namelessRow', { row: at + 1 })}
                  </span>
                  <small className={one.open > 0 ? 'ink-brand' : 'muted num'}>
                    {one.state === 4
                      ? t('work.correct.returnedNow')
                      : one.open > 0
                        ? t('work.correct.openOf', { count: one.open })
                        : one.points}
                  </small>
                </span>
              </button>
            </li>
          ) : null,
        )}
      </Stack>
    </nav>
  );
}
