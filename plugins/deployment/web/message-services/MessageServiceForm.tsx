import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import {
  changeMessageService,
  type MessageServiceItem,
  removeMessageService,
  tryMessageService,
  undoMessageServices,
} from '../../api';
import { SetUpForm } from 'edutech/plugins/organisation/kit/ui/trial/SetUpForm';
import { TrialPanel } from 'edutech/plugins/organisation/kit/ui/trial/TrialPanel';
import { SecretFields } from '../shared/SecretFields';
import { initialValues, type MessageValues, sentService } from './message-values';

interface MessageServiceFormProps {
  readonly service: MessageServiceItem;
  readonly changeId: string | null;
  /** Below the trial, beside the form. */
  readonly children: ReactNode;
}

/** One service with its trial. */
export function MessageServiceForm({ service, changeId, children }: MessageServiceFormProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const { kind, isSet, fields } = service;
  const form = useForm<MessageValues>({
    name: 'deployment.messages',
    initial: initialValues(service),
    save: (values) => {
      const { reason } = values;
      return call(changeMessageService, { ...sentService(kind, values), reason, changeId }, { quiet: true });
    },
    onSaved: () => {
      messages.show('deployment.messages.saved', { tone: 'success' });
      void revalidate();
    },
  });
  const remove = useAct(() => call(removeMessageService, { kind, changeId }), {
    done: 'deployment.messages.removedNow',
    undo: ({ batches }) => call(undoMessageServices, { batchId: batches[0]!.batchId }),
  });
  return (
    <Split side={300} until={1280} className="above-4">
      <SetUpForm
        title={t(`deployment.messages.kind.${kind}`)}
        state={t(isSet ? 'deployment.messages.isSet' : 'deployment.messages.notSet')}
        form={form}
        save={t('deployment.messages.save')}
        remove={
          isSet
            ? { label: t('deployment.messages.remove'), isBusy: remove.isBusy, run: () => void remove.run() }
            : undefined
        }
      >
        <Fields form={form} service={service} />
      </SetUpForm>
      <Stack gap={4}>
        <TrialPanel
          title={t('deployment.messages.try')}
          act={t('deployment.messages.try.act')}
          icon="Send"
          words="deployment.messages.step"
          disabled={fields.some(({ name }) => form.values[name] === '')}
          run={() => call(tryMessageService, sentService(kind, form.values), { quiet: true })}
        >
          <p className="size-13 muted">{t('deployment.messages.try.hint')}</p>
        </TrialPanel>
        {children}
      </Stack>
    </Split>
  );
}

const withHint = ['template', 'codeTemplate'];

function Fields({
  form,
  service: { kind, fields, hasSecret },
}: {
  form: Form<MessageValues>;
  service: MessageServiceItem;
}) {
  const t = useText();
  return (
    <>
      {fields.map(({ name }) => (
        <TextField
          key={name}
          label={t(`deployment.messages.${name === 'keyId' ? `keyId.${kind}` : name}`)}
          hint={withHint.includes(name) ? t(`deployment.messages.${name}.hint`) : undefined}
          field={form.field(name)}
          maxLength={100}
          required
        />
      ))}
      <SecretFields
        words="deployment.messages.secret"
        isKept={hasSecret}
        secret={form.field('secret')}
        reason={form.field('reason')}
      />
    </>
  );
}
