import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import type { PluginManifest } from 'edutech/core/common/plugin';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { grantsFor } from 'edutech/core/server/permissions/grants';
import { seedGrants } from 'edutech/core/server/permissions/seed-grants';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: [] });
});
afterAll(() => app.close());

const write = <T>(work: (db: Db) => Promise<T>) =>
  app.platform.services.database.write(asSystem('a test grants'), work);

/** A plugin of its own for each test, so that they do not meet. */
function chess(actions: readonly string[]): PluginManifest {
  return { id: 'chess', permissions: { [code]: { title: 'chess.play', actions, grantedTo: ['teacher', 'student'] } } };
}
let code = '';
const fresh = () => {
  code = `chess_${newId()}`;
};

const teacherPost = () => ({
  personId: app.world.people.teacher.personId,
  category: categories.teacher,
  postId: app.world.people.teacher.roleId,
  roleType: roleTypes.teacher,
});
const heldBy = (holder: ReturnType<typeof teacherPost>, manifest: PluginManifest) =>
  write((db) => grantsFor([manifest]).aclOf(db, holder));

test('a new code is granted to those whom the manifest names', async () => {
  fresh();
  const manifest = chess(['open', 'resign']);
  await write((db) => seedGrants(db, [manifest]));
  expect(await heldBy(teacherPost(), manifest)).toEqual({ [code]: ['open', 'resign'] });
  expect(await heldBy({ ...teacherPost(), roleType: roleTypes.headTeacher as never }, manifest)).toEqual({
    [code]: ['open', 'resign'],
  });
  expect(await heldBy({ ...teacherPost(), roleType: roleTypes.auditor as never }, manifest)).toEqual({});
});

test('what an administrator took away is not granted again at the next start', async () => {
  fresh();
  const manifest = chess(['open']);
  await write((db) => seedGrants(db, [manifest]));
  await write((db) => db.run(sql`delete from core.grant_default where code = ${code} and grantee = 'teacher'`));
  await write((db) => seedGrants(db, [manifest]));
  expect(await heldBy(teacherPost(), manifest)).toEqual({});
});

test('an action that a plugin learns later goes to those who still hold the code', async () => {
  fresh();
  await write((db) => seedGrants(db, [chess(['open'])]));
  await write((db) => db.run(sql`delete from core.grant_default where code = ${code} and grantee = 'student'`));
  await write((db) => seedGrants(db, [chess(['open', 'castle'])]));
  expect(await heldBy(teacherPost(), chess([]))).toEqual({ [code]: ['castle', 'open'] });
  expect(
    await heldBy(
      { personId: '', category: categories.student as never, postId: null, roleType: roleTypes.student as never },
      chess([]),
    ),
  ).toEqual({});
});

test('a post can be given more and less than its role', async () => {
  fresh();
  const manifest = chess(['open', 'castle']);
  await write((db) => seedGrants(db, [manifest]));
  const { postId } = teacherPost();
  await write((db) =>
    db.run(
      sql`insert into core.post_grant (post_id, code, actions, withheld) values (${postId}, ${code}, '{open}', true)`,
    ),
  );
  expect(await heldBy(teacherPost(), manifest)).toEqual({ [code]: ['castle'] });
});

test('codes of plugins that are not installed are not held, and come back with them', async () => {
  fresh();
  const manifest = chess([]);
  await write((db) => seedGrants(db, [manifest]));
  expect(await heldBy(teacherPost(), { id: 'draughts' })).toEqual({});
  expect(await heldBy(teacherPost(), manifest)).toEqual({ [code]: [] });
});

test('two plugins cannot claim one code', async () => {
  fresh();
  const rival = { ...chess([]), id: 'rival' };
  await expect(write((db) => seedGrants(db, [chess([]), rival]))).rejects.toThrow(/"chess" and "rival" both declare/);
});
