import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useText } from 'edutech/core/web/hooks';
import type { MarkTask } from '../../../api';
import { idleMinutes, problems } from '../../../model/marks/rules';
import type { MarkData } from '../MarkPage';
import { PadSide } from '../side/PadSide';
import { TaskSide } from '../side/TaskSide';
import { AnswerStage } from './AnswerStage';
import { hints, isHeldKey } from './desk-keys';
import { useGiving } from './use-giving';
import { useIdle } from './use-idle';
import { useQueue } from './use-queue';
import { WholeSheet } from './WholeSheet';

export interface DeskProps extends MarkData {
  readonly task: MarkTask;
  readonly question: NonNullable<MarkData['question']>;
}

const zooms = [1, 1.5, 2] as const;

/** Tasks and figures on the left, the answer in the middle, points on the right. Eyes stay on the answer, the hand on the digits. */
export function Desk({ projectId, tasks, task, question }: DeskProps) {
  useSignals();
  const t = useText();
  const queue = useQueue({ projectId, itemId: task.itemId, part: task.part });
  const [isPaused, endPause] = useIdle(idleMinutes);
  const giving = useGiving(queue, task, isPaused);
  const [showsWhole, setShowsWhole] = useState(false);
  const goOn = () => {
    endPause();
    void queue.refresh(true);
  };
  const [zoom, setZoom] = useState(0);
  const [asksProblem, setAsksProblem] = useState(false);
  const report = (problem: (typeof problems)[number]) => {
    setAsksProblem(false);
    giving.report(problem);
  };
  usePageKeys(
    (event) => {
      // a key that is held gives nothing twice
      if (event.repeat) return isHeldKey(event.key);
      if (isPaused) {
        if (event.key === 'Enter') goOn();
        return event.key.length === 1 || event.key === 'Enter';
      }
      if (asksProblem && /^[1-5]$/.test(event.key)) report(problems[Number(event.key) - 1]!);
      else if (/^[\d.]$/.test(event.key)) giving.type(event.key);
      else if (event.key === 'Tab') {
        if (task.steps.length === 0) return false;
        giving.move(event.shiftKey ? -1 : 1);
      } else if (event.key === 'Enter') {
        if ((event.target as Element | null)?.closest?.('a, summary, button:not([data-marks])')) return false;
        giving.submit();
      } else if (event.key === 'Backspace') giving.back();
      else if (event.key === ' ') setZoom((zoom + 1) % zooms.length);
      else if (event.key === 'Escape' && queue.isChanging) queue.change(null);
      else
        switch (event.key.toLowerCase()) {
          case 'f':
            giving.all(1);
            break;
          case 'z':
            giving.all(0);
            break;
          case 'e':
            giving.toggle('excellent');
            break;
          case 't':
            giving.toggle('typical');
            break;
          case 'o':
            setShowsWhole(queue.current !== null);
            break;
          case 'u':
            setAsksProblem(!asksProblem);
            break;
          default:
            return false;
        }
      return true;
    },
    { repeats: isHeldKey },
  );
  return (
    <>
      <p className="note marking-phone">{t('marking.mark.phone')}</p>
      <div className="marking-desk">
        <TaskSide projectId={projectId} tasks={tasks} task={task} queue={queue} />
        <AnswerStage
          queue={queue}
          giving={giving}
          task={task}
          zoom={zooms[zoom]!}
          asksProblem={asksProblem}
          isPaused={isPaused}
          onGoOn={goOn}
          onWhole={() => setShowsWhole(true)}
          onZoom={() => setZoom((zoom + 1) % zooms.length)}
          onAskProblem={() => setAsksProblem(!asksProblem)}
          onProblem={report}
        />
        <PadSide queue={queue} giving={giving} task={task} question={question} />
      </div>
      {showsWhole && queue.current && (
        <WholeSheet projectId={projectId} turn={queue.current} task={task} onClose={() => setShowsWhole(false)} />
      )}
      <KeyHints hints={hints} />
    </>
  );
}
