import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { connectionOf } from '../../../support/connections';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { colleagueId } from '../exam-kit';
import { rulesOf, where } from './auto-kit';

let app: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = connectionOf(app, 'teacher');
  for (const personId of [teacher.personId, colleagueId])
    await app.platform.services.database.write(asSystem('a test'), (db) => db.run(added(personId)));
});
afterAll(() => app.close());

const added = (personId: string, gradeId = where.gradeId) => sql`
  insert into exam.auto_rules (school_id, person_id, subject_id, grade_id, rules, used_at)
  values (${app.world.schoolId}, ${personId}, ${where.subjectId}, ${gradeId}, ${JSON.stringify(rulesOf())}, now())`;

test('rules are read by the person alone who composed by them, not by a colleague of the school', async () => {
  const { database } = app.platform.services;
  const rows = await database.read(teacher, (db) =>
    db.all<{ personId: string }>(sql`select person_id from exam.auto_rules`),
  );
  expect(rows).toEqual([{ personId: teacher.personId }]);
});

test('nobody writes or removes rules of somebody else', async () => {
  const { database } = app.platform.services;
  const write = database.write(teacher, async (db) => {
    await db.run(sql`delete from exam.auto_rules where person_id = ${teacher.personId}`);
    return db.run(added(colleagueId));
  });
  await expect(write).rejects.toMatchObject({ code: '42501' });
  const removed = await database.write(teacher, (db) =>
    db.run(sql`delete from exam.auto_rules where person_id = ${colleagueId}`),
  );
  expect(removed).toBe(0);
});
