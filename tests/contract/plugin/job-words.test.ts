import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Texts } from 'edutech/core/server/texts';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('every job of every plugin has words in both languages, for administrators who look at what goes on', async () => {
  const queues = await app.platform.services.database.read(asSystem('a test asks'), (db) =>
    db.all(sql<{ name: string }>`select name from jobs.queue where not starts_with(name, '__pgboss__')`),
  );
  const keys = new Set(queues.map(({ name }) => name.replace(/\.gaveUp$/, '').replace('.', '.job.')));
  expect(keys.size).toBeGreaterThan(10);
  const texts = app.platform.container.get(Texts);
  // `has`: in both languages
  expect([...keys].filter((key) => !texts.has(key)).sort()).toEqual([]);
});
