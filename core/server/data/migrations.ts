import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The migrations of core or of one plugin. */
export interface MigrationSet {
  /** PostgreSQL schema: the plugin's id. */
  readonly schema: string;
  /** Folder with `YYYYMMDDHHMM_<table>__<change>.sql`; may be absent. */
  readonly folder: string;
}

export interface AppliedMigration {
  readonly schema: string;
  readonly name: string;
}

const shape = /^\d{12}_[a-z0-9_]+__[a-z0-9_]+\.sql$/;
/** Any number will do; it keeps two starting processes from migrating at once. */
const lock = 7_310_402;

/**
 * Brings the schemas up to date, as the owner: sets in the order given (dependency of plugins), files by name, each in
 * its own transaction, recorded with a checksum. Answers what it applied.
 * @throws Error with one sentence when a file is misnamed or an applied one was changed.
 */
export async function migrate(
  ownerUrl: string,
  appRole: string,
  sets: readonly MigrationSet[],
): Promise<AppliedMigration[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await prepare(client, appRole);
    const applied: AppliedMigration[] = [];
    for (const set of sets) applied.push(...(await migrateSet(client, appRole, set)));
    return applied;
  } finally {
    await client.end();
  }
}

/** What would be applied; nothing is changed. */
export async function pendingMigrations(ownerUrl: string, sets: readonly MigrationSet[]): Promise<AppliedMigration[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const exists = await client.query(`select to_regclass('core.migration') is not null as yes`);
    const pending: AppliedMigration[] = [];
    for (const set of sets) {
      const done = exists.rows[0].yes ? await recorded(client, set.schema) : new Map<string, string>();
      for (const name of await filesOf(set)) if (!done.has(name)) pending.push({ schema: set.schema, name });
    }
    return pending;
  } finally {
    await client.end();
  }
}

/**
 * Makes the tables of a backup in an empty database: `load` brings the record of migrations in and answers them in the
 * order in which they once ran. `options` are the connection's (`-c name=value`).
 */
export async function replayMigrations(
  ownerUrl: string,
  appRole: string,
  options: string,
  load: (client: pg.Client) => Promise<readonly { schema: string; name: string; text: string | null }[]>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, options });
  await client.connect();
  try {
    await prepare(client, appRole);
    for (const { schema, name, text } of await load(client)) {
      if (text === null) throw new Error(`The backup does not say how ${schema}/${name} made its tables.`);
      await openSchema(client, appRole, schema);
      await client.query(text);
    }
  } finally {
    await client.end();
  }
}

async function prepare(client: pg.Client, appRole: string) {
  await openSchema(client, appRole, 'core');
  await client.query(`create table if not exists core.migration (
    schema text not null, name text not null, checksum text not null, applied_at timestamptz not null,
    primary key (schema, name))`);
  // their order and their texts, so that a backup can make the same tables again wherever it is restored
  await client.query(`alter table core.migration
    add column if not exists entry bigint generated always as identity, add column if not exists text text`);
  // tables of its own would lie outside of every policy; whoever may connect may make some, unless this is taken away
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]!.name);
  await client.query(`revoke temporary on database ${database} from public, ${pg.escapeIdentifier(appRole)}`);
  // only the owner writes what has run: the application may read it
  await client.query(`revoke insert, update, delete on core.migration from ${pg.escapeIdentifier(appRole)}`);
}

async function openSchema(client: pg.Client, appRole: string, schema: string) {
  const name = pg.escapeIdentifier(schema);
  const role = pg.escapeIdentifier(appRole);
  await client.query(`create schema if not exists ${name}`);
  await client.query(`grant usage on schema ${name} to ${role}`);
  await client.query(
    `alter default privileges in schema ${name} grant select, insert, update, delete on tables to ${role}`,
  );
  await client.query(`alter default privileges in schema ${name} grant usage, select on sequences to ${role}`);
}

async function migrateSet(client: pg.Client, appRole: string, set: MigrationSet): Promise<AppliedMigration[]> {
  const files = await filesOf(set);
  if (files.length === 0) return [];
  await openSchema(client, appRole, set.schema);
  const done = await recorded(client, set.schema);
  const applied: AppliedMigration[] = [];
  for (const name of files) {
    const text = await readFile(join(set.folder, name), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = done.get(name);
    if (known === checksum) {
      await rememberText(client, set.schema, name, text);
      continue;
    }
    if (known)
      throw new Error(`The migration ${set.schema}/${name} was changed after it ran: restore it and add a new one.`);
    await applyFile(client, set.schema, name, text, checksum);
    applied.push({ schema: set.schema, name });
  }
  return applied;
}

async function applyFile(client: pg.Client, schema: string, name: string, text: string, checksum: string) {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(
      'insert into core.migration (schema, name, checksum, applied_at, text) values ($1, $2, $3, $4, $5)',
      [schema, name, checksum, new Date(), text],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${schema}/${name} failed and was rolled back: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** For records that are older than their texts. */
const rememberText = (client: pg.Client, schema: string, name: string, text: string) =>
  client.query('update core.migration set text = $3 where schema = $1 and name = $2 and text is null', [
    schema,
    name,
    text,
  ]);

async function recorded(client: pg.Client, schema: string): Promise<Map<string, string>> {
  const { rows } = await client.query('select name, checksum from core.migration where schema = $1', [schema]);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function filesOf(set: MigrationSet): Promise<string[]> {
  const names = await readdir(set.folder).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  const wrong = files.find((name) => !shape.test(name));
  if (wrong)
    throw new Error(`The migration ${set.schema}/${wrong} is misnamed: it must be YYYYMMDDHHMM_<table>__<change>.sql.`);
  return files;
}
