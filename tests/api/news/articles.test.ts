import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actOnArticles,
  adminArticle,
  newsDetail,
  newsHeadlines,
  newsList,
  newsOpened,
  newsTypes,
  type AdminArticle,
  type NewsItem,
  type NewsType,
} from 'edutech/plugins/news/api';
import { newId } from 'edutech/core/common/ids';
import { newsDesk } from '../../support/news-desk';
import { visitorOf, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let visitor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['news'] });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const headlines = async () =>
  (await visitor.call(newsHeadlines)).envelope!.data as (NewsType & { items: NewsItem[] })[];

test('the front page gets four items of each type, pinned ones first, then the newest', async () => {
  const types = await headlines();
  expect(types).toHaveLength(4);
  for (const { items, typeId } of types) {
    expect(items).toHaveLength(4);
    expect(items.every((item) => item.typeId === typeId)).toBe(true);
    const times = items.filter(({ pinned }) => !pinned).map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().reverse());
  }
  expect(types[0]?.items[0]?.pinned).toBe(true);
});

test('an empty type is all types', async () => {
  const listed = async (input: object) =>
    (await visitor.call(newsList, { page: 1, pageLine: 5, ...input })).envelope!.data as { items: NewsItem[] };
  const all = await listed({});
  expect(all.items.length).toBeGreaterThan(0);
  expect(await listed({ typeId: '' })).toEqual(all);
});

test('types tell how many articles they hold', async () => {
  const types = (await visitor.call(newsTypes)).envelope!.data as NewsType[];
  expect(types.every(({ total }) => total > 0)).toBe(true);
});

test('an opening counts once, however often it is reported', async () => {
  const { id, views } = (await headlines())[1]!.items[0]!;
  const visit = newId();
  await visitor.call(newsOpened, { id, visit });
  await visitor.call(newsOpened, { id, visit });
  const { envelope } = await visitor.call(newsDetail, { id });
  expect((envelope!.data as NewsItem).views).toBe(views + 1);
});

test('an article that was taken back is gone, and is not listed any more', async () => {
  const { id } = (await headlines())[2]!.items[1]!;
  const { cityadmin } = await newsDesk(app);
  const { version } = (await cityadmin.call(adminArticle, { id })).envelope!.data as AdminArticle;
  await cityadmin.call(actOnArticles, { act: 'withdraw', articles: [{ id, version }], reason: '内容有误' });
  expect((await visitor.call(newsDetail, { id })).status).toBe(410);
  const others = (await headlines()).flatMap(({ items }) => items.map((item) => item.id));
  expect(others).not.toContain(id);
});
