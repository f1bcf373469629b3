import { useLoaderData, useLocation } from 'react-router';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { afterLessons, listExercises, listPlans, type PrepLesson, prepWeek } from '../../api';
import { routes } from '../../routes';
import { ExerciseTable } from './ExerciseTable';
import { PlanTable } from './PlanTable';
import { WeekView } from '../week/WeekView';

const NewPlan = onDemand(() => import('./NewPlan').then((part) => part.NewPlan));

const tabs = ['week', 'plans', 'exercises', 'trash'] as const;
type Tab = (typeof tabs)[number];

/** Words that narrow a list; nothing where none are typed. */
const wordsIn = (search: URLSearchParams) => {
  const q = search.get('q')?.trim().slice(0, 60);
  return q ? { q } : {};
};

export async function loader({ call, url, signal, termId }: LoaderArgs) {
  const search = url.searchParams;
  const tab: Tab = tabs.find((one) => one === search.get('tab')) ?? 'week';
  const week = Number(search.get('week'));
  const isWeek = Number.isInteger(week) && week >= 1 && week <= 40;
  const isTrash = tab === 'trash';
  const [tree, shown, plans, exercises, group, after] = await Promise.all([
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
    tab === 'week' ? call(prepWeek, isWeek ? { week } : {}, { signal }) : null,
    tab === 'plans' || isTrash
      ? call(listPlans, { space: isTrash ? 'trash' : 'mine', ...wordsIn(search) }, { signal })
      : null,
    tab === 'exercises' || isTrash
      ? call(listExercises, { space: isTrash ? 'trash' : 'mine', ...wordsIn(search) }, { signal })
      : null,
    tab === 'week' ? call(listPlans, { space: 'group', isDue: true }, { signal }) : [],
    // a panel that cannot be filled takes the week away from nobody
    tab === 'week' ? call(afterLessons, {}, { signal, quiet: true }).catch(() => []) : [],
  ]);
  return { tab, tree, week: shown, plans, exercises, group, after };
}
export type ListData = Awaited<ReturnType<typeof loader>>;

/** Lessons of the same subject to other classes that have no plan yet: one plan serves them too. */
const parallelOf = (lesson: PrepLesson, lessons: readonly PrepLesson[]): PrepLesson[] =>
  lessons.filter(
    ({ subjectId, classId, plan, state }) =>
      subjectId === lesson.subjectId && classId !== lesson.classId && plan === null && state !== 'past',
  );

/** The teacher's week with how far each lesson is prepared; plans and exercises; what was removed. */
export function Page() {
  const t = useText();
  const data = useLoaderData<ListData>();
  const query = new URLSearchParams(useLocation().search);
  const { tab, week, plans, exercises, group, after } = data;
  const isNew = query.get('open') === 'new';
  const lesson = week?.lessons.find(
    ({ classId, day, period }) =>
      classId === query.get('class') && day === query.get('day') && String(period) === query.get('period'),
  );
  return (
    <PageFrame
      title={t('prepare.list.title')}
      end={
        <>
          <Button icon="People" to={routes.group.to()}>
            {t('prepare.menu.collectivePreparation')}
          </Button>
          <Can rule={['preparing_center_tea.exercise_add']}>
            <Button icon="Add" to={routes.exerciseCreate.to()}>
              {t('prepare.exercise.new')}
            </Button>
          </Can>
          <Can rule={['preparing_center_tea.plan_add']}>
            <Button look="primary" icon="Add" to={changed(query, { open: 'new' })}>
              {t('prepare.plan.new')}
            </Button>
          </Can>
        </>
      }
    >
      <Stack>
        <Tabs
          label={t('prepare.list.title')}
          current={tab}
          items={tabs.map((id) => ({
            id,
            label: t(`prepare.tab.${id}`),
            to: routes.list.to({ tab: id === 'week' ? undefined : id }),
          }))}
        />
        {week && <WeekView week={week} group={group} after={after} />}
        {plans && <PlanTable plans={plans} isTrash={tab === 'trash'} />}
        {exercises && <ExerciseTable exercises={exercises} isTrash={tab === 'trash'} />}
      </Stack>
      {week && lesson && (
        <NewPlan
          key={`${lesson.classId} ${lesson.day} ${lesson.period}`}
          tree={data.tree}
          lesson={lesson}
          others={parallelOf(lesson, week.lessons)}
          back={changed(query, { class: null, day: null, period: null })}
        />
      )}
      {isNew && !lesson && <NewPlan tree={data.tree} lesson={null} others={[]} back={changed(query, { open: null })} />}
    </PageFrame>
  );
}
