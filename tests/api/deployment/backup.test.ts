import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackupFile } from 'edutech/core/server/operation/backups';
import { Backups } from 'edutech/core/server/operation/backups';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { eventually } from '../../support/running/eventually';
import { dropDatabase, serverUrl } from '../../support/servers/test-database';
import {
  asOwner,
  backedUp,
  backupsOf,
  changeMuch,
  doors,
  dropFormer,
  folderFor,
  hashesOf,
  leaveDoorsOpen,
  noon,
  restoreOver,
  signedOut,
} from './backup-support';

let app: TestApp;
let folder: string;
let contents: string;
let backup: BackupFile;
let before: Record<string, string>;
const archive = () => join(folder, backup.name);
const clean: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await folderFor((work) => void clean.push(work));
  // the database stays; the servers that used it are stopped, as a restore demands
  app = await startApp({ plugins: backedUp });
  contents = join(app.platform.container.get(Backups).folder, '../files');
  await signedIn(app, 'teacher');
  await app.platform.close();
  await leaveDoorsOpen(app);
  before = await hashesOf(app.database.ownerUrl);
  backup = await backupsOf(app.database, folder, contents).take(noon);
});
afterAll(async () => {
  await dropFormer(app.database);
  await dropDatabase(app.database);
  for (const work of clean) await work();
});

test('a backup says what it holds: rows, bytes and hash of every table, and the files that rows name', async () => {
  const { manifest } = backup;
  expect(backup).toMatchObject({ name: 'edutech-20261121T040000000Z.tar', isEncrypted: false, createdAt: noon });
  expect(Object.fromEntries(manifest!.tables.map(({ name, sha256 }) => [name, sha256]))).toEqual(before);
  expect(manifest!.tables.find(({ name }) => name === 'core.person')!.rows).toBeGreaterThan(100);
  expect(manifest!.files).toMatchObject({ missing: [] });
  expect(manifest!.files!.count).toBeGreaterThan(0);
});

test('any tar lists it', async () => {
  const { execFileSync } = await import('node:child_process');
  const names = execFileSync('tar', ['tf', archive()], { encoding: 'utf8' }).split('\n');
  expect(names[0]).toBe('about.json');
  expect(names).toContain('manifest.json');
});

test('what was changed after it comes back as it was: every table has its former hash, and nobody is signed in', async () => {
  await changeMuch(app);
  const changed = await hashesOf(app.database.ownerUrl);
  expect(changed['core.person']).not.toBe(before['core.person']);

  const shares: number[] = [];
  const { former, leftOut, endedSessions } = await restoreOver(app.database, archive(), contents, {
    progress: (share) => void shares.push(share),
  });
  expect(leftOut).toEqual([]);
  const after = signedOut(before);
  for (const door of doors) expect(after[door]).not.toBe(before[door]);
  expect(await hashesOf(app.database.ownerUrl)).toEqual(after);
  expect(endedSessions).toBe(backup.manifest!.tables.find(({ name }) => name === 'core.session')!.rows);
  expect(shares.at(-1)).toBe(1);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  // the state before can be looked at, until somebody drops it
  const old = new URL(app.database.ownerUrl);
  old.pathname = `/${former}`;
  expect(await hashesOf(old.href)).toEqual(changed);
  await dropFormer(app.database);
});

test('a server starts on what was restored, as its modest role', async () => {
  await restoreOver(app.database, archive(), contents);
  await dropFormer(app.database);
  const again = await startApp({ plugins: backedUp, sameDatabaseAs: app });
  const { database } = again.platform.services;
  expect(await database.isReachable()).toBe(true);
  await again.close();
  const rights = await asOwner(app.database.ownerUrl, (client) =>
    client.query(`select has_table_privilege('edutech_app', 'core.person', 'select, update') as person,
      has_table_privilege('edutech_app', 'core.audit_record', 'delete') as audit,
      relrowsecurity as guarded from pg_class where oid = 'core.post'::regclass`),
  );
  expect(rights.rows).toEqual([{ person: true, audit: false, guarded: true }]);
  before = await hashesOf(app.database.ownerUrl);
  backup = await backupsOf(app.database, folder, contents).take(new Date(noon.getTime() + 60_000));
});

test('files that the disk has lost come back too', async () => {
  const copy = await folderFor((work) => void clean.push(work));
  await restoreOver(app.database, archive(), copy);
  await dropFormer(app.database);
  const found = (await readdir(copy, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
  expect(found).toHaveLength(backup.manifest!.files!.count);
});

test('while servers use the database nothing is restored', async () => {
  await asOwner(app.database.ownerUrl, async () => {
    await expect(restoreOver(app.database, archive(), contents)).rejects.toThrow(
      /in use by 1 connections: stop all servers/,
    );
  });
});

test('of two backups at once one is told to wait', async () => {
  const backups = backupsOf(app.database, folder, contents);
  const at = (minute: number) => new Date(noon.getTime() + minute * 60_000);
  const taken = await Promise.allSettled([backups.take(at(2)), backups.take(at(3))]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('one that loses the database says so and leaves nothing, and the process goes on', async () => {
  const backups = backupsOf(app.database, folder, contents);
  const names = await readdir(folder);
  const at = (minute: number) => new Date(noon.getTime() + minute * 60_000);
  // once within the first table and once between two; the files that follow need no database
  for (const isDue of [() => true, (done: number) => done > 0]) {
    const progress = async (done: number) => {
      if (isDue(done)) await endBackups(app.database.name);
    };
    await expect(backups.take(at(4), { progress })).rejects.toThrow(/connection/i);
    expect(await readdir(folder)).toEqual(names);
  }
  await backups.remove((await backups.take(at(5))).name);
});

/** Ends the connections of backups, as a database that goes down does. */
const endBackups = (database: string) =>
  asOwner(serverUrl(), async (client) => {
    const connections = `from pg_stat_activity where application_name = 'edutech backup' and datname = $1`;
    await client.query(`select pg_terminate_backend(pid) ${connections}`, [database]);
    await eventually(async () => expect((await client.query(`select ${connections}`, [database])).rowCount).toBe(0));
  });

test('what a killed one has left is removed, but not while one is being taken', async () => {
  const backups = backupsOf(app.database, folder, contents);
  const left = 'edutech-20261120T183000000Z.sealed.tar.part';
  await writeFile(join(folder, left), 'half of an archive');
  await writeFile(join(folder, 'mine.tar.part'), 'somebody else’s');
  expect(await backups.clear()).toEqual([left]);
  const meanwhile: (readonly string[])[] = [];
  const made = await backups.take(new Date(noon.getTime() + 360_000), {
    progress: async () => void meanwhile.push(await backups.clear()),
  });
  expect(meanwhile.length).toBeGreaterThan(0);
  expect(meanwhile.flat()).toEqual([]);
  await backups.remove(made.name);
  await rm(join(folder, 'mine.tar.part'));

  // the next one removes it too
  await writeFile(join(folder, left), 'half of an archive');
  await backups.remove((await backups.take(new Date(noon.getTime() + 420_000))).name);
  expect(await readdir(folder)).not.toContain(left);
});

describe('a damaged archive is refused, and nothing is changed', () => {
  let broken: string;
  beforeEach(async () => {
    broken = join(folder, 'broken.tar');
    await copyFile(archive(), broken);
  });
  const refused = async () => {
    const error = await restoreOver(app.database, broken, contents).then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(await hashesOf(app.database.ownerUrl)).toEqual(before);
    return error?.message;
  };
  const overwrite = async (at: number, bytes: Buffer) => {
    const file = await open(broken, 'r+');
    await file.write(bytes, 0, bytes.length, at);
    await file.close();
  };

  test('when its end is missing', async () => {
    await truncate(broken, Math.floor((await stat(broken)).size / 2));
    expect(await refused()).toMatch(/cannot be used: .* Nothing was changed\./);
  });

  test('when a byte of a table differs', async () => {
    const { size } = await stat(broken);
    // tables stand in the first part, files after them
    await overwrite(Math.floor(size / 50) + 700, randomBytes(40));
    expect(await refused()).toMatch(/Nothing was changed/);
  });

  test('when its manifest was edited', async () => {
    const text = await streamText(broken);
    const at = text.indexOf('"platform":"4.3.1"');
    await overwrite(at, Buffer.from('"platform":"4.3.2"'));
    expect(await refused()).toMatch(/manifest does not fit its own hash/);
  });

  test('when it is something else', async () => {
    await writeFile(broken, 'a text');
    expect(await refused()).toMatch(/its end is missing/);
    await rm(broken);
    expect(await refused()).toMatch(/There is no backup/);
  });
});

test('an encrypted one opens with its key only', async () => {
  const keyFile = join(folder, 'key');
  await writeFile(keyFile, randomBytes(32));
  const sealed = await backupsOf(app.database, folder, contents, keyFile).take(new Date(noon.getTime() + 600_000));
  const path = join(folder, sealed.name);
  expect(sealed).toMatchObject({ isEncrypted: true });
  expect(await streamText(path)).not.toContain('core.person"');
  await expect(restoreOver(app.database, path, contents)).rejects.toThrow(/it is encrypted: name its key file/);
  const other = join(folder, 'other-key');
  await writeFile(other, randomBytes(32));
  await expect(restoreOver(app.database, path, contents, { keyFile: other })).rejects.toThrow(
    /key file is not the one/,
  );
  await restoreOver(app.database, path, contents, { keyFile });
  await dropFormer(app.database);
  expect(await hashesOf(app.database.ownerUrl)).toEqual(before);
});

test('only the newest are kept', async () => {
  const old = await folderFor((work) => void clean.push(work));
  const backups = backupsOf(app.database, old, contents);
  for (const minute of [0, 1, 2, 3]) await backups.take(new Date(noon.getTime() + minute * 60_000));
  expect((await backups.list()).map(({ name }) => name)).toEqual([
    'edutech-20261121T040300000Z.tar',
    'edutech-20261121T040200000Z.tar',
    'edutech-20261121T040100000Z.tar',
  ]);
  expect(await backups.pathOf('../../etc/passwd')).toBeUndefined();
});

async function streamText(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  await pipeline(
    createReadStream(path),
    async function* (source) {
      for await (const chunk of source) chunks.push(chunk as Buffer);
      yield '';
    },
    createWriteStream('/dev/null'),
  );
  return Buffer.concat(chunks).toString('latin1');
}
