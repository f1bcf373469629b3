import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ScratchDatabase, startScratchDatabase } from '../../api/core-services/scratch-database';
import { startChild } from './child-process';

let scratch: ScratchDatabase;
let folder: string;
beforeAll(async () => {
  scratch = await startScratchDatabase();
  folder = await mkdtemp(join(tmpdir(), 'edutech-migrations-'));
  await write({ '202601010000_gate__create.sql': 'create table fault.gate (id int);' });
  const first = await start();
  await first.ended;
  expect(first.lines).toEqual([{ applied: ['202601010000_gate__create.sql'] }]);
  await write({
    // waits in its middle for whoever holds the gate
    '202601020000_thing__create.sql': `create table fault.thing (id int primary key);
      insert into fault.thing values (1);
      lock table fault.gate in access exclusive mode;
      alter table fault.thing add column name text not null default 'made';
      insert into fault.thing (id) values (2);`,
    '202601030000_thing__fill.sql': 'insert into fault.thing (id) values (3);',
  });
});
afterAll(async () => {
  await scratch.close();
  await rm(folder, { recursive: true, force: true });
});

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};
const start = () => startChild('migrator', { url: scratch.ownerUrl, set: { schema: 'fault', folder } });
const one = async (text: string): Promise<unknown> =>
  Object.values((await scratch.asOwner(text)).rows[0] as Record<string, unknown>)[0];
const waits = () =>
  one(`select exists (select from pg_locks where not granted and relation = to_regclass('fault.gate'))`);

test('a migration that is killed in its middle leaves nothing of itself, and the next start finishes all', async () => {
  const keeper = new pg.Client({ connectionString: scratch.ownerUrl });
  await keeper.connect();
  try {
    for (let round = 0; round < 3; round++) {
      await keeper.query('begin');
      await keeper.query('lock table fault.gate in access share mode');
      const migrator = await start();
      await vi.waitFor(async () => expect(await waits()).toBe(true), 20_000);
      migrator.kill();
      await migrator.ended;
      await keeper.query('commit');
      // the server notices sooner or later that nobody waits for the rest, and rolls it back
      await vi.waitFor(
        async () =>
          expect(await one(`select count(*)::int from pg_locks where relation = to_regclass('fault.gate')`)).toBe(0),
        20_000,
      );
      expect(await one(`select to_regclass('fault.thing')`)).toBeNull();
      expect(await one(`select count(*)::int from core.migration where schema = 'fault'`)).toBe(1);
    }
  } finally {
    await keeper.end();
  }
  const last = await start();
  await last.ended;
  expect(last.lines).toEqual([{ applied: ['202601020000_thing__create.sql', '202601030000_thing__fill.sql'] }]);
  expect((await scratch.asOwner('select id, name from fault.thing order by id')).rows).toEqual(
    [1, 2, 3].map((id) => ({ id, name: 'made' })),
  );
});

test('a start after all has run applies nothing', async () => {
  const again = await start();
  await again.ended;
  expect(again.lines).toEqual([{ applied: [] }]);
});
