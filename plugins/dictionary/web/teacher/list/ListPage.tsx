import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listAssignments, removeAssignment } from '../../../api';
import type { AssignmentRow } from '../../../api/assigning';
import { routes } from '../../../routes';

const states = ['open', 'draft', 'ended'] as const;
const tones = { draft: 'plain', planned: 'info', open: 'brand', ended: 'plain' } as const;

export const loader = ({ call, url, signal }: LoaderArgs) => {
  const { q, page, pageLine } = listQuery(url.searchParams);
  const state = states.find((one) => one === url.searchParams.get('state'));
  return call(listAssignments, { ...(q && { q }), page, pageLine, ...(state && { state }) }, { signal });
};
type Data = Awaited<ReturnType<typeof loader>>;

/** Vocabulary homework of a teacher. */
export function Page() {
  const t = useText();
  const { data, pageData } = useLoaderData<Data>();
  const call = useCall();
  const remove = useAct(({ assignmentId }: AssignmentRow) => call(removeAssignment, { assignmentId, on: true }), {
    done: (_, { title }) => ({ id: 'dictionary.list.removed', values: { title } }),
    undo: (_, { assignmentId }) => call(removeAssignment, { assignmentId, on: false }),
  });
  return (
    <PageFrame
      title={t('dictionary.list.title')}
      note={t('dictionary.list.note')}
      end={
        <>
          <Button icon="Folder" to={routes.library.to({})}>
            {t('dictionary.library.title')}
          </Button>
          <Button look="primary" icon="Add" to={routes.create.to({})}>
            {t('dictionary.list.create')}
          </Button>
        </>
      }
    >
      <Stack>
        <FilterBar
          search={t('dictionary.list.search')}
          filters={[
            {
              name: 'state',
              label: t('dictionary.list.state'),
              all: t('dictionary.list.all'),
              options: states.map((value) => ({ value, label: t(`dictionary.state.${value}`) })),
            },
          ]}
        />
        <DataTable
          name="dictionary.assignments"
          label={t('dictionary.list.title')}
          columns={columnsOf(t)}
          rows={data}
          total={pageData.total}
          keyOf={({ assignmentId }) => assignmentId}
          nameOf={({ title }) => title}
          openAt={({ assignmentId }) => routes.view.to({ assignment: assignmentId })}
          filters={['state']}
          acts={(row) => (
            <Row gap={1}>
              {row.state !== 'draft' && (
                <IconButton
                  icon="Eye"
                  label={t('dictionary.list.monitor', { title: row.title })}
                  to={routes.monitor.to({ assignment: row.assignmentId })}
                />
              )}
              <IconButton
                icon="Delete"
                label={t('dictionary.list.remove', { title: row.title })}
                disabled={remove.isBusy}
                onClick={() => void remove.run(row)}
              />
            </Row>
          )}
          empty={{
            title: t('dictionary.list.empty'),
            text: t('dictionary.list.empty.text'),
            actions: (
              <Button look="primary" to={routes.create.to({})}>
                {t('dictionary.list.create')}
              </Button>
            ),
          }}
        />
      </Stack>
    </PageFrame>
  );
}

const columnsOf = (t: Translate): Column<AssignmentRow>[] => [
  { id: 'title', title: t('dictionary.column.title'), main: true, cell: ({ title }) => <CityWords>{title}</CityWords> },
  {
    id: 'state',
    title: t('dictionary.column.state'),
    width: '112px',
    cell: ({ state }) => <Tag tone={tones[state]}>{t(`dictionary.state.${state}`)}</Tag>,
  },
  {
    id: 'modes',
    title: t('dictionary.column.modes'),
    cell: ({ modes }) => modes.map((mode) => t(`dictionary.mode.${mode}`)).join(t('dictionary.comma')),
  },
  {
    id: 'classes',
    title: t('dictionary.column.classes'),
    cell: ({ classes }) =>
      classes.length > 0 ? <CityWords>{classes.map(({ className }) => className).join('、')}</CityWords> : '–',
  },
  { id: 'words', title: t('dictionary.column.words'), width: '88px', align: 'end', cell: ({ words }) => words },
  {
    id: 'finished',
    title: t('dictionary.column.finished'),
    width: '112px',
    align: 'end',
    cell: ({ finished, students, state, papers }) =>
      state === 'draft' ? (
        '–'
      ) : (
        <>
          {`${finished} / ${students}`}
          {papers > 0 && <small className="block ink-due">{t('dictionary.column.papers', { count: papers })}</small>}
        </>
      ),
  },
  {
    id: 'due',
    title: t('dictionary.column.due'),
    width: '136px',
    cell: ({ dueAt }) => (dueAt ? <SaidMoment at={dueAt} /> : '–'),
  },
];
