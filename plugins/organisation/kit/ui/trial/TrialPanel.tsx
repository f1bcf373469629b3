import { type ReactNode, useState } from 'react';
import { AppError } from 'edutech/core/common/errors';
import { wrongFieldsIn } from 'edutech/core/common/wire/edit-conflict';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { FieldError } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import type { TrialStep } from '../../common/trial-step';
import { TrialSteps } from './TrialSteps';

interface TrialPanelProps {
  readonly title: string;
  /** The word of the button. */
  readonly act: string;
  readonly icon: IconName;
  /** What a step is called: `deployment.mail.step` for `deployment.mail.step.connect`. */
  readonly words: string;
  /** Something is missing without which there is nothing to try. */
  readonly disabled?: boolean;
  readonly run: () => Promise<{ readonly steps: readonly TrialStep[] }>;
  /** What is asked for before. */
  readonly children: ReactNode;
}

/** Tries what is typed the real way, saved or not, and shows each step. */
export function TrialPanel({ title, act, icon, words, disabled, run, children }: TrialPanelProps) {
  const t = useText();
  const [steps, setSteps] = useState<readonly TrialStep[]>([]);
  const trial = useAct(
    async () => {
      setSteps([]);
      setSteps((await run()).steps);
    },
    { changes: false },
  );
  const [wrong] = trial.error instanceof AppError ? wrongFieldsIn(trial.error) : [];
  return (
    <Panel title={title}>
      <Stack
        as="form"
        gap={4}
        className="pad-x-4 pad-b-4"
        onSubmit={(event) => {
          event.preventDefault();
          void trial.run();
        }}
      >
        {children}
        <Button type="submit" icon={icon} busy={trial.isBusy} disabled={disabled}>
          {act}
        </Button>
        {disabled && <small className="muted">{t('organisation.trial.incomplete')}</small>}
        {trial.error ? (
          <p className="ink-late size-13" role="alert">
            {wrong ? <FieldError error={wrong} /> : <ErrorText error={trial.error} />}
          </p>
        ) : null}
      </Stack>
      <TrialSteps steps={steps} words={words} />
    </Panel>
  );
}
