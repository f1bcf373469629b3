import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type ApprovalOutcome, exportApprovals, listApprovals } from '../../api';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { useApprovalColumns } from './approval-columns';

const ApprovalDrawer = onDemand(() => import('./ApprovalDrawer').then((part) => part.ApprovalDrawer));
const OutcomeDialog = onDemand(() => import('./OutcomeDialog').then((part) => part.OutcomeDialog));

const states = ['approved', 'refused'] as const;
const kinds = ['account', 'password'] as const;
const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value);

export const loader = (async ({ call, url, signal }) => {
  const { searchParams } = url;
  const { sort: _, ...query } = listQuery(searchParams);
  const kind = oneOf(kinds, searchParams.get('kind'));
  const state = oneOf(states, searchParams.get('state')) ?? ('waiting' as const);
  const list = await call(listApprovals, { ...query, state, ...(kind && { kind }) }, { signal });
  return { list, wanted: { state, ...(kind && { kind }), ...(query.q && { q: query.q }) } };
}) satisfies Loader;

/** Requests for accounts and new passwords: who waits, and what became of the others. */
export function Page() {
  const intl = useIntl();
  const t = useText();
  const { list, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [outcome, setOutcome] = useState<ApprovalOutcome | null>(null);
  const columns = useApprovalColumns();
  const request = list.items.find(({ id }) => id === opened);
  return (
    <PageFrame title={t('organisation.approvals.title')} note={t('organisation.approvals.note')}>
      <FilterBar
        search={t('organisation.approvals.search')}
        filters={[
          {
            name: 'state',
            label: t('organisation.approvals.state'),
            look: 'chips',
            all: `${t('organisation.approvals.waiting')} ${intl.formatNumber(list.waiting)}`,
            options: states.map((value) => ({ value, label: t(`organisation.approvals.${value}`) })),
          },
          {
            name: 'kind',
            label: t('organisation.approvals.kind'),
            all: t('organisation.approvals.anyKind'),
            options: kinds.map((value) => ({ value, label: t(`organisation.approvals.kind.${value}`) })),
          },
        ]}
      />
      <DataTable
        name="organisation.approvals"
        label={t('organisation.approvals.title')}
        columns={columns}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name, number }) => name || number}
        openAt={({ id }) => at(id)}
        current={opened}
        filters={['state', 'kind']}
        tools={<ExportButton endpoint={exportApprovals} input={wanted} />}
        empty={{
          title: t('organisation.approvals.empty'),
          text: t('organisation.approvals.emptyText'),
        }}
      />
      {request && (
        <ApprovalDrawer
          key={request.id}
          request={request}
          onClose={close}
          onDecided={(made) => {
            setOutcome(made);
            // leaving the address reads the list again; asking for that beside it would call the leaving off
            close();
          }}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </PageFrame>
  );
}
