import { useLoaderData, useRevalidator } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { SetUpForm } from 'edutech/plugins/organisation/kit/ui/trial/SetUpForm';
import { TrialPanel } from 'edutech/plugins/organisation/kit/ui/trial/TrialPanel';
import {
  type AssistantChange,
  type AssistantSetUpState,
  changeAssistant,
  readAssistant,
  removeAssistant,
  tryAssistant,
  undoAssistant,
} from '../../api';
import { ChangesPanel } from '../settings/ChangesPanel';
import { SettingsTabs } from '../settings/SettingsTabs';
import { SecretFields } from '../shared/SecretFields';

export const loader: Loader<AssistantSetUpState> = ({ call }) => call(readAssistant, {});

/** The assistant's service: connected, tried the real way, and saved. Its key is replaced, never shown. */
export function Page() {
  const state = useLoaderData<AssistantSetUpState>();
  const t = useText();
  return (
    <PageFrame title={t('deployment.assistant.title')} note={t('deployment.assistant.note')}>
      <SettingsTabs current="assistant" />
      <ServiceForm key={state.changeId} state={state} />
    </PageFrame>
  );
}

interface Values {
  readonly address: string;
  readonly model: string;
  readonly key: string;
  readonly reason: string;
}

/** As the server takes it; an empty key is the kept one. */
const sent = ({ address, model, key }: Values) => ({
  address: address.trim(),
  model: model.trim(),
  ...(key && { key: key.trim() }),
});

function ServiceForm({ state }: { readonly state: AssistantSetUpState }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const { isSet, address, model, batches, changeId } = state;
  const form = useForm<Values>({
    name: 'deployment.assistant',
    initial: { address, model, key: '', reason: '' },
    save: (values) => call(changeAssistant, { ...sent(values), reason: values.reason, changeId }, { quiet: true }),
    onSaved: () => {
      messages.show('deployment.assistant.saved', { tone: 'success' });
      void revalidate();
    },
  });
  const remove = useAct(() => call(removeAssistant, { changeId }), {
    done: 'deployment.assistant.removedNow',
    undo: (done) => call(undoAssistant, { batchId: done.batches[0]!.batchId }),
  });
  return (
    <Split side={300} until={1280} className="above-4">
      <SetUpForm
        title={t('deployment.assistant.service')}
        state={t(isSet ? 'deployment.assistant.isSet' : 'deployment.assistant.notSet')}
        form={form}
        save={t('deployment.assistant.save')}
        remove={
          isSet
            ? { label: t('deployment.assistant.remove'), isBusy: remove.isBusy, run: () => void remove.run() }
            : undefined
        }
      >
        <Fields form={form} hasKey={state.hasKey} />
      </SetUpForm>
      <Stack gap={4}>
        <TrialPanel
          title={t('deployment.assistant.try')}
          act={t('deployment.assistant.try.act')}
          icon="Send"
          words="deployment.assistant.step"
          disabled={form.values.address === '' || form.values.model === ''}
          run={() => call(tryAssistant, sent(form.values), { quiet: true })}
        >
          <p className="size-13 muted">{t('deployment.assistant.try.hint')}</p>
        </TrialPanel>
        <ChangesPanel
          batches={batches}
          said={({ changes }) => changes.map((change) => <Change key={change.what} change={change} />)}
          undo={(batchId) => call(undoAssistant, { batchId })}
        />
        <Panel title={t('deployment.assistant.who')}>
          <p className="pad-x-4 pad-b-4 size-13 muted">{t('deployment.assistant.who.text')}</p>
        </Panel>
      </Stack>
    </Split>
  );
}

function Fields({ form, hasKey }: { readonly form: Form<Values>; readonly hasKey: boolean }) {
  const t = useText();
  return (
    <>
      <TextField
        label={t('deployment.assistant.address')}
        hint={t('deployment.assistant.address.hint')}
        field={form.field('address')}
        maxLength={200}
        required
      />
      <TextField label={t('deployment.assistant.model')} field={form.field('model')} maxLength={100} required />
      <SecretFields
        words="deployment.assistant.key"
        isKept={hasKey}
        secret={form.field('key')}
        reason={form.field('reason')}
      />
    </>
  );
}

function Change({ change: { what, fields } }: { readonly change: AssistantChange }) {
  const t = useText();
  const words = fields.map((field) => t(`deployment.assistant.${field}`));
  return (
    <p className="size-13 breaks">
      {t(`deployment.assistant.${what}`, {
        service: t('deployment.assistant.title'),
        fields: words.join(t('deployment.change.and')),
      })}
    </p>
  );
}
