import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import type { MarkTask } from '../../../api';
import { idleMinutes, type Problem, problems } from '../../../model/marks/rules';
import { SheetView } from '../../shared/SheetView';
import type { TurnQueue } from './turn-queue';
import type { GivingState } from './use-giving';

interface AnswerStageProps {
  readonly queue: TurnQueue;
  readonly giving: GivingState;
  readonly task: MarkTask;
  readonly zoom: number;
  readonly asksProblem: boolean;
  readonly isPaused: boolean;
  readonly onGoOn: () => void;
  readonly onWhole: () => void;
  readonly onZoom: () => void;
  readonly onAskProblem: () => void;
  readonly onProblem: (problem: Problem) => void;
}

/** The answer at hand under its code: who wrote it nobody sees. The next pictures are loaded out of sight. */
export function AnswerStage({
  queue,
  giving,
  task,
  zoom,
  asksProblem,
  isPaused,
  onGoOn,
  onWhole,
  onZoom,
  onAskProblem,
  onProblem,
}: AnswerStageProps) {
  useSignals();
  const t = useText();
  const [isStrong, setStrong] = useState(false);
  const { current } = queue;
  const error = queue.error.value;
  if (!current) {
    if (error) return <ErrorState error={error} onRetry={() => void queue.top()} />;
    if (queue.left.value === null) return <Skeletons shape="text" />;
    return (
      <EmptyState
        picture="book"
        title={t('marking.mark.done', { count: task.given })}
        text={t(queue.left.value > 0 ? 'marking.mark.elsewhere' : 'marking.mark.done.text')}
      />
    );
  }
  if (isPaused)
    return (
      <EmptyState
        picture="book"
        title={t('marking.mark.paused')}
        text={t('marking.mark.paused.text', { minutes: idleMinutes })}
        actions={
          <Button look="primary" onClick={onGoOn}>
            {t('marking.mark.goOnMarking')} <kbd>Enter</kbd>
          </Button>
        }
      />
    );
  return (
    <section className="marking-stage" aria-label={t('marking.mark.answer')}>
      <Row as="header" wrap rows={1} className="pad-y-2 pad-x-4 lined-below paper">
        <b>{t('marking.mark.code', { code: current.code })}</b>
        <span className="note">{t('marking.mark.anonymous')}</span>
        {queue.isChanging && <span className="ink-star">{t('marking.mark.changing')}</span>}
        {current.sentBack !== null && (
          <span className="ink-late">{t('marking.mark.sentBack', { reason: current.sentBack })}</span>
        )}
        <Row as="span" wrap className="end" data-marks>
          {(['excellent', 'typical'] as const).map((flag) => (
            <button
              key={flag}
              type="button"
              className="chip"
              aria-pressed={giving.flags.includes(flag)}
              onClick={() => giving.toggle(flag)}
            >
              {t(`marking.flag.${flag}`)}
            </button>
          ))}
          <button type="button" className="chip" aria-expanded={asksProblem} onClick={onAskProblem}>
            {t('marking.mark.problem')} <kbd>U</kbd>
          </button>
          <button type="button" className="chip" onClick={onWhole}>
            {t('marking.whole.open')} <kbd>O</kbd>
          </button>
          <IconButton icon="FullScreen" label={t('marking.keys.zoom')} onClick={onZoom} />
          <IconButton
            icon="WeatherSunny"
            label={t('marking.mark.strong')}
            pressed={isStrong}
            onClick={() => setStrong(!isStrong)}
          />
        </Row>
      </Row>
      {asksProblem && (
        <Row wrap className="pad-y-2 pad-x-4 tint-star" role="group" aria-label={t('marking.mark.problem')}>
          {problems.map((problem, at) => (
            <button key={problem} type="button" className="chip" onClick={() => onProblem(problem)}>
              {t(`marking.problem.${problem}`)} <kbd>{at + 1}</kbd>
            </button>
          ))}
        </Row>
      )}
      <div className="marking-scroll pad-4">
        <SheetView
          key={current.turnId}
          sheet={current}
          zoom={zoom}
          isStrong={isStrong}
          onPictureError={() => void queue.refresh()}
        />
      </div>
      <div hidden>
        {queue.next.flatMap(({ pictures }) =>
          pictures.map(({ fileId, address }) => <img key={fileId} src={address} alt="" />),
        )}
      </div>
    </section>
  );
}
