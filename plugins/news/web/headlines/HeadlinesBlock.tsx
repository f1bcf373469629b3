import { useState, useSyncExternalStore } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { MoreLink } from 'edutech/core/ui/Section';
import { tabId, Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import { siteOf } from 'edutech/core/web/page/site-of';
import type { Loader } from 'edutech/core/web/plugin';
import { newsHeadlines } from '../../api';
import { listAddress } from '../../model/news';
import { Headline } from './Headline';

/** Of the county or school that the portal is read as. */
interface Headlines {
  readonly types: OutputOf<typeof newsHeadlines>;
  readonly siteId?: string;
}

export const loader: Loader<Headlines> = async ({ call, url, signal }) => {
  const ofSite = siteOf(url);
  return { types: await call(newsHeadlines, ofSite, { signal }), ...ofSite };
};

/** The newest of each type in tabs, beside the portal's focus pictures. */
export function Block({ data }: { data: Headlines }) {
  const t = useText();
  if (data.types.length === 0) return null;
  return (
    <>
      <h2 className="visually-hidden">{t('news.block.headlines')}</h2>
      <HeadlineTabs {...data} />
    </>
  );
}

/** Tabs of news types: links to the lists until scripts run, then buttons. */
function HeadlineTabs({ types, siteId }: Headlines) {
  const t = useText();
  const hasScripts = useHasScripts();
  const [chosen, choose] = useState(types[0]?.typeId);
  const current = types.find(({ typeId }) => typeId === chosen) ?? types[0];
  if (!current) return null;
  const label = t('news.list.types');
  const items = types.map(({ typeId, name }) => ({
    id: typeId,
    label: name,
    ...(!hasScripts && { to: listAddress(typeId, siteId) }),
  }));
  return (
    <div className="card news-headlines pad-x-3 pad-b-1">
      <Tabs
        label={label}
        items={items}
        current={current.typeId}
        onChoose={choose}
        end={<MoreLink to={listAddress(current.typeId, siteId)}>{t('news.list.more')}</MoreLink>}
      />
      <div {...(hasScripts && { role: 'tabpanel', 'aria-labelledby': tabId(label, current.typeId) })}>
        {current.items.map((item) => (
          <Headline key={item.id} item={item} siteId={siteId} />
        ))}
      </div>
    </div>
  );
}

const never = () => () => undefined;
/** False on the server and while React takes its page over. */
const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
