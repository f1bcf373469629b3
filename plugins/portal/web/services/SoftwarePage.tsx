import { useLoaderData, useRevalidator } from 'react-router';
import { frontPath } from 'edutech/core/common/front';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { routes } from '../../routes';
import picture from '../art/software.svg';
import { loadSoftware, type Software } from './offers';
import { DownloadButton, SoftwareSize } from './SoftwarePanel';
import { UploadLink } from './UploadLink';

export const loader: Loader<Software | null> = ({ call, signal }) => loadSoftware(call, signal);

const features: readonly { name: string; icon: IconName }[] = [
  { name: 'record', icon: 'Camera' },
  { name: 'write', icon: 'Edit' },
  { name: 'cut', icon: 'Speaker' },
  { name: 'upload', icon: 'ArrowUpload' },
];

/** The micro-lesson master: what it is, what it can do, and where to get it. */
export function Page() {
  const t = useText();
  const software = useLoaderData<Software | null>();
  const { revalidate } = useRevalidator();
  return (
    <div className="wrap portal-page">
      <Breadcrumb
        items={[
          { label: t('portal.home.title'), to: frontPath },
          { label: t('portal.services.title'), to: routes.services.to() },
          { label: t('portal.software.title') },
        ]}
      />
      {software ? (
        <SoftwareCard software={software} />
      ) : (
        <div className="card">
          <ErrorState error={null} onRetry={() => revalidate()} page />
        </div>
      )}
      <h2 className="portal-features-title">{t('portal.software.features')}</h2>
      <Grid as="ul" columns={2} gap={3} className="portal-features">
        {features.map(({ name, icon }) => (
          <li key={name} className="card pad-4">
            <span className="tile">
              <Icon name={icon} />
            </span>
            <h3>{t(`portal.software.feature.${name}`)}</h3>
            <p className="soft">{t(`portal.software.feature.${name}.text`)}</p>
          </li>
        ))}
      </Grid>
    </div>
  );
}

function SoftwareCard({ software }: { software: Software }) {
  const t = useText();
  const facts = [
    { name: 'version', value: software.code },
    { name: 'sizeLabel', value: <SoftwareSize bytes={software.wkmasterSize} /> },
    { name: 'updated', value: software.wkTime },
    { name: 'language', value: t('portal.software.chinese') },
  ].filter(({ value }) => value !== '');
  return (
    <Stack as="section" align="center" gap={5} className="card portal-software">
      <div>
        <h1>{t('portal.software.title')}</h1>
        <p className="soft">{t('portal.software.lead')}</p>
        <Grid as="dl" columns={2} className="portal-facts above-5 below-5">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="muted t-13">{t(`portal.software.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Grid>
        <Row wrap>
          <DownloadButton software={software} />
          <UploadLink address={software.url} />
        </Row>
      </div>
      <img src={picture} alt="" width={640} height={400} />
    </Stack>
  );
}
