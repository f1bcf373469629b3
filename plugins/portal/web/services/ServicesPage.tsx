import { useLoaderData } from 'react-router';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { DocumentPanel } from './DocumentPanel';
import { LinkPanel } from './LinkPanel';
import { loadOffers, type Offers } from './offers';
import { ResourceEntry } from './ResourceEntry';
import { ServiceLinks } from './ServiceLinks';
import { SoftwarePanel } from './SoftwarePanel';

export const loader: Loader<Offers> = loadOffers;

/** Everything that the city offers beside teaching. */
export function Page() {
  const t = useText();
  const { services, documents, software, links } = useLoaderData<Offers>();
  const isEmpty = services.length + documents.length + links.length === 0 && !software;
  return (
    <div className="wrap portal-page">
      <Breadcrumb items={[{ label: t('portal.home.title'), to: '/login' }, { label: t('portal.services.title') }]} />
      <Row as="header" align="baseline" wrap gap={4} rows={1} className="below-4">
        <h1>{t('portal.services.title')}</h1>
        <p className="soft">{t('portal.services.lead')}</p>
        <ResourceEntry />
      </Row>
      <ServiceLinks links={services} />
      <Stack align="stretch" className="portal-panels">
        <DocumentPanel documents={documents} />
        <SoftwarePanel software={software} />
        <LinkPanel links={links} />
      </Stack>
      {isEmpty && (
        <div className="card">
          <EmptyState title={t('portal.services.empty')} text={t('portal.services.emptyHint')} />
        </div>
      )}
    </div>
  );
}
