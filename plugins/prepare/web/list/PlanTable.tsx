import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import { removePlans, restorePlans } from '../../api';
import type { PlanItem } from '../../api/records';
import { needs } from '../../model/plan/readiness';
import { routes } from '../../routes';
import { useTrashActs } from './use-trash-acts';

const columnsFor = (t: Translate): readonly Column<PlanItem>[] => [
  { id: 'title', title: t('prepare.plan.title'), main: true, cell: ({ title }) => <CityWords>{title}</CityWords> },
  {
    id: 'kind',
    title: t('prepare.version.kind'),
    width: '112px',
    cell: ({ kind }) => (
      <Tag tone={kind === 'final' ? 'done' : kind === 'group' ? 'info' : 'plain'}>{t(`prepare.kind.${kind}`)}</Tag>
    ),
  },
  {
    id: 'subject',
    title: t('prepare.plan.subject'),
    width: '176px',
    cell: ({ grade, subject }) => `${grade} ${subject}`,
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
  {
    id: 'owner',
    title: t('prepare.plan.owner'),
    width: '112px',
    hidden: true,
    cell: ({ owner }) => <CityWords>{owner}</CityWords>,
  },
  {
    id: 'changed',
    title: t('prepare.plan.changed'),
    width: '144px',
    cell: ({ changedAt }) => <SaidMoment at={changedAt} />,
  },
];

interface PlanTableProps {
  readonly plans: readonly PlanItem[];
  readonly isTrash: boolean;
}

/** One's plans, or those in the trash. */
export function PlanTable({ plans, isTrash }: PlanTableProps) {
  const t = useText();
  const call = useCall();
  const ids = (items: readonly PlanItem[]) => ({ planIds: items.map(({ id }) => id) });
  const acts = useTrashActs<PlanItem>({
    isTrash,
    rule: 'preparing_center_tea.plan_delete',
    remove: (items) => call(removePlans, ids(items)),
    restore: (items) => call(restorePlans, ids(items)),
  });
  return (
    <>
      <FilterBar search={t('prepare.plan.find')} filters={[]} />
      <DataTable
        name="prepare.plans"
        label={t('prepare.tab.plans')}
        columns={columnsFor(t)}
        rows={plans}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        {...(!isTrash && { openAt: ({ id }: PlanItem) => routes.planView.to({ id }) })}
        {...acts}
        empty={
          isTrash
            ? { title: t('prepare.trash.noPlans') }
            : {
                title: t('prepare.plan.none'),
                text: t('prepare.plan.none.text'),
                actions: <StartButtons />,
              }
        }
      />
    </>
  );
}

/** The ways to a first plan: a blank one or a copy, and what the group has. */
function StartButtons() {
  const t = useText();
  return (
    <>
      <Can rule={['preparing_center_tea.plan_add']}>
        <Button look="primary" icon="Add" to={routes.list.to({ tab: 'plans', open: 'new' })}>
          {t('prepare.plan.new')}
        </Button>
      </Can>
      <Button icon="People" to={routes.group.to()}>
        {t('prepare.menu.collectivePreparation')}
      </Button>
    </>
  );
}
