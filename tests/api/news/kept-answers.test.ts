import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actOnArticles, newsDetail, newsList, saveChannel, type NewsItem } from 'edutech/plugins/news/api';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { Id } from 'edutech/core/common/ids';
import { newsDesk } from '../../support/news-desk';
import { type Caller, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

// Two servers of one deployment. The clock of the other stands still, so that nothing it keeps gets old: what goes, goes
// because it was told.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await startApp({ on: ['news'] });
  const moment = new Date();
  there = await startApp({ on: ['news'], sameDatabaseAs: here, replace: [[Clock, { now: () => moment }]] });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const listed = async (app: TestApp): Promise<readonly Id[]> => {
  const { envelope } = await visitorOf(app).call(newsList, { page: 1, pageLine: 100 });
  return (envelope!.data as { items: NewsItem[] }).items.map(({ id }) => id);
};

const changeUnseen = (change: Parameters<typeof sql.join>[0][number]) =>
  here.platform.services.database.write(asSystem('a test changes an article'), (db) => db.run(sql`${change}`));

async function act(editor: Caller, name: string, id: Id): Promise<void> {
  const article = await here.platform.services.database.read(asSystem('a test looks up a version'), (db) =>
    db.one<{ version: number }>(sql`select version from news.article where id = ${id}`),
  );
  const answer = await editor.call(actOnArticles, { act: name, articles: [{ id, ...article }], reason: '内容有误' });
  expect(answer.status, answer.text).toBe(200);
}

test('what visitors are answered is kept: nobody is asked again', async () => {
  const before = await listed(there);
  const { database } = there.platform.services;
  const sent = database.statements;
  expect(await listed(there)).toEqual(before);
  expect(database.statements).toBe(sent);
});

test('a withdrawn article is gone at once where it was withdrawn, and on every other server as soon as it is told', async () => {
  const editor = (await newsDesk(here)).cityadmin;
  const [id] = await listed(here);
  expect(await listed(there)).toContain(id);
  expect((await visitorOf(there).call(newsDetail, { id })).status).toBe(200);
  await act(editor, 'withdraw', id!);
  expect(await listed(here)).not.toContain(id);
  expect((await visitorOf(here).call(newsDetail, { id })).status).toBe(410);
  await vi.waitFor(async () => {
    expect(await listed(there)).not.toContain(id);
    expect((await visitorOf(there).call(newsDetail, { id })).status).toBe(410);
  }, 20_000);
});

test('who is signed in sees what is there now', async () => {
  const editor = (await newsDesk(here)).cityadmin;
  const [id] = await listed(here);
  await changeUnseen(sql`update news.article set title = '改过的标题' where id = ${id}`);
  const { envelope } = await editor.call(newsList, { page: 1, pageLine: 100 });
  expect((envelope!.data as { items: NewsItem[] }).items.find((item) => item.id === id)?.title).toBe('改过的标题');
});

test('a refusal is not kept', async () => {
  const [id] = await listed(here);
  await changeUnseen(sql`update news.article set state = 'withdrawn' where id = ${id}`);
  expect((await visitorOf(here).call(newsDetail, { id })).status).toBe(410);
  await changeUnseen(sql`update news.article set state = 'published' where id = ${id}`);
  expect((await visitorOf(here).call(newsDetail, { id })).status).toBe(200);
});

test('an act that is refused changes nothing, so nothing is forgotten', async () => {
  await listed(there);
  const visitor = visitorOf(here);
  expect((await visitor.call(saveChannel, {})).status).not.toBe(200);
  const sent = there.platform.services.database.statements;
  await listed(there);
  expect(there.platform.services.database.statements).toBe(sent);
});
