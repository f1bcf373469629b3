import { useSignals } from '@preact/signals-react/runtime';
import { useLoaderData, useLocation } from 'react-router';
import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { Button } from 'edutech/core/ui/Button';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useDialogs, usePermission, useSession, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { listPublicResources, resourceFacets } from '../../api';
import { mostListed } from '../../model/limits';
import { auditors, uploaders } from '../../model/people';
import { auditAddress, shelves, uploadAddress } from '../shared/addresses';
import { cardSizes, narrowingNames, narrowingOf, pagingOf } from '../shared/narrowing';
import { ResourceCard } from '../shared/cards/ResourceCard';
import { FacetLines } from './FacetLines';

/** Cards that a screen shows without scrolling. */
const firstInSight = 4;

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const narrowing = narrowingOf(url.searchParams, null);
  const [list, { facets }] = await Promise.all([
    call(listPublicResources, { ...narrowing, ...pagingOf(url.searchParams, cardSizes) }, { signal }),
    call(resourceFacets, { space: 'public', ...narrowing }, { signal }),
  ]);
  return { list, facets };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** Education resources of the city, for everybody. */
export function Page() {
  const t = useText();
  const { list, facets } = useLoaderData<Data>();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const { data, pageData, capped } = list;
  return (
    <div className="wrap resource-page">
      <Breadcrumb
        items={[{ label: t('resource.crumb.home'), to: '/login' }, { label: t('resource.resourceList.title') }]}
      />
      <Row as="header" align="baseline" wrap gap={4} rows={1} className="below-4">
        <h1 className="t-24">{t('resource.resourceList.title')}</h1>
        <p className="soft">{t('resource.public.note')}</p>
        <OwnWays />
      </Row>
      <FacetLines facets={facets} />
      <FilterBar
        search={t('resource.public.search')}
        filters={[
          {
            name: 'sort',
            label: t('resource.sort'),
            all: t('resource.sort.newest'),
            options: [{ value: 'used', label: t('resource.sort.used') }],
          },
        ]}
        end={
          <span className="note" role="status">
            {t(capped ? 'resource.countCapped' : 'resource.count', { count: pageData.total })}
          </span>
        }
      />
      <ListStates
        count={data.length}
        filtered={['q', ...narrowingNames].some((name) => query.has(name))}
        clear={shelves.visitors.list}
        empty={{ picture: 'book', title: t('resource.empty.public'), text: t('resource.empty.public.text') }}
        skeleton="cards"
      >
        <CoverCards>
          {data.map((resource, at) => (
            <ResourceCard key={resource.id} resource={resource} shelf="visitors" isInSight={at < firstInSight} />
          ))}
        </CoverCards>
      </ListStates>
      <Pager total={pageData.total} size={pageData.line} sizes={cardSizes} />
      {capped && <p className="note above-3 center">{t('library.kit.capped', { most: mostListed })}</p>}
    </div>
  );
}

/** The ways on for those who hand in and for those who audit; a visitor signs in for one of them. */
function OwnWays() {
  const t = useText();
  useSignals();
  const dialogs = useDialogs();
  const isVisitor = useSession().user.value === null;
  const mayUpload = usePermission(uploaders);
  const mayAudit = usePermission(auditors);
  return (
    <Row align="stretch" wrap className="end">
      {isVisitor && (
        <Button icon="ArrowUpload" onClick={() => void dialogs.login({ context: 'resource' })}>
          {t('resource.public.signIn')}
        </Button>
      )}
      {!isVisitor && mayUpload && (
        <Button icon="ArrowUpload" to={uploadAddress}>
          {t('resource.upload')}
        </Button>
      )}
      {!isVisitor && mayAudit && (
        <Button icon="Checkmark" to={auditAddress}>
          {t('resource.resourceAudit.title')}
        </Button>
      )}
    </Row>
  );
}
