import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { useServices } from 'edutech/core/web/hooks';
import type { Space } from '../../model/spaces';
import { mostListed } from '../../model/limits';
import { detailAddress, spaceAddress } from '../shared/addresses';
import { listSizes, narrowingNames } from '../shared/narrowing';
import { ResourceCard } from '../shared/cards/ResourceCard';
import { BulkActs } from './BulkActs';
import { resourceColumns } from './columns';
import type { LibraryData } from './load-library';
import { RowActs } from './RowActs';

interface LibraryListProps {
  readonly data: LibraryData;
  /** The way to the first resource, where one may upload. */
  readonly upload: ReactNode;
}

/** The resources themselves, as rows to act on or as cards to look at. */
export function LibraryList({ data: { space, list }, upload }: LibraryListProps) {
  const intl = useIntl();
  const [look, setLook] = useLook();
  const query = new URLSearchParams(useLocation().search);
  const { data: rows, pageData, capped } = list;
  const empty = emptyOf(space, upload);
  const looks = (
    <Segmented
      label={intl.formatMessage({ id: 'resource.look' })}
      value={look}
      onChange={setLook}
      options={[
        { value: 'rows', label: <LookIcon icon="List" label={intl.formatMessage({ id: 'resource.look.rows' })} /> },
        { value: 'cards', label: <LookIcon icon="Grid" label={intl.formatMessage({ id: 'resource.look.cards' })} /> },
      ]}
    />
  );
  const narrow = capped && (
    <p className="resource-note">
      <FormattedMessage id="resource.capped" values={{ most: mostListed }} />
    </p>
  );
  if (look === 'rows') {
    return (
      <>
        <DataTable
          name="resource.library"
          label={intl.formatMessage({ id: `resource.space.${space}` })}
          columns={resourceColumns(space, intl)}
          rows={rows}
          total={pageData.total}
          sizes={listSizes}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          openAt={space === 'trash' ? undefined : ({ id }) => detailAddress('library', id)}
          bulk={(chosen, done) => <BulkActs resources={chosen} space={space} onDone={done} />}
          acts={(resource) => <RowActs resource={resource} space={space} />}
          filters={narrowingNames}
          tools={looks}
          empty={empty}
        />
        {narrow}
      </>
    );
  }
  return (
    <>
      <div className="resource-tools">
        <span className="resource-note">
          <FormattedMessage id="core.ui.pager.total" values={{ total: pageData.total }} />
        </span>
        <span className="resource-tools-end">{looks}</span>
      </div>
      <ListStates
        count={rows.length}
        filtered={['q', ...narrowingNames].some((name) => query.has(name))}
        clear={spaceAddress(space)}
        empty={empty}
        skeleton="cards"
      >
        <CoverCards>
          {rows.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} shelf="library" />
          ))}
        </CoverCards>
      </ListStates>
      <Pager total={pageData.total} size={pageData.line} sizes={listSizes} />
      {narrow}
    </>
  );
}

const LookIcon = ({ icon, label }: { readonly icon: 'List' | 'Grid'; readonly label: string }) => (
  <>
    <Icon name={icon} size={16} />
    <span className="visually-hidden">{label}</span>
  </>
);

type Look = 'rows' | 'cards';

/** How somebody likes to see lists, remembered on this device. */
function useLook(): [Look, (look: Look) => void] {
  const { storage } = useServices();
  const key = 'look.resource.library';
  const [look, setLook] = useState<Look>(() => (storage.get<Look>(key) === 'cards' ? 'cards' : 'rows'));
  return [
    look,
    (next) => {
      storage.set(key, next, Number.POSITIVE_INFINITY);
      setLook(next);
    },
  ];
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
