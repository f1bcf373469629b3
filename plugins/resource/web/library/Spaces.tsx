import { useCan } from 'edutech/core/ui/Can';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import type { Space } from '../../model/spaces';
import { readersOfSchool } from '../../model/people';
import { spaceAddress } from '../shared/addresses';

/** The spaces that the person has: one's own, the school's, everybody's, the marked ones, the trash. */
export function Spaces({ current }: { readonly current: Space }) {
  const t = useText();
  const seesSchool = useCan(readersOfSchool);
  const offered: readonly Space[] = [
    'mine',
    ...(seesSchool ? (['school'] as const) : []),
    'public',
    'favourites',
    'trash',
  ];
  return (
    <Tabs
      className="below-3"
      label={t('resource.spaces')}
      current={current}
      items={offered.map((space) => ({
        id: space,
        label: t(`resource.space.${space}`),
        to: spaceAddress(space),
      }))}
    />
  );
}
