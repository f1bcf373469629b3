import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';

const areas = [
  { id: 'articles', to: '/admin/news' },
  { id: 'channels', to: '/admin/news/channels' },
  { id: 'words', to: '/admin/news/words' },
] as const;

/** What news administration consists of: articles, channels, the word list. */
export function AreaTabs({ current }: { current: (typeof areas)[number]['id'] }) {
  const t = useText();
  return (
    <Tabs
      className="news-areas"
      label={t('news.admin.areas')}
      current={current}
      items={areas.map(({ id, to }) => ({ id, to, label: t(`news.admin.area.${id}`) }))}
    />
  );
}
