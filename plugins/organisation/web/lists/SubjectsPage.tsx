import { useLoaderData } from 'react-router';
import { stages } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type AdminSubject, adminSubjects, createSubject, deleteSubject, exportSubjects } from '../../api';
import { isChosen } from '../../model/subject-choice';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { Row } from 'edutech/core/ui/layout/Row';
import { stageOptions } from './stages';

const SubjectForm = onDemand(() => import('./forms/SubjectForm').then((part) => part.SubjectForm));

export const loader = (async ({ call, url, signal }) => {
  const { items, mayEdit } = await call(adminSubjects, {}, { signal });
  const q = url.searchParams.get('q')?.trim();
  const stage = stages.find((one) => one === url.searchParams.get('stage'));
  const wanted = { ...(q && { q }), ...(stage && { stage }) };
  return { items: items.filter((subject) => isChosen(subject, wanted)), mayEdit, wanted };
}) satisfies Loader;

/** The city's subjects: its administrators keep them, others read. */
export function Page() {
  const t = useText();
  const { items, mayEdit, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const remove = useRemove();
  const edited = items.find(({ id }) => id === opened);
  const add = mayEdit && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('organisation.subjects.add')}
    </Button>
  );
  return (
    <PageFrame
      title={t('organisation.subjects.title')}
      note={t(mayEdit ? 'organisation.subjects.note' : 'organisation.cityKeeps')}
      end={add}
    >
      <FilterBar
        search={t('organisation.subjects.search')}
        filters={[
          {
            name: 'stage',
            label: t('organisation.schools.stage'),
            look: 'chips',
            all: t('organisation.all'),
            options: stageOptions(t),
          },
        ]}
      />
      <DataTable
        name="organisation.subjects"
        label={t('organisation.subjects.title')}
        columns={useColumns()}
        rows={items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={mayEdit ? ({ id }) => at(id) : undefined}
        current={opened}
        filters={['stage']}
        acts={
          mayEdit
            ? (row) => (
                <IconButton
                  icon="Delete"
                  label={t('organisation.deleteNamed', { name: row.name })}
                  onClick={() => void remove(row)}
                />
              )
            : undefined
        }
        tools={<ExportButton endpoint={exportSubjects} input={wanted} />}
        empty={{ title: t('organisation.subjects.empty'), actions: add }}
      />
      {mayEdit && (edited || opened === 'new') && <SubjectForm key={opened} subject={edited} onClose={close} />}
    </PageFrame>
  );
}

/** Deletes at once, and offers to take it back: the subject comes again as it was. */
function useRemove() {
  const call = useCall();
  const say = useUndo();
  return async ({ id, code, name, nameEn, stages, sort }: AdminSubject) => {
    try {
      await call(deleteSubject, { id });
    } catch {
      return; // the call has said why not
    }
    say('organisation.deleted', { name }, () => call(createSubject, { code, name, nameEn, stages, sort }));
  };
}

function useColumns(): Column<AdminSubject>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('organisation.subjects.name'),
      main: true,
      cell: ({ name, nameEn }) => (
        <>
          {name}
          {nameEn && <small>{nameEn}</small>}
        </>
      ),
    },
    {
      id: 'code',
      title: t('organisation.subjects.code'),
      width: '160px',
      cell: ({ code }) => <span className="code">{code}</span>,
    },
    {
      id: 'stages',
      title: t('organisation.subjects.stages'),
      cell: (row) => (
        <Row as="span" align="stretch" wrap gap={1}>
          {row.stages.map((stage) => (
            <Tag key={stage}>{t(`organisation.stage.${stage}`)}</Tag>
          ))}
        </Row>
      ),
    },
    {
      id: 'teachers',
      title: t('organisation.subjects.teachers'),
      width: '120px',
      align: 'end',
      cell: ({ teachers }) => teachers,
    },
    {
      id: 'sort',
      title: t('organisation.subjects.sort'),
      width: '96px',
      align: 'end',
      hidden: true,
      cell: ({ sort }) => sort,
    },
  ];
}
