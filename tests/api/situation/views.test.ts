import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { releaseResults } from 'edutech/plugins/exam/api';
import { classMap, exportClassMap, ownMap, pointEvidence, studentMap } from 'edutech/plugins/situation/api';
import { connectionOf } from '../../support/connections';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleagueId, dataOf, keyOf } from '../work/work-kit';
import { mathematics, system } from './situation-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['situation', 'work', 'exam', 'wrong'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const wish = (span: 'week' | 'weeks' | 'term' = 'weeks') => ({
  classId: app.world.classId,
  subjectId: mathematics,
  span,
});
const own = async () => dataOf<typeof ownMap>(await student.call(ownMap, {}));

test('a class has a map in the order of learning, with its weakest point’s evidence and questions to follow up', async () => {
  const map = dataOf<typeof classMap>(await teacher.call(classMap, wish()));
  expect(map.topic?.answered).toBeGreaterThan(5);
  const shown = map.points.filter(({ value }) => value !== null);
  expect(shown.length).toBeGreaterThan(5);
  expect(map.points.slice(1).every(({ builds }) => builds.length > 0)).toBe(true);
  expect(map.trend.filter(({ value }) => value !== null).length).toBeGreaterThan(1);
  const weakest = shown.toSorted((a, b) => a.value! - b.value!)[0]!;
  const point = dataOf<typeof pointEvidence>(
    await teacher.call(pointEvidence, { ...wish(), pointId: weakest.pointId }),
  );
  expect(point).toMatchObject({ value: weakest.value, people: weakest.people, answers: weakest.answers });
  expect(point.followUp.length).toBeGreaterThan(0);
  expect(point.notYet).toHaveLength(weakest.notYet!);
});

test('students worth a talk come in the order of the class list, each with a reason', async () => {
  const { focus } = dataOf<typeof classMap>(await teacher.call(classMap, wish()));
  expect(focus.length).toBeGreaterThan(0);
  const first = dataOf<typeof studentMap>(
    await teacher.call(studentMap, { ...wish(), studentId: focus[0]!.studentId }),
  );
  expect(first.name).toBe(focus[0]!.name);
});

test('a teacher of another class is refused, and so is a student of another class', async () => {
  const colleague = await signedInPerson(app, colleagueId);
  expect(keyOf(await colleague.call(classMap, wish()))).toBe('situation.error.noClass');
  expect(keyOf(await colleague.call(exportClassMap, wish()))).toBe('situation.error.noClass');
  const other = await app.platform.services.database.read(system, (db) =>
    db.one<{ id: Id }>(
      sql`select person_id as id from core.class_member where class_id = ${app.world.otherClassId} limit 1`,
    ),
  );
  expect(keyOf(await teacher.call(studentMap, { ...wish(), studentId: other.id }))).toBe('situation.error.noStudent');
});

test('a student reads words and no values, and nothing of an exam before its release', async () => {
  const before = await own();
  expect(before.points.some(({ state }) => state !== 'untaught')).toBe(true);
  expect(JSON.stringify(before)).not.toMatch(/"(value|ability|share|name":"周)/);
  const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);
  const releaser = await signedInPerson(app, demoId('person/101/teacher/mathematics/2'));
  const released = await releaser.call(releaseResults, { examId: demoId('exam.exam.midterm'), on: true });
  expect(released.status).toBe(200);
  expect(sum((await own()).days)).toBeGreaterThan(sum(before.days));
});

/** The student as row-level security sees one. */
const asStudent = (of: TestApp) => ({
  ...connectionOf(of, 'student'),
  category: 'student' as const,
  roleType: roleTypes.student,
});

test('a connection of a student sees own evidence only, and nobody sees another’s practice', async () => {
  const { database } = app.platform.services;
  const me = app.world.people.student.personId;
  const seenBy = (account: DemoAccount, table: string) =>
    database.read(account === 'student' ? asStudent(app) : connectionOf(app, account), (db) =>
      db.all<{ id: Id; practice: boolean }>(
        table === 'evidence'
          ? sql`select distinct person_id as id, is_own as practice from situation.evidence`
          : sql`select distinct person_id as id, false as practice from situation.mastery`,
      ),
    );
  await database.write(system, (db) =>
    db.run(sql`insert into situation.evidence
      select school_id, person_id, 'wrong', ${demoId('a.practice')}, item_id, part, thing_id, '', null, subject_id, question_id,
        question_version, point_ids, share, expected, '', true, at
      from situation.evidence where person_id = ${me} limit 1`),
  );
  expect((await seenBy('student', 'mastery')).map(({ id }) => id)).toEqual([me]);
  const ofStudent = await seenBy('student', 'evidence');
  expect(ofStudent.every(({ id }) => id === me)).toBe(true);
  expect(ofStudent.some(({ practice }) => practice)).toBe(true);
  for (const account of ['teacher', 'principal', 'guardian'] as const)
    expect((await seenBy(account, 'evidence')).filter(({ practice }) => practice)).toEqual([]);
  expect((await seenBy('teacher', 'mastery')).length).toBeGreaterThan(5);
});

test('a class of four has no figures', async () => {
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`delete from core.class_member where class_id = ${app.world.classId} and person_id not in (
      select person_id from core.class_member where class_id = ${app.world.classId} group by person_id
      order by min(seat), person_id limit 4)`),
  );
  const map = dataOf<typeof classMap>(await teacher.call(classMap, wish()));
  expect(map).toMatchObject({ students: 4, isSmall: true, focus: [] });
  expect(map.points.every(({ value, notYet }) => value === null && notYet === null)).toBe(true);
  expect(map.trend.every(({ value }) => value === null)).toBe(true);
  const point = map.points.find(({ answers }) => answers > 0)!;
  const { notYet, mistakes, share } = dataOf<typeof pointEvidence>(
    await teacher.call(pointEvidence, { ...wish(), pointId: point.pointId }),
  );
  expect({ notYet, mistakes, share }).toEqual({ notYet: [], mistakes: [], share: null });
});
