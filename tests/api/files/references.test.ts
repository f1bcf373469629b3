import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface FileColumn {
  readonly name: string;
  readonly isReference: boolean;
  readonly isFound: boolean;
}

test('every column that names a file refers to it, and is found by it', async () => {
  const columns = await app.platform.services.database.read(asSystem('a test reads the catalogue'), (db) =>
    db.all<FileColumn>(sql`
      select n.nspname || '.' || c.relname || '.' || a.attname as name,
        exists (select from pg_constraint k
          where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum]
            and k.confrelid = 'core.file'::regclass and k.convalidated) as is_reference,
        exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum and i.indisvalid) as is_found
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      join pg_namespace n on n.oid = c.relnamespace
      where a.attname ~ '(^|_)file_id$' and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^(pg_|information_schema)'
      order by 1`),
  );
  expect(columns.map(({ name }) => name)).toContain('core.person.avatar_file_id');
  expect(columns.filter(({ isReference, isFound }) => !isReference || !isFound)).toEqual([]);
});
