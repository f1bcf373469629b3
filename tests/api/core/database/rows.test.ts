import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from '../../core-services/scratch-database';

const system = asSystem('a test reads rows');
let scratch: ScratchDatabase;
let database: PostgresDatabase;
beforeAll(async () => {
  scratch = await startScratchDatabase();
  await scratch.asOwner('create table looked_at (grade_id uuid, seen_at timestamptz)');
  await scratch.asOwner('grant select, insert on looked_at to edutech_app');
  // one connection, so that each statement meets what the one before has prepared
  database = new PostgresDatabase(scratch.appUrl, quietLogger, 1);
});
afterAll(async () => {
  await database.close();
  await scratch.close();
});

const id = '0192f0c1000070008000000000000001';
const look = (db: Db) => db.all(sql`select * from looked_at order by seen_at`);

test('rows are the same when their statement is not described again', async () => {
  const [first, second] = [new Date('2026-11-28T12:42:30.123Z'), new Date('2026-11-28T12:42:31Z')];
  const add = (db: Db, at: Date) => db.run(sql`insert into looked_at values (${id}, ${at})`);
  expect(await database.read(system, look)).toEqual([]);
  expect(await database.write(system, (db) => add(db, first))).toBe(1);
  expect(await database.read(system, look)).toEqual([{ gradeId: id, seenAt: first }]);
  const both = await database.write(system, (db) => Promise.all([add(db, second), look(db), look(db)]));
  const rows = [first, second].map((seenAt) => ({ gradeId: id, seenAt }));
  expect(both).toEqual([1, rows, rows]);
});

test('what PostgreSQL or the driver refuses is the fault of its own statement only', async () => {
  const circle: Record<string, unknown> = {};
  circle['itself'] = circle;
  await database.read(system, async (db) => {
    const asked = [
      look(db),
      db.one(sql`select ${'x'}::int as one`),
      db.one(sql`select ${circle}::jsonb as one`),
      look(db),
    ];
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  });
  expect(await database.read(system, look)).toHaveLength(2);
});

test('a table that has grown meanwhile is refused, never read in other columns', async () => {
  await scratch.asOwner('alter table looked_at add column more text');
  await expect(database.read(system, look)).rejects.toThrow('cached plan must not change result type');
});
