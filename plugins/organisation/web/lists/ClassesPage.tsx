import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { administeredPlace, adminClasses, type ClassItem, deleteClass, exportClasses } from '../../api';
import { DeleteNamed } from './DeleteNamed';
import { FromFile } from './FromFile';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { routes } from '../../routes';
import { optionsOf } from './stages';
import { setIn } from './wanted';

const ClassForm = onDemand(() => import('./forms/ClassForm').then((part) => part.ClassForm));

export const loader = (async ({ call, url, signal, termId }) => {
  const wanted = setIn(url, ['schoolId', 'gradeId'], termId);
  const query = listQuery(url.searchParams);
  const [place, list] = await Promise.all([
    call(administeredPlace, {}, { signal }),
    call(adminClasses, { ...query, ...wanted }, { signal }),
  ]);
  const schoolId = wanted.schoolId ?? (place.schools.length === 1 ? place.schools[0]?.id : undefined);
  const school = place.schools.find(({ id }) => id === schoolId);
  return { place, school, list, termId, wanted: { ...wanted, ...(query.q && { q: query.q }) } };
}) satisfies Loader;

/** Classes of the school year that the person looks at. */
export function Page() {
  const t = useText();
  const { place, school, list, termId, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [deleting, setDeleting] = useState<ClassItem | null>(null);
  const edited = list.items.find(({ id }) => id === opened);
  const columns = useColumns(!school);
  const add = (
    <>
      <FromFile kind="classes" />
      <Button look="primary" icon="Add" to={at('new')}>
        {t('organisation.classes.add')}
      </Button>
    </>
  );
  return (
    <PageFrame title={t('organisation.classes.title')} note={t('organisation.classes.note')} end={add}>
      <ClassFilters />
      <DataTable
        name="organisation.classes"
        label={t('organisation.classes.title')}
        columns={columns}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={({ id }) => at(id)}
        current={opened}
        filters={['schoolId', 'gradeId']}
        acts={(row) => (
          <>
            <IconButton
              icon="People"
              label={t('organisation.classes.people', { name: row.name })}
              to={routes.people.to({ schoolId: row.schoolId, classId: row.id })}
            />
            <IconButton
              icon="Delete"
              label={t('organisation.deleteNamed', { name: row.name })}
              onClick={() => setDeleting(row)}
            />
          </>
        )}
        tools={<ExportButton endpoint={exportClasses} input={wanted} />}
        empty={{
          title: t('organisation.classes.empty'),
          text: t('organisation.classes.emptyText'),
          actions: add,
        }}
      />
      {(edited || opened === 'new') && (
        <ClassForm key={opened} edited={edited} place={place} schoolId={school?.id} termId={termId} onClose={close} />
      )}
      {deleting && (
        <DeleteNamed list="classes" thing={deleting} endpoint={deleteClass} onClose={() => setDeleting(null)} />
      )}
    </PageFrame>
  );
}

function ClassFilters() {
  const t = useText();
  const { place, school } = useLoaderData<typeof loader>();
  const grades = place.grades.filter(({ stage }) => !school || stage === school.stage);
  return (
    <FilterBar
      search={t('organisation.classes.search')}
      resets={{ schoolId: ['gradeId'] }}
      filters={[
        ...(place.schools.length > 1
          ? [
              {
                name: 'schoolId',
                label: t('organisation.classes.school'),
                all: t('organisation.allSchools'),
                options: optionsOf(place.schools),
              },
            ]
          : []),
        {
          name: 'gradeId',
          label: t('organisation.classes.grade'),
          look: school ? 'chips' : 'select',
          all: t('organisation.allGrades'),
          options: optionsOf(grades),
        },
      ]}
    />
  );
}

function useColumns(withSchool: boolean): Column<ClassItem>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('organisation.classes.name'),
      main: true,
      sorts: true,
      cell: ({ name, schoolName }) => (
        <>
          {name}
          {withSchool && <small>{schoolName}</small>}
        </>
      ),
    },
    { id: 'grade', title: t('organisation.classes.grade'), width: '80px', cell: ({ gradeName }) => gradeName },
    {
      id: 'cameFrom',
      title: t('organisation.classes.cameFrom'),
      width: '136px',
      hidden: true,
      cell: ({ cameFrom }) => cameFrom ?? '–',
    },
    {
      id: 'head',
      title: t('organisation.classes.head'),
      width: '92px',
      sorts: true,
      cell: ({ headName }) => headName ?? '–',
    },
    {
      id: 'students',
      title: t('organisation.classes.students'),
      width: '96px',
      align: 'end',
      cell: ({ students }) => students,
    },
    {
      id: 'teachers',
      title: t('organisation.classes.teachers'),
      width: '96px',
      align: 'end',
      cell: ({ teachers }) => teachers,
    },
  ];
}
