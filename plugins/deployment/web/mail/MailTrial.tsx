import { useState } from 'react';
import { TextField } from 'edutech/core/ui/form/fields';
import { useCall, useText } from 'edutech/core/web/hooks';
import { tryMailServer } from '../../api';
import { type MailValues, sentMail } from './mail-values';
import { TrialPanel } from 'edutech/plugins/organisation/kit/ui/trial/TrialPanel';

/** Sends a mail by what is typed, saved or not, and shows each step. */
export function MailTrial({ values }: { readonly values: MailValues }) {
  const t = useText();
  const call = useCall();
  const [to, setTo] = useState('');
  return (
    <TrialPanel
      title={t('deployment.mail.try')}
      act={t('deployment.mail.try.act')}
      icon="Send"
      words="deployment.mail.step"
      disabled={to === '' || values.host === ''}
      run={() => call(tryMailServer, { ...sentMail(values), to: to.trim() }, { quiet: true })}
    >
      <TextField
        label={t('deployment.mail.try.to')}
        hint={t('deployment.mail.try.hint')}
        field={{ name: 'to', value: to, onChange: setTo, error: undefined, disabled: false }}
        type="email"
        required
      />
    </TrialPanel>
  );
}
