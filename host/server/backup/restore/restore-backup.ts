import { access } from 'node:fs/promises';
import { withClient } from 'edutech/core/server/data/postgres/client';
import { Archive } from '../archive/archive';
import type { Manifest } from 'edutech/core/server/operation/manifest';
import { Databases } from './databases.queries';
import { restoreFiles } from './restore-files';
import { restoreTables, type Telling } from './restore-tables';

/** The archive to restore, and the database to replace. */
export interface RestoreOptions {
  readonly archive: string;
  readonly keyFile: string;
  /** The live database, as its owner. */
  readonly ownerUrl: string;
  /** Role that serves requests. */
  readonly appRole: string;
  /** A role that may create and rename databases; by default the owner. */
  readonly adminUrl?: string;
  /** Folder of the contents. */
  readonly contentFolder: string;
  readonly now: Date;
  readonly progress?: Telling;
}

/** What a restore did. */
export interface Restored {
  readonly manifest: Manifest;
  /** Database that holds the state before, until somebody drops it. */
  readonly former: string;
  /** Tables of the queue that another version of it cannot take. */
  readonly leftOut: readonly string[];
  /** Sessions of the backup: nobody is signed in after a restore. */
  readonly endedSessions: number;
}

/** Names of databases may have so many bytes. */
const longestName = 63;

/** The name of the database in which a restore is tried first. */
export const scratchName = (live: string) => `${live.slice(0, longestName - 8)}_restore`;

/** Databases with the state before a restore begin like this. */
export const formerBeginning = (live: string) => `${live.slice(0, longestName - 25)}_before_`;

/**
 * Restores an archive: reads and checks all of it, loads it into a scratch database, compares the hash of every table,
 * signs everybody out, then swaps the names of two databases in one transaction. If anything fails before that, even by
 * a kill, the old state is unchanged.
 * @throws Error with one sentence.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { ownerUrl } = options;
  await access(options.archive).catch(() => {
    throw new Error(`There is no backup ${options.archive}.`);
  });
  const archive = await Archive.open(options.archive, options.keyFile);
  return withClient(inDatabase(options.adminUrl ?? ownerUrl, 'postgres'), (admin) =>
    replaceDatabase(new Databases(admin), archive, options),
  );
}

async function replaceDatabase(databases: Databases, archive: Archive, options: RestoreOptions): Promise<Restored> {
  const { ownerUrl, now, progress = () => undefined } = options;
  const live = databaseOf(ownerUrl);
  await refuseWhileUsed(databases, live);
  await archive.check((share) => progress(share * 0.3));
  const scratch = scratchName(live);
  await databases.drop(scratch);
  await createScratch(databases, scratch, live, new URL(ownerUrl).username);
  const url = inDatabase(ownerUrl, scratch);
  const restored = await restoreTables(url, options.appRole, archive, (share) => progress(0.3 + share * 0.6));
  await restoreFiles(archive, options.contentFolder, now, (share) => progress(0.9 + share * 0.09));
  await refuseWhileUsed(databases, live);
  const former = `${formerBeginning(live)}${stampOf(now)}`;
  await databases.swap(live, scratch, former);
  await progress(1);
  return { manifest: archive.manifest, former, ...restored };
}

async function refuseWhileUsed(databases: Databases, live: string): Promise<void> {
  const users = await databases.usersOf(live);
  if (users > 0) {
    throw new Error(
      `The database ${live} is in use by ${users} connections: stop all servers of this deployment first. Nothing was changed.`,
    );
  }
}

async function createScratch(databases: Databases, scratch: string, live: string, owner: string): Promise<void> {
  await databases.createLike(scratch, live, owner).catch((error: Error) => {
    throw new Error(
      `A scratch database could not be made (${error.message}): name somebody who may in DATABASE_ADMIN_URL. Nothing was changed.`,
    );
  });
}

const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

export function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

/** `20261121120000`. */
export const stampOf = (time: Date) => time.toISOString().replace(/\D/g, '').slice(0, 14);
