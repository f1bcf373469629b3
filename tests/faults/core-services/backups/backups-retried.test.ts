import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobState } from 'edutech/core/common/api/jobs';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { listBackups, makeBackup } from 'edutech/plugins/deployment/api';
import { folderFor } from '../../../api/deployment/backup-support';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';

let app: TestApp;
let operator: Caller;
let backupFolder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  backupFolder = join(await folderFor((work) => void clean.push(work)), 'backups');
  app = await startApp({ on: ['deployment'], works: true, city: { settings: { backupFolder } } });
  operator = await signedIn(app, 'superadmin');
});
afterAll(async () => {
  await app.close();
  for (const work of clean) await work();
});

const list = async () => (await operator.call(listBackups)).envelope!.data as OutputOf<typeof listBackups>;
async function made(): Promise<OutputOf<typeof jobState>['state']> {
  const { jobId } = (await operator.call(makeBackup)).envelope!.data as OutputOf<typeof makeBackup>;
  const state = async () => (await operator.call(jobState, { jobId })).envelope!.data as OutputOf<typeof jobState>;
  await expect.poll(async () => (await state()).state, { timeout: 60_000 }).toMatch(/done|failed/);
  return (await state()).state;
}

test('a backup that fails is tried once more, and the list says so until one is taken', async () => {
  expect((await list()).failed).toBeNull();
  // where the folder should be there is a file
  await writeFile(backupFolder, '');
  expect(await made()).toBe('failed');
  expect((await list()).failed).toMatchObject({ tries: 2, reason: 'other' });

  await rm(backupFolder);
  expect(await made()).toBe('done');
  const { failed, items } = await list();
  expect({ failed, taken: items.length }).toEqual({ failed: null, taken: 1 });
});
