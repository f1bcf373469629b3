import type { TrialStep } from '../../common/trial-step';
import { useText } from 'edutech/core/web/hooks';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';

interface TrialStepsProps {
  readonly steps: readonly TrialStep[];
  /** What a step is called: `deployment.mail.step` for `deployment.mail.step.connect`. */
  readonly words: string;
}

/** How a trial went, step by step with its time; where it failed, what to change and what the other side said. */
export function TrialSteps({ steps, words }: TrialStepsProps) {
  const t = useText();
  return (
    <Stack as="ol" gap={3} role="status" className={steps.length > 0 ? 'pad-x-4 pad-b-4' : undefined}>
      {steps.map(({ step, isDone, milliseconds, answer, advice }) => (
        <li key={step}>
          <Row justify="between" align="start">
            <Row className={isDone ? 'ink-done' : 'ink-late'}>
              <Icon name={isDone ? 'Checkmark' : 'Warning'} size={16} />
              <b>{t(`${words}.${step}`)}</b>
            </Row>
            <small className="muted num">{t('organisation.trial.time', { milliseconds })}</small>
          </Row>
          {!isDone && <p className="size-13">{t(`organisation.trial.advice.${advice || 'other'}`)}</p>}
          {answer && <p className="size-13 muted breaks">{answer}</p>}
        </li>
      ))}
    </Stack>
  );
}
