import { invalid, notFound } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import { type BackupFile, backupJob, type Backups } from 'edutech/core/server/operation/backups';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { reasonOf } from '../model/failure';
import { selectOptionalFailure, selectOptionalOpenJob } from './jobs/watch.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { BackupRow, listBackups, makeBackup, removeBackup } from '../api';

export const list =
  (backups: Backups, settings: Settings): SingleHandler<typeof listBackups> =>
  async ({ db }) => {
    const [found, open, failed] = await Promise.all([
      backups.list(),
      selectOptionalOpenJob(db, backupJob),
      selectOptionalFailure(db, backupJob),
    ]);
    return {
      folder: backups.folder,
      schedule: settings.backupSchedule,
      keep: settings.backupKeep,
      isEncrypted: settings.backupKeyFile !== '',
      items: found.map(rowOf),
      running: open?.id ?? null,
      failed: failed ? { at: failed.endedAt, tries: failed.tries, reason: reasonOf(failed.failure ?? '') } : null,
    };
  };

const rowOf = ({ name, createdAt, bytes, isEncrypted, manifest }: BackupFile): BackupRow => ({
  name,
  createdAt: createdAt.toISOString(),
  bytes,
  isEncrypted,
  tables: manifest?.tables.length ?? null,
  rows: manifest?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? null,
  files: manifest?.files?.count ?? null,
  missing: manifest?.files?.missing.length ?? 0,
  whole: manifest?.whole ?? '',
});

export const make =
  (jobs: Jobs, audit: Audit): SingleHandler<typeof makeBackup> =>
  async ({ db, actor, client }) => {
    const jobId = await jobs.add(db, backupJob, {}, { once: 'asked', by: actor.personId });
    await audit.record(db, actor, {
      act: 'deployment.backup',
      objectKind: 'job',
      objectId: jobId,
      address: client.address,
    });
    return { jobId };
  };

export const remove =
  (backups: Backups, audit: Audit): SingleHandler<typeof removeBackup> =>
  async ({ db, actor, input, client }) => {
    const found = await backups.list();
    if (!found.some(({ name }) => name === input.name)) throw notFound('deployment.error.noBackup');
    if (found.length === 1) throw invalid('deployment.error.lastBackup');
    await audit.record(db, actor, {
      act: 'deployment.removeBackup',
      objectKind: 'backup',
      objectId: null,
      facts: { name: input.name },
      address: client.address,
    });
    // once the record stands: a file does not come back with a rolled-back transaction
    db.afterCommit(async () => void (await backups.remove(input.name)));
    return {};
  };
