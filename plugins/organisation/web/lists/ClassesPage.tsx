import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
import type { Loader } from 'edutech/core/web/plugin';
import { administeredPlace, adminClasses, type ClassItem, deleteClass, exportClasses } from '../../api';
import { DeleteNamed } from './DeleteNamed';
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
  const intl = useIntl();
  const { place, school, list, termId, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [deleting, setDeleting] = useState<ClassItem | null>(null);
  const edited = list.items.find(({ id }) => id === opened);
  const columns = useColumns(!school);
  const add = (
    <Button look="primary" icon="Add" to={at('new')}>
      <FormattedMessage id="organisation.classes.add" />
    </Button>
  );
  return (
    <PageFrame
      title={<FormattedMessage id="organisation.classes.title" />}
      note={<FormattedMessage id="organisation.classes.note" />}
      end={add}
    >
      <ClassFilters />
      <DataTable
        name="organisation.classes"
        label={intl.formatMessage({ id: 'organisation.classes.title' })}
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
              label={intl.formatMessage({ id: 'organisation.classes.people' }, { name: row.name })}
              to={routes.people.to({ schoolId: row.schoolId, classId: row.id })}
            />
            <IconButton
              icon="Delete"
              label={intl.formatMessage({ id: 'organisation.deleteNamed' }, { name: row.name })}
              onClick={() => setDeleting(row)}
            />
          </>
        )}
        tools={<ExportButton endpoint={exportClasses} input={wanted} />}
        empty={{
          title: <FormattedMessage id="organisation.classes.empty" />,
          text: <FormattedMessage id="organisation.classes.emptyText" />,
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
  const intl = useIntl();
  const { place, school } = useLoaderData<typeof loader>();
  const text = (id: string) => intl.formatMessage({ id: `organisation.${id}` });
  const grades = place.grades.filter(({ stage }) => !school || stage === school.stage);
  return (
    <FilterBar
      search={text('classes.search')}
      resets={{ schoolId: ['gradeId'] }}
      filters={[
        ...(place.schools.length > 1
          ? [
              {
                name: 'schoolId',
                label: text('classes.school'),
                all: text('allSchools'),
                options: optionsOf(place.schools),
              },
            ]
          : []),
        {
          name: 'gradeId',
          label: text('classes.grade'),
          look: school ? 'chips' : 'select',
          all: text('allGrades'),
          options: optionsOf(grades),
        },
      ]}
    />
  );
}

function useColumns(withSchool: boolean): Column<ClassItem>[] {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `organisation.classes.${column}` });
  return [
    { id: 'name', title: title('name'), main: true, sorts: true, cell: ({ name }) => name },
    ...(withSchool ? [{ id: 'school', title: title('school'), cell: ({ schoolName }: ClassItem) => schoolName }] : []),
    { id: 'grade', title: title('grade'), width: '136px', cell: ({ gradeName }) => gradeName },
    { id: 'cameFrom', title: title('cameFrom'), width: '136px', cell: ({ cameFrom }) => cameFrom ?? '–' },
    { id: 'head', title: title('head'), width: '168px', sorts: true, cell: ({ headName }) => headName ?? '–' },
    { id: 'students', title: title('students'), width: '104px', align: 'end', cell: ({ students }) => students },
    { id: 'teachers', title: title('teachers'), width: '128px', align: 'end', cell: ({ teachers }) => teachers },
  ];
}
