import { token } from '../../common/token';
import type { Manifest } from './manifest';

/** A backup in the folder of backups. */
export interface BackupFile {
  /** File name, which names it. */
  readonly name: string;
  readonly createdAt: Date;
  /** Size of the archive. */
  readonly bytes: number;
  readonly isEncrypted: boolean;
  /** Null where the manifest beside it is missing: the archive still holds it. */
  readonly manifest: Manifest | null;
}

export interface TakingBackup {
  readonly signal?: AbortSignal;
  /** 0 to 1. */
  readonly progress?: (share: number) => Promise<void> | void;
}

/** Backups of the whole deployment: database and files. They are restored by the command line, with all servers stopped. */
export interface Backups {
  /** Where they lie. */
  readonly folder: string;
  /** Newest first. */
  list(): Promise<readonly BackupFile[]>;
  /** Takes one, then removes those that retention does not keep. Throws while another is running. */
  take(now: Date, taking?: TakingBackup): Promise<BackupFile>;
  /** Removes what killed processes left of backups, unless one is being taken; answers what they were called. */
  clear(): Promise<readonly string[]>;
  /** Path of a backup of the list; undefined when there is none of this name. */
  pathOf(name: string): Promise<string | undefined>;
  /** Removes a backup; false when there is none of this name. */
  remove(name: string): Promise<boolean>;
}
export const Backups = token<Backups>('core.Backups');

/** The job that takes a backup: by the schedule of the settings, and when an administrator asks for one. */
export const backupJob = 'core.backup';

/** The job that removes what killed backups left. */
export const clearBackupsJob = 'core.clearBackups';
