import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { TransferItem } from '../../api';
import { useClosing } from './use-closing';

const tones: Readonly<Record<TransferItem['state'], TagTone>> = {
  released: 'due',
  accepted: 'done',
  refused: 'late',
  withdrawn: 'plain',
  undone: 'plain',
};

/** Columns of the list of transfers, with what can be done with each. */
export function useTransferColumns(onAccept: (transfer: TransferItem) => void): Column<TransferItem>[] {
  const acts = useActs(onAccept);
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
    acts,
  ];
}

/** What whoever gives or receives a student may do at this moment. */
function useActs(onAccept: (transfer: TransferItem) => void): Column<TransferItem> {
  const intl = useIntl();
  const { close, undo } = useClosing();
  return {
    id: 'acts',
    title: intl.formatMessage({ id: 'organisation.transfers.list.acts' }),
    width: '210px',
    cell: (row) => (
      <Row as="span" align="stretch" wrap gap={1} className="organisation-row-acts">
        {row.state === 'released' && row.isReceiver && (
          <Button look="soft" size="small" onClick={() => onAccept(row)}>
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
      </Row>
    ),
  };
}
