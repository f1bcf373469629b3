import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../routes';

const areas = [
  { id: 'articles', to: routes.admin.to() },
  { id: 'channels', to: routes.channels.to() },
  { id: 'words', to: routes.words.to() },
] as const;

/** What news administration consists of: articles, channels, the word list. */
export function AreaTabs({ current }: { current: (typeof areas)[number]['id'] }) {
  const t = useText();
  return (
    <Tabs
      className="below-3"
      label={t('news.admin.areas')}
      current={current}
      items={areas.map(({ id, to }) => ({ id, to, label: t(`news.admin.area.${id}`) }))}
    />
  );
}
