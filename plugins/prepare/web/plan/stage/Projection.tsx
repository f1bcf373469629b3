import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { readExercise } from '../../../api';
import type { PlanContent } from '../../../model/plan/document';
import { mediaOf } from '../../shared/media-of';
import { MaterialView } from '../materials/MaterialView';
import { usePlan } from '../plan-context';
import { stepsOf } from './steps';

interface ProjectionProps {
  readonly content: PlanContent;
  readonly onClose: () => void;
}

/** The lesson for all to see, step by step: what students do, slides and films, their exercises, the board. What the teacher does is not shown. */
export function Projection({ content, onClose }: ProjectionProps) {
  const t = useText();
  const { data } = usePlan();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const steps = stepsOf(content, data, t('prepare.section.board'));
  const step = steps[Math.min(at, steps.length - 1)]!;
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), steps.length - 1));
  // It covers the page while it stands
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="prepare-stage paper ink frameless"
      aria-label={t('prepare.plan.start')}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        // a film is wound by its own keys
        if (target instanceof HTMLMediaElement) return;
        if (key === 'ArrowRight' || key === 'PageDown') go(at + 1);
        if (key === 'ArrowLeft' || key === 'PageUp') go(at - 1);
      }}
    >
      <Row as="header" wrap className="pad-3 lined-below">
        <span className="num">{t('prepare.stage.at', { at: at + 1, all: steps.length })}</span>
        <Elapsed until={step.until} />
        <Button icon="Dismiss" className="end" onClick={() => dialog.current?.close()}>
          {t('prepare.stage.end')}
        </Button>
      </Row>
      <Stack packed key={step.key} gap={5} className="prepare-stage-body scrolls">
        <h2>
          <CityWords>{step.title}</CityWords>
        </h2>
        {step.kind === 'text' && (
          <p className="lines">
            <CityWords>{step.text}</CityWords>
          </p>
        )}
        {step.kind === 'material' && <MaterialView material={step.material} />}
        {step.kind === 'exercise' && <ShownExercise id={step.id} />}
      </Stack>
      <Row as="footer" justify="center" wrap className="pad-3 lined-top">
        <Button size="large" icon="ChevronLeft" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('prepare.stage.previous')}
        </Button>
        <Button size="large" iconAfter="ChevronRight" disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          {t('prepare.stage.next')}
        </Button>
      </Row>
    </dialog>
  );
}

/** Minutes since the lesson began, beside those that are planned until the end of this step. */
function Elapsed({ until }: { readonly until: number }) {
  const t = useText();
  const now = useNow();
  const [began] = useState(() => now.getTime());
  const minutes = Math.floor((now.getTime() - began) / 60_000);
  return (
    <span className={minutes > until ? 'num ink-due' : 'num soft'}>
      {t('prepare.stage.elapsed', { minutes, until })}
    </span>
  );
}

function ShownExercise({ id }: { readonly id: string }) {
  const { data, error, again } = useAsked(readExercise, { exerciseId: id });
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  return data.questions.map(({ questionId, body, media }, at) => (
    <QuestionView key={questionId} body={body} media={mediaOf(media)} number={at + 1} />
  ));
}
