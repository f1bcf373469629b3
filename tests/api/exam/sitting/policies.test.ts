import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { startApp, type TestApp } from '../../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
});
afterAll(() => app.close());

/** Somebody of a school as the database sees them, whatever the server would let them do. */
function connectionOf(account: DemoAccount, schoolId?: string): SignedIn {
  const person = app.world.people[account];
  const isStudent = account === 'student';
  return {
    kind: 'person',
    category: isStudent ? 'student' : 'teacher',
    permissions: new Set(),
    personId: person.personId,
    username: person.username,
    name: person.name,
    sessionId: '',
    roleId: null,
    roleType: isStudent ? roleTypes.student : roleTypes.teacher,
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

const tables = [
  'exam',
  'exam_class',
  'exam_secret',
  'exam_package',
  'room',
  'invigilator',
  'sitting',
  'answer_event',
  'sitting_answer',
  'sitting_event',
  'message',
  'result',
];

test.each(tables)('a connection of a school sees rows of exam.%s of its own school only', async (table) => {
  const schools = (actor: SignedIn) =>
    read(actor, sql`select distinct school_id as id from ${sql.table(`exam.${table}`)}`);
  expect(await schools(connectionOf('teacher'))).toEqual([app.world.schoolId]);
  expect(await schools(connectionOf('auditor', app.world.otherSchoolId))).toEqual([app.world.otherSchoolId]);
});

test('a student’s connection sees no secret of an exam, and of sittings and answers their own alone', async () => {
  const student = connectionOf('student');
  expect(await read(student, sql`select exam_id as id from exam.exam_secret`)).toEqual([]);
  expect(await read(student, sql`select id from exam.sitting_event`)).toEqual([]);
  for (const table of ['sitting', 'answer_event', 'sitting_answer'])
    expect(await read(student, sql`select distinct person_id as id from ${sql.table(`exam.${table}`)}`)).toEqual([
      student.personId,
    ]);
  expect(await read(student, sql`select distinct student_id as id from exam.result`)).toEqual([student.personId]);
  const other = demoId('exam.sitting.running.0');
  const changed = app.platform.services.database.write(student, (db) =>
    db.run(sql`update exam.sitting set receipt = 'x' where id = ${other}`),
  );
  expect(await changed).toBe(0);
});
