import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listGrades, listSubjects } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { manageLessons } from '../../../api';
import { type LessonTab, lessonTabs } from '../../../model/states';
import { allLessonsPath, keepLessonAddress, myLessonsPath } from '../../shared/addresses';
import { AreaTabs } from '../shared/AreaTabs';
import { lessonColumns } from './columns';
import { LessonActs } from './LessonActs';

const LessonForm = onDemand(() => import('../shared/LessonForm').then((part) => part.LessonForm));

/** One's own lessons, or everybody's. */
export type Scope = 'mine' | 'all';
const sizes: readonly number[] = [15, 50, 100];
const paths = { mine: myLessonsPath, all: allLessonsPath } as const;

/** What both lists of management read. */
export async function loadLessons(scope: Scope, { call, url, signal }: LoaderArgs) {
  const asked = url.searchParams.get('tab') as LessonTab | null;
  const tab = asked && lessonTabs.includes(asked) ? asked : 'all';
  const gradeId = url.searchParams.get('gradeid');
  const subjectId = url.searchParams.get('subjectid');
  const wanted = { scope, tab, ...listQuery(url.searchParams, sizes) };
  const [list, grades, subjects] = await Promise.all([
    call(manageLessons, { ...wanted, ...(gradeId && { gradeId }), ...(subjectId && { subjectId }) }, { signal }),
    call(listGrades, {}, { signal }),
    call(listSubjects, {}, { signal }),
  ]);
  return { tab, list, grades, subjects };
}
type Data = Awaited<ReturnType<typeof loadLessons>>;

/** Lessons by state: what is being made, what waits, what is out. */
export function LessonList({ scope, data: { tab, list, grades, subjects } }: { scope: Scope; data: Data }) {
  const t = useText();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const area = scope === 'mine' ? 'mine' : 'manage';
  const title = t(`air.${area}.title`);
  const add = (
    <Button look="primary" icon="Add" onClick={() => setAdding(true)}>
      {t('air.lesson.new')}
    </Button>
  );
  return (
    <PageFrame title={title} note={t(`air.${area}.note`)} end={add}>
      <AreaTabs current={area} />
      <Tabs
        className="below-3"
        label={t('air.manage.states')}
        current={tab}
        items={lessonTabs.map((id) => ({
          id,
          label: t(id === 'all' || id === 'waiting' ? `air.tab.${id}` : `air.lessonState.${id}`),
          to: id === 'all' ? paths[scope] : `${paths[scope]}?tab=${id}`,
          count: list.counts[id] ?? 0,
        }))}
      />
      <Filters grades={grades} subjects={subjects} />
      <DataTable
        name={`air.lessons.${scope}`}
        label={title}
        columns={lessonColumns(t)}
        rows={list.items}
        total={list.page.total}
        sizes={sizes}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={({ id }) => keepLessonAddress(id)}
        rowClass={({ state }) => (state === 'withdrawn' ? 'table-dim' : undefined)}
        filters={['gradeid', 'subjectid']}
        bulk={(chosen, done) => <LessonActs lessons={chosen} onDone={done} />}
        empty={
          tab === 'all'
            ? {
                title: t('air.manage.empty'),
                text: t('air.manage.emptyText'),
                actions: add,
              }
            : { title: t(tab === 'waiting' ? 'air.manage.emptyWaiting' : 'air.manage.emptyTab') }
        }
      />
      {isAdding && (
        <LessonForm onSaved={({ id }) => void navigate(keepLessonAddress(id))} onClose={() => setAdding(false)} />
      )}
    </PageFrame>
  );
}

interface FiltersProps {
  readonly grades: OutputOf<typeof listGrades>;
  readonly subjects: OutputOf<typeof listSubjects>;
}

function Filters({ grades, subjects }: FiltersProps) {
  const t = useText();
  return (
    <FilterBar
      search={t('air.manage.search')}
      filters={[
        {
          name: 'gradeid',
          label: t('air.manage.grade'),
          all: t('air.manage.allGrades'),
          options: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
          look: 'select',
        },
        {
          name: 'subjectid',
          label: t('air.manage.subject'),
          all: t('air.manage.allSubjects'),
          options: subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName })),
          look: 'select',
        },
      ]}
    />
  );
}
