import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pictures, type PictureItem } from 'edutech/plugins/portal/api';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { MoreLink } from 'edutech/core/ui/Section';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { tabId, Tabs } from 'edutech/core/ui/navigation/Tabs';
import type { Loader } from 'edutech/core/web/plugin';
import { newsHeadlines } from '../../api';
import { listAddress } from '../../model/news';
import { FocusPictures } from './FocusPictures';
import { Headline } from './Headline';

/** Group of the focus pictures (portal.md section 3). */
const focusGroup = 2;

interface Data {
  readonly types: OutputOf<typeof newsHeadlines>;
  readonly focus: readonly PictureItem[];
}

/** The portal owns the focus pictures; without an answer from it there are none. */
export const loader: Loader<Data> = async ({ call, signal }) => {
  const [types, groups] = await Promise.all([
    call(newsHeadlines, {}, { signal }),
    call(pictures, {}, { signal }).catch(() => []),
  ]);
  return { types, focus: groups.find(({ type }) => type === focusGroup)?.pictureResponses ?? [] };
};

/** Focus pictures, and beside them the newest of each type in tabs. */
export function Block({ data: { types, focus } }: { data: Data }) {
  if (types.length === 0 && focus.length === 0) return null;
  return (
    <section className="wrap section">
      <h2 className="visually-hidden">
        <FormattedMessage id="news.block.headlines" />
      </h2>
      <div className={classNames('news-home', (types.length === 0 || focus.length === 0) && 'news-home-one')}>
        {focus.length > 0 && <FocusPictures pictures={focus} />}
        {types.length > 0 && <HeadlineTabs types={types} />}
      </div>
    </section>
  );
}

/** Tabs of news types: links to the lists until scripts run, then buttons. */
function HeadlineTabs({ types }: Pick<Data, 'types'>) {
  const intl = useIntl();
  const hasScripts = useHasScripts();
  const [chosen, choose] = useState(types[0]?.typeid);
  const current = types.find(({ typeid }) => typeid === chosen) ?? types[0];
  if (!current) return null;
  const label = intl.formatMessage({ id: 'news.list.types' });
  const items = types.map(({ typeid, name }) => ({
    id: typeid,
    label: name,
    ...(!hasScripts && { to: listAddress(typeid) }),
  }));
  return (
    <div className="card news-headlines">
      <Tabs
        label={label}
        items={items}
        current={current.typeid}
        onChoose={choose}
        end={
          <MoreLink to={listAddress(current.typeid)}>
            <FormattedMessage id="news.list.more" />
          </MoreLink>
        }
      />
      <div {...(hasScripts && { role: 'tabpanel', 'aria-labelledby': tabId(label, current.typeid) })}>
        {current.items.map((item) => (
          <Headline key={item.id} item={item} />
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
