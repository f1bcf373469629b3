import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { Logger } from 'edutech/core/server/logger';
import { Sessions } from 'edutech/core/server/session/sessions';
import { startApp, type TestApp } from '../../../support/servers/start-app';

let app: TestApp;
/** With one connection, so that everybody gets that of the one before. */
let database: PostgresDatabase;
let teacher: SignedIn;
/** A scope that the server refuses to set: no text of PostgreSQL holds U+0000. */
let unsettable: SignedIn;

const system = asSystem('a test sees everything');
const everybody = sql<{ n: number }>`select count(*)::int as n from core.person`;

beforeAll(async () => {
  app = await startApp({ plugins: [] });
  const { container } = app.platform;
  database = new PostgresDatabase(app.database.appUrl, container.get(Logger), 1);
  const sessions = container.get(Sessions);
  const { personId } = app.world.people.teacher;
  const device = { address: '127.0.0.1', userAgent: 'a test' };
  const { session } = await database.write(system, (db) => sessions.start(db, personId, device, new Date()));
  teacher = await sessions.actorOf(session);
  unsettable = { ...teacher, schoolId: 'x\u0000' };
});
afterAll(async () => {
  await database.close();
  await app.close();
});

test('what is asked behind a scope that was not set is answered to nobody', async () => {
  const all = (await database.read(system, (db) => db.one(everybody))).n;
  await expect(database.read(unsettable, (db) => db.one(everybody))).rejects.toMatchObject({ code: '22021' });
  const own = (await database.read(teacher, (db) => db.one(everybody))).n;
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);
});

test('what is written behind it is not committed', async () => {
  await database.read(system, (db) => db.one(everybody));
  const rename = sql`update core.person set name = 'changed' where id = ${app.world.people.countyadmin.personId}`;
  await expect(database.write(unsettable, (db) => db.run(rename))).rejects.toMatchObject({ code: '22021' });
  const names = sql<{ name: string }>`select name from core.person where id = ${app.world.people.countyadmin.personId}`;
  expect((await database.read(system, (db) => db.one(names))).name).not.toBe('changed');
});

test('a part of a transaction runs as the system, and what follows as its caller again', async () => {
  const counts = await database.write(teacher, async (db) => {
    const before = await db.one(everybody);
    const inside = await db.as(system, (part) => part.one(everybody));
    return [before, inside, await db.one(everybody)].map(({ n }) => n);
  });
  expect(counts[0]).toBe(counts[2]);
  expect(counts[1]).toBeGreaterThan(counts[0]!);
  expect((await database.read(teacher, (db) => db.one(everybody))).n).toBe(counts[0]);
});

test('also where the part fails, and the transaction with it', async () => {
  const failing = database.write(teacher, (db) => db.as(system, (part) => part.run(sql`select 1 / 0`)));
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const own = (await database.read(teacher, (db) => db.one(everybody))).n;
  expect(own).toBeLessThan((await database.read(system, (db) => db.one(everybody))).n);
});

test('nothing else is asked beside such a part, after it, or outside of a transaction', async () => {
  const beside = database.write(teacher, (db) =>
    Promise.all([db.as(system, (part) => part.one(everybody)), db.one(everybody)]),
  );
  await expect(beside).rejects.toThrow('beside a part that runs as the system');
  const after = database.write(teacher, async (db) => {
    let kept = db;
    await db.as(system, async (part) => {
      kept = part;
    });
    return kept.one(everybody);
  });
  await expect(after).rejects.toThrow('after its call had ended');
  const outside = database.read(teacher, (db) => db.as(system, (part) => part.one(everybody)));
  await expect(outside).rejects.toThrow('Only a transaction has parts that run as the system');
});
