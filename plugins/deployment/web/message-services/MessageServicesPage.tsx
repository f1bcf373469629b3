import { useLoaderData, useLocation } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type MessageServiceChange, type MessageSetUp, readMessageServices, undoMessageServices } from '../../api';
import { routes } from '../../routes';
import { ChangesPanel } from '../settings/ChangesPanel';
import { SettingsTabs } from '../settings/SettingsTabs';
import { MessageServiceForm } from './MessageServiceForm';

export const loader: Loader<MessageSetUp> = ({ call }) => call(readMessageServices, {});

/** Short messages and work apps: set up, tried the real way, and saved. Secrets are replaced, never shown. */
export function Page() {
  const { services, batches, changeId } = useLoaderData<MessageSetUp>();
  const t = useText();
  const call = useCall();
  const { search } = useLocation();
  const open = new URLSearchParams(search).get('open');
  const shown = services.find(({ kind }) => kind === open) ?? services[0];
  return (
    <PageFrame title={t('deployment.messages.title')} note={t('deployment.messages.note')}>
      <SettingsTabs current="messages" />
      <Row wrap className="above-4" as="nav" aria-label={t('deployment.messages.title')}>
        {services.map(({ kind, isSet }) => (
          <Chip key={kind} selected={kind === shown?.kind} to={routes.messages.to({ open: kind })}>
            {t(`deployment.messages.kind.${kind}`)}{' '}
            <small className="muted">{t(isSet ? 'deployment.messages.isSet' : 'deployment.messages.notSet')}</small>
          </Chip>
        ))}
      </Row>
      {shown && (
        <MessageServiceForm key={`${shown.kind} ${changeId}`} service={shown} changeId={changeId}>
          <ChangesPanel
            batches={batches}
            said={({ changes }) => changes.map((change) => <Change key={change.kind} change={change} />)}
            undo={(batchId) => call(undoMessageServices, { batchId })}
          />
          <Panel title={t('deployment.messages.who')}>
            <p className="pad-x-4 pad-b-4 size-13 muted">{t('deployment.messages.who.text')}</p>
          </Panel>
        </MessageServiceForm>
      )}
    </PageFrame>
  );
}

/** 企业微信：改了服务地址、密钥. */
function Change({ change: { kind, what, fields } }: { readonly change: MessageServiceChange }) {
  const t = useText();
  const words = fields.map((field) => t(`deployment.messages.${field === 'keyId' ? `keyId.${kind}` : field}`));
  return (
    <p className="size-13 breaks">
      {t(`deployment.messages.${what}`, {
        service: t(`deployment.messages.kind.${kind}`),
        fields: words.join(t('deployment.change.and')),
      })}
    </p>
  );
}
