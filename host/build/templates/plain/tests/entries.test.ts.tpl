import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEntry, type Entry, listEntries, removeEntry } from '{{own}}/api';
import { signedIn, visitorOf } from '{{support}}/people';
import { startApp, type TestApp } from '{{support}}/servers/start-app';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ plugins: ['{{id}}'] });
});
afterAll(() => app.close());

async function entriesSeenBy(account: 'teacher') {
  const { envelope } = await (await signedIn(app, account)).call(listEntries);
  return envelope?.data as Entry[];
}

test('a teacher sees what was written at the own school, and nothing of another', async () => {
  const titles = (await entriesSeenBy('teacher')).map((entry) => entry.title);
  expect(titles).toContain('周五下午四点教研活动');
  expect(titles).not.toContain('另一所学校的内容');
});

test('a new entry is tidied and stands first', async () => {
  const teacher = await signedIn(app, 'teacher');
  const { status } = await teacher.call(addEntry, { title: '  新的   一条 ' });
  expect(status).toBe(200);
  expect((await entriesSeenBy('teacher'))[0]).toMatchObject({ title: '新的 一条', isOwn: true });
});

test('an entry of blanks is refused with a text', async () => {
  const teacher = await signedIn(app, 'teacher');
  const { status, envelope } = await teacher.call(addEntry, { title: '   ' });
  expect(status).toBe(422);
  expect(envelope?.msg).not.toBe('');
});

test("a colleague's entry cannot be removed", async () => {
  const colleague = (await entriesSeenBy('teacher')).find((entry) => !entry.isOwn);
  const teacher = await signedIn(app, 'teacher');
  expect((await teacher.call(removeEntry, { id: colleague?.id })).status).toBe(404);
});

test('a visitor is asked to sign in', async () => {
  expect((await visitorOf(app).call(listEntries)).envelope?.code).toBe(464);
});
