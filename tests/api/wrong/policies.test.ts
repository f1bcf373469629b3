import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { connectionOf } from '../../support/connections';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: ['wrong'] });
});
afterAll(() => app.close());

test.each(['plan', 'practice'])('a connection sees rows of wrong.%s of its own person only', async (table) => {
  const { database } = app.platform.services;
  const owners = sql<{ id: string }>`select distinct person_id as id from ${sql.table(`wrong.${table}`)}`;
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const all = idsOf(await database.read(asSystem('a test counts who practises'), (db) => db.all(owners)));
  const seenBy = async (account: DemoAccount) =>
    idsOf(await database.read(connectionOf(app, account), (db) => db.all(owners)));
  expect(all).toContain(app.world.people.student.personId);
  expect(await seenBy('student')).toEqual([app.world.people.student.personId]);
  expect(await seenBy('teacher')).toEqual([]);
  expect(await seenBy('principal')).toEqual([]);
});
