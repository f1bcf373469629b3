import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEntry, editEntry, type Entry, exportEntries, listEntries, removeEntry } from '{{own}}/api';
import { signedIn, visitorOf } from '{{support}}/people';
import { startApp, type TestApp } from '{{support}}/servers/start-app';

let app: TestApp;
let teacher: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp({ on: ['{{id}}'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

async function listed(input: Readonly<Record<string, unknown>> = {}) {
  const { envelope } = await teacher.call(listEntries, input);
  return (envelope!.data as { items: Entry[] }).items;
}

test('a teacher sees the entries of the own school, and nothing of another', async () => {
  const titles = (await listed()).map(({ title }) => title);
  expect(titles).toContain('周五下午四点教研活动');
  expect(titles).not.toContain('另一所学校的内容');
});

test('words and a type narrow the list', async () => {
  expect((await listed({ q: '教研' })).map(({ title }) => title)).toEqual(['周五下午四点教研活动']);
  expect((await listed({ kind: 'material' })).every(({ kind }) => kind === 'material')).toBe(true);
});

test('an entry is added, edited by its author at its newest version, and removed', async () => {
  expect((await teacher.call(addEntry, { title: '  新的   一条 ', kind: 'notice' })).status).toBe(200);
  const [added] = await listed();
  expect(added).toMatchObject({ title: '新的 一条', isOwn: true, version: 1 });
  const facts = { id: added!.id, title: '改过的一条', kind: 'question' };
  expect((await teacher.call(editEntry, { ...facts, version: 1 })).status).toBe(200);
  expect((await teacher.call(editEntry, { ...facts, version: 1 })).status).toBe(409);
  expect((await teacher.call(removeEntry, { id: added!.id })).status).toBe(200);
  expect((await listed()).map(({ id }) => id)).not.toContain(added!.id);
});

test("a colleague's entry cannot be changed", async () => {
  const colleague = (await listed()).find(({ isOwn }) => !isOwn);
  expect((await teacher.call(removeEntry, { id: colleague?.id })).status).toBe(404);
});

test('the list is exported as a workbook', async () => {
  const { envelope } = await teacher.call(exportEntries, {});
  expect(envelope?.data).toMatchObject({ address: expect.any(String) });
});

test('a visitor is asked to sign in', async () => {
  expect((await visitorOf(app).call(listEntries)).envelope?.code).toBe(464);
});
