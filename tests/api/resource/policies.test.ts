import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { connectionOf } from '../../support/connections';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { resource } from './resource-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['resource'] });
});
afterAll(() => app.close());

/** Somebody of a school as the database sees him, whatever the server would let him do. */

const read = (account: DemoAccount, query: Query<{ id: string }>) =>
  app.platform.services.database.read(connectionOf(app, account), async (db) =>
    (await db.all(query)).map(({ id }) => id),
  );
const write = (account: DemoAccount, query: Query) =>
  app.platform.services.database.write(connectionOf(app, account), (db) => db.run(query));

test('a connection sees what is public, its school’s and its own, and no draft of a colleague', async () => {
  const seen = await read('headteacher', sql`select id from resource.resource`);
  expect(seen).toEqual(
    expect.arrayContaining(['rational-exercise', 'midterm-paper', 'morning-reading-draft'].map(resource)),
  );
  for (const slug of ['absolute-value-draft', 'songxi-measuring', 'poem-melody', 'cube-nets'])
    expect(seen).not.toContain(resource(slug));
});

test('a connection sees where resources stand only of those', async () => {
  const seen = await read('headteacher', sql`select resource_id as id from resource.placement where shown < 3`);
  expect(seen).not.toContain(resource('songxi-measuring'));
  expect(seen).toContain(resource('midterm-paper'));
});

test('nobody writes as somebody else, nor what is another school’s', async () => {
  const stolen = sql`update resource.resource set title = 'x' where id = ${resource('rational-exercise')}`;
  expect(await write('headteacher', stolen)).toBe(0);
  const gone = sql`delete from resource.resource where id = ${resource('midterm-paper')}`;
  expect(await write('headteacher', gone)).toBe(0);
  const { personId } = app.world.people.teacher;
  const marked = sql`insert into resource.favourite (person_id, resource_id, marked_at)
    values (${personId}, ${resource('rational-exercise')}, ${new Date()})`;
  await expect(write('headteacher', marked)).rejects.toThrow('row-level security');
  const said = sql`insert into resource.used_in (id, resource_id, person_id, title, person_name, used_at)
    values (${newId()}, ${resource('rational-exercise')}, ${personId}, 'x', 'x', ${new Date()})`;
  await expect(write('headteacher', said)).rejects.toThrow('row-level security');
});

test('audits are seen by their owner and within reach, with what was said in them', async () => {
  const own = await read('teacher', sql`select resource_id as id from resource.audit_task`);
  expect(own).toContain(resource('yunjiang-map'));
  expect(own).not.toContain(resource('cube-nets'));
});
