import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actOnArticles,
  adminArticle,
  adminArticles,
  copyArticles,
  createArticle,
  newsDetail,
  newsList,
  saveArticle,
  type AdminArticle,
  type ArticleFields,
  type StoppedReview,
} from 'edutech/plugins/news/api';
import { newId } from 'edutech/core/common/ids';
import type { Clock as ClockService } from 'edutech/core/server/clock';
import { Clock } from 'edutech/core/server/clock';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { deskAccounts } from 'edutech/core/server/demo/demo';
import { newsDesk, wholeText, type NewsDesk } from '../../support/news-desk';
import { signedInPerson, visitorOf, type Answer, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let desk: NewsDesk;
let visitor: Caller;
/** A clock that tests may turn forward. */
let ahead = 0;
const clock: ClockService = { now: () => new Date(Date.now() + ahead) };

beforeAll(async () => {
  app = await startApp({ on: ['news'], replace: [[Clock, clock]] });
  desk = await newsDesk(app);
  visitor = visitorOf(app);
});
afterAll(() => app.close());

/** Lets time go by; sessions of long ago have ended, so everybody signs in again. */
async function wait(hours: number): Promise<void> {
  ahead += hours * 3_600_000;
  desk = await newsDesk(app);
}

const data = <T>(answer: Answer) => answer.envelope!.data as T;

async function written(change: Partial<ArticleFields> = {}): Promise<string> {
  const { id, version } = data<{ id: string; version: number }>(await desk.cityadmin.call(createArticle));
  const saved = await desk.cityadmin.call(saveArticle, { id, version, save: newId(), fields: wholeText(change) });
  expect(saved.status).toBe(200);
  return id;
}

const seen = async (id: string) => data<AdminArticle>(await desk.cityadmin.call(adminArticle, { id }));

async function act(who: Caller, name: string, id: string, more: Record<string, unknown> = {}): Promise<Answer> {
  const { version } = await seen(id);
  return who.call(actOnArticles, { act: name, articles: [{ id, version }], ...more });
}

/** Writes an article and lets three others approve it. */
async function published(change: Partial<ArticleFields> = {}): Promise<string> {
  const id = await written(change);
  await act(desk.cityadmin, 'submit', id);
  for (const reviewer of [desk.superadmin, desk.operator, desk.auditor]) {
    expect((await act(reviewer, 'approve', id)).status).toBe(200);
  }
  return id;
}

test('an article is public after the third review, not before', async () => {
  const id = await written();
  await act(desk.cityadmin, 'submit', id);
  for (const reviewer of [desk.superadmin, desk.operator, desk.auditor]) {
    expect((await visitor.call(newsDetail, { id })).status).toBe(404);
    await act(reviewer, 'approve', id);
  }
  expect((await visitor.call(newsDetail, { id })).status).toBe(200);
  expect(await seen(id)).toMatchObject({ state: 'published', reviewers: ['程启明', expect.any(String), '梁慧敏'] });
});

test('nobody reviews what he has written, nor twice', async () => {
  const id = await written();
  await act(desk.cityadmin, 'submit', id);
  expect((await act(desk.cityadmin, 'approve', id)).envelope?.data).toMatchObject({ key: 'news.refusal.ownText' });
  await act(desk.superadmin, 'approve', id);
  expect((await act(desk.superadmin, 'approve', id)).envelope?.data).toMatchObject({
    key: 'news.refusal.approvedBefore',
  });
});

test('a text that somebody else has copied is still its writer’s own', async () => {
  const source = await written({ title: '抄来的稿件' });
  await desk.superadmin.call(copyArticles, { ids: [source], siteIds: [app.world.countyId] });
  const { items } = data<{ items: AdminArticle[] }>(
    await desk.superadmin.call(adminArticles, { siteId: app.world.countyId, page: 1, pageLine: 100 }),
  );
  const { id } = items.find(({ title }) => title === '抄来的稿件')!;
  expect((await act(desk.superadmin, 'submit', id)).status).toBe(200);
  for (const writer of [desk.cityadmin, desk.superadmin]) {
    expect((await act(writer, 'approve', id)).envelope?.data).toMatchObject({ key: 'news.refusal.ownText' });
  }
  expect((await act(desk.operator, 'approve', id)).status).toBe(200);
});

test('an article is returned with a reason, and its writer finds it', async () => {
  const id = await written();
  await act(desk.cityadmin, 'submit', id);
  expect((await act(desk.superadmin, 'return', id)).status).toBe(422);
  await act(desk.superadmin, 'return', id, { reason: '请补充时间和地点。' });
  const { state, steps } = data<AdminArticle & { steps: { act: string; reason: string }[] }>(
    await desk.cityadmin.call(adminArticle, { id }),
  );
  expect(state).toBe('draft');
  expect(steps.at(-1)).toMatchObject({ act: 'return', reason: '请补充时间和地点。', by: '程启明' });
});

test('nobody approves a text that has changed since he read it', async () => {
  const id = await written();
  const { version } = await seen(id);
  await act(desk.cityadmin, 'submit', id);
  const stale = await desk.superadmin.call(actOnArticles, { act: 'approve', articles: [{ id, version }] });
  expect(stale.status).toBe(409);
});

test('a text with a listed word is not submitted, and its place is told', async () => {
  const id = await written({ body: '<p>我校<b>状</b>元辈出。</p>' });
  const answer = await act(desk.cityadmin, 'submit', id);
  expect(answer.status).toBe(422);
  expect(answer.envelope?.data).toMatchObject({
    key: 'news.error.blocked',
    detail: { words: [{ in: 'body', word: '状元', level: 'block', start: 2, end: 4 }] },
  });
});

test('a scheduled article appears when it is due and is gone when it ends', async () => {
  const hours = (count: number) => new Date(Date.now() + ahead + count * 3_600_000).toISOString();
  const id = await published({ publishAt: hours(2), expiresAt: hours(4) });
  expect((await seen(id)).state).toBe('scheduled');
  expect((await visitor.call(newsDetail, { id })).status).toBe(404);
  await wait(3);
  expect((await visitor.call(newsDetail, { id })).status).toBe(200);
  await wait(2);
  expect((await visitor.call(newsDetail, { id })).status).toBe(410);
  expect((await seen(id)).state).toBe('expired');
});

test('what was withdrawn is gone and names its channel; restored, it is back', async () => {
  const id = await published();
  await act(desk.superadmin, 'withdraw', id, { reason: '数字有误。' });
  const gone = await visitor.call(newsDetail, { id });
  expect(gone.status).toBe(410);
  expect(gone.envelope?.data).toMatchObject({ detail: { typeId: wholeText().typeId } });
  await act(desk.superadmin, 'restore', id);
  expect((await visitor.call(newsDetail, { id })).status).toBe(200);
});

test('a pin has an end', async () => {
  const id = await published();
  const until = new Date(Date.now() + ahead + 86_400_000).toISOString();
  await act(desk.cityadmin, 'pin', id, { until });
  const first = async () =>
    data<{ items: { id: string; pinned: boolean }[] }>(
      await visitor.call(newsList, { typeId: wholeText().typeId, page: 1, pageLine: 3 }),
    ).items.find((item) => item.id === id);
  expect(await first()).toMatchObject({ pinned: true });
  await wait(48);
  expect(await first()).toMatchObject({ pinned: false });
});

test('of several articles, those that cannot be approved keep no other back', async () => {
  const good = await written({ title: '可以通过' });
  await act(desk.cityadmin, 'submit', good);
  const bad = await written({ title: '还是草稿' });
  const articles = [];
  for (const id of [good, bad]) articles.push({ id, version: (await seen(id)).version });
  const answer = await desk.superadmin.call(actOnArticles, { act: 'approve', articles });
  expect(answer.envelope?.data).toMatchObject({
    done: [{ id: good }],
    refused: [{ id: bad, title: '还是草稿', key: 'news.refusal.state' }],
  });
  const many = Array.from({ length: 51 }, () => ({ id: newId(), version: 1 }));
  expect((await desk.superadmin.call(actOnArticles, { act: 'approve', articles: many })).status).toBe(422);
});

test('whoever reviews finds what waits for him', async () => {
  const id = await written({ title: '等待别人审核' });
  await act(desk.cityadmin, 'submit', id);
  const waiting = async (who: Caller) =>
    data<{ items: AdminArticle[] }>(
      await who.call(adminArticles, { tab: 'waiting', page: 1, pageLine: 100 }),
    ).items.some((item) => item.id === id);
  expect([await waiting(desk.cityadmin), await waiting(desk.operator)]).toEqual([false, true]);
});

test('every act is on record', async () => {
  const id = await published();
  const rows = await app.platform.services.database.read(asSystem('a test reads records'), (db) =>
    db.all<{ act: string }>(sql`select act from core.audit_record where object_id = ${id} order by created_at, id`),
  );
  expect(rows.map((row) => row.act)).toEqual(['news.submit', 'news.approve', 'news.approve', 'news.approve']);
});

test('who cannot approve is told why, and who can go on', async () => {
  const id = await written();
  await act(desk.cityadmin, 'submit', id);
  const stoppedFor = async (who: Caller) =>
    data<{ stopped: StoppedReview | null }>(await who.call(adminArticle, { id })).stopped;
  expect(await stoppedFor(desk.superadmin)).toBeNull();
  const own = await stoppedFor(desk.cityadmin);
  expect(own).toMatchObject({ refusal: 'ownText' });
  expect(own!.people).toEqual(expect.arrayContaining(['秦若岚', '韩立群', '何文博']));
  expect(own!.people).not.toContain('陆思敏');

  await act(desk.operator, 'approve', id);
  const after = await stoppedFor(desk.operator);
  expect(after).toMatchObject({ refusal: 'approvedBefore' });
  expect(after!.people).toEqual(expect.arrayContaining(['韩立群', '何文博']));
  expect(after!.people).not.toContain('秦若岚');
});

test('editor, reviewer and final of the demo city publish an article of the city with its administrator', async () => {
  const [editor, reviewer, final] = await Promise.all(
    deskAccounts.map(async (username) => {
      const { id } = await app.platform.services.database.read(asSystem('a test looks for the desk'), (db) =>
        db.one<{ id: string }>(sql`select id from core.person where username = ${username}`),
      );
      return signedInPerson(app, id);
    }),
  );
  const created = data<{ id: string; version: number }>(await editor!.call(createArticle));
  const { id, version } = created;
  expect((await editor!.call(saveArticle, { id, version, save: newId(), fields: wholeText() })).status).toBe(200);
  expect((await act(editor!, 'submit', id)).status).toBe(200);
  for (const who of [reviewer!, desk.cityadmin, final!]) expect((await act(who, 'approve', id)).status).toBe(200);
  expect((await seen(id)).state).toBe('published');
});
