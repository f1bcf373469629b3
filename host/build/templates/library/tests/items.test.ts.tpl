import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '{{own}}/api';
import { signedIn, visitorOf } from '{{support}}/people';
import { startApp, type TestApp } from '{{support}}/servers/start-app';

let app: TestApp;
let teacher: Awaited<ReturnType<typeof signedIn>>;
let reviewer: typeof teacher;

beforeAll(async () => {
  app = await startApp({ on: ['{{id}}'] });
  teacher = await signedIn(app, 'teacher');
  reviewer = await signedIn(app, 'auditor');
});
afterAll(() => app.close());

async function listed(space: string, more: object = {}): Promise<api.Item[]> {
  const { envelope } = await teacher.call(api.listItems, { space, ...more });
  return (envelope!.data as { data: api.Item[] }).data;
}
const titlesIn = async (space: string) => (await listed(space)).map(({ title }) => title);

test('a teacher sees own things, and nothing of another school', async () => {
  expect((await titlesIn('mine')).sort()).toEqual(['数轴上的动点', '有理数的分类'].sort());
  expect(await titlesIn('school')).not.toContain('另一所学校的内容');
});

test('a list is narrowed by kind and by words', async () => {
  expect((await listed('mine', { kind: 'reading' })).map(({ title }) => title)).toEqual(['有理数的分类']);
  expect(await listed('mine', { kind: 'project' })).toEqual([]);
  expect((await listed('mine', { q: '数轴' })).map(({ kind }) => kind)).toEqual(['task']);
});

test('an owner changes what nobody else sees; of two tabs the second sees what the first has saved', async () => {
  const { id, version, text } = (await listed('mine')).find(({ title }) => title === '数轴上的动点')!;
  const change = { id, title: '数轴上的两个动点', kind: 'project', text, version };
  expect((await teacher.call(api.changeItem, change)).status).toBe(200);
  const late = await teacher.call(api.changeItem, { ...change, title: '动点' });
  expect(late.status).toBe(409);
  expect(late.envelope?.data).toMatchObject({ detail: { theirs: { title: '数轴上的两个动点', version: version + 1 } } });
  expect((await teacher.call(api.changeItem, { ...change, title: '数轴上的动点', version: version + 1 })).status).toBe(200);
  const asked = (await listed('mine')).find(({ wanted }) => wanted !== null)!;
  const { status } = await teacher.call(api.changeItem, { ...change, id: asked.id, version: asked.version });
  expect(status).toBe(409);
});

test('a thing goes to the trash and comes back, and is marked', async () => {
  const item = (await listed('mine')).find(({ title }) => title === '数轴上的动点')!;
  const ids = [item.id];
  expect((await teacher.call(api.removeItems, { ids })).envelope?.data).toEqual({ count: 1 });
  expect(await titlesIn('trash')).toEqual(['数轴上的动点']);
  expect((await teacher.call(api.restoreItems, { ids })).envelope?.data).toEqual({ count: 1 });
  expect((await teacher.call(api.favourItems, { ids, on: true })).envelope?.data).toEqual({ count: 1 });
  expect(await titlesIn('favourites')).toEqual(['数轴上的动点']);
});

test('what a reviewer approves, everybody sees; the queue holds what is within the management scope', async () => {
  const { envelope } = await reviewer.call(api.reviewQueue, {});
  const lines = (envelope!.data as { data: api.ReviewLine[] }).data;
  expect(lines.map(({ title }) => title)).toEqual(['有理数的分类']);
  const { taskId } = lines[0]!;
  const decision = { taskId, pass: true, ticks: [], reason: '' };
  expect((await reviewer.call(api.decideReview, decision)).status).toBe(422);
  const ticks = ['content', 'chapter', 'copyright'];
  expect((await reviewer.call(api.decideReview, { ...decision, ticks })).status).toBe(200);
  expect(await titlesIn('public')).toEqual(['有理数的分类']);
});

test('the list is exported as a workbook', async () => {
  const { envelope } = await teacher.call(api.exportItems, { space: 'mine' });
  expect(envelope?.data).toMatchObject({ address: expect.any(String) });
});

test('a visitor is asked to sign in', async () => {
  expect((await visitorOf(app).call(api.listItems)).envelope?.code).toBe(464);
});
