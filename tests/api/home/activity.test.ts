import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionCount } from 'edutech/plugins/home/api';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['home', 'questions', 'resource', 'work'] });
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

test('a term begins and ends with days of the city', async () => {
  const { termId, people } = app.world;
  const { personId: teacherId } = people.teacher;
  const teacher = await signedIn(app, 'teacher');
  /** What of these areas counts after all that the teacher has made was made at 7:00 of this day. */
  const countedAt = async (day: Query) => {
    const at = sql`(select (${day} + time '07:00') at time zone 'Asia/Shanghai' from core.term t where t.id = ${termId})`;
    await app.platform.services.database.write(asSystem('a test'), async (db) => {
      await db.run(sql`update work.assignment set published_at = ${at} where published_by = ${teacherId}`);
      await db.run(sql`update resource.resource set created_at = ${at} where owner_person_id = ${teacherId}`);
      await db.run(sql`update questions.question set created_at = ${at} where owner_person_id = ${teacherId}`);
    });
    const { envelope } = await teacher.call(actionCount, { termId, teacherId });
    const counts = envelope!.data as OutputOf<typeof actionCount>;
    return counts.filter(({ action }) => /^(work|resource|questions)/.test(action)).map(({ count }) => count > 0);
  };
  expect(await countedAt(sql`t.starts_on`)).toEqual([true, true, true]);
  expect(await countedAt(sql`(t.ends_on + 1)`)).toEqual([false, false, false]);
});
