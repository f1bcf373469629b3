import { useLocation } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { type Space, spaces } from '../../common/library-endpoints';

/** The lists of a library, as tabs. */
export function Spaces({ current }: { readonly current: Space }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  return (
    <Tabs
      className="below-3"
      label={t('library.kit.spaces')}
      current={current}
      items={spaces.map((space) => ({
        id: space,
        label: t(`library.kit.space.${space}`),
        to: changed(query, { space: space === 'mine' ? null : space }),
      }))}
    />
  );
}
