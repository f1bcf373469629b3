import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
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
  const intl = useIntl();
  return (
    <RowsOrCards
      name="resource.library"
      label={intl.formatMessage({ id: `resource.space.${space}` })}
      list={list}
      columns={resourceColumns(space, intl)}
      sizes={listSizes}
      openAt={space === 'trash' ? undefined : ({ id }) => detailAddress('library', id)}
      bulk={(chosen, done) => <BulkActs resources={chosen} space={space} onDone={done} />}
      acts={(resource) => <RowActs resource={resource} space={space} />}
      filters={narrowingNames}
      clear={spaceAddress(space)}
      empty={emptyOf(space, upload)}
      card={(resource) => <ResourceCard key={resource.id} resource={resource} shelf="library" />}
    />
  );
}

const emptyOf = (space: Space, upload: ReactNode) => ({
  picture: space === 'trash' ? ('box' as const) : ('book' as const),
  title: <FormattedMessage id={`resource.empty.${space}`} />,
  text: <FormattedMessage id={`resource.empty.${space}.text`} />,
  actions:
    space === 'mine' || space === 'school' ? (
      upload
    ) : space === 'favourites' ? (
      <Button to={spaceAddress('public')}>
        <FormattedMessage id="resource.space.public" />
      </Button>
    ) : undefined,
});
