import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { TypedConfirm } from 'edutech/core/ui/form/TypedConfirm';
import { IconButton } from 'edutech/core/ui/IconButton';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { type Translate, useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type BackupRow, listBackups, makeBackup, removeBackup } from '../../api';
import { dailyTime } from '../../model/schedule';
import { Bytes } from '../shared/Bytes';
import { RestoreHelp } from './RestoreHelp';

type Data = OutputOf<typeof listBackups>;

export const loader: Loader<Data> = ({ call }) => call(listBackups, {});

/** Backups: what there is, one more now, and how one is brought back. */
export function Page() {
  const { items, schedule, keep, isEncrypted, folder, running, failed } = useLoaderData<Data>();
  const t = useText();
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
      {t('deployment.backups.make')}
    </Button>
  );
  return (
    <PageFrame title={t('deployment.backups.title')} note={<Schedule schedule={schedule} keep={keep} />} end={start}>
      <Stack gap={4}>
        {job && (
          <div className="card pad-4">
            <JobProgress key={job} jobId={job} label={t('deployment.backups.making')} onEnd={ended} />
          </div>
        )}
        {failed && !job && <LastFailed {...failed} />}
        <DataTable
          name="deployment.backups"
          label={t('deployment.backups.title')}
          columns={columnsOf(t)}
          rows={items}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          acts={(row) =>
            items.length > 1 && (
              <IconButton
                icon="Delete"
                label={t('deployment.backups.removeOne', { name: row.name })}
                onClick={() => setRemoving(row)}
              />
            )
          }
          empty={{
            title: t('deployment.backups.empty'),
            text: t('deployment.backups.emptyText'),
            actions: start,
          }}
        />
        <RestoreHelp folder={folder} newest={items[0]?.name ?? ''} isEncrypted={isEncrypted} />
      </Stack>
      {removing && (
        <TypedConfirm
          title={t('deployment.backups.remove')}
          name={removing.name}
          act={t('deployment.backups.remove')}
          onConfirm={() => call(removeBackup, { name: removing.name }).then(() => revalidate())}
          onClose={() => setRemoving(null)}
        >
          <p>{t('deployment.backups.removeText')}</p>
        </TypedConfirm>
      )}
    </PageFrame>
  );
}

/** The last backup was given up: when, after how many tries and why. */
function LastFailed({ at, tries, reason }: NonNullable<Data['failed']>) {
  const t = useText();
  return (
    <div className="card pad-4" role="status">
      <Stack gap={1}>
        <span>
          <Tag tone="late" icon="Warning">
            {t('deployment.backups.lastFailed')}
          </Tag>
        </span>
        <span>{t('deployment.backups.lastFailedText', { at: <SaidMoment at={at} />, tries })}</span>
        <small className="muted">{t(`deployment.jobs.why.${reason}`)}</small>
      </Stack>
    </div>
  );
}

/** When backups are taken by themselves, and how many stay. */
function Schedule({ schedule, keep }: { readonly schedule: string; readonly keep: number }) {
  const t = useText();
  const time = dailyTime(schedule);
  if (time) return t('deployment.backups.noteDaily', { time, keep });
  const id = schedule ? 'deployment.backups.note' : 'deployment.backups.noteNever';
  return t(id, { schedule, keep });
}

function columnsOf(t: Translate): Column<BackupRow>[] {
  const count = (value: number | null) => (value === null ? '–' : <FormattedNumber value={value} />);
  return [
    {
      id: 'backup',
      title: t('deployment.backups.backup'),
      main: true,
      cell: ({ createdAt, name, isEncrypted, missing }) => (
        <span className="deployment-setting">
          <span>
            <strong>
              <SaidMoment at={createdAt} />
            </strong>
            {isEncrypted && (
              <Tag tone="done" icon="LockClosed">
                {t('deployment.backups.encrypted')}
              </Tag>
            )}
            {missing > 0 && (
              <Tag tone="late" icon="Warning">
                {t('deployment.backups.missing', { count: missing })}
              </Tag>
            )}
          </span>
          <small className="muted">{name}</small>
        </span>
      ),
    },
    {
      id: 'size',
      title: t('deployment.backups.size'),
      width: '96px',
      align: 'end',
      cell: ({ bytes }) => <Bytes value={bytes} />,
    },
    {
      id: 'tables',
      title: t('deployment.backups.tables'),
      width: '72px',
      align: 'end',
      cell: ({ tables }) => count(tables),
    },
    { id: 'rows', title: t('deployment.backups.rows'), width: '96px', align: 'end', cell: ({ rows }) => count(rows) },
    {
      id: 'files',
      title: t('deployment.backups.files'),
      width: '80px',
      align: 'end',
      cell: ({ files }) => count(files),
    },
    {
      id: 'whole',
      title: t('deployment.backups.whole'),
      width: '140px',
      cell: ({ whole }) => (whole ? <code title={whole}>{whole.slice(0, 12)}</code> : '–'),
    },
  ];
}
