// A client of PostgreSQL that nobody listens to ends the process when the database goes away: each is made in one place that listens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, isScript, isTest, readSources, walk } from '../../../host/build/commands/sources/sources.mjs';

const root = new URL('../../../', import.meta.url).pathname;

/** Where a client or a pool may be made: the server's two places, and the build's own, which runs before anything is built. */
const makers = [
  'core/server/data/postgres/client.ts',
  'core/server/data/postgres/connection-pools.ts',
  'host/build/database/database.mjs',
];

const files = filesOf(root).filter(
  (file) => isScript(file) && !isTest(file) && /from 'pg'|require\('pg'\)/.test(readFileSync(join(root, file), 'utf8')),
);

test('clients and pools are made where their errors are heard', () => {
  const found = new Set<string>();
  for (const { file, tree } of readSources(root, files))
    walk(tree, ({ type, callee }: { type: string; callee?: { name?: string; property?: { name?: string } } }) => {
      if (type === 'NewExpression' && /^(Client|Pool)$/.test(callee?.property?.name ?? callee?.name ?? ''))
        found.add(file);
    });
  expect([...found].sort()).toEqual(makers);
  for (const file of makers) expect(readFileSync(join(root, file), 'utf8')).toMatch(/\.on\('error',/);
});
