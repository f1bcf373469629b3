import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFile, listFiles } from '{{own}}/api';
import { signedIn, visitorOf } from '{{support}}/people';
import { startApp, type TestApp } from '{{support}}/servers/start-app';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ on: ['{{id}}'] });
});
afterAll(() => app.close());

test('a teacher sees the files of the own school, each with the address of its viewer', async () => {
  const teacher = await signedIn(app, 'teacher');
  const files = (await teacher.call(listFiles)).envelope!.data as { id: string; title: string }[];
  expect(files.map(({ title }) => title)).toEqual(['教研活动安排']);
  const { envelope } = await teacher.call(getFile, { id: files[0]!.id });
  expect(envelope?.data).toMatchObject({ ext: 'pdf', src: expect.stringMatching(/^\S+$/) });
});

test('a file of another school does not exist', async () => {
  const teacher = await signedIn(app, 'teacher');
  expect((await teacher.call(getFile, { id: '0'.repeat(32) })).status).toBe(404);
});

test('a visitor is asked to sign in', async () => {
  expect((await visitorOf(app).call(listFiles)).envelope?.code).toBe(464);
});
