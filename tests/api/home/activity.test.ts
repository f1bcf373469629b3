import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionCount } from 'edutech/plugins/home/api';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['home'] });
});
afterAll(() => app.close());

/** HTTP status of asking for the counts of somebody's acts. */
async function asking(account: DemoAccount, teacherId: Id): Promise<number> {
  const caller = await signedIn(app, account);
  return (await caller.call(actionCount, { termId: app.world.termId, teacherId })).status;
}

test('a teacher asks about himself only, a principal about the teachers of his school', async () => {
  const { teacher, headteacher } = app.world.people;
  expect(await asking('teacher', teacher.personId)).toBe(200);
  expect(await asking('teacher', headteacher.personId)).toBe(403);
  expect(await asking('principal', teacher.personId)).toBe(200);
});

test('a principal is refused the acts of a teacher of another school', async () => {
  const { personId: stranger } = await app.platform.services.database.read(
    asSystem('a test looks for a teacher elsewhere'),
    (db) =>
      db.one<{ personId: Id }>(sql`
        select person_id from core.post where school_id = ${app.world.otherSchoolId} and role_type = 1 limit 1`),
  );
  expect(await asking('principal', stranger)).toBe(403);
});
