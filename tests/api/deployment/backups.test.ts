import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobState } from 'edutech/core/common/api/jobs';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Backups } from 'edutech/core/server/operation/backups';
import { listBackups, makeBackup, removeBackup } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { backedUp, folderFor } from './backup-support';

let app: TestApp;
let operator: Caller;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const backupFolder = await folderFor((work) => void clean.push(work));
  app = await startApp({ plugins: backedUp, works: true, city: { settings: { backupFolder, backupKeep: 2 } } });
  operator = await signedIn(app, 'superadmin');
});
afterAll(async () => {
  await app.close();
  for (const work of clean) await work();
});

const list = async () => (await operator.call(listBackups)).envelope!.data as OutputOf<typeof listBackups>;
const make = async () => {
  const { jobId } = (await operator.call(makeBackup)).envelope!.data as OutputOf<typeof makeBackup>;
  const state = async () => (await operator.call(jobState, { jobId })).envelope!.data as OutputOf<typeof jobState>;
  await expect.poll(async () => (await state()).state, { timeout: 30_000 }).toBe('done');
};

test('one is made in the background, and its job says how far it is', async () => {
  expect((await list()).items).toEqual([]);
  await make();
  const { items, running, keep } = await list();
  expect({ running, keep }).toEqual({ running: null, keep: 2 });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ isEncrypted: false, missing: 0 });
  expect(items[0]!.tables).toBeGreaterThan(30);
  expect(items[0]!.whole).toMatch(/^[0-9a-f]{64}$/);
});

test('the last one stays, another may be removed', async () => {
  const { folder } = app.platform.container.get(Backups);
  const [only] = (await list()).items;
  expect((await operator.call(removeBackup, { name: only!.name })).status).toBe(422);
  await make();
  expect((await operator.call(removeBackup, { name: only!.name })).status).toBe(200);
  expect((await list()).items.map(({ name }) => name)).not.toContain(only!.name);
  expect((await readdir(folder)).filter((name) => name.startsWith(only!.name))).toEqual([]);
  expect((await operator.call(removeBackup, { name: only!.name })).status).toBe(404);
});

test('why one was given up is told by a word that has a sentence, not in the words of a program', async () => {
  const output = JSON.stringify({ message: 'pg_dump: error: No space left on device' });
  await app.platform.services.database.write(asSystem('a test arranges its case'), (db) =>
    db.run(sql`
      insert into jobs.job (name, state, output, completed_on)
      values ('core.backup', 'failed', ${output}::jsonb, now())`),
  );
  expect((await list()).failed).toMatchObject({ tries: 1, reason: 'disk' });
});
