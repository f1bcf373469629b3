import { createHash } from 'node:crypto';
import pg from 'pg';

/** URL of the test server's superuser (`node build.mjs test` starts it), or a sentence that says how to get one. */
export function serverUrl(): string {
  const url = process.env['EDUTECH_TEST_DATABASE'];
  if (!url) throw new Error('These tests need a database: run them with `node build.mjs test -- <file>`.');
  return url;
}

/** A database on the test server, reachable as owner and as the application. */
export interface TestDatabase {
  readonly name: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
}

const nameOf = (key: string) => `t_${createHash('sha256').update(key).digest('hex').slice(0, 20)}`;

/** Address of a database of the test server for one of its roles. */
function urlFor(database: string, role: 'edutech_owner' | 'edutech_app'): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  url.username = role;
  return url.href;
}

const databaseOf = (name: string): TestDatabase => ({
  name,
  ownerUrl: urlFor(name, 'edutech_owner'),
  appUrl: urlFor(name, 'edutech_app'),
});

/** What copies of a database begin with. */
export interface Template {
  /** Names what it holds. */
  readonly key: string;
  readonly fill: (database: TestDatabase) => Promise<void>;
  /** What it begins with itself. */
  readonly from?: Template | undefined;
}

/**
 * A database copied from a template that `fill` makes once per run (workers wait for each other): about 50 ms where migrating
 * and building the demo city takes seconds. `key` names what the template holds; it may begin as a copy of another one itself.
 */
export async function copyOfTemplate(key: string, fill: Template['fill'], from?: Template): Promise<TestDatabase> {
  const copy = nameOf(`copy ${key} ${process.pid} ${Math.random()}`);
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    const template = await madeOnce(client, { key, fill, from });
    // nothing is open in it, so its files can be copied as they are: two thirds of what writing them by pages costs
    await client.query(`create database ${copy} template ${template} owner edutech_owner strategy file_copy`);
  } finally {
    await client.end();
  }
  return databaseOf(copy);
}

/** Name of a template, which is there when this comes back. */
async function madeOnce(client: pg.Client, template: Template): Promise<string> {
  const name = nameOf(`template ${template.key}`);
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rows } = await client.query('select datallowconn from pg_database where datname = $1', [name]);
  if (rows[0]?.datallowconn !== false) await make(client, name, template);
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  return name;
}

async function make(client: pg.Client, name: string, { from, fill }: Template) {
  const start = from ? await madeOnce(client, from) : 'template1';
  // what a killed run left half-made is made anew
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template ${start} owner edutech_owner strategy file_copy`);
  await fill(databaseOf(name));
  // nobody may connect any more: a template with a connection cannot be copied
  await client.query(`alter database ${name} allow_connections false`);
}

/** Removes a copy; connections to it are ended. */
export async function dropDatabase(database: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(`drop database if exists ${database.name} with (force)`);
  await client.end();
}
