import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { type AppliedMigration, migrate, pendingMigrations } from 'edutech/core/server/data/migrations';
import { installed } from '../../../host/generated/manifests';
import { migrationSets } from '../../../host/server/platform';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { copyOfTemplate, dropDatabase, type TestDatabase } from '../../support/servers/test-database';
import {
  type ForeignKey,
  foreignKeysOf,
  mightyFunctionsOf,
  openViewsOf,
  ownedBy,
  type Table,
  tablesOf,
  withDatabase,
} from '../server/schema';

const root = new URL('../../../', import.meta.url).pathname;
const appRole = 'edutech_app';
const plugins: readonly RunningPlugin[] = resolvePlugins(installed, {}).inDependency;
const sets = migrationSets(root, plugins);

let database: TestDatabase;
let first: AppliedMigration[];
let second: AppliedMigration[];
let tables: Table[];
let foreignKeys: ForeignKey[];

beforeAll(async () => {
  database = await copyOfTemplate('nothing at all', async () => undefined);
  first = await migrate(database.ownerUrl, appRole, sets);
  second = await migrate(database.ownerUrl, appRole, sets);
  await withDatabase(database.ownerUrl, async (client) => {
    tables = await tablesOf(client);
    foreignKeys = await foreignKeysOf(client);
  });
});
afterAll(() => dropDatabase(database));

describe('all migrations', () => {
  test('run on a fresh database, each once, plugins after those they require', async () => {
    const files = await Promise.all(
      sets.map(async ({ schema, folder }) =>
        (await readdir(folder).catch(() => []))
          .filter((name) => name.endsWith('.sql'))
          .sort()
          .map((name) => ({ schema, name })),
      ),
    );
    expect(first).toEqual(files.flat());
    expect(second).toEqual([]);
    expect(await pendingMigrations(database.ownerUrl, sets)).toEqual([]);
  });

  test('are refused when one was changed after it ran, or is misnamed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edutech-migrations-'));
    const set = [{ schema: 'changed', folder }];
    await writeFile(
      join(folder, '202601010000_thing__create.sql'),
      'create table changed.thing (id uuid primary key);',
    );
    expect(await migrate(database.ownerUrl, appRole, set)).toHaveLength(1);
    await writeFile(
      join(folder, '202601010000_thing__create.sql'),
      'create table changed.thing (id text primary key);',
    );
    await expect(migrate(database.ownerUrl, appRole, set)).rejects.toThrow('was changed after it ran');
    await writeFile(join(folder, 'second.sql'), 'select 1');
    await expect(migrate(database.ownerUrl, appRole, set)).rejects.toThrow('misnamed');
    await rm(folder, { recursive: true });
  });

  test('leave the application nothing to own and no way past the policies', async () => {
    await withDatabase(database.ownerUrl, async (client) => {
      const roles = 'select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = $1';
      expect((await client.query(roles, [appRole])).rows).toEqual([
        { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false },
      ]);
      expect(await ownedBy(client, appRole)).toEqual([]);
      expect(await openViewsOf(client)).toEqual([]);
      expect(await mightyFunctionsOf(client)).toEqual([]);
    });
  });
});

test('the application makes no tables, not even temporary ones', async () => {
  await withDatabase(database.appUrl, async (client) => {
    for (const kind of ['temporary table', 'temporary view', 'table']) {
      const make = client.query(`create ${kind} of_its_own as select 1 as n`);
      await expect(make, kind).rejects.toMatchObject({ code: '42501' });
    }
  });
});

const ids = ['core', ...plugins.map(({ manifest }) => manifest.id)];

describe.each(plugins.map((plugin) => ({ id: plugin.manifest.id, plugin })))(
  'the tables of "$id"',
  ({ id, plugin }) => {
    const own = () => tables.filter(({ schema }) => schema === id);

    test('are keyed by the school first, where they belong to one', () => {
      const ofSchools = own().filter(({ columns }) => columns.includes('school_id'));
      // what a bureau may have too has no school there, and no part of a primary key may be empty: then an index leads with it
      const wrong = ofSchools.filter(({ key, optional, led }) =>
        optional.includes('school_id') ? !led.includes('school_id') : key[0] !== 'school_id',
      );
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    test('have a primary key', () => {
      expect(
        own()
          .filter(({ key }) => key.length === 0)
          .map(({ name }) => name),
      ).toEqual([]);
    });

    test('point at nobody’s tables but core’s and those of required plugins', () => {
      const allowed = ['core', ...(plugin.manifest.requires ?? [])];
      expect(foreignKeys.filter(({ from, to }) => from === id && !allowed.includes(to))).toEqual([]);
    });
  },
);

describe.each(ids)('the rows of "%s"', (id) => {
  test('are guarded by policies, where they belong to a school or a person', () => {
    const personal = tables.filter(
      ({ schema, columns }) =>
        schema === id && columns.some((column) => /^((\w+_)?school|person|author|student|teacher)_id$/.test(column)),
    );
    const open = personal.filter(({ isGuarded, policies }) => !isGuarded || policies === 0);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test('belong to the owner, in the schema of the plugin’s name', () => {
    expect(tables.filter(({ schema }) => schema === id).every(({ owner }) => owner === 'edutech_owner')).toBe(true);
  });
});

test('nobody puts tables into a schema that is not a plugin’s', () => {
  expect([...new Set(tables.map(({ schema }) => schema))].filter((schema) => !ids.includes(schema))).toEqual([]);
});

describe('without a scope', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('the application sees no row of any guarded table, though there are some', async () => {
    // what a table itself calls public, its policy may show to everybody; of these one is guarded against being written only
    const guarded = tables
      .filter(({ isGuarded, schema, name }) => isGuarded && `${schema}.${name}` !== 'news.type_of_site')
      .map(
        ({ schema, name, columns }) =>
          `${schema}.${name}${columns.includes('is_public') ? ' where not is_public' : ''}`,
      );
    const counts = async (url: string) =>
      withDatabase(url, async (client) => {
        const found = new Map<string, number>();
        for (const table of guarded) {
          const { rows } = await client.query(`select count(*)::int as count from ${table}`);
          found.set(table, rows[0].count);
        }
        return found;
      });
    const seen = await counts(app.database.appUrl);
    const there = await counts(app.database.ownerUrl);
    expect([...seen].filter(([, count]) => count > 0)).toEqual([]);
    expect([...there].filter(([, count]) => count > 0).length).toBeGreaterThan(8);
  });

  test('the application can neither add a row there nor change one', async () => {
    await withDatabase(app.database.appUrl, async (client) => {
      const changed = await client.query(`update core.person set name = 'x'`);
      expect(changed.rowCount).toBe(0);
      expect((await client.query('delete from core.post')).rowCount).toBe(0);
      const add = `insert into core.person (id, username, usercode, name, category, created_at)
        values (gen_random_uuid(), 'intruder', 'x-1', 'x', 2, '2026-01-01')`;
      await expect(client.query(add)).rejects.toThrow('row-level security');
    });
  });
});
