import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { CopyOut } from 'edutech/host/server/backup/copy/copy-out';
import { DiskBackups } from 'edutech/host/server/backup/disk-backups';
import { formerBeginning, type RestoreOptions, restoreBackup } from 'edutech/host/server/backup/restore/restore-backup';
import { copyOutOf, selectTables, speakPlainly } from 'edutech/host/server/backup/tables.queries';
import type { TestApp } from '../../support/servers/start-app';
import { serverUrl, type TestDatabase } from '../../support/servers/test-database';

/** Plugins whose tables the tests of backups save. */
export const backedUp = [
  'portal',
  'textbook',
  'media',
  'library',
  'air',
  'home',
  'account',
  'print',
  'organisation',
  'deployment',
];

export const noon = new Date('2026-11-21T04:00:00Z');

/** A folder that goes with the test. */
export async function folderFor(onCleanup: (work: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-backup-'));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Backups of a test's database, in a folder. */
export const backupsOf = (database: TestDatabase, folder: string, contents: string, keyFile = '') =>
  new DiskBackups({
    ownerUrl: database.ownerUrl,
    folder,
    contentPath: (sha256) => join(contents, sha256.slice(0, 2), sha256.slice(2, 4), sha256),
    keyFile,
    keep: 3,
    platform: '4.3.1',
    city: '云州市',
  });

/** Restores over a test's database. */
export const restoreOver = (
  database: TestDatabase,
  archive: string,
  contents: string,
  more: Partial<RestoreOptions> = {},
) =>
  restoreBackup({
    archive,
    keyFile: '',
    ownerUrl: database.ownerUrl,
    appRole: 'edutech_app',
    adminUrl: serverUrl(),
    contentFolder: contents,
    now: noon,
    ...more,
  });

/** The hash of every table of a database. */
export async function hashesOf(url: string): Promise<Record<string, string>> {
  return asOwner(url, async (client) => {
    await speakPlainly(client);
    const hashes: Record<string, string> = {};
    for (const table of await selectTables(client)) {
      const hash = createHash('sha256');
      for await (const chunk of client.query(new CopyOut(copyOutOf(table)))) hash.update(chunk as Buffer);
      hashes[table.name] = hash.digest('hex');
    }
    return hashes;
  });
}

export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes rows of many kinds, as a day of work would. */
export const changeMuch = ({ database }: Pick<TestApp, 'database'>) =>
  asOwner(database.ownerUrl, async (client) => {
    await client.query(`update core.person set name = name || '改'`);
    await client.query('delete from core.class_member');
    await client.query('delete from portal.system_notice');
    await client.query(`insert into core.module_switch values ('air', null, false, '2026-11-21')`);
    await client.query(`select nextval('core.outbox_position')`);
    await client.query('truncate core.file cascade');
  });

/** What lets somebody in without a password: empty after a restore. */
export const doors = ['core.one_use_ticket', 'core.second_step', 'core.session'];
const emptyTable = createHash('sha256').digest('hex');

/** The same tables once everybody was signed out. */
export const signedOut = (hashes: Record<string, string>): Record<string, string> => ({
  ...hashes,
  ...Object.fromEntries(doors.map((door) => [door, emptyTable])),
});

/** Somebody is between two windows, and somebody between two factors, when the backup is taken. */
export const leaveDoorsOpen = ({ database, world }: Pick<TestApp, 'database' | 'world'>) =>
  asOwner(database.ownerUrl, async (client) => {
    const values = [randomBytes(32), world.people.teacher.personId, new Date(noon.getTime() + 60_000)];
    await client.query(
      `insert into core.one_use_ticket (id, purpose, person_id, expires_at) values ($1, 'window', $2, $3)`,
      values,
    );
    await client.query(
      `insert into core.second_step (id, person_id, sign_in, expires_at) values ($1, $2, '{}', $3)`,
      values,
    );
  });

/** Removes what restores left beside a test's database. */
export async function dropFormer({ name }: TestDatabase): Promise<void> {
  await asOwner(serverUrl(), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1) or datname = $2',
      [formerBeginning(name), `${name}_restore`],
    );
    for (const { name: former } of rows) await client.query(`drop database "${former}" with (force)`);
  });
}
