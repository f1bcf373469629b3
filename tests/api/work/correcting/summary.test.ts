import { tableFromIPC } from 'apache-arrow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { homeworkSummary, monitor, myResult, releaseAnswers } from 'edutech/plugins/work/api';
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
