import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSealKey } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Doctor } from 'edutech/core/server/operation/doctor';
import { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import { Vault } from 'edutech/core/server/security/vault';
import { browserOf } from '../../support/browser';
import { visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const system = asSystem('a test of keys');
let app: TestApp;
let folder: string;
let sealed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-keys-'));
  app = await startApp({ on: ['deployment'] });
  await visitorOf(app).call(getSealKey);
  sealed = await vaultOf(app).seal('a secret of one-time codes', 'test.totp', 'somebody');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const vaultOf = ({ platform }: TestApp) => platform.container.get(Vault);
const open = (at: TestApp) => vaultOf(at).open(sealed, 'test.totp', 'somebody');
const keys = () =>
  app.platform.services.database.read(system, (db) =>
    db.all<{ id: string; bytes: Buffer; wrappedBy: string | null }>(sql`
      select id, bytes, wrapped_by from core.vault_key union all
      select id, bytes, wrapped_by from core.server_secret union all
      select id, private_key, wrapped_by from core.seal_key`),
  );

test('every key in the database is encrypted by a key that is not in it', async () => {
  const { id } = app.platform.container.get(DeploymentKey);
  const stored = await keys();
  expect(stored.length).toBeGreaterThanOrEqual(3);
  expect(new Set(stored.map(({ wrappedBy }) => wrappedBy))).toEqual(new Set([id]));
});

test('keys from before there was such a file are encrypted at the next start, and stay good', async () => {
  const deploymentKey = app.platform.container.get(DeploymentKey);
  for (const { id, bytes, wrappedBy } of await keys()) {
    const bare = deploymentKey.unwrap({ bytes, wrappedBy }, `vault_key/${id}`);
    if (!bare) continue;
    const store = sql`update core.vault_key set bytes = ${bare}, wrapped_by = null where id = ${id}`;
    await app.platform.services.database.write(system, (db) => db.run(store));
  }
  expect((await keys()).filter(({ wrappedBy }) => wrappedBy === null)).toHaveLength(1);
  const next = await startApp({ on: [], sameDatabaseAs: app });
  expect((await keys()).filter(({ wrappedBy }) => wrappedBy === null)).toEqual([]);
  expect(await open(next)).toBe('a secret of one-time codes');
  await next.close();
});

test('a server with another file does not start beside those that live', async () => {
  const city = { settings: { deploymentKeyFile: join(folder, 'a-third-key') } };
  await expect(startApp({ on: [], sameDatabaseAs: app, city })).rejects.toThrow(/by another key file: copy/);
});

test('without the file people sign in, second factors do not open, and the doctor says why', async () => {
  const deploymentKeyFile = join(folder, 'another-key');
  // the servers of before have ended
  await app.platform.services.database.write(system, (db) => db.run(sql`delete from core.process`));
  const moved = await startApp({ on: ['deployment'], sameDatabaseAs: app, city: { settings: { deploymentKeyFile } } });
  expect(await open(moved)).toBeNull();
  expect((await browserOf(moved, 'teacher')).token).not.toBe('');
  const finding = async (at: TestApp) =>
    (await at.platform.container.get(Doctor).examine()).find(({ id }) => id === 'deploymentKey');
  expect(await finding(moved)).toMatchObject({ state: 'wrong', facts: { count: 1, file: deploymentKeyFile } });
  expect(await finding(app)).toMatchObject({ state: 'fine' });
  // what it seals from now on, it opens
  const own = await vaultOf(moved).seal('x', 'test.totp', 'somebody');
  expect(await vaultOf(moved).open(own, 'test.totp', 'somebody')).toBe('x');
  await moved.close();
});
