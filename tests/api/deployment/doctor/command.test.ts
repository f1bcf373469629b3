import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Desk, readDesk } from '../../../../host/server/cli/console';
import { doctor } from '../../../../host/server/cli/doctor';
import { migrateUp, migrationPlan, migrationStatus } from '../../../../host/server/cli/migrate';
import { copyOfTemplate, dropDatabase, type TestDatabase } from '../../../support/servers/test-database';
import { folderFor } from '../backup-support';

// A database that nobody has migrated, and the commands that one calls before anything else works.
let database: TestDatabase;
let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await copyOfTemplate('an empty database', () => Promise.resolve());
  folder = await folderFor((work) => void clean.push(work));
});
afterAll(async () => {
  await dropDatabase(database);
  for (const work of clean) await work();
});
afterEach(() => void vi.restoreAllMocks());

const deskOf = (urls: Pick<TestDatabase, 'ownerUrl' | 'appUrl'>) =>
  readDesk({ DATABASE_URL: urls.ownerUrl, DATABASE_APP_URL: urls.appUrl, EDUTECH_DATA: folder });

/** Runs a command; answers its exit code and what it printed. */
async function run(command: (desk: Desk, args: readonly string[]) => Promise<number>, desk: Desk, ...args: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = await command(desk, args);
  const said = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return { code, said };
}

interface Said {
  readonly id: string;
  readonly state: string;
  readonly problem?: string;
  readonly remedy?: string;
}

/** What the doctor says as JSON, by the id of the finding. */
async function findings(desk: Desk) {
  const { code, said } = await run(doctor, desk, '--json');
  const all = JSON.parse(said) as Said[];
  return { code, all, of: (id: string) => all.find((finding) => finding.id === id) };
}

const away = 'postgres://nobody@127.0.0.1:1/nothing';

test('the doctor says that the database is away, once, and what to do; for people and for programs', async () => {
  const desk = deskOf({ ownerUrl: away, appUrl: away });
  const { code, all, of } = await findings(desk);
  expect(code).toBe(1);
  expect(of('database')).toMatchObject({ state: 'wrong', remedy: expect.stringContaining('PostgreSQL') as unknown });
  // what has nothing to do with the database is looked at as ever
  expect(of('node')).toMatchObject({ state: 'fine' });
  expect(all.filter(({ id }) => id === 'unseen' || id === 'role' || id === 'migrations')).toEqual([]);

  const text = await run(doctor, desk);
  expect(text.code).toBe(1);
  expect(text.said).toMatch(/✗ (Database connection|数据库可连接)\n {4}.+\n {4}→ .+DATABASE_APP_URL/);
});

test('the doctor says that migrations wait, and changes nothing by looking', async () => {
  const desk = deskOf(database);
  const { code, all, of } = await findings(desk);
  expect(code).toBe(1);
  expect(of('database')).toMatchObject({ state: 'fine' });
  expect(of('migrations')).toMatchObject({
    state: 'wrong',
    remedy: expect.stringContaining('migrate up') as unknown,
  });
  expect(of('encoding')).toMatchObject({ state: 'fine' });
  expect(all.filter(({ id }) => id === 'unseen')).toEqual([]);
  expect((await findings(desk)).of('migrations')).toEqual(of('migrations'));
});

test('migrations are planned, run and told; the doctor sees the tables then', async () => {
  const desk = deskOf(database);
  const plan = await run(migrationPlan, desk);
  expect(plan.code).toBe(0);
  expect(plan.said.split('\n')[0]).toBe('core/202611210800_core__scope.sql');
  const waiting = await run(migrationStatus, desk);
  expect(waiting.code).toBe(1);
  expect(waiting.said).toMatch(/^core +\d+ wait$/m);

  const applied = await run(migrateUp, desk);
  expect(applied).toMatchObject({ code: 0, said: expect.stringMatching(/ migrations have run\.$/) as unknown });
  expect(await run(migrationPlan, desk)).toEqual({ code: 0, said: 'The database is up to date.' });
  expect(await run(migrateUp, desk)).toEqual({ code: 0, said: 'The database was up to date.' });
  const done = await run(migrationStatus, desk);
  expect(done.code).toBe(0);
  expect(done.said).not.toContain('wait');

  const { code, of } = await findings(desk);
  expect(of('migrations')).toMatchObject({ state: 'fine' });
  // nobody can sign in yet: that is what is wrong now
  expect(of('accounts')).toMatchObject({ state: 'wrong' });
  expect(code).toBe(1);
});

test('the doctor understands --json and nothing else', async () => {
  await expect(doctor(deskOf(database), ['--jsn'])).rejects.toThrow('"--jsn" is not understood; there is --json.');
});
