import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
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
  const { list, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [outcome, setOutcome] = useState<ApprovalOutcome | null>(null);
  const columns = useApprovalColumns();
  const text = (id: string) => intl.formatMessage({ id: `organisation.approvals.${id}` });
  const request = list.items.find(({ id }) => id === opened);
  return (
    <PageFrame title={text('title')} note={text('note')}>
      <FilterBar
        search={text('search')}
        filters={[
          {
            name: 'state',
            label: text('state'),
            look: 'chips',
            all: `${text('waiting')} ${intl.formatNumber(list.waiting)}`,
            options: states.map((value) => ({ value, label: text(value) })),
          },
          {
            name: 'kind',
            label: text('kind'),
            all: text('anyKind'),
            options: kinds.map((value) => ({ value, label: text(`kind.${value}`) })),
          },
        ]}
      />
      <DataTable
        name="organisation.approvals"
        label={text('title')}
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
          title: <FormattedMessage id="organisation.approvals.empty" />,
          text: <FormattedMessage id="organisation.approvals.emptyText" />,
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
