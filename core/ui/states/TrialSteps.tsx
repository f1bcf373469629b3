import type { TrialStep } from '../../common/api/trials';
import { useText } from '../../web/hooks';
import { Icon } from '../icons/Icon';
import { Row } from '../layout/Row';
import { Stack } from '../layout/Stack';

interface TrialStepsProps {
  readonly steps: readonly TrialStep[];
  /** What a step is called: `deployment.mail.step` for `deployment.mail.step.connect`. */
  readonly words: string;
}

/** How a trial went, step by step with its time; where it failed, what the other side said and what to change. */
export function TrialSteps({ steps, words }: TrialStepsProps) {
  const t = useText();
  return (
    <Stack as="ol" gap={3} role="status">
      {steps.map(({ step, isDone, milliseconds, answer, advice }) => (
        <li key={step}>
          <Row justify="between" align="start">
            <Row className={isDone ? 'ink-done' : 'ink-bad'}>
              <Icon name={isDone ? 'Checkmark' : 'Warning'} size={16} />
              <b>{t(`${words}.${step}`)}</b>
            </Row>
            <small className="muted num">{t('core.ui.trial.time', { milliseconds })}</small>
          </Row>
          {answer && <p className="size-13 muted breaks">{answer}</p>}
          {!isDone && <p className="size-13">{t(`core.ui.trial.advice.${advice || 'other'}`)}</p>}
        </li>
      ))}
    </Stack>
  );
}
