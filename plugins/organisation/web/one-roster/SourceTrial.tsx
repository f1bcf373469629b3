import { useState } from 'react';
import type { TrialStep } from '../../kit/common/trial-step';
import { AppError } from 'edutech/core/common/errors';
import { wrongFieldsIn } from 'edutech/core/common/wire/edit-conflict';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { FieldError } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { trySource } from '../../api';
import { TrialSteps } from '../../kit/ui/trial/TrialSteps';
import { sentService, type SourceValues } from './source-values';

/** Reads a little by what is typed, saved or not, and shows each step. Nothing is imported. */
export function SourceTrial({ values }: { readonly values: SourceValues }) {
  const t = useText();
  const call = useCall();
  const [steps, setSteps] = useState<readonly TrialStep[]>([]);
  const trial = useAct(
    async () => {
      setSteps([]);
      setSteps((await call(trySource, sentService(values), { quiet: true })).steps);
    },
    { changes: false },
  );
  const [wrong] = trial.error instanceof AppError ? wrongFieldsIn(trial.error) : [];
  return (
    <Panel title={t('organisation.source.try')}>
      <Stack gap={4} className="pad-t-3 pad-x-4 pad-b-4">
        <p className="muted size-13">{t('organisation.source.try.hint')}</p>
        <Button busy={trial.isBusy} onClick={() => void trial.run()}>
          {t('organisation.source.try.act')}
        </Button>
        {trial.error ? (
          <p className="ink-bad size-13" role="alert">
            {wrong ? <FieldError error={wrong} /> : <ErrorText error={trial.error} />}
          </p>
        ) : null}
        <TrialSteps steps={steps} words="organisation.source.step" />
      </Stack>
    </Panel>
  );
}
