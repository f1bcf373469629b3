import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['marking'] });
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

const schoolsOf = (actor: SignedIn, table: string) =>
  app.platform.services.database.read(actor, async (db) =>
    (await db.all<{ id: string }>(sql`select distinct school_id as id from ${sql.table(`marking.${table}`)}`)).map(
      ({ id }) => id,
    ),
  );

test.each(['project', 'script', 'answer', 'question', 'marker', 'turn', 'mark_event'])(
  'a connection of a school sees rows of marking.%s of its own school only, and a student’s none',
  async (table) => {
    expect(await schoolsOf(connectionOf('teacher'), table)).toEqual([app.world.schoolId]);
    const other = await schoolsOf(connectionOf('auditor', app.world.otherSchoolId), table);
    expect(other.filter((id) => id !== app.world.otherSchoolId)).toEqual([]);
    expect(await schoolsOf(connectionOf('student'), table)).toEqual([]);
  },
);

test('of appeals and templates a student’s connection sees and writes its own appeals alone', async () => {
  const { database } = app.platform.services;
  const appeal = (studentId: string, slug: string) => sql`
    insert into marking.appeal (school_id, id, exam_id, student_id, item_id, part, reason, points, created_at)
    values (${app.world.schoolId}, ${demoId(slug)}, ${demoId('exam')}, ${studentId}, ${demoId('item')}, 0, 'x', 1, now())`;
  const student = connectionOf('student');
  const teacher = connectionOf('teacher');
  const { personId } = app.world.people.headteacher;
  await database.write(student, (db) => db.run(appeal(student.personId, 'own')));
  await expect(database.write(student, (db) => db.run(appeal(personId, 'other')))).rejects.toThrow();
  await database.write(teacher, (db) => db.run(appeal(personId, 'other')));
  await database.write(teacher, (db) =>
    db.run(sql`insert into marking.template (school_id, id, title, rules, changed_by, changed_at)
      values (${app.world.schoolId}, ${demoId('template')}, 'x', '{}', ${teacher.personId}, now())`),
  );
  const ids = (actor: SignedIn, table: string) =>
    database.read(actor, (db) => db.all<{ id: string }>(sql`select id from ${sql.table(`marking.${table}`)}`));
  expect(await ids(student, 'appeal')).toEqual([{ id: demoId('own') }]);
  expect(await ids(student, 'template')).toEqual([]);
  expect(await ids(teacher, 'appeal')).toHaveLength(2);
  const stranger = connectionOf('auditor', app.world.otherSchoolId);
  expect([...(await ids(stranger, 'appeal')), ...(await ids(stranger, 'template'))]).toEqual([]);
});
