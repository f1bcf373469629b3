import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import { layerOf } from 'edutech/plugins/questions/kit/common/ink/ink';
import { InkPad } from 'edutech/plugins/questions/kit/ui/ink/InkPad';
import { InkTools } from 'edutech/plugins/questions/kit/ui/ink/InkTools';
import type { InkChoice } from 'edutech/plugins/questions/kit/ui/ink/ink-tools';
import type { MarkTask } from '../../../api';
import { idleMinutes, type Problem, problems } from '../../../model/marks/rules';
import { SheetView } from '../../shared/SheetView';
import type { TurnQueue } from './turn-queue';
import { StageHead } from './StageHead';
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
  const [pen, setPen] = useState<InkChoice>({ tool: 'hand', color: 'red' });
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
    <section className="card marking-stage" aria-label={t('marking.mark.answer')}>
      <StageHead
        queue={queue}
        giving={giving}
        asksProblem={asksProblem}
        isStrong={isStrong}
        onStrong={() => setStrong(!isStrong)}
        onZoom={onZoom}
        onWhole={onWhole}
        onAskProblem={onAskProblem}
      />
      {asksProblem && (
        <Row wrap className="pad-y-2 pad-x-4 tint-star" role="group" aria-label={t('marking.mark.problem')}>
          {problems.map((problem, at) => (
            <button key={problem} type="button" className="chip" onClick={() => onProblem(problem)}>
              {t(`marking.problem.${problem}`)} <kbd>{at + 1}</kbd>
            </button>
          ))}
        </Row>
      )}
      <div className="relative">
        <InkTools choice={pen} onChoice={setPen} onUndo={giving.undoInk} hasPins={false} />
        <div className="marking-scroll pad-4">
          <SheetView
            key={current.turnId}
            sheet={current}
            over={(fileId) => <InkPad layer={layerOf(giving.ink, fileId)} onLayer={giving.draw} {...pen} />}
            zoom={zoom}
            isStrong={isStrong}
            onPictureError={() => void queue.refresh()}
          />
        </div>
      </div>
      <div hidden>
        {queue.next.flatMap(({ pictures }) =>
          pictures.map(({ fileId, address }) => <img key={fileId} src={address} alt="" />),
        )}
      </div>
    </section>
  );
}
