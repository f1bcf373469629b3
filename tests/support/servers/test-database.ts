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

/**
 * A database copied from a template that `fill` makes once per run (workers wait for each other): about 50 ms
 * where migrating and building the demo city takes seconds. `key` names what the template holds.
 */
export async function copyOfTemplate(
  key: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const template = nameOf(`template ${key}`);
  const copy = nameOf(`copy ${key} ${process.pid} ${Math.random()}`);
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rows } = await client.query('select datallowconn from pg_database where datname = $1', [template]);
    if (rows[0]?.datallowconn !== false) await makeTemplate(client, template, fill);
    await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
    // nothing is open in it, so its files can be copied as they are: two thirds of what writing them by pages costs
    await client.query(`create database ${copy} template ${template} owner edutech_owner strategy file_copy`);
  } finally {
    await client.end();
  }
  return databaseOf(copy);
}

async function makeTemplate(client: pg.Client, template: string, fill: (database: TestDatabase) => Promise<void>) {
  // what a killed run left half-made is made anew
  await client.query(`drop database if exists ${template} with (force)`);
  await client.query(`create database ${template} owner edutech_owner`);
  await fill(databaseOf(template));
  // nobody may connect any more: a template with a connection cannot be copied
  await client.query(`alter database ${template} allow_connections false`);
}

/** Removes a copy; connections to it are ended. */
export async function dropDatabase(database: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(`drop database if exists ${database.name} with (force)`);
  await client.end();
}
