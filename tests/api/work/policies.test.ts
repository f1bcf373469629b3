import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { attempt, demoStudent, homework } from './work-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
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

const tables = ['homework', 'item', 'assignment', 'attempt', 'answer_event', 'answer', 'mark'];

test.each(tables)('a connection of a school sees rows of work.%s of its own school only', async (table) => {
  const own = connectionOf('teacher');
  const foreign = connectionOf('auditor', app.world.otherSchoolId);
  const schools = (actor: SignedIn) =>
    read(actor, sql`select distinct school_id as id from ${sql.table(`work.${table}`)}`);
  expect(await schools(own)).toEqual([app.world.schoolId]);
  expect(await schools(foreign)).toEqual([app.world.otherSchoolId]);
});

test('nobody changes another school’s homework, answers or marks', async () => {
  const foreign = connectionOf('auditor', app.world.otherSchoolId);
  const id = homework('number-line');
  expect(await write(foreign, sql`update work.homework set title = 'x' where id = ${id}`)).toBe(0);
  expect(
    await write(foreign, sql`delete from work.answer where attempt_id = ${attempt('number-line', demoStudent)}`),
  ).toBe(0);
  expect(await write(foreign, sql`update work.mark set points = 0`)).toBeGreaterThanOrEqual(0);
  const untouched = await read(
    connectionOf('teacher'),
    sql`select id from work.homework where id = ${id} and title <> 'x'`,
  );
  expect(untouched).toEqual([id]);
});

test('a teacher’s own words are seen by himself alone', async () => {
  const ids = sql<{ id: string }>`select id from work.comment`;
  expect((await read(connectionOf('teacher'), ids)).length).toBeGreaterThan(3);
  expect(await read(connectionOf('headteacher'), ids)).toEqual([]);
});
