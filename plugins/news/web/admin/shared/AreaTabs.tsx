import { useIntl } from 'react-intl';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';

const areas = [
  { id: 'articles', to: '/admin/news' },
  { id: 'channels', to: '/admin/news/channels' },
  { id: 'words', to: '/admin/news/words' },
] as const;

/** What news administration consists of: articles, channels, the word list. */
export function AreaTabs({ current }: { current: (typeof areas)[number]['id'] }) {
  const intl = useIntl();
  return (
    <Tabs
      className="news-areas"
      label={intl.formatMessage({ id: 'news.admin.areas' })}
      current={current}
      items={areas.map(({ id, to }) => ({ id, to, label: intl.formatMessage({ id: `news.admin.area.${id}` }) }))}
    />
  );
}
