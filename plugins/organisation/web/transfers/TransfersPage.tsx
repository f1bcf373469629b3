import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { exportTransfers, listTransfers, type TransferItem } from '../../api';
import { useTransferColumns } from './transfer-columns';

const AcceptForm = onDemand(() => import('./AcceptForm').then((part) => part.AcceptForm));
const ReleaseForm = onDemand(() => import('./ReleaseForm').then((part) => part.ReleaseForm));

const states = ['released', 'accepted', 'refused', 'withdrawn', 'undone'] as const;

export const loader = (async ({ call, url, signal }) => {
  const { q, page, pageLine } = listQuery(url.searchParams);
  const state = states.find((one) => one === url.searchParams.get('state'));
  const wanted = { ...(state && { state }), ...(q && { q }) };
  return { list: await call(listTransfers, { ...wanted, page, pageLine }, { signal }), wanted };
}) satisfies Loader;

/** Students on their way between schools: released by one, accepted by the other. */
export function Page() {
  const t = useText();
  const { list, wanted } = useLoaderData<typeof loader>();
  const [isReleasing, setReleasing] = useState(false);
  const [accepted, setAccepted] = useState<TransferItem | null>(null);
  const columns = useTransferColumns(setAccepted);
  const release = (
    <Button look="primary" icon="Add" onClick={() => setReleasing(true)}>
      {t('organisation.transfers.release')}
    </Button>
  );
  return (
    <PageFrame title={t('organisation.transfers.title')} note={t('organisation.transfers.note')} end={release}>
      <FilterBar
        search={t('organisation.transfers.search')}
        filters={[
          {
            name: 'state',
            label: t('organisation.transfers.list.state'),
            look: 'chips',
            all: t('organisation.transfers.all'),
            options: states.map((value) => ({
              value,
              label: t(`organisation.transfers.state.${value}`),
            })),
          },
        ]}
      />
      <DataTable
        name="organisation.transfers"
        label={t('organisation.transfers.title')}
        columns={columns}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        filters={['state']}
        tools={<ExportButton endpoint={exportTransfers} input={wanted} />}
        empty={{
          title: t('organisation.transfers.empty'),
          text: t('organisation.transfers.emptyText'),
          actions: release,
        }}
      />
      {isReleasing && <ReleaseForm schools={list.schools} onClose={() => setReleasing(false)} />}
      {accepted && <AcceptForm transfer={accepted} onClose={() => setAccepted(null)} />}
    </PageFrame>
  );
}
