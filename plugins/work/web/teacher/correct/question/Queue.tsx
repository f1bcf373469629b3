import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { AnswerCrop } from '../answer/AnswerCrop';
import type { DeskCell } from '../desk/cells';
import { withQuery } from '../frame/wish';
import { isOf, type QueueFilter } from '../rules/queue';
import type { QuestionState } from './use-question';

interface QueueProps {
  readonly state: QuestionState;
  readonly filter: QueueFilter;
  readonly media: Media;
  readonly held: ReadonlyMap<string, string>;
  readonly onBlanks: () => void;
}

const tabs = ['open', 'done', 'blank'] as const;

/** On the right: whose answers wait, who is done, blank sheets as a group of their own. */
export function Queue({ state, filter, media, held, onBlanks }: QueueProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const { cells, queue, current, me } = state;
  const count = (one: QueueFilter) => cells.filter((cell) => isOf(one, cell, me)).length;
  const openBlanks = cells.filter(({ isBlank, points }) => isBlank && points === null).length;
  return (
    <Column as="aside" gap={0} className="correct-queue shrink-y paper" aria-label={t('work.correct.queue')}>
      <Row wrap align="stretch" gap={0} className="correct-tabs fixed pad-x-1 lined-below">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className="tab note relative pad-x-1"
            aria-pressed={tab === filter}
            onClick={() => setQuery(withQuery(query, { filter: tab === 'open' ? '' : tab }), { replace: true })}
          >
            {t(`work.correct.filter.${tab}`)}
            <span className="num">{count(tab)}</span>
          </button>
        ))}
      </Row>
      {queue.length === 0 ? (
        <p className="correct-queue-none fill muted t-13 center">{t('work.correct.queue.none')}</p>
      ) : (
        <ol className="fill" data-marks>
          {queue.map((cell) => (
            <QueueEntry
              key={cell.attemptId}
              cell={cell}
              state={state}
              media={media}
              isCurrent={cell === current}
              holder={held.get(`${cell.attemptId}/${cell.itemId}`) ?? ''}
            />
          ))}
        </ol>
      )}
      {openBlanks > 0 && (
        <Row justify="between" className="correct-blanks note fixed lined-top">
          {t('work.correct.blanks', { count: openBlanks })}
          <Button size="small" onClick={onBlanks}>
            {t('work.correct.blanks.zero')}
          </Button>
        </Row>
      )}
    </Column>
  );
}

interface QueueEntryProps {
  readonly cell: DeskCell;
  readonly state: QuestionState;
  readonly media: Media;
  readonly isCurrent: boolean;
  readonly holder: string;
}

function QueueEntry({ cell, state, media, isCurrent, holder }: QueueEntryProps) {
  const t = useText();
  const element = useRef<HTMLLIElement>(null);
  const person = state.names.get(cell.attemptId);
  // The one at hand stays in sight
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={element}>
      <button
        type="button"
        className={classNames(
          'block',
          'wide',
          'pad-y-2',
          'pad-x-2',
          'text-start',
          'correct-entry',
          isCurrent && 'correct-entry-now',
        )}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => state.choose(cell.attemptId)}
      >
        <Row as="span" justify="between" className="correct-entry-head t-13">
          <span className="correct-entry-name clipped nowrap">
            {person && person.seat > 0 && <b className="num muted medium">{person.seat}</b>}
            {person?.name || t('work.correct.nameless')}
          </span>
          <EntryState cell={cell} isCurrent={isCurrent} holder={holder} />
        </Row>
        <AnswerCrop answer={cell.answer} question={state.column.question} media={media} />
      </button>
    </li>
  );
}

function EntryState({ cell, isCurrent, holder }: Pick<QueueEntryProps, 'cell' | 'isCurrent' | 'holder'>) {
  const t = useText();
  const { points, of, flags } = cell;
  if (holder) return <small className="ink-info">{holder}</small>;
  if (flags.includes('doubtful') || flags.includes('problem'))
    return (
      <small className="ink-star strong">
        {t(`work.correct.flag.${flags.includes('problem') ? 'problem' : 'doubtful'}`)}
      </small>
    );
  if (points !== null)
    return (
      <small
        className={classNames(
          'white',
          'pad-x-1',
          'round-card',
          'strong',
          'center',
          'correct-badge',
          'num',
          points === of && 'correct-badge-full',
          points === 0 && 'correct-badge-zero',
        )}
      >
        {points}
      </small>
    );
  return (
    <small className={isCurrent ? 'ink-brand' : 'muted'}>
      {t(isCurrent ? 'work.correct.now' : 'work.correct.filter.open')}
    </small>
  );
}
