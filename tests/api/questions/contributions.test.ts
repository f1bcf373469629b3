import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import { taskDetails } from 'edutech/plugins/home/api';
import { getQuestion, listQuestions, reportFault } from 'edutech/plugins/questions/api';
import { placeAgain } from 'edutech/plugins/questions/server/saving/place-again.job';
import { Textbooks } from 'edutech/plugins/textbook/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, firstChapter, idsOf, node, numberLine } from './questions-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions', 'home'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const tasksOf = async (who: Caller) =>
  dataOf<typeof taskDetails>(await who.call(taskDetails, { termId: app.world.termId })).filter(
    ({ area }) => area === 'questions',
  );

test('who reviews is told at home how much waits', async () => {
  const tasks = await tasksOf(await signedIn(app, 'principal'));
  expect(tasks).toContainEqual(expect.objectContaining({ id: 'questions.reviews', path: '/questions/review' }));
  expect(await tasksOf(teacher)).not.toContainEqual(expect.objectContaining({ id: 'questions.reviews' }));
});

test('whoever wrote a question is told at home that a fault was reported in it', async () => {
  const { data } = dataOf<typeof listQuestions>(await teacher.call(listQuestions, { space: 'personal', pageLine: 50 }));
  const shared = data.find(({ source }) => source === 3)!;
  const other = await signedIn(app, 'headteacher');
  const report = { id: shared.id, version: shared.version, kind: 'answer', text: '答案应为 B' };
  expect((await other.call(reportFault, report)).status).toBe(200);
  expect(await tasksOf(teacher)).toContainEqual(
    expect.objectContaining({ path: `/questions/preview?id=${shared.id}`, note: '答案应为 B' }),
  );
});

test('a chapter that was moved takes its questions along in the night', async () => {
  const { services, container } = app.platform;
  const found = async (nodeId: string) =>
    idsOf(dataOf<typeof listQuestions>(await teacher.call(listQuestions, { nodeIds: [nodeId], pageLine: 50 })).data);
  const sought = async (nodeId: string) =>
    idsOf(
      dataOf<typeof listQuestions>(await teacher.call(listQuestions, { nodeIds: [nodeId], q: '数轴', pageLine: 50 }))
        .data,
    );
  const elsewhere = node('第三章 代数式');
  const [moved] = await sought(numberLine);
  expect(await found(elsewhere)).not.toContain(moved);
  await services.database.write(asSystem('a test'), (db) =>
    db.run(sql`update textbook.node set parent_id = ${elsewhere} where id = ${numberLine}`),
  );
  const job = placeAgain(container.get(Database), container.get(Textbooks));
  const run = { actor: asSystem('a test'), signal: new AbortController().signal, attempt: 1 };
  await job.run({}, { ...run, heartbeat: async () => undefined });
  expect(await found(elsewhere)).toContain(moved);
  expect(await sought(elsewhere)).toContain(moved);
  expect(await found(firstChapter)).not.toContain(moved);
  const { places } = dataOf<typeof getQuestion>(await teacher.call(getQuestion, { id: moved }));
  expect(places.map(({ nodeId }) => nodeId)).toContain(numberLine);
});
