import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import { type ExerciseItem, removeExercises, restoreExercises } from '../../api';
import { routes } from '../../routes';
import { useTrashActs } from './use-trash-acts';

const columnsFor = (t: Translate): readonly Column<ExerciseItem>[] => [
  { id: 'title', title: t('prepare.exercise.title'), main: true, cell: ({ title }) => <CityWords>{title}</CityWords> },
  {
    id: 'subject',
    title: t('prepare.plan.subject'),
    width: '176px',
    cell: ({ grade, subject }) => `${grade} ${subject}`,
  },
  {
    id: 'questions',
    title: t('prepare.exercise.count'),
    width: '88px',
    align: 'end',
    cell: ({ questions }) => questions,
  },
  { id: 'points', title: t('prepare.exercise.points'), width: '88px', align: 'end', cell: ({ points }) => points },
  { id: 'plan', title: t('prepare.exercise.ofPlan'), cell: ({ plan }) => <CityWords>{plan}</CityWords> },
  {
    id: 'changed',
    title: t('prepare.plan.changed'),
    width: '144px',
    cell: ({ changedAt }) => <SaidMoment at={changedAt} />,
  },
];

interface ExerciseTableProps {
  readonly exercises: readonly ExerciseItem[];
  readonly isTrash: boolean;
}

/** One's exercises, or those in the trash. */
export function ExerciseTable({ exercises, isTrash }: ExerciseTableProps) {
  const t = useText();
  const call = useCall();
  const ids = (items: readonly ExerciseItem[]) => ({ exerciseIds: items.map(({ id }) => id) });
  const acts = useTrashActs<ExerciseItem>({
    isTrash,
    rule: 'preparing_center_tea.exercise_delete',
    remove: (items) => call(removeExercises, ids(items)),
    restore: (items) => call(restoreExercises, ids(items)),
  });
  return (
    <>
      {!isTrash && <FilterBar search={t('prepare.exercise.find')} filters={[]} />}
      <DataTable
        name="prepare.exercises"
        label={t('prepare.tab.exercises')}
        columns={columnsFor(t)}
        rows={exercises}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        {...(!isTrash && { openAt: ({ id }: ExerciseItem) => routes.exerciseView.to({ id }) })}
        {...acts}
        empty={
          isTrash
            ? { title: t('prepare.trash.noExercises') }
            : {
                title: t('prepare.exercise.none'),
                text: t('prepare.exercise.none.text'),
                actions: (
                  <Can rule={['preparing_center_tea.exercise_add']}>
                    <Button look="primary" icon="Add" to={routes.exerciseCreate.to()}>
                      {t('prepare.exercise.new')}
                    </Button>
                  </Can>
                ),
              }
        }
      />
    </>
  );
}
