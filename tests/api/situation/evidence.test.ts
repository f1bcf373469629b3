import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { Evidence } from 'edutech/plugins/situation/api';
import { applyRemark, handInMine, openMine, saveAnswers } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { attempt, demoStudent, homework, itemOf } from '../work/work-kit';
import { evidenceOf, recountAll, system } from './situation-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['situation', 'work', 'exam', 'wrong'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const running = attempt('number-line', demoStudent);
const write = (slug: string, answer: object, sequence: number) =>
  student.call(saveAnswers, {
    attemptId: running,
    client: newId(),
    answers: [{ itemId: itemOf('number-line', slug), part: 0, sequence, age: 0, answer }],
  });
const ofItem = async (slug: string) =>
  (await evidenceOf(app, running)).filter(({ itemId }) => itemId === itemOf('number-line', slug));

test('what homework and exams of the demo city have reported is what a recount comes to', async () => {
  expect(await recountAll(app)).toEqual({ students: 0, points: 0 });
});

test('an answer that is handed in is evidence once', async () => {
  await student.call(openMine, { attemptId: running });
  await write('below-zero', { choice: [3] }, 1);
  await write('zero-is-neither', { truth: true }, 2);
  expect((await student.call(handInMine, { attemptId: running })).status).toBe(200);
  expect(await ofItem('below-zero')).toMatchObject([{ share: 0 }]);
});

test('a re-mark replaces the evidence, and what it comes to', async () => {
  const [before] = await ofItem('below-zero');
  const remark = (choice: number[]) =>
    teacher.call(applyRemark, {
      homeworkId: homework('number-line'),
      itemId: itemOf('number-line', 'below-zero'),
      key: { choice },
    });
  expect((await remark([3])).status).toBe(200);
  expect(await ofItem('below-zero')).toEqual([{ ...before, share: 1 }]);
  expect(await recountAll(app)).toEqual({ students: 0, points: 0 });
  await remark([1]);
  expect(await ofItem('below-zero')).toEqual([before]);
});

test('a recount repairs what is not equal to the answers', async () => {
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`update situation.mastery set ability = ability + 1 where person_id = ${app.world.people.student.personId}
      and point_id = (select min(point_id::text)::uuid from situation.mastery
        where person_id = ${app.world.people.student.personId})`),
  );
  expect(await recountAll(app)).toMatchObject({ points: 1 });
  expect(await recountAll(app)).toEqual({ students: 0, points: 0 });
});

test('results that are undone leave no evidence', async () => {
  const { database } = app.platform.services;
  const [collector] = app.platform.container.get(Evidence) as readonly Evidence<Db>[];
  await database.write(system, (db) =>
    collector!.withdraw(db, {
      schoolId: app.world.schoolId,
      area: 'work',
      attemptIds: [running],
      personIds: [app.world.people.student.personId],
    }),
  );
  expect(await evidenceOf(app, running)).toEqual([]);
  // the homework itself stands, so the night finds what is missing
  expect((await recountAll(app)).students).toBe(1);
  expect((await evidenceOf(app, running)).length).toBeGreaterThan(0);
});
