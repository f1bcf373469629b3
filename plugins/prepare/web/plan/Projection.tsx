import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { readExercise, type WholePlan } from '../../api';
import type { PlanContent } from '../../model/plan/document';
import { mediaOf } from '../shared/media-of';

interface ProjectionProps {
  readonly content: PlanContent;
  readonly exercises: WholePlan['exercises'];
  readonly onClose: () => void;
}

/** A step of the lesson as the class sees it: its title, a phase, an exercise, the board. */
type Step =
  | { readonly kind: 'text'; readonly key: string; readonly title: string; readonly text: string }
  | { readonly kind: 'exercise'; readonly key: string; readonly title: string; readonly id: string };

/** The lesson for all to see, step by step: what students do, their exercises, the board. What the teacher does is not shown. */
export function Projection({ content, exercises, onClose }: ProjectionProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const board = content.sections.board.trim();
  const steps: readonly Step[] = [
    { kind: 'text', key: 'goals', title: content.title, text: content.sections.goals },
    ...content.phases.map(({ id, name, student }) => ({ kind: 'text' as const, key: id, title: name, text: student })),
    ...exercises.map(({ id, title }) => ({ kind: 'exercise' as const, key: id, title, id })),
    ...(board === '' ? [] : [{ kind: 'text' as const, key: 'board', title: t('prepare.section.board'), text: board }]),
  ];
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
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'PageDown') go(at + 1);
        if (key === 'ArrowLeft' || key === 'PageUp') go(at - 1);
      }}
    >
      <Row as="header" wrap className="pad-3 lined-below">
        <span className="num">{t('prepare.stage.at', { at: at + 1, all: steps.length })}</span>
        <Button icon="Dismiss" className="end" onClick={() => dialog.current?.close()}>
          {t('prepare.stage.end')}
        </Button>
      </Row>
      <Stack packed key={step.key} gap={5} className="prepare-stage-body scrolls">
        <h2>
          <CityWords>{step.title}</CityWords>
        </h2>
        {step.kind === 'text' ? (
          <p className="lines">
            <CityWords>{step.text}</CityWords>
          </p>
        ) : (
          <ShownExercise id={step.id} />
        )}
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

function ShownExercise({ id }: { readonly id: string }) {
  const { data, error, again } = useAsked(readExercise, { exerciseId: id });
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  return data.questions.map(({ questionId, body, media }, at) => (
    <QuestionView key={questionId} body={body} media={mediaOf(media)} number={at + 1} />
  ));
}
