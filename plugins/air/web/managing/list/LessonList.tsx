import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const intl = useIntl();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const area = scope === 'mine' ? 'mine' : 'manage';
  const title = intl.formatMessage({ id: `air.${area}.title` });
  const add = (
    <Button look="primary" icon="Add" onClick={() => setAdding(true)}>
      <FormattedMessage id="air.lesson.new" />
    </Button>
  );
  return (
    <PageFrame title={title} note={<FormattedMessage id={`air.${area}.note`} />} end={add}>
      <AreaTabs current={area} />
      <Tabs
        className="air-states"
        label={intl.formatMessage({ id: 'air.manage.states' })}
        current={tab}
        items={lessonTabs.map((id) => ({
          id,
          label: intl.formatMessage({
            id: id === 'all' || id === 'waiting' ? `air.tab.${id}` : `air.lessonState.${id}`,
          }),
          to: id === 'all' ? paths[scope] : `${paths[scope]}?tab=${id}`,
          count: list.counts[id] ?? 0,
        }))}
      />
      <Filters grades={grades} subjects={subjects} />
      <DataTable
        name={`air.lessons.${scope}`}
        label={title}
        columns={lessonColumns(intl)}
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
                title: <FormattedMessage id="air.manage.empty" />,
                text: <FormattedMessage id="air.manage.emptyText" />,
                actions: add,
              }
            : { title: <FormattedMessage id={tab === 'waiting' ? 'air.manage.emptyWaiting' : 'air.manage.emptyTab'} /> }
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
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `air.manage.${id}` });
  return (
    <FilterBar
      search={say('search')}
      filters={[
        {
          name: 'gradeid',
          label: say('grade'),
          all: say('allGrades'),
          options: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
          look: 'select',
        },
        {
          name: 'subjectid',
          label: say('subject'),
          all: say('allSubjects'),
          options: subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName })),
          look: 'select',
        },
      ]}
    />
  );
}
