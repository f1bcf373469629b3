import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { JobProgress } from 'edutech/core/ui/form/JobProgress';
import { TypedConfirm } from 'edutech/core/ui/form/TypedConfirm';
import { IconButton } from 'edutech/core/ui/IconButton';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type BackupRow, listBackups, makeBackup, removeBackup } from '../../api';
import { dailyTime } from '../../model/schedule';
import { Bytes } from '../shared/Bytes';
import { Moment } from '../shared/Moment';
import { RestoreHelp } from './RestoreHelp';

type Data = OutputOf<typeof listBackups>;

export const loader: Loader<Data> = ({ call }) => call(listBackups, {});

/** Backups: what there is, one more now, and how one is brought back. */
export function Page() {
  const { items, schedule, keep, isEncrypted, folder, running, failed } = useLoaderData<Data>();
  const intl = useIntl();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<string | null>(null);
  const [removing, setRemoving] = useState<BackupRow | null>(null);
  const job = asked ?? running;
  const make = async () => {
    const begun = await call(makeBackup, {}).catch(() => null);
    if (begun) setAsked(begun.jobId);
  };
  const ended = (state: 'done' | 'failed') => {
    setAsked(null);
    messages.show(`deployment.backups.${state}`, { tone: state === 'done' ? 'success' : 'error' });
    void revalidate();
  };
  const start = (
    <Button look="primary" icon="Add" disabled={job !== null} onClick={() => void make()}>
      <FormattedMessage id="deployment.backups.make" />
    </Button>
  );
  return (
    <PageFrame
      title={<FormattedMessage id="deployment.backups.title" />}
      note={<Schedule schedule={schedule} keep={keep} />}
      end={start}
    >
      <Stack gap={4}>
        {job && (
          <div className="card pad-4">
            <JobProgress
              key={job}
              jobId={job}
              label={intl.formatMessage({ id: 'deployment.backups.making' })}
              onEnd={ended}
            />
          </div>
        )}
        {failed && !job && <LastFailed {...failed} />}
        <DataTable
          name="deployment.backups"
          label={intl.formatMessage({ id: 'deployment.backups.title' })}
          columns={columnsOf(intl)}
          rows={items}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          acts={(row) =>
            items.length > 1 && (
              <IconButton
                icon="Delete"
                label={intl.formatMessage({ id: 'deployment.backups.removeOne' }, { name: row.name })}
                onClick={() => setRemoving(row)}
              />
            )
          }
          empty={{
            title: <FormattedMessage id="deployment.backups.empty" />,
            text: <FormattedMessage id="deployment.backups.emptyText" />,
            actions: start,
          }}
        />
        <RestoreHelp folder={folder} newest={items[0]?.name ?? ''} isEncrypted={isEncrypted} />
      </Stack>
      {removing && (
        <TypedConfirm
          title={<FormattedMessage id="deployment.backups.remove" />}
          name={removing.name}
          act={<FormattedMessage id="deployment.backups.remove" />}
          onConfirm={() => call(removeBackup, { name: removing.name }).then(() => revalidate())}
          onClose={() => setRemoving(null)}
        >
          <p>
            <FormattedMessage id="deployment.backups.removeText" />
          </p>
        </TypedConfirm>
      )}
    </PageFrame>
  );
}

/** The last backup was given up: when, after how many tries and why. */
function LastFailed({ at, tries, reason }: NonNullable<Data['failed']>) {
  return (
    <div className="card pad-4" role="status">
      <Stack gap={1}>
        <span>
          <Tag tone="late" icon="Warning">
            <FormattedMessage id="deployment.backups.lastFailed" />
          </Tag>
        </span>
        <span>
          <FormattedMessage id="deployment.backups.lastFailedText" values={{ at: <Moment at={at} />, tries }} />
        </span>
        {reason && <small className="muted">{reason}</small>}
      </Stack>
    </div>
  );
}

/** When backups are taken by themselves, and how many stay. */
function Schedule({ schedule, keep }: { readonly schedule: string; readonly keep: number }) {
  const time = dailyTime(schedule);
  if (time) return <FormattedMessage id="deployment.backups.noteDaily" values={{ time, keep }} />;
  const id = schedule ? 'deployment.backups.note' : 'deployment.backups.noteNever';
  return <FormattedMessage id={id} values={{ schedule, keep }} />;
}

function columnsOf(intl: IntlShape): Column<BackupRow>[] {
  const word = (id: string) => intl.formatMessage({ id: `deployment.backups.${id}` });
  const count = (value: number | null) => (value === null ? '–' : <FormattedNumber value={value} />);
  return [
    {
      id: 'backup',
      title: word('backup'),
      main: true,
      cell: ({ createdAt, name, isEncrypted, missing }) => (
        <span className="deployment-setting">
          <span>
            <strong>
              <Moment at={createdAt} />
            </strong>
            {isEncrypted && (
              <Tag tone="done" icon="LockClosed">
                {word('encrypted')}
              </Tag>
            )}
            {missing > 0 && (
              <Tag tone="late" icon="Warning">
                <FormattedMessage id="deployment.backups.missing" values={{ count: missing }} />
              </Tag>
            )}
          </span>
          <small className="muted">{name}</small>
        </span>
      ),
    },
    { id: 'size', title: word('size'), width: '96px', align: 'end', cell: ({ bytes }) => <Bytes value={bytes} /> },
    { id: 'tables', title: word('tables'), width: '72px', align: 'end', cell: ({ tables }) => count(tables) },
    { id: 'rows', title: word('rows'), width: '96px', align: 'end', cell: ({ rows }) => count(rows) },
    { id: 'files', title: word('files'), width: '80px', align: 'end', cell: ({ files }) => count(files) },
    {
      id: 'whole',
      title: word('whole'),
      width: '140px',
      cell: ({ whole }) => (whole ? <code title={whole}>{whole.slice(0, 12)}</code> : '–'),
    },
  ];
}
