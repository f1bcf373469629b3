import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Site } from 'edutech/core/common/organisation/sites';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { siteOf } from 'edutech/core/web/page/site-of';
import { adminChannels, adminSites, type Channel } from '../../../api';
import { AreaTabs } from '../shared/AreaTabs';
import { ChannelDrawer } from './ChannelDrawer';
import { ChannelRow } from './ChannelRow';
import { useChannelActs } from './useChannelActs';

interface Data {
  readonly channels: readonly Channel[];
  readonly sites: readonly Site[];
  /** Absent: the city's. */
  readonly siteId: string | undefined;
}

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const sites = await call(adminSites, {}, { signal });
  // whoever has no city's site begins with the first of his own
  const siteId = siteOf(url).siteId ?? sites[0]?.siteId ?? undefined;
  const channels = await call(adminChannels, siteId ? { siteId } : {}, { signal });
  return { channels, sites, siteId };
};

/** The channels in the order in which readers see them: the city's, or what a county or a school makes of them. */
export function Page() {
  const { channels, sites, siteId } = useLoaderData<Data>();
  const t = useText();
  const isKeeper = useCan(['news_admin.publish']) && sites.length > 0;
  const [edited, edit] = useState<Channel | 'new' | null>(null);
  const acts = useChannelActs(siteId);
  const keepsTheCitys = isKeeper && !siteId;
  const note = siteId ? 'news.channels.inherited' : !isKeeper && 'news.channels.citys';
  return (
    <PageFrame
      title={t('news.channels.title')}
      note={note && t(note)}
      end={
        keepsTheCitys && (
          <Button look="primary" icon="Add" onClick={() => edit('new')}>
            {t('news.channels.new')}
          </Button>
        )
      }
    >
      <AreaTabs current="channels" />
      {sites.length > 1 && (
        <FilterBar
          filters={[
            {
              name: 'siteid',
              label: t('news.column.site'),
              all: sites[0]?.name ?? '',
              options: sites
                .slice(1)
                .flatMap((site) => (site.siteId ? [{ value: site.siteId, label: site.name }] : [])),
            },
          ]}
        />
      )}
      <SortableList
        label={t('news.channels.title')}
        items={channels}
        keyOf={({ typeId }) => typeId}
        nameOf={({ name }) => name}
        {...(keepsTheCitys && { onOrder: (ids: readonly string[]) => void acts.order(ids) })}
        row={(channel) => (
          <ChannelRow
            channel={channel}
            isCitys={!siteId}
            {...(isKeeper && { acts: { ...acts, edit: () => edit(channel) } })}
          />
        )}
      />
      {edited && (
        <ChannelDrawer channel={edited === 'new' ? null : edited} siteId={siteId} onClose={() => edit(null)} />
      )}
    </PageFrame>
  );
}
