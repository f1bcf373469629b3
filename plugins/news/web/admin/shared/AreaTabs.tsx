import { useIntl } from 'react-intl';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { routes } from '../../../routes';

const areas = [
  { id: 'articles', to: routes.admin.to() },
  { id: 'channels', to: routes.channels.to() },
  { id: 'words', to: routes.words.to() },
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
