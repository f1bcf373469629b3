// Rules that are broken one by one: the tests must notice each (`-t "work:"` for those of one area).
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../host/build/paths.mjs';
import { serverUrl } from '../../support/servers/test-database';
import { inCore } from './in-core';
import { inPlugins } from './in-plugins';
import { makeMutants, type Mutants, placeOf, sourcesOf } from './mutants';

const mutations = [...inCore, ...inPlugins];
const minutes = 60_000;

let mutants: Mutants;
beforeAll(() => {
  mutants = makeMutants(dropTemplates);
});
afterAll(() => mutants.remove());

/** Databases that others are copied from are made once for a run: a migration that changes needs new ones. */
async function dropTemplates(): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select datname from pg_database where datname like 't\\_%' and not datallowconn",
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

test('each mutation finds its place exactly once', () => {
  const sources = sourcesOf(root);
  for (const mutation of mutations) placeOf(mutation, sources);
});

test(
  'without a mutation, all of these tests pass',
  async () => {
    expect(await mutants.failingWithout(mutations)).toEqual([]);
  },
  20 * minutes,
);

describe('is noticed when it no longer holds that', () => {
  for (const mutation of mutations) {
    test(mutation.rule, { timeout: 10 * minutes }, async () => {
      expect(await mutants.caughtBy(mutation)).not.toEqual([]);
    });
  }
});
