import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import type { Loader } from 'edutech/core/web/plugin';
import { exportTransfers, listTransfers, type TransferItem } from '../../api';
import { useClosing } from './use-closing';

const AcceptForm = onDemand(() => import('./AcceptForm').then((part) => part.AcceptForm));
const ReleaseForm = onDemand(() => import('./ReleaseForm').then((part) => part.ReleaseForm));

export const loader = (({ call, signal }) => call(listTransfers, {}, { signal })) satisfies Loader;

/** Pupils on their way between schools: released by one, accepted by the other. */
export function Page() {
  const intl = useIntl();
  const { items, schools } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const [isReleasing, setReleasing] = useState(false);
  const [accepted, setAccepted] = useState<TransferItem | null>(null);
  const { close, undo } = useClosing();
  const release = (
    <Button look="primary" icon="Add" onClick={() => setReleasing(true)}>
      <FormattedMessage id="organisation.transfers.release" />
    </Button>
  );
  const acts: Column<TransferItem> = {
    id: 'acts',
    title: intl.formatMessage({ id: 'organisation.transfers.list.acts' }),
    width: '210px',
    cell: (row) => (
      <span className="organisation-row-acts">
        {row.state === 'released' && row.isReceiver && (
          <Button look="soft" size="small" onClick={() => setAccepted(row)}>
            <FormattedMessage id="organisation.transfers.accept" />
          </Button>
        )}
        {row.state === 'released' && (
          <Button look="quiet" size="small" onClick={() => void close(row)}>
            <FormattedMessage id={row.isGiver ? 'organisation.transfers.withdraw' : 'organisation.transfers.refuse'} />
          </Button>
        )}
        {row.undoUntil && row.isReceiver && (
          <Button look="quiet" size="small" icon="ArrowUndo" onClick={() => void undo(row)}>
            <FormattedMessage id="organisation.transfers.undo" />
          </Button>
        )}
      </span>
    ),
  };
  return (
    <PageFrame
      title={<FormattedMessage id="organisation.transfers.title" />}
      note={<FormattedMessage id="organisation.transfers.note" />}
      end={release}
    >
      <DataTable
        name="organisation.transfers"
        label={intl.formatMessage({ id: 'organisation.transfers.title' })}
        columns={[...useColumns(), acts]}
        rows={items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        tools={<ExportButton endpoint={exportTransfers} input={{}} />}
        empty={{
          title: <FormattedMessage id="organisation.transfers.empty" />,
          text: <FormattedMessage id="organisation.transfers.emptyText" />,
          actions: release,
        }}
      />
      {isReleasing && <ReleaseForm schools={schools} onClose={() => setReleasing(false)} />}
      {accepted && <AcceptForm transfer={accepted} onClose={() => setAccepted(null)} />}
    </PageFrame>
  );
}

const tones: Readonly<Record<TransferItem['state'], TagTone>> = {
  released: 'due',
  accepted: 'done',
  refused: 'late',
  withdrawn: 'plain',
  undone: 'plain',
};

function useColumns(): Column<TransferItem>[] {
  const intl = useIntl();
  const title = (id: string) => intl.formatMessage({ id: `organisation.transfers.list.${id}` });
  const day = (value: string) => intl.formatDate(value, { month: 'short', day: 'numeric' });
  return [
    {
      id: 'name',
      title: title('name'),
      main: true,
      cell: ({ name, number }) => (
        <>
          {name} <small className="muted num">{number}</small>
        </>
      ),
    },
    { id: 'from', title: title('from'), cell: ({ fromSchool }) => fromSchool },
    { id: 'to', title: title('to'), cell: ({ toSchool }) => toSchool },
    {
      id: 'state',
      title: title('state'),
      width: '110px',
      cell: ({ state }) => (
        <Tag tone={tones[state]}>
          <FormattedMessage id={`organisation.transfers.state.${state}`} />
        </Tag>
      ),
    },
    { id: 'note', title: title('note'), cell: ({ note, answer }) => [note, answer].filter(Boolean).join(' · ') },
    {
      id: 'at',
      title: title('at'),
      width: '140px',
      cell: ({ releasedAt, releasedBy }) => `${day(releasedAt)} ${releasedBy}`,
    },
  ];
}
