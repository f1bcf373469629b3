import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, useNavigate } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Site } from 'edutech/core/common/organisation/sites';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { adminArticles, adminChannels, adminSites, createArticle, type Channel, type ListTab } from '../../../api';
import { articleStates } from '../../../model/articles/states';
import { AreaTabs } from '../shared/AreaTabs';
import { reviewAddress, tabAddress, writeAddress } from '../shared/addresses';
import { ArticleActs } from './ArticleActs';
import { articleColumns } from './columns';

const NewArticleDialog = onDemand(() => import('./NewArticleDialog').then((part) => part.NewArticleDialog));

const tabs: readonly ListTab[] = ['all', 'waiting', ...articleStates];

interface Data {
  readonly tab: ListTab;
  readonly list: OutputOf<typeof adminArticles>;
  readonly channels: readonly Channel[];
  readonly sites: readonly Site[];
}

const sizes: readonly number[] = [15, 50, 100];

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const asked = url.searchParams.get('tab') as ListTab | null;
  const tab = asked && tabs.includes(asked) ? asked : 'all';
  const { sort: _, ...query } = listQuery(url.searchParams, sizes);
  const siteId = url.searchParams.get('siteid');
  const typeId = url.searchParams.get('typeid');
  const [list, channels, sites] = await Promise.all([
    call(adminArticles, { tab, ...query, ...(siteId && { siteId }), ...(typeId && { typeId }) }, { signal }),
    call(adminChannels, {}, { signal }),
    call(adminSites, {}, { signal }),
  ]);
  return { tab, list, channels, sites };
};

/** Articles by state: what waits, what is out, what is over. */
export function Page() {
  const { tab, list, channels, sites } = useLoaderData<Data>();
  const t = useText();
  const begin = useBegin(sites);
  const mayWrite = useCan(['news_admin.write']);
  const start = (
    <Button look="primary" icon="Add" onClick={begin.start} busy={begin.isBusy}>
      {t('news.admin.new')}
    </Button>
  );
  return (
    <PageFrame
      title={t('news.admin.title')}
      end={
        <>
          {list.next && (
            <Button to={list.next.act === 'review' ? reviewAddress(list.next.id) : writeAddress(list.next.id)}>
              {t(`news.admin.next.${list.next.act}`, { count: list.next.count })}
            </Button>
          )}
          {mayWrite && start}
        </>
      }
    >
      <AreaTabs current="articles" />
      <Tabs
        className="below-3"
        label={t('news.admin.states')}
        current={tab}
        items={tabs.map((id) => ({
          id,
          label: t(id === 'all' || id === 'waiting' ? `news.tab.${id}` : `news.state.${id}`),
          to: tabAddress(id),
          count: list.counts[id] ?? 0,
        }))}
      />
      <ListFilters channels={channels} sites={sites} />
      <DataTable
        name="news.articles"
        label={t('news.admin.title')}
        columns={articleColumns(t)}
        rows={list.items}
        total={list.page.total}
        sizes={sizes}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title || t('news.admin.untitled')}
        openAt={({ id, acts }) => (acts.includes('edit') ? writeAddress(id) : reviewAddress(id))}
        rowClass={({ state }) => (state === 'withdrawn' || state === 'expired' ? 'table-dim' : undefined)}
        filters={['siteid', 'typeid']}
        bulk={(chosen, done) => <ArticleActs articles={chosen} channels={channels} sites={sites} onDone={done} />}
        empty={tab === 'all' ? { ...nothingAtAll(t), actions: mayWrite && start } : nothingIn(t, tab)}
      />
      {begin.isAsking && <NewArticleDialog sites={sites} onStart={begin.at} onClose={begin.cancel} />}
    </PageFrame>
  );
}

const nothingAtAll = (t: Translate) => ({
  title: t('news.admin.empty'),
  text: t('news.admin.emptyText'),
});

/** A tab without articles is no search without a hit: it says so, and leads to those that there are. */
const nothingIn = (t: Translate, tab: ListTab) => ({
  title: t(tab === 'waiting' ? 'news.admin.emptyWaiting' : 'news.admin.emptyTab'),
  actions: <Button to={tabAddress('all')}>{t('news.admin.toAll')}</Button>,
});

function ListFilters({ channels, sites }: Pick<Data, 'channels' | 'sites'>) {
  const intl = useIntl();
  const t = useText();
  const ofSites = {
    name: 'siteid',
    label: t('news.column.site'),
    all: t('news.admin.allSites'),
    options: sites.map(({ siteId, name }) => ({ value: siteId ?? 'city', label: name })),
  };
  const ofChannels = {
    name: 'typeid',
    label: t('news.column.channel'),
    all: t('news.admin.allChannels'),
    options: channels.map(({ typeId, name, nameEn }) => ({
      value: typeId,
      label: intl.locale === 'en' ? nameEn : name,
    })),
  };
  return <FilterBar search={t('news.admin.search')} filters={[...(sites.length > 1 ? [ofSites] : []), ofChannels]} />;
}

/** Begins an article: at once where there is one site only, else it asks for which. */
function useBegin(sites: readonly Site[]) {
  const call = useCall();
  const navigate = useNavigate();
  const [isAsking, ask] = useState(false);
  const at = async (siteId: string | null) => {
    const { id } = await call(createArticle, siteId ? { siteId } : {});
    ask(false);
    void navigate(writeAddress(id));
  };
  const { isBusy, run } = useAct(at, { changes: false });
  return {
    isAsking,
    isBusy,
    at,
    cancel: () => ask(false),
    start: () => {
      const [only, ...others] = sites;
      if (only && others.length === 0) void run(only.siteId);
      else ask(true);
    },
  };
}
