import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { bindChild, makeCodes, myChildren } from 'edutech/plugins/guardian/api';
import { mostChildren } from 'edutech/plugins/guardian/model/relation';
import { demoId } from '../../../host/server/demo-city/demo-id';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['guardian'] });
});
afterAll(() => app.close());

const student = (seat: number) => demoId(`person/101/student/7/3/${seat}`);
const system = asSystem('a test prepares codes of guardians');

const made = (teacher: Caller, ...personIds: string[]) =>
  teacher.call(makeCodes, { classId: app.world.classId, personIds });

async function codeFor(teacher: Caller, personId: string): Promise<string> {
  return ((await made(teacher, personId)).envelope!.data as { code: string }[])[0]!.code;
}

/** Ids of the codes of a student that nobody has used or ended. */
const openCodes = (personId: string) =>
  app.platform.services.database.read(system, (db) =>
    db.all<{ id: string; schoolId: string }>(sql`
      select id, school_id from guardian.code
      where student_id = ${personId} and used_at is null and revoked_at is null`),
  );

test('what was left over at the school before stops no new codes, and ends', async () => {
  await app.platform.services.database.write(system, async (db) => {
    for (const [seat, days] of [
      [21, -3],
      [22, 20],
    ] as const)
      await db.run(sql`
        insert into guardian.code (school_id, id, student_id, code_hash, made_by, made_at, expires_at)
        values (${app.world.otherSchoolId}, ${demoId(`code/${seat}`)}, ${student(seat)},
          sha256(${`left over ${seat}`}::bytea), ${app.world.people.headteacher.personId},
          now() - interval '25 days', now() + ${days} * interval '1 day')`);
  });
  const answer = await made(await signedIn(app, 'headteacher'), student(21), student(22), student(23));
  expect(answer.status).toBe(200);
  for (const seat of [21, 22, 23])
    expect((await openCodes(student(seat))).map(({ schoolId }) => schoolId)).toEqual([app.world.schoolId]);
});

test('two who make codes at once both have an answer, and one code of each student stays open', async () => {
  const teachers = await Promise.all([
    signedIn(app, 'headteacher'),
    signedIn(app, 'schooladmin'),
    signedIn(app, 'principal'),
  ]);
  const all = [24, 25, 26, 27].map(student);
  const answers = await Promise.all(
    teachers.map((teacher, index) => made(teacher, ...(index === 1 ? all.toReversed() : all))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const personId of all) expect(await openCodes(personId)).toHaveLength(1);
});

test('two codes used at once bind no more children than an account may have', async () => {
  const teacher = await signedIn(app, 'headteacher');
  const guardian = await signedIn(app, 'guardian');
  const codes = [await codeFor(teacher, student(28)), await codeFor(teacher, student(29))];
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`
      insert into guardian.binding (guardian_id, student_id, relation, bound_at)
      select ${app.world.people.guardian.personId}, person_id, 'other', now() from core.post
      where school_id = ${app.world.otherSchoolId} and role_type = 3 and ended_at is null
      order by person_id limit ${mostChildren - 3}`),
  );
  const bind = (code: string) => guardian.call(bindChild, { code, relation: 'other' });
  const answers = await Promise.all(codes.map(bind));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await guardian.call(myChildren)).envelope!.data).toHaveLength(mostChildren);
});
