// The launcher of PostgreSQL: made once, found again, stopped by the last user (host/build/database/postgres.mjs).
// These run as whoever runs the tests: as root in containers, which PostgreSQL itself refuses.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRoles, withClient } from '../../../host/build/database/database.mjs';
import { startPostgres, superuser } from '../../../host/build/database/postgres.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { keepRunning } from '../../../host/build/serve/keep-running.mjs';
import { folderWith } from '../folders';

async function start(home: string) {
  const server = await startPostgres(home);
  onTestFinished(() => server.stop());
  return server;
}

const ask = async (url: string, sql: string) =>
  withClient(url, async (client) => Object.values((await client.query(sql)).rows[0] ?? {})[0]);

/** Another process that starts the same server, writes a row, and waits to be killed. */
async function startElsewhere(home: string): Promise<ChildProcess> {
  const script = `
    import { startPostgres } from ${JSON.stringify(inRoot('host/build/database/postgres.mjs'))};
    import { withClient } from ${JSON.stringify(inRoot('host/build/database/database.mjs'))};
    const server = await startPostgres(${JSON.stringify(home)});
    await withClient(server.connectionString('postgres', '${superuser}'), (client) =>
      client.query('CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer'));
    process.stdout.write('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const isRunning = (home: string) => fs.existsSync(path.join(home, 'data/postmaster.pid'));

test('a new server speaks UTF-8, sorts Chinese when asked, and waits for the disk', async () => {
  const server = await start(path.join(folderWith({}), 'postgres'));
  const url = server.connectionString('postgres', superuser);
  expect(await ask(url, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(url, 'SHOW fsync')).toBe('on');
  const sorted = `SELECT string_agg(name, '' ORDER BY name COLLATE "zh-x-icu") FROM unnest('{张,李,阿}'::text[]) name`;
  expect(await ask(url, sorted)).toBe('阿李张');
  expect(await ask(url, 'SHOW listen_addresses')).toBe('');
});

test("the application's role is neither superuser nor above row-level security", async () => {
  const server = await start(path.join(folderWith({}), 'postgres'));
  await createRoles(server.connectionString('postgres', superuser));
  const url = server.connectionString('postgres', 'edutech_app');
  expect(
    await ask(url, 'SELECT rolsuper OR rolbypassrls OR rolcreaterole FROM pg_roles WHERE rolname = current_user'),
  ).toBe(false);
});

test('a server whose program was killed is found again, with its data, and stopped in the end', async () => {
  const home = path.join(folderWith({}), 'postgres');
  await killed(await startElsewhere(home));
  expect(isRunning(home)).toBe(true);

  const server = await startPostgres(home);
  expect(server).toMatchObject({ adopted: true, shared: false });
  expect(await ask(server.connectionString('postgres', superuser), 'SELECT answer FROM kept')).toBe(42);
  await server.stop();
  expect(isRunning(home)).toBe(false);
});

test('a server killed with its program recovers, and what was committed is there', async () => {
  const home = path.join(folderWith({}), 'postgres');
  const child = await startElsewhere(home);
  const pid = Number(fs.readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  await killed(child);
  process.kill(pid, 'SIGKILL');
  expect(isRunning(home)).toBe(true);

  const server = await start(home);
  expect(server.adopted).toBe(false);
  expect(await ask(server.connectionString('postgres', superuser), 'SELECT answer FROM kept')).toBe(42);
});

test('a server that is killed under a program runs again at the same address, and the last to go stops it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const home = path.join(folderWith({}), 'postgres');
  const other = await startElsewhere(home);
  const server = await startPostgres(home);
  const address = server.connectionString('postgres', superuser);
  const closing = new AbortController();
  const keeping = keepRunning('The database', server, server.startAgain, closing.signal);
  for (const round of [1, 2]) {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(server.pid).not.toBe(pid), { timeout: 60_000 });
    expect(said).toHaveBeenCalledTimes(round);
    expect(await ask(address, 'SELECT answer FROM kept')).toBe(42);
  }
  closing.abort();
  await keeping;
  await killed(other);
  await server.stop();
  expect(isRunning(home)).toBe(false);
});

test('a number in postmaster.pid that belongs to another program now is not taken for the server', async () => {
  const home = path.join(folderWith({}), 'postgres');
  await (await startPostgres(home)).stop();
  const stranger = spawn('sleep', ['60']);
  onTestFinished(() => void stranger.kill());
  fs.writeFileSync(
    path.join(home, 'data/postmaster.pid'),
    `${stranger.pid}\n${home}/data\n1\n5432\n${home}/run\n\n\nready\n`,
  );
  const server = await start(home);
  expect(server.adopted).toBe(false);
  expect(await ask(server.connectionString('postgres', superuser), 'SELECT 1')).toBe(1);
});

test('two programs share one server, and the last to go stops it', async () => {
  const home = path.join(folderWith({}), 'postgres');
  const other = await startElsewhere(home);
  const server = await startPostgres(home);
  expect(server).toMatchObject({ adopted: true, shared: true });
  await server.stop();
  expect(isRunning(home)).toBe(true);

  await killed(other);
  await (await startPostgres(home)).stop();
  expect(isRunning(home)).toBe(false);
});

test('programs that start at the same moment get the same server', async () => {
  const home = path.join(folderWith({}), 'postgres');
  await Promise.all([startElsewhere(home), startElsewhere(home), startElsewhere(home)]);
  const server = await start(home);
  expect(await ask(server.connectionString('postgres', superuser), 'SELECT answer FROM kept')).toBe(42);
});

test('a data folder too deep for a socket gets a short one elsewhere', async () => {
  const server = await start(path.join(folderWith({}), 'a-rather-long-name-of-a-folder'.repeat(3), 'postgres'));
  expect(await ask(server.connectionString('postgres', superuser), 'SELECT 1')).toBe(1);
});
