import type { InputOf } from 'edutech/core/common/endpoint';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { PageInfo } from 'edutech/core/common/wire/lists';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const columns = useBureauColumns();
  return (
    <>
      <BureauFilters place={place} />
      <DataTable
        name="organisation.people.bureau"
        label={t('organisation.bureaus.title')}
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
          title: t('organisation.bureaus.empty'),
          text: t('organisation.bureaus.emptyText'),
        }}
      />
    </>
  );
}

function BureauFilters({ place }: { place: AdministeredPlace }) {
  const t = useText();
  const isCity = place.reach === 'city';
  const roles = [roleTypes.countyOperator, ...(isCity ? [roleTypes.cityOperator] : []), roleTypes.auditor];
  return (
    <FilterBar
      search={t('organisation.people.search')}
      resets={{ kind: ['bureau', 'roleType'] }}
      filters={[
        {
          name: 'kind',
          label: t('organisation.people.kind'),
          look: 'chips',
          all: t('organisation.people.students'),
          options: [
            { value: 'staff', label: t('organisation.people.staff') },
            { value: 'bureau', label: t('organisation.bureaus.kind') },
          ],
        },
        ...(isCity
          ? [
              {
                name: 'bureau',
                label: t('organisation.bureaus.bureau'),
                all: t('organisation.bureaus.all'),
                options: [{ value: 'city', label: t('organisation.bureaus.city') }, ...optionsOf(place.counties)],
              },
            ]
          : []),
        {
          name: 'roleType',
          label: t('organisation.people.post'),
          all: t('organisation.bureaus.anyPost'),
          options: roles.map((type) => ({ value: String(type), label: t(roleTitle(type)) })),
        },
        {
          name: 'state',
          label: t('organisation.people.state'),
          all: t('organisation.people.anyState'),
          options: (['active', 'frozen', 'neverSeen'] as const).map((state) => ({
            value: state,
            label: t(`organisation.people.${state}`),
          })),
        },
      ]}
    />
  );
}
