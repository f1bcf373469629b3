import { tableFromIPC } from 'apache-arrow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { someQuestions } from 'edutech/plugins/questions/api';
import { homeworkSummary, monitor, myResult, proposeFollowUp, releaseAnswers } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, demoStudent, homework } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

test('a summary reckons with what is marked, as JSON and as a table of marks', async () => {
  const asked = { homeworkId: homework('powers') };
  const summary = dataOf<typeof homeworkSummary>(await teacher.call(homeworkSummary, asked));
  expect(summary.distribution.reduce((sum, count) => sum + count, 0)).toBe(summary.corrected);
  expect(summary.items).toHaveLength(4);
  const [first] = summary.items;
  expect(first!.right + first!.partly + first!.wrong + first!.blank).toBe(first!.marked);
  expect(first!.facility!).toBeGreaterThan(0.4);
  expect(first!.mistakes[0]).toMatchObject({ text: 'AB' });
  const response = await app.platform.app.inject({
    method: 'GET',
    url: addressOf('work', '/work/summary'),
    query: asked,
    headers: {
      cookie: teacher.cookie,
      token: teacher.token,
      accept: 'application/vnd.apache.arrow.stream',
      'sec-fetch-site': 'same-origin',
    },
  });
  const table = tableFromIPC(response.rawPayload);
  expect(table.numRows).toBe(summary.items.reduce((sum, { marked }) => sum + marked, 0));
  expect(table.schema.fields.map(({ name }) => name)).toEqual([
    'attempt',
    'class',
    'item',
    'part',
    'points',
    'of',
    'state',
  ]);
});

test('releasing by hand shows results before all is corrected', async () => {
  const { people } = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId: assignment('powers') }));
  expect(people.length).toBeGreaterThan(20);
  const answer = await teacher.call(releaseAnswers, { assignmentId: assignment('powers'), on: true });
  expect(answer.status).toBe(200);
  expect((await student.call(myResult, { attemptId: attempt('powers', demoStudent) })).status).toBe(200);
});

test('a follow-up practises what went badly, a question for each tier, none of them met before', async () => {
  const asked = { homeworkId: homework('powers'), assignmentId: assignment('powers') };
  const follow = async () => dataOf<typeof proposeFollowUp>(await teacher.call(proposeFollowUp, asked));
  // the first item is made the weak one, the others go well
  const run = (query: Query) => app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));
  const first = sql`(select i.id from work.item i where i.homework_id = ${homework('powers')} order by i.position limit 1)`;
  const all = sql`attempt_id in (select id from work.attempt where assignment_id = ${assignment('powers')})`;
  await run(sql`update work.mark set points = of where ${all}`);
  expect((await follow()).items).toEqual([]);
  await run(sql`update work.mark set points = 0 where item_id = ${first} and ${all}`);

  const { title, classIds, items } = await follow();
  expect(classIds).toEqual([app.world.classId]);
  expect(title).not.toBe('');
  expect(items.reduce((bits, one) => bits | one.tiers, 0)).toBe(0b111);
  expect(items.reduce((sum, one) => sum + one.tiers, 0)).toBe(0b111);
  const met = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: string }>(sql`select question_id as id from work.item where homework_id = ${homework('powers')}`),
  );
  for (const { questionId } of items) expect(met.map(({ id }) => id)).not.toContain(questionId);

  // the composer makes homework of it
  const questions = dataOf<typeof someQuestions>(
    await teacher.call(someQuestions, { ids: items.map(({ questionId }) => questionId) }),
  );
  expect(questions).toHaveLength(items.length);
  const stranger = await signedIn(app, 'student');
  expect((await stranger.call(proposeFollowUp, asked)).status).toBe(403);
});
