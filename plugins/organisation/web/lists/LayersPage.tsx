import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import {
  administeredPlace,
  type AdminLayer,
  adminClasses,
  adminLayers,
  createLayer,
  deleteLayer,
  exportLayers,
} from '../../api';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { optionsOf } from './stages';
import { setIn } from './wanted';

const LayerForm = onDemand(() => import('./forms/LayerForm').then((part) => part.LayerForm));

export const loader = (async ({ call, url, signal, termId }) => {
  const wanted = setIn(url, ['schoolId', 'classId', 'subjectId'], termId);
  const [place, list] = await Promise.all([
    call(administeredPlace, {}, { signal }),
    call(adminLayers, { ...listQuery(url.searchParams), ...wanted }, { signal }),
  ]);
  const schoolId = wanted.schoolId ?? (place.schools.length === 1 ? place.schools[0]?.id : undefined);
  const classes = schoolId
    ? (await call(adminClasses, { schoolId, page: 1, pageLine: 500, ...(termId && { termId }) }, { signal })).items
    : [];
  const query = listQuery(url.searchParams);
  return { place, list, classes, schoolId, termId, wanted: { ...wanted, ...(query.q && { q: query.q }) } };
}) satisfies Loader;

/** Layers of classes for tiered teaching (分层). */
export function Page() {
  const t = useText();
  const { place, list, classes, schoolId, termId, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const remove = useRemove(termId);
  const edited = list.items.find(({ id }) => id === opened);
  const columns = useColumns(place.schools.length > 1 && !schoolId);
  const add = (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('organisation.layers.add')}
    </Button>
  );
  const choice = (name: string, all: string, things: readonly { id: string; name: string }[]) => ({
    name,
    label: t(`organisation.layers.${name}`),
    all: t(all),
    options: optionsOf(things),
  });
  return (
    <PageFrame title={t('organisation.layers.title')} note={t('organisation.layers.note')} end={add}>
      <FilterBar
        search={t('organisation.layers.search')}
        resets={{ schoolId: ['classId'] }}
        filters={[
          ...(place.schools.length > 1 ? [choice('schoolId', 'organisation.allSchools', place.schools)] : []),
          ...(classes.length > 0 ? [choice('classId', 'organisation.allClasses', classes)] : []),
          choice('subjectId', 'organisation.allSubjects', place.subjects),
        ]}
      />
      <DataTable
        name="organisation.layers"
        label={t('organisation.layers.title')}
        columns={columns}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name, className }) => `${className} ${name}`}
        openAt={({ id }) => at(id)}
        current={opened}
        filters={['schoolId', 'classId', 'subjectId']}
        acts={(row) => (
          <IconButton
            icon="Delete"
            label={t('organisation.deleteNamed', { name: row.name })}
            onClick={() => void remove(row)}
          />
        )}
        tools={<ExportButton endpoint={exportLayers} input={wanted} />}
        empty={{
          title: t('organisation.layers.empty'),
          text: t('organisation.layers.emptyText'),
          actions: add,
        }}
      />
      {(edited || opened === 'new') && (
        <LayerForm key={opened} layer={edited} place={place} schoolId={schoolId} termId={termId} onClose={close} />
      )}
    </PageFrame>
  );
}

/** Deletes at once, and offers to take it back: the layer comes again with its students. */
function useRemove(termId: string | null) {
  const call = useCall();
  const say = useUndo();
  return async ({ id, name, classId, subjectId, memberIds }: AdminLayer) => {
    try {
      await call(deleteLayer, { id });
    } catch {
      return; // the call has said why not
    }
    say('organisation.deleted', { name }, () =>
      call(createLayer, { name, classId, subjectId, memberIds, ...(termId && { termId }) }),
    );
  };
}

function useColumns(withSchool: boolean): Column<AdminLayer>[] {
  const t = useText();
  return [
    { id: 'name', title: t('organisation.layers.name'), main: true, sorts: true, cell: ({ name }) => name },
    ...(withSchool
      ? [{ id: 'school', title: t('organisation.layers.schoolId'), cell: ({ schoolName }: AdminLayer) => schoolName }]
      : []),
    { id: 'class', title: t('organisation.layers.classId'), width: '160px', cell: ({ className }) => className },
    {
      id: 'subject',
      title: t('organisation.layers.subjectId'),
      width: '160px',
      sorts: true,
      cell: ({ subject }) => subject,
    },
    {
      id: 'students',
      title: t('organisation.layers.students'),
      width: '120px',
      align: 'end',
      cell: ({ memberIds }) => memberIds.length,
    },
  ];
}
