import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { noPrograms, Programs } from 'edutech/core/server/programs/programs';
import { type Db, sql } from 'edutech/core/server/data/db';
import { Files } from 'edutech/core/server/files/files';
import { convertAnew, listConversions } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { backedUp } from '../deployment/backup-support';
import { png } from '../files/sample-files';

let app: TestApp;
let folder: string;
let operator: Caller;
let sha256: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-watched-'));
  // nobody runs the jobs here: what is asked for waits
  app = await startApp({ plugins: backedUp, replace: [[Programs, noPrograms]] });
  operator = await signedIn(app, 'superadmin');
  const path = join(folder, newId());
  await writeFile(path, png);
  sha256 = await write(async (db) => {
    const container = app.platform.container;
    const file = await container
      .get(Files)
      .store(db, { path, name: '王小明.png' }, 'pictures', { personId: null, schoolId: null });
    await container.get(Conversions).request(db, [file]);
    return file.sha256;
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const write = <T>(work: (db: Db) => Promise<T>) =>
  app.platform.services.database.write(asSystem('a test converts'), work);
const list = async (input: Record<string, unknown> = {}) =>
  (await operator.call(listConversions, { page: 1, pageLine: 15, ...input })).envelope!.data as OutputOf<
    typeof listConversions
  >;

test('an operator sees what is being converted, and no names of files', async () => {
  const { items, total, counts } = await list();
  expect([total, counts]).toEqual([1, { ready: 0, converting: 1, failed: 0 }]);
  expect(items[0]).toMatchObject({ sha256, recipe: 'picture-1', kind: 'picture', state: 'converting', fault: '' });
  expect(items[0]!.bytes).toBe(png.length);
  expect(JSON.stringify(items)).not.toContain('王小明');
  expect((await list({ kind: 'video' })).total).toBe(0);
  expect((await list({ state: 'failed' })).items).toEqual([]);
  expect((await list({ kind: 'picture', state: 'converting' })).total).toBe(1);
});

test('what has failed says why, and begins anew once; an audit record says who wanted it', async () => {
  const again = () => operator.call(convertAnew, { sha256, recipe: 'picture-1' });
  expect((await again()).status).toBe(404);
  await write((db) => db.run(sql`update core.conversion set state = 4, fault = 'gaveUp', attempt = 6`));
  expect((await list({ state: 'failed' })).items[0]).toMatchObject({ fault: 'gaveUp', attempt: 6 });
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(404);
  expect((await list()).items[0]).toMatchObject({ state: 'converting', fault: '', attempt: 0 });
  const acts = await write((db) =>
    db.all(sql<{ facts: unknown }>`select facts from core.audit_record where act = 'deployment.convertAnew'`),
  );
  expect(acts).toEqual([{ facts: { recipe: 'picture-1' } }]);
});

test('nobody else sees them', async () => {
  for (const account of ['cityadmin', 'teacher', 'auditor'] as const) {
    const other = await signedIn(app, account);
    expect((await other.call(listConversions, { page: 1, pageLine: 15 })).status).toBe(403);
    expect((await other.call(convertAnew, { sha256, recipe: 'picture-1' })).status).toBe(403);
  }
});
