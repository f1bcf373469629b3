import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { type Translate, useText } from 'edutech/core/web/hooks';
import { RowsOrCards } from 'edutech/plugins/library/kit/ui/page/RowsOrCards';
import type { Space } from '../../model/spaces';
import { detailAddress, spaceAddress } from '../shared/addresses';
import { listSizes, narrowingNames } from '../shared/narrowing';
import { resourceColumns } from './columns';
import type { LibraryData } from './load-library';
import { RowActs } from './RowActs';

// rows are shown first; public pages, which are cards only, have them at once
const ResourceCard = onDemand(() => import('../shared/cards/ResourceCard').then((part) => part.ResourceCard));
const BulkActs = onDemand(() => import('./BulkActs').then((part) => part.BulkActs));

interface LibraryListProps {
  readonly data: LibraryData;
  /** The way to the first resource, where one may upload. */
  readonly upload: ReactNode;
}

/** The resources themselves, as rows to act on or as cards to look at. */
export function LibraryList({ data: { space, list }, upload }: LibraryListProps) {
  const t = useText();
  return (
    <RowsOrCards
      name="resource.library"
      label={t(`resource.space.${space}`)}
      list={list}
      columns={resourceColumns(space, t)}
      sizes={listSizes}
      openAt={space === 'trash' ? undefined : ({ id }) => detailAddress('library', id)}
      bulk={(chosen, done) => <BulkActs resources={chosen} space={space} onDone={done} />}
      acts={(resource) => <RowActs resource={resource} space={space} />}
      filters={narrowingNames}
      clear={spaceAddress(space)}
      empty={emptyOf(t, space, upload)}
      card={(resource) => <ResourceCard key={resource.id} resource={resource} shelf="library" />}
    />
  );
}

const emptyOf = (t: Translate, space: Space, upload: ReactNode) => ({
  picture: space === 'trash' ? ('box' as const) : ('book' as const),
  title: t(`resource.empty.${space}`),
  text: t(`resource.empty.${space}.text`),
  actions:
    space === 'mine' || space === 'school' ? (
      upload
    ) : space === 'favourites' ? (
      <Button to={spaceAddress('public')}>{t('resource.space.public')}</Button>
    ) : undefined,
});
