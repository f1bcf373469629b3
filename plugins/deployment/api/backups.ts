import Type, { type Static } from 'typebox';
import { Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { failureReasons } from '../model/failure';
import { operator } from './access';

const Name = Type.String({ pattern: '^edutech-\\d{8}T\\d{9}Z(\\.sealed)?\\.tar$' });

/** A backup on the disk. Figures are null where its manifest is missing beside it. */
export const BackupRow = Type.Object({
  name: Type.String(),
  createdAt: Type.String(),
  bytes: Type.Number(),
  isEncrypted: Type.Boolean(),
  tables: Maybe(Type.Integer()),
  rows: Maybe(Type.Integer()),
  files: Maybe(Type.Integer()),
  /** Files that rows name and the disk had lost. */
  missing: Type.Integer(),
  /** Hash of its whole content. */
  whole: Type.String(),
});
export type BackupRow = Static<typeof BackupRow>;

/** Backups, newest first, and how they are made. */
export const listBackups = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/backups',
  access: operator('backups'),
  input: Type.Object({}),
  output: Type.Object({
    folder: Type.String(),
    /** Cron expression in city time; empty: none is taken by itself. */
    schedule: Type.String(),
    keep: Type.Integer(),
    isEncrypted: Type.Boolean(),
    items: Type.Array(BackupRow),
    /** The job that takes one just now; null: none runs. */
    running: Maybe(Type.String()),
    /** The last one, where it was given up after its tries; null: it was taken. */
    failed: Maybe(Type.Object({ at: Moment, tries: Type.Integer(), reason: Type.Enum([...failureReasons]) })),
  }),
});

/** Begins a backup; returns the job whose state can be asked for. If one already waits, no second is added. */
export const makeBackup = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/make-backup',
  access: operator('backups'),
  input: Type.Object({}),
  output: Type.Object({ jobId: Type.String() }),
  perMinute: 6,
});

/** Removes a backup from the disk. Throws `deployment.error.noBackup` (404), `deployment.error.lastBackup` (422). */
export const removeBackup = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/remove-backup',
  access: operator('backups'),
  input: Type.Object({ name: Name }),
  output: Type.Object({}),
});
