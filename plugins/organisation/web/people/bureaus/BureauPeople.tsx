import { FormattedMessage, useIntl } from 'react-intl';
import type { InputOf } from 'edutech/core/common/endpoint';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { PageInfo } from 'edutech/core/common/wire/lists';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { ReactNode } from 'react';
import { type AdministeredPlace, type BureauItem, exportBureaus } from '../../../api';
import { optionsOf } from '../../lists/stages';
import { roleTitle } from '../people-columns';
import { useBureauColumns } from './bureau-columns';

interface BureauPeopleProps {
  readonly place: AdministeredPlace;
  readonly list: { readonly items: readonly BureauItem[]; readonly page: PageInfo };
  /** What the list was asked for, for its export. */
  readonly wanted: InputOf<typeof exportBureaus>;
  readonly opened: string | null;
  readonly at: (open: string) => string;
  readonly bulk: (chosen: readonly BureauItem[], done: () => void) => ReactNode;
}

/** Operators, auditors and administrators of the city's bureau and the counties'. */
export function BureauPeople({ place, list, wanted, opened, at, bulk }: BureauPeopleProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `organisation.${id}` });
  const columns = useBureauColumns();
  return (
    <>
      <BureauFilters place={place} />
      <DataTable
        name="organisation.people.bureau"
        label={text('bureaus.title')}
        columns={columns}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={({ id }) => at(id)}
        current={opened}
        filters={['bureau', 'roleType', 'state']}
        rowClass={({ isFrozen }) => (isFrozen ? 'table-dim' : undefined)}
        bulk={bulk}
        tools={<ExportButton endpoint={exportBureaus} input={wanted} />}
        empty={{
          title: <FormattedMessage id="organisation.bureaus.empty" />,
          text: <FormattedMessage id="organisation.bureaus.emptyText" />,
        }}
      />
    </>
  );
}

function BureauFilters({ place }: { place: AdministeredPlace }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `organisation.${id}` });
  const isCity = place.reach === 'city';
  const roles = [roleTypes.countyOperator, ...(isCity ? [roleTypes.cityOperator] : []), roleTypes.auditor];
  return (
    <FilterBar
      search={text('people.search')}
      resets={{ kind: ['bureau', 'roleType'] }}
      filters={[
        {
          name: 'kind',
          label: text('people.kind'),
          look: 'chips',
          all: text('people.students'),
          options: [
            { value: 'staff', label: text('people.staff') },
            { value: 'bureau', label: text('bureaus.kind') },
          ],
        },
        ...(isCity
          ? [
              {
                name: 'bureau',
                label: text('bureaus.bureau'),
                all: text('bureaus.all'),
                options: [{ value: 'city', label: text('bureaus.city') }, ...optionsOf(place.counties)],
              },
            ]
          : []),
        {
          name: 'roleType',
          label: text('people.post'),
          all: text('bureaus.anyPost'),
          options: roles.map((type) => ({ value: String(type), label: intl.formatMessage({ id: roleTitle(type) }) })),
        },
        {
          name: 'state',
          label: text('people.state'),
          all: text('people.anyState'),
          options: (['active', 'frozen', 'neverSeen'] as const).map((state) => ({
            value: state,
            label: text(`people.${state}`),
          })),
        },
      ]}
    />
  );
}
