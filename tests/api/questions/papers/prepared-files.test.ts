import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Preparation, preparedFile } from 'edutech/plugins/questions/api';
import { downloadHomework } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { type Prepared, prepared } from '../../../support/prepared';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { homework, keyOf } from '../../work/work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'], works: true });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const sheet = { homeworkIds: [homework('number-line')], format: 'docx', withAnswers: false };

test('a file that was made in the background is fetched by whoever asked for it, and by nobody else', async () => {
  const asked = await teacher.call(downloadHomework, sheet);
  const { address, bytes, notes } = (await prepared(teacher, asked)).envelope!.data as Prepared;
  const fetched = await app.platform.app.inject({ url: address, headers: { cookie: teacher.cookie } });
  expect({ status: fetched.statusCode, bytes: fetched.rawPayload.length }).toEqual({ status: 200, bytes });
  expect(notes).toEqual([]);

  const { id } = asked.envelope!.data as Preparation;
  for (const account of ['headteacher', 'schooladmin', 'cityadmin'] as const) {
    const other = await (await signedIn(app, account)).call(preparedFile, { id });
    expect([other.status, keyOf(other)]).toEqual([404, 'questions.prepared.notFound']);
  }
});

test('until then it is not there', async () => {
  const idle = await startApp({ on: ['work'] });
  const colleague = await signedIn(idle, 'teacher');
  const { id } = (await colleague.call(downloadHomework, sheet)).envelope!.data as Preparation;
  const early = await colleague.call(preparedFile, { id });
  expect([early.status, keyOf(early)]).toEqual([404, 'questions.prepared.notFound']);
  await idle.close();
});
