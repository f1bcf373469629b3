import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { administeredPlace, adminSchools, deleteSchool, exportSchools, type SchoolItem } from '../../api';
import { DeleteNamed } from './DeleteNamed';
import { FromFile } from './FromFile';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { optionsOf, stageOptions } from './stages';
import { setIn } from './wanted';

const SchoolForm = onDemand(() => import('./forms/SchoolForm').then((part) => part.SchoolForm));

export const loader = (async ({ call, url, signal, termId }) => {
  const { stage, ...set } = setIn(url, ['stage', 'countyId'], termId);
  const filters = { ...set, ...(stage && { stage: stage as SchoolItem['stage'] }) };
  const query = listQuery(url.searchParams);
  const [place, list] = await Promise.all([
    call(administeredPlace, {}, { signal }),
    call(adminSchools, { ...query, ...filters }, { signal }),
  ]);
  return { place, list, wanted: { ...filters, ...(query.q && { q: query.q }) } };
}) satisfies Loader;

/** Schools, for those who administer them. */
export function Page() {
  const t = useText();
  const { place, list, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [deleting, setDeleting] = useState<SchoolItem | null>(null);
  const edited = list.items.find(({ id }) => id === opened);
  const mayAdd = place.reach !== 'school';
  const add = mayAdd && (
    <>
      <FromFile kind="schools" />
      <Button look="primary" icon="Add" to={at('new')}>
        {t('organisation.schools.add')}
      </Button>
    </>
  );
  return (
    <PageFrame title={t('organisation.schools.title')} note={t('organisation.schools.note')} end={add}>
      {mayAdd && <SchoolFilters />}
      <DataTable
        name="organisation.schools"
        label={t('organisation.schools.title')}
        columns={useColumns()}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={({ id }) => at(id)}
        current={opened}
        filters={['stage', 'countyId']}
        acts={
          mayAdd
            ? (row) => (
                <IconButton
                  icon="Delete"
                  label={t('organisation.deleteNamed', { name: row.name })}
                  onClick={() => setDeleting(row)}
                />
              )
            : undefined
        }
        tools={<ExportButton endpoint={exportSchools} input={wanted} />}
        empty={{
          title: t('organisation.schools.empty'),
          text: t('organisation.schools.emptyText'),
          actions: add,
        }}
      />
      {(edited || (opened === 'new' && mayAdd)) && (
        <SchoolForm key={opened} school={edited} place={place} onClose={close} />
      )}
      {deleting && (
        <DeleteNamed list="schools" thing={deleting} endpoint={deleteSchool} onClose={() => setDeleting(null)} />
      )}
    </PageFrame>
  );
}

function SchoolFilters() {
  const t = useText();
  const { place, list } = useLoaderData<typeof loader>();
  const countOf = (stage: string) => list.counts.find((one) => one.stage === stage)?.count ?? 0;
  return (
    <FilterBar
      search={t('organisation.schools.search')}
      filters={[
        {
          name: 'stage',
          label: t('organisation.schools.stage'),
          look: 'chips',
          all: t('organisation.all'),
          options: stageOptions(t).map((option) => ({ ...option, count: countOf(option.value) })),
        },
        ...(place.counties.length > 1
          ? [
              {
                name: 'countyId',
                label: t('organisation.schools.county'),
                all: t('organisation.allCounties'),
                options: optionsOf(place.counties),
              },
            ]
          : []),
      ]}
    />
  );
}

function useColumns(): Column<SchoolItem>[] {
  const intl = useIntl();
  const t = useText();
  const figure = (id: 'classes' | 'students' | 'staff'): Column<SchoolItem> => ({
    id,
    title: t(`organisation.schools.${id}`),
    width: '104px',
    align: 'end',
    cell: (row) => intl.formatNumber(row[id]),
  });
  return [
    {
      id: 'name',
      title: t('organisation.schools.name'),
      main: true,
      sorts: true,
      cell: ({ name, nameEn }) => (
        <>
          {name}
          {nameEn && <small>{nameEn}</small>}
        </>
      ),
    },
    {
      id: 'code',
      title: t('organisation.schools.code'),
      width: '112px',
      sorts: true,
      cell: ({ code }) => <span className="code">{code}</span>,
    },
    {
      id: 'stage',
      title: t('organisation.schools.stage'),
      width: '120px',
      cell: ({ stage }) => <Tag>{t(`organisation.stage.${stage}`)}</Tag>,
    },
    {
      id: 'county',
      title: t('organisation.schools.county'),
      width: '152px',
      sorts: true,
      cell: ({ countyName }) => countyName,
    },
    figure('classes'),
    figure('students'),
    figure('staff'),
  ];
}
