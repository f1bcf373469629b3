import { MoreLink, Section } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { loadOffers, type Offers } from '../services/offers';
import { DocumentPanel } from '../services/DocumentPanel';
import { LinkPanel } from '../services/LinkPanel';
import { ServiceLinks } from '../services/ServiceLinks';
import { SoftwarePanel } from '../services/SoftwarePanel';

export const loader: Loader<Offers> = loadOffers;

/** What else the city offers: service links, documents, software, other sites. */
export function Block({ data }: { data: Offers }) {
  const t = useText();
  return (
    <div className="wrap">
      <Section
        title={t('portal.services.title')}
        end={<MoreLink to="/education_services">{t('portal.services.all')}</MoreLink>}
      >
        <ServiceLinks links={data.services} />
        <Stack align="stretch" className="portal-panels">
          <DocumentPanel documents={data.documents} />
          <SoftwarePanel software={data.software} />
          <LinkPanel links={data.links} />
        </Stack>
      </Section>
    </div>
  );
}
