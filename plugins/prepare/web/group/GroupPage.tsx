import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useLoaderData } from 'react-router';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { listPlans } from '../../api';
import type { PlanItem } from '../../api/records';
import { needs } from '../../model/plan/readiness';
import { routes } from '../../routes';

const NewTask = onDemand(() => import('./NewTask').then((part) => part.NewTask));

export async function loader({ call, url, signal, termId }: LoaderArgs) {
  const q = url.searchParams.get('q')?.trim().slice(0, 60);
  const [plans, tree] = await Promise.all([
    call(listPlans, { space: 'group', ...(q && { q }) }, { signal }),
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
  ]);
  return { plans, tree };
}

const columnsFor = (t: Translate, today: string): readonly Column<PlanItem>[] => [
  { id: 'title', title: t('prepare.plan.title'), main: true, cell: ({ title }) => <CityWords>{title}</CityWords> },
  {
    id: 'owner',
    title: t('prepare.group.author'),
    width: '112px',
    cell: ({ owner }) => <CityWords>{owner}</CityWords>,
  },
  {
    id: 'subject',
    title: t('prepare.plan.subject'),
    width: '176px',
    cell: ({ grade, subject }) => `${grade} ${subject}`,
  },
  {
    id: 'due',
    title: t('prepare.group.due'),
    width: '112px',
    cell: ({ dueOn, isReady }) =>
      dueOn && (
        <span className={dueOn < today && !isReady ? 'ink-late' : undefined}>
          <FormattedDate value={`${dueOn}T00:00:00Z`} timeZone="UTC" month="numeric" day="numeric" weekday="short" />
        </span>
      ),
  },
  {
    id: 'done',
    title: t('prepare.plan.progress'),
    width: '112px',
    cell: ({ isReady, done }) =>
      isReady ? (
        <Tag tone="done">{t('prepare.state.ready')}</Tag>
      ) : (
        t('prepare.plan.doneOf', { done: done.length, of: needs.length })
      ),
  },
  { id: 'comments', title: t('prepare.side.comments'), width: '88px', align: 'end', cell: ({ comments }) => comments },
  {
    id: 'changed',
    title: t('prepare.plan.changed'),
    width: '144px',
    cell: ({ changedAt }) => <SaidMoment at={changedAt} />,
  },
];

/** What the teachers of one's subjects prepare together: who writes first, until when, and what is said about it. */
export function Page() {
  const t = useText();
  const { plans, tree } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [isNew, setNew] = useState(false);
  const today = cityDay(useNow());
  const add = (
    <Can rule={['preparing_center_tea.plan_add']}>
      <Button look="primary" icon="Add" onClick={() => setNew(true)}>
        {t('prepare.group.new')}
      </Button>
    </Can>
  );
  return (
    <PageFrame title={t('prepare.menu.collectivePreparation')} end={add}>
      <Stack>
        <FilterBar search={t('prepare.plan.find')} filters={[]} />
        <DataTable
          name="prepare.group"
          label={t('prepare.menu.collectivePreparation')}
          columns={columnsFor(t, today)}
          rows={plans}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          openAt={({ id }) => routes.planView.to({ id })}
          empty={{ title: t('prepare.group.none'), text: t('prepare.group.none.text') }}
        />
      </Stack>
      {isNew && <NewTask tree={tree} onClose={() => setNew(false)} />}
    </PageFrame>
  );
}
