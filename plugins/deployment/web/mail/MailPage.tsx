import { useLoaderData, useRevalidator } from 'react-router';
import { NumberField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Split } from 'edutech/core/ui/layout/Split';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { SetUpForm } from 'edutech/plugins/organisation/kit/ui/trial/SetUpForm';
import type { Loader } from 'edutech/core/web/plugin';
import { changeMail, clearMail, type MailSetUp, readMail } from '../../api';
import { SettingsTabs } from '../settings/SettingsTabs';
import { SecretFields } from '../shared/SecretFields';
import { initialMail, type MailValues, sentMail, withSecurity } from './mail-values';
import { MailTrial } from './MailTrial';

export const loader: Loader<MailSetUp> = ({ call }) => call(readMail, {});

/** The mail server: set up, tried the real way, and saved. Its password is replaced, never shown. */
export function Page() {
  const mail = useLoaderData<MailSetUp>();
  const t = useText();
  return (
    <PageFrame title={t('deployment.mail.title')} note={t('deployment.mail.note')}>
      <SettingsTabs current="mail" />
      <MailForm key={mail.changeId} mail={mail} />
    </PageFrame>
  );
}

function MailForm({ mail }: { readonly mail: MailSetUp }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const form = useForm<MailValues>({
    name: 'deployment.mail',
    initial: initialMail(mail),
    save: (values) => {
      const { reason } = values;
      return call(changeMail, { ...sentMail(values), reason, changeId: mail.changeId }, { quiet: true });
    },
    onSaved: () => {
      messages.show('deployment.mail.saved', { tone: 'success' });
      void revalidate();
    },
  });
  const clear = useAct(() => call(clearMail, { changeId: mail.changeId }), { done: 'deployment.mail.cleared' });
  return (
    <Split side={300} until={1280} className="above-4">
      <SetUpForm
        title={t('deployment.mail.server')}
        state={t(`deployment.mail.source.${mail.source}`)}
        form={form}
        save={t('deployment.mail.save')}
        remove={
          mail.source === 'browser'
            ? { label: t('deployment.mail.clear'), isBusy: clear.isBusy, run: () => void clear.run() }
            : undefined
        }
      >
        <MailFields form={form} mail={mail} />
      </SetUpForm>
      <MailTrial values={form.values} />
    </Split>
  );
}

function MailFields({ form, mail }: { readonly form: Form<MailValues>; readonly mail: MailSetUp }) {
  const t = useText();
  const security = form.field('security');
  return (
    <>
      <TextField label={t('deployment.mail.host')} field={form.field('host')} required placeholder="smtp.example.cn" />
      <SelectField
        label={t('deployment.mail.security')}
        field={{ ...security, onChange: (value) => form.set(withSecurity(form.values, value)) }}
        options={(['tls', 'starttls', 'none'] as const).map((value) => ({
          value,
          label: t(`deployment.mail.security.${value}`),
        }))}
      />
      <NumberField label={t('deployment.mail.port')} field={form.field('port')} min={1} max={65_535} required />
      <TextField label={t('deployment.mail.from')} field={form.field('from')} required placeholder="edu@example.cn" />
      <TextField label={t('deployment.mail.user')} hint={t('deployment.mail.user.hint')} field={form.field('user')} />
      <SecretFields
        words="deployment.mail.password"
        isKept={mail.hasPassword}
        secret={form.field('password')}
        reason={form.field('reason')}
      />
    </>
  );
}
