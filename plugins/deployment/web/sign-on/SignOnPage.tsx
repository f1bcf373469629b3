import { useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { readSignOn, type SignOn, type SignOnChange, undoSignOn } from '../../api';
import { routes } from '../../routes';
import { ChangesPanel } from '../settings/ChangesPanel';
import { SettingsTabs } from '../settings/SettingsTabs';
import { newAt, openedOf } from './sign-on-values';
import { SignOnForm } from './SignOnForm';

export const loader: Loader<SignOn> = ({ call }) => call(readSignOn, {});

/** By which services of others people sign in: set up, tried the real way, and saved. Secrets are replaced, never shown. */
export function Page() {
  const data = useLoaderData<SignOn>();
  const t = useText();
  const { locale } = useIntl();
  const call = useCall();
  const { search } = useLocation();
  const open = new URLSearchParams(search).get('open');
  const { service, protocol } = openedOf(data, open);
  return (
    <PageFrame title={t('deployment.signOn.title')} note={t('deployment.signOn.note')}>
      <SettingsTabs current="signOn" />
      <Row wrap className="above-4" as="nav" aria-label={t('deployment.signOn.services')}>
        {data.services.map(({ id, protocol: by, name, nameEn }) => (
          <Chip key={id} selected={service?.id === id} to={routes.signOn.to({ open: id })}>
            {locale === 'en' ? nameEn : name} <small className="muted">{by.toUpperCase()}</small>
          </Chip>
        ))}
        {(['oidc', 'cas'] as const).map((by) => (
          <Button key={by} size="small" icon="Add" to={routes.signOn.to({ open: newAt(by) })}>
            {t(`deployment.signOn.add.${by}`)}
          </Button>
        ))}
      </Row>
      <SignOnForm
        key={`${service?.id ?? newAt(protocol)} ${data.changeId}`}
        service={service}
        protocol={protocol}
        changeId={data.changeId}
      >
        <ChangesPanel
          batches={data.batches}
          said={({ changes }) => changes.map((change) => <Change key={change.name} change={change} />)}
          undo={(batchId) => call(undoSignOn, { batchId })}
        />
        <Panel title={t('deployment.signOn.who')}>
          <p className="pad-x-4 pad-b-4 size-13 muted">{t('deployment.signOn.who.text')}</p>
        </Panel>
      </SignOnForm>
    </PageFrame>
  );
}

/** 市平台：改了地址、客户端密钥. */
function Change({ change: { name, nameEn, what, fields } }: { readonly change: SignOnChange }) {
  const t = useText();
  const { locale } = useIntl();
  const words = fields.map((field) => t(`deployment.signOn.${field}`)).join(t('deployment.change.and'));
  return (
    <p className="size-13 breaks">
      {t(`deployment.signOn.${what}`, { service: locale === 'en' ? nameEn : name, fields: words })}
    </p>
  );
}
