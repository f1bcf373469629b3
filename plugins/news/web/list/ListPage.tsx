import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { pageFrom } from 'edutech/core/ui/rules/pages';
import { useText, type Translate } from 'edutech/core/web/hooks';
import { siteOf } from 'edutech/core/web/page/site-of';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { newsList, newsSites, newsTypes, type NewsType, type ReadSite } from '../../api';
import { listAddress, newsPageSize } from '../../model/news';
import { feedAddress, feedLink } from '../shared/feed';
import { NewsCrumbs } from '../shared/NewsCrumbs';
import { Entry } from './Entry';
import { SiteList } from './SiteList';
import { TypeList } from './TypeList';

/** The server takes no page beyond. */
const lastPage = 100_000;

interface Data {
  readonly types: readonly NewsType[];
  /** The chosen type; absent: all of them. */
  readonly typeId: string | undefined;
  /** The county or school that is read; absent: the city. */
  readonly siteId: string | undefined;
  readonly sites: readonly ReadSite[];
  readonly list: OutputOf<typeof newsList>;
}

/** Entries that a screen shows without scrolling. */
const firstInSight = 4;

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const asked = url.searchParams.get('typeid');
  const typeId = isId(asked) ? asked : undefined;
  const page = Math.min(pageFrom(url.searchParams), lastPage);
  const ofSite = siteOf(url);
  const [types, list, sites] = await Promise.all([
    call(newsTypes, ofSite, { signal }),
    call(newsList, { ...ofSite, ...(typeId && { typeId }), page, pageLine: newsPageSize }, { signal }),
    // the list can be read without the way to other sites
    call(newsSites, ofSite, { signal, quiet: true }).catch(() => []),
  ]);
  return { types, typeId, siteId: ofSite.siteId, sites, list };
};

/** A list of one type is called after it. */
export const head = ({ types, typeId }: Data, t: Translate): PageHead => {
  const type = types.find((one) => one.typeId === typeId);
  return { ...(type && { title: type.name }), links: [feedLink(t, type)] };
};

/** News of a type: types left, entries with their time, ten a page. */
export function Page() {
  const t = useText();
  const { types, typeId, siteId, sites, list } = useLoaderData<Data>();
  const type = types.find((one) => one.typeId === typeId);
  const isBeyond = list.items.length === 0 && list.page.total > 0;
  return (
    <div className="wrap news-page">
      <NewsCrumbs />
      <Stack align="start" gap={4} className="news-columns">
        <div className="news-aside">
          <TypeList types={types} typeId={typeId} siteId={siteId} />
          <SiteList sites={sites} siteId={siteId} typeId={typeId} />
        </div>
        <section className="news-list">
          <Row as="header" wrap gap={3} rows={1} className="below-3">
            <h1>{type?.name ?? t('news.list.all')}</h1>
            <span className="muted">{t('news.list.total', { total: list.page.total })}</span>
            <Button look="quiet" icon="Rss" href={feedAddress(typeId)} className="news-feed">
              {t('news.list.feed')}
            </Button>
          </Row>
          <ListStates
            count={list.items.length}
            filtered={isBeyond}
            clear={listAddress(typeId, siteId)}
            empty={{
              title: t('news.list.empty'),
              text: t('news.list.emptyHint'),
              actions: typeId && <Button to={listAddress(undefined, siteId)}>{t('news.list.toAll')}</Button>,
            }}
          >
            {/* another type or page is another list: an entry that is in both is not seen to jump */}
            <ul key={`${siteId} ${typeId} ${list.page.cur}`} className="card news-entries pad-y-1 pad-x-4 ruled-list">
              {list.items.map((item, nth) => (
                <li key={item.id}>
                  <Entry item={item} siteId={siteId} isInSight={nth < firstInSight} />
                </li>
              ))}
            </ul>
            <Pager total={list.page.total} size={newsPageSize} />
          </ListStates>
        </section>
      </Stack>
    </div>
  );
}
