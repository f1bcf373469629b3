// The platform's database on a server that somebody else runs (host/build/database/database.mjs).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nameDatabase, openDatabase, withClient } from '../../../host/build/database/database.mjs';
import { startPostgres, superuser } from '../../../host/build/database/postgres.mjs';
import { folderWith } from '../folders';

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
const asAdmin = (...statements: string[]) =>
  withClient(server.connectionString('postgres', superuser), async (client) => {
    for (const statement of statements) await client.query(statement);
  });

beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'edutech-')));
  server = await startPostgres(path.join(folder, 'postgres'));
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => void vi.stubEnv('DATABASE_APP_URL', undefined));
afterEach(async () => {
  vi.unstubAllEnvs();
  await asAdmin('DROP DATABASE city WITH (FORCE)', 'DROP ROLE IF EXISTS edutech_app', 'DROP ROLE city');
});

/** The server with an owner and his database, as an administrator would prepare them, and nobody else on it. */
async function foreignServer(rights: string) {
  await asAdmin(`CREATE ROLE city LOGIN ${rights} PASSWORD 'secret'`, 'CREATE DATABASE city OWNER city');
  vi.stubEnv('EDUTECH_DATA', folderWith({}));
  vi.stubEnv('DATABASE_URL', server.connectionString('city', 'city', 'secret'));
}

const whoIs = (url: string) =>
  withClient(
    url,
    async (client) => (await client.query('SELECT current_user AS role, current_database() AS name')).rows[0],
  );

test("an owner who may make roles gets the application's user made, once", async () => {
  await foreignServer('CREATEROLE');
  const first = await openDatabase();
  const second = await openDatabase();
  expect(second.appUrl).toBe(first.appUrl);
  expect(await whoIs(first.ownerUrl)).toEqual({ role: 'city', name: 'city' });
  expect(await whoIs(first.appUrl)).toEqual({ role: 'edutech_app', name: 'city' });
});

test('an owner who may not is told what an administrator has to do', async () => {
  await foreignServer('');
  await expect(openDatabase()).rejects.toThrow(/Let an administrator run "CREATE ROLE edutech_app .* DATABASE_APP_URL/);
});

test('DATABASE_APP_URL is taken as it is', async () => {
  await foreignServer('');
  vi.stubEnv('DATABASE_APP_URL', 'postgresql://somebody@elsewhere/city');
  expect((await openDatabase()).appUrl).toBe('postgresql://somebody@elsewhere/city');
});

test('the doctor is told of a database that is away, and nothing is made on one that is there', async () => {
  await foreignServer('CREATEROLE');
  const url = server.connectionString('city', 'city', 'secret');
  expect(await nameDatabase()).toMatchObject({ ownerUrl: url, appUrl: url });
  const roles = await withClient(server.connectionString('postgres', superuser), (client) =>
    client.query("SELECT FROM pg_roles WHERE rolname = 'edutech_app'"),
  );
  expect(roles.rowCount).toBe(0);

  // the role that a start has made is the one that he is to examine
  const { appUrl } = await openDatabase();
  expect((await nameDatabase()).appUrl).toBe(appUrl);

  vi.stubEnv('DATABASE_URL', 'postgresql://city@127.0.0.1:1/city');
  await expect(openDatabase()).rejects.toThrow('does not let us in');
  vi.stubEnv('DATABASE_APP_URL', 'postgresql://app@127.0.0.1:1/city');
  expect(await nameDatabase()).toMatchObject({
    ownerUrl: 'postgresql://city@127.0.0.1:1/city',
    appUrl: 'postgresql://app@127.0.0.1:1/city',
  });
  vi.stubEnv('DATABASE_URL', 'city');
  await expect(nameDatabase()).rejects.toThrow('must be an address');
});
