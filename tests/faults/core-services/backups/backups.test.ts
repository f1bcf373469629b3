import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Backups } from 'edutech/core/server/operation/backups';
import { scratchName } from 'edutech/host/server/backup/restore/restore-backup';
import {
  asOwner,
  backupsOf,
  changeMuch,
  dropFormer,
  folderFor,
  hashesOf,
  noon,
  restoreOver,
  signedOut,
} from '../../../api/deployment/backup-support';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dropDatabase, serverUrl } from '../../../support/servers/test-database';
import { startChild } from '../child-process';

let app: TestApp;
let archive: string;
let contentFolder: string;
let before: Record<string, string>;
let changed: Record<string, string>;
const clean: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const folder = await folderFor((work) => void clean.push(work));
  app = await startApp({ plugins: ['portal'] });
  contentFolder = join(app.platform.container.get(Backups).folder, '../files');
  await app.platform.close();
  before = await hashesOf(app.database.ownerUrl);
  const { name } = await backupsOf(app.database, folder, contentFolder).take(noon);
  archive = join(folder, name);
  await changeMuch(app);
  changed = await hashesOf(app.database.ownerUrl);
});
afterAll(async () => {
  await dropFormer(app.database);
  await dropDatabase(app.database);
  for (const work of clean) await work();
});

// while it reads the archive, while it fills tables, while it compares them
test.each([0.05, 0.6, 0.88])('a restore that is killed at %d of its way leaves the old state', async (share) => {
  const { ownerUrl } = app.database;
  const child = await startChild('backups/restoring', {
    archive,
    ownerUrl,
    appRole: 'edutech_app',
    adminUrl: serverUrl(),
    contentFolder,
  });
  const reached = () => child.lines.some((line) => Number(line['share'] ?? 0) >= share);
  while (!reached() && child.process.exitCode === null) await delay(2);
  child.kill();
  await child.ended;
  expect(child.lines.some((line) => line['done'])).toBe(false);
  expect(await hashesOf(ownerUrl)).toEqual(changed);
});

test('after all that, a restore that is let alone works, and leaves no half-made database', async () => {
  await restoreOver(app.database, archive, contentFolder);
  expect(await hashesOf(app.database.ownerUrl)).toEqual(signedOut(before));
  const { rowCount } = await asOwner(serverUrl(), (client) =>
    client.query('select from pg_database where datname = $1', [scratchName(app.database.name)]),
  );
  expect(rowCount).toBe(0);
});

test('what a killed backup leaves is removed when the next server starts', async () => {
  const folder = await folderFor((work) => void clean.push(work));
  const child = await startChild('backups/backing-up', { ownerUrl: app.database.ownerUrl, folder, contentFolder });
  // as soon as it writes: a backup of so little is done in a moment
  while ((await readdir(folder)).length === 0 && child.process.exitCode === null) await delay(1);
  child.kill();
  await child.ended;
  expect(await readdir(folder)).toEqual(['edutech-20261121T040000000Z.tar.part']);

  const settings = { backupFolder: folder };
  const next = await startApp({ plugins: ['portal'], sameDatabaseAs: app, works: true, city: { settings } });
  await expect.poll(() => readdir(folder)).toEqual([]);
  await next.close();
});
