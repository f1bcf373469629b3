import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { changeSignOn, removeSignOn, type SignOnService, trySignOn, undoSignOn } from '../../api';
import { routes } from '../../routes';
import { SetUpForm } from 'edutech/plugins/organisation/kit/ui/trial/SetUpForm';
import { TrialPanel } from 'edutech/plugins/organisation/kit/ui/trial/TrialPanel';
import { CopyLine } from '../shared/CopyLine';
import { initialSignOn, sentSignOn, type SignOnValues } from './sign-on-values';
import { SignOnFields } from './SignOnFields';

interface SignOnFormProps {
  /** Null: a new one. */
  readonly service: SignOnService | null;
  readonly protocol: SignOnService['protocol'];
  readonly changeId: string | null;
  /** Below the trial, beside the form. */
  readonly children: ReactNode;
}

/** One service with its trial; one of the server's file is shown and tried, and changed there. */
export function SignOnForm({ service, protocol, changeId, children }: SignOnFormProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isFixed = service?.source === 'file';
  const form = useForm<SignOnValues>({
    name: 'deployment.signOn',
    initial: initialSignOn(service, protocol),
    save: (values) => {
      const { reason } = values;
      const given = { ...sentSignOn(values), reason, changeId, isNew: service === null };
      return call(changeSignOn, given, { quiet: true });
    },
    onSaved: ({ id }) => {
      messages.show('deployment.signOn.saved', { tone: 'success' });
      if (service === null) void navigate(routes.signOn.to({ open: id.trim() }));
      else void revalidate();
    },
  });
  const remove = useAct((id: string) => call(removeSignOn, { id, changeId }), {
    done: 'deployment.signOn.removedNow',
    undo: ({ batches }) => call(undoSignOn, { batchId: batches[0]!.batchId }),
  });
  return (
    <Split side={300} until={1280} className="above-4">
      <Stack gap={4}>
        <SetUpForm
          title={service ? t('deployment.signOn.service') : t(`deployment.signOn.add.${protocol}`)}
          {...(service && { state: t(`deployment.signOn.source.${service.source}`) })}
          form={form}
          {...(!isFixed && { save: t('deployment.signOn.save') })}
          remove={
            service
              ? { label: t('deployment.signOn.remove'), isBusy: remove.isBusy, run: () => void remove.run(service.id) }
              : undefined
          }
        >
          {isFixed && (
            <Row className="ground round pad-2 size-13">
              <Icon name="LockClosed" size={16} />
              {t('deployment.signOn.file')}
            </Row>
          )}
          <SignOnFields form={form} service={service} protocol={protocol} isFixed={isFixed} />
          {!isFixed && (
            <TextField
              label={t('deployment.change.reason')}
              hint={t('deployment.change.reason.hint')}
              field={form.field('reason')}
            />
          )}
        </SetUpForm>
        {service && <Tells service={service} />}
      </Stack>
      <Stack gap={4}>
        {!isFixed && <Trial values={form.values} />}
        {children}
      </Stack>
    </Split>
  );
}

/** Asks the service by what is typed, saved or not. */
function Trial({ values }: { readonly values: SignOnValues }) {
  const t = useText();
  const call = useCall();
  return (
    <TrialPanel
      title={t('deployment.signOn.try')}
      act={t('deployment.signOn.try.act')}
      icon="Play"
      words="deployment.signOn.step"
      disabled={values.address === '' || values.id === ''}
      run={() => call(trySignOn, sentSignOn({ ...values, name: values.name || values.id }), { quiet: true })}
    >
      <p className="size-13 muted">{t('deployment.signOn.try.hint')}</p>
    </TrialPanel>
  );
}

/** Addresses that the other side has to know. */
function Tells({ service: { protocol, tells } }: { readonly service: SignOnService }) {
  const t = useText();
  return (
    <Panel title={t('deployment.signOn.tells')}>
      <Stack className="pad-x-4 pad-b-4">
        <p className="size-13 muted">{t(`deployment.signOn.tells.${protocol}`)}</p>
        {tells.map((address) => (
          <CopyLine key={address} text={address} />
        ))}
      </Stack>
    </Panel>
  );
}
