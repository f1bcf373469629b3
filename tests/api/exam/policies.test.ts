import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleagueId, paper } from './exam-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  const { schoolId, otherSchoolId, people } = app.world;
  const [personId, now] = [people.teacher.personId, new Date()];
  await app.platform.services.database.write(asSystem('a test'), async (db) => {
    for (const [school, id] of [
      [schoolId, paper('midterm')],
      [otherSchoolId, paper('city-model')],
    ]) {
      await db.run(sql`
        insert into exam.template (school_id, id, title, blocks, sheet, made_by, made_at)
        values (${school}, ${newId()}, '模板', '{}', '{}', ${personId}, ${now})`);
      await db.run(sql`
        insert into exam.print_log (school_id, id, paper_id, person_id, at, act)
        values (${school}, ${newId()}, ${id}, ${personId}, ${now}, 'print')`);
      await db.run(sql`
        insert into exam.paper_member (school_id, paper_id, person_id, invited_at)
        values (${school}, ${id}, ${colleagueId}, ${now})`);
      await db.run(sql`
        insert into exam.place_lock (school_id, paper_id, place, person_id, until)
        values (${school}, ${id}, 'title', ${colleagueId}, ${now})`);
      await db.run(sql`
        insert into exam.sealing (school_id, paper_id, releases_at, sealed_at, first_id, second_id)
        values (${school}, ${id}, ${now}, ${now}, ${personId}, ${colleagueId})`);
    }
    await db.run(sql`
      insert into exam.style (person_id, grade_id, subject_id, blocks, sheet, changed_at)
      select ${personId}, g.id, s.id, '{}', '{}', ${now} from core.grade g, core.subject s limit 1`);
  });
});
afterAll(() => app.close());

/** Somebody of a school as the database sees him, whatever the server would let him do. */
function connectionOf(account: DemoAccount, schoolId?: string): SignedIn {
  const person = app.world.people[account];
  return {
    kind: 'person',
    category: 'teacher',
    permissions: new Set(),
    personId: person.personId,
    username: person.username,
    name: person.name,
    sessionId: '',
    roleId: null,
    roleType: roleTypes.teacher,
    limit: 'full',
    isShared: false,
    actedBy: null,
    mustChangePassword: false,
    reach: 'school',
    schoolId: schoolId ?? person.schoolId,
    countyId: person.countyId,
  };
}
const read = (actor: SignedIn, query: Query<{ id: string }>) =>
  app.platform.services.database.read(actor, async (db) => (await db.all(query)).map(({ id }) => id));
const write = (actor: SignedIn, query: Query) => app.platform.services.database.write(actor, (db) => db.run(query));

test.each(['paper_question', 'template', 'print_log', 'sealing', 'paper_member', 'place_lock'])(
  'a connection of a school sees rows of exam.%s of its own school only',
  async (table) => {
    const schools = (actor: SignedIn) =>
      read(actor, sql`select distinct school_id as id from ${sql.table(`exam.${table}`)}`);
    expect(await schools(connectionOf('teacher'))).toEqual([app.world.schoolId]);
    expect(await schools(connectionOf('auditor', app.world.otherSchoolId))).toEqual([app.world.otherSchoolId]);
  },
);

test('of other schools a connection sees public papers, and changes none', async () => {
  const foreign = connectionOf('auditor', app.world.otherSchoolId);
  const own = connectionOf('teacher');
  const seen = (actor: SignedIn) => read(actor, sql`select id from exam.paper`);
  expect(await seen(own)).toContain(paper('city-model'));
  expect(await seen(own)).not.toContain(paper('foreign-draft'));
  expect(await seen(foreign)).not.toContain(paper('unit-one'));
  expect(await write(own, sql`update exam.paper set title = 'x' where id = ${paper('city-model')}`)).toBe(0);
  expect(await write(foreign, sql`delete from exam.paper where id = ${paper('unit-one')}`)).toBe(0);
});

test('a style is seen by its teacher alone', async () => {
  const styles = sql<{ id: string }>`select person_id as id from exam.style`;
  expect(await read(connectionOf('teacher'), styles)).toEqual([app.world.people.teacher.personId]);
  expect(await read(connectionOf('headteacher'), styles)).toEqual([]);
});
