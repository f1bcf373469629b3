import { useState } from 'react';
import { AppError } from 'edutech/core/common/errors';
import { wrongFieldsIn } from 'edutech/core/common/wire/edit-conflict';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { FieldError, TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { TrialStep } from 'edutech/plugins/organisation/kit/common/trial-step';
import { TrialSteps } from 'edutech/plugins/organisation/kit/ui/trial/TrialSteps';
import { tryMailServer } from '../../api';
import { type MailValues, sentMail } from './mail-values';

/** Sends a mail by what is typed, saved or not, and shows each step. */
export function MailTrial({ values }: { readonly values: MailValues }) {
  const t = useText();
  const call = useCall();
  const [to, setTo] = useState('');
  const [steps, setSteps] = useState<readonly TrialStep[]>([]);
  const trial = useAct(
    async () => {
      setSteps([]);
      setSteps((await call(tryMailServer, { ...sentMail(values), to: to.trim() }, { quiet: true })).steps);
    },
    { changes: false },
  );
  const [wrong] = trial.error instanceof AppError ? wrongFieldsIn(trial.error) : [];
  return (
    <Panel title={t('deployment.mail.try')}>
      <Stack
        as="form"
        gap={4}
        className="deployment-part pad-t-3 pad-x-4 pad-b-4"
        onSubmit={(event) => {
          event.preventDefault();
          void trial.run();
        }}
      >
        <TextField
          label={t('deployment.mail.try.to')}
          hint={t('deployment.mail.try.hint')}
          field={{ name: 'to', value: to, onChange: setTo, error: undefined, disabled: false }}
          type="email"
          required
        />
        <Button type="submit" icon="Send" busy={trial.isBusy} disabled={to === '' || values.host === ''}>
          {t('deployment.mail.try.act')}
        </Button>
        {trial.error ? (
          <p className="deployment-bad size-13" role="alert">
            {wrong ? <FieldError error={wrong} /> : <ErrorText error={trial.error} />}
          </p>
        ) : null}
        <TrialSteps steps={steps} words="deployment.mail.step" />
      </Stack>
    </Panel>
  );
}
