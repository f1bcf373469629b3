import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const day = (value: string) => intl.formatDate(value, { month: 'short', day: 'numeric' });
  return [
    {
      id: 'name',
      title: t('organisation.transfers.list.name'),
      main: true,
      cell: ({ name, number }) => (
        <>
          {name} <small className="muted num">{number}</small>
        </>
      ),
    },
    { id: 'from', title: t('organisation.transfers.list.from'), cell: ({ fromSchool }) => fromSchool },
    { id: 'to', title: t('organisation.transfers.list.to'), cell: ({ toSchool }) => toSchool },
    {
      id: 'state',
      title: t('organisation.transfers.list.state'),
      width: '110px',
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`organisation.transfers.state.${state}`)}</Tag>,
    },
    {
      id: 'note',
      title: t('organisation.transfers.list.note'),
      cell: ({ note, answer }) => [note, answer].filter(Boolean).join(' · '),
    },
    {
      id: 'at',
      title: t('organisation.transfers.list.at'),
      width: '140px',
      cell: ({ releasedAt, releasedBy }) => `${day(releasedAt)} ${releasedBy}`,
    },
    acts,
  ];
}

/** What whoever gives or receives a student may do at this moment. */
function useActs(onAccept: (transfer: TransferItem) => void): Column<TransferItem> {
  const t = useText();
  const { close, undo } = useClosing();
  return {
    id: 'acts',
    title: t('organisation.transfers.list.acts'),
    width: '210px',
    cell: (row) => (
      <Row as="span" align="stretch" wrap gap={1} className="organisation-row-acts">
        {row.state === 'released' && row.isReceiver && (
          <Button look="soft" size="small" onClick={() => onAccept(row)}>
            {t('organisation.transfers.accept')}
          </Button>
        )}
        {row.state === 'released' && (
          <Button look="quiet" size="small" onClick={() => void close(row)}>
            {t(row.isGiver ? 'organisation.transfers.withdraw' : 'organisation.transfers.refuse')}
          </Button>
        )}
        {row.undoUntil && row.isReceiver && (
          <Button look="quiet" size="small" icon="ArrowUndo" onClick={() => void undo(row)}>
            {t('organisation.transfers.undo')}
          </Button>
        )}
      </Row>
    ),
  };
}
