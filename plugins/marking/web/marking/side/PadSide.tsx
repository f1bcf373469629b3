import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import type { MarkTask } from '../../../api';
import { giveStep } from '../../../model/marks/giving';
import type { DeskProps } from '../desk/Desk';
import type { TurnQueue } from '../desk/turn-queue';
import type { GivingState } from '../desk/use-giving';

interface PadSideProps {
  readonly queue: TurnQueue;
  readonly giving: GivingState;
  readonly task: MarkTask;
  readonly question: DeskProps['question'];
}

/** Points: large on top, steps, digits, and what they are given by. */
export function PadSide({ queue, giving, task, question }: PadSideProps) {
  useSignals();
  const t = useText();
  const { giving: now } = giving;
  const media = Object.fromEntries(question.media.map(({ fileId, address }) => [fileId, address]));
  const isIdle = queue.current === null;
  return (
    <Stack as="aside" gap={4} className="card pad-4" data-marks aria-label={t('marking.mark.points')}>
      <output className="marking-total num" aria-live="polite">
        {t('marking.mark.of', { points: <b key="points">{now.points ?? '–'}</b>, of: task.points })}
      </output>
      {task.steps.length > 0 && (
        <Stack as="ol" gap={2}>
          {task.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are named by their place
            <Row as="li" wrap key={at} className={at === now.at ? 'tint-brand round pad-2' : 'pad-2'}>
              <span className="grow" lang="zh-CN">
                {t('marking.mark.step', { number: at + 1, text: step.text })}
              </span>
              {Array.from({ length: Math.floor(step.points) + 1 }, (_, points) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: the points are their own names
                  key={points}
                  type="button"
                  className="chip num"
                  disabled={isIdle}
                  aria-pressed={now.steps[at] === points}
                  onClick={() => giving.setGiving(giveStep(now, giving.scale, at, points))}
                >
                  {points}
                </button>
              ))}
            </Row>
          ))}
        </Stack>
      )}
      <div className="marking-pad">
        {['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', ...(task.step < 1 ? ['.'] : [])].map((key) => (
          <Button key={key} size="large" disabled={isIdle} data-marks onClick={() => giving.type(key)}>
            {key === '.' ? '.5' : key}
          </Button>
        ))}
        <Button icon="ArrowUndo" size="large" data-marks aria-label={t('marking.keys.back')} onClick={giving.back} />
      </div>
      <Row>
        <Button className="grow" disabled={isIdle} data-marks onClick={() => giving.all(0)}>
          {t('marking.mark.zero')} <kbd>Z</kbd>
        </Button>
        <Button className="grow" disabled={isIdle} data-marks onClick={() => giving.all(1)}>
          {t('marking.mark.full')} <kbd>F</kbd>
        </Button>
      </Row>
      <Button
        look="primary"
        size="large"
        wide
        disabled={isIdle || now.points === null}
        data-marks
        onClick={giving.submit}
      >
        {t('marking.mark.submit')} <kbd>Enter</kbd>
      </Button>
      <details open>
        <summary className="note">{t('marking.mark.key')}</summary>
        <Stack className="pad-y-2">
          {question.key ? (
            <KeyView body={question.body} questionKey={question.key} media={media} />
          ) : (
            <p className="note">{t('marking.mark.noKey')}</p>
          )}
        </Stack>
      </details>
      <details>
        <summary className="note">{t('marking.mark.question')}</summary>
        <div className="pad-y-2">
          <QuestionView body={question.body} media={media} />
        </div>
      </details>
    </Stack>
  );
}
