import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Events } from 'edutech/core/server/events/events';
import { Switches } from 'edutech/core/server/switches';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import { search, suggest } from 'edutech/plugins/search/api';
import { actOnArticles, adminArticle, createArticle, saveArticle, type ArticleFields } from 'edutech/plugins/news/api';
import { newsDesk, wholeText, type NewsDesk } from '../../support/news-desk';
import { type Caller, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let visitor: Caller;
let desk: NewsDesk;
let ahead = 0;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, { now: () => new Date(Date.now() + ahead) }]] });
  visitor = visitorOf(app);
  desk = await newsDesk(app);
});
afterAll(() => app.close());

type Found = OutputOf<typeof search>;
async function found(q: string, more: Record<string, unknown> = {}, who = visitor): Promise<Found> {
  const answer = await who.call(search, { q, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.envelope!.data as Found;
}
const titles = async (q: string, more?: Record<string, unknown>) =>
  (await found(q, more)).items.map(({ title }) => title);

const addition = '有理数的加法：在数轴上走一走';

describe('a lesson is found', () => {
  test.each([
    ['its title', addition],
    ['a part of it', '数轴上'],
    ['Pinyin', 'youlishudejiafa'],
    ['Pinyin in words', 'you li shu de jia fa'],
    ['Pinyin that is still being written', 'youlishudejiaf'],
    ['Pinyin without zh, ch, sh and ng', 'zaisuzousan'],
    ['initials', 'ylsdjf'],
    ['its teacher', '方晓岚 加法'],
    ['the initials of its teacher', 'fxl 加法'],
    ['its school and chapter', '临江区第二中学 有理数'],
    ['a homophone', '有里数的家法'],
    ['one wrong character', '有理数得加发'],
    ['exchanged letters', 'yuolishudejiafa'],
  ])('by %s: %s', async (_by, q) => expect(await titles(q)).toContain(addition));

  test('first, when its title is what was typed', async () => {
    expect((await titles('函数的单调性'))[0]).toBe('函数的单调性');
    expect((await titles('hanshudedandiaoxing'))[0]).toBe('函数的单调性');
  });

  test('with the words marked, whose it is and where it stands', async () => {
    const [hit] = (await found('函数的单调性')).items;
    expect(hit).toMatchObject({
      kind: 'lesson',
      label: '课程',
      titleMarks: [[0, 6]],
      names: ['程远川', '云州市第一中学'],
      stage: 'senior',
      address: `/air/air_detail?resourceid=${demoId('air.resource.ms1-monotone')}`,
    });
  });

  test('not while it is being converted, nor when that failed', async () => {
    expect(await titles('生活中相反意义的量')).not.toContain('正数和负数：生活中相反意义的量');
    expect(await titles('销售中的盈亏')).not.toContain('一元一次方程的应用：销售中的盈亏');
  });
});

describe('a search', () => {
  test('says that it found only what sounds or looks alike', async () => {
    expect(await found('有里数的家法')).toMatchObject({ similar: true });
    expect(await found('有理数')).toMatchObject({ similar: false });
  });

  test('is narrowed by kind, stage, subject and grade, and each choice says how many it leaves', async () => {
    const all = await found('图解');
    const stages = all.facets.filter(({ facet }) => facet === 'stage');
    expect(stages.length).toBeGreaterThan(0);
    const maths = await found('图解', { subject: '数学', kind: 'lesson' });
    expect(new Set(maths.items.map(({ subject }) => subject))).toEqual(new Set(['数学']));
    expect(maths.page.total).toBe(
      all.facets.find(({ facet, value }) => facet === 'subject' && value === '数学')!.count,
    );
    expect((await found('图解', { kind: 'news' })).items.map(({ kind }) => kind)).not.toContain('lesson');
  });

  test('goes on from page to page, no thing twice and none left out', async () => {
    const first = await found('云州市');
    expect(first.page.total).toBeGreaterThan(15);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.page.total / 15) }, (_, index) => found('云州市', { page: index + 1 })),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.page.total);
    expect(ids).toHaveLength(first.page.total);
  });

  test('answers in the language of the reader', async () => {
    const { items } = await found('reading festival', { lang: 'en' });
    expect(items[0]).toMatchObject({
      label: 'News',
      title: 'Twelfth school reading festival opens with 600 works on show',
    });
  });

  test('suggests the best few while somebody types', async () => {
    const answer = await visitor.call(suggest, { q: '有理' });
    const few = answer.envelope!.data as OutputOf<typeof suggest>;
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThanOrEqual(8);
    expect(few[0]!.title).toContain('有理');
  });
});

describe('whatever somebody types', () => {
  test.each([
    "' | !'x':* & (",
    "'); drop table core.search_entry; --",
    '\\',
    '!!!&&&|||<->:*',
    '%_%',
    '',
    '   ',
    '。',
    '‮有理数',
    '𠮷野家',
    'ａ'.repeat(60),
    'xianfangan'.repeat(6),
    '数'.repeat(60),
  ])('%j is answered', async (q) => {
    const { items, page } = await found(q);
    expect(items.length).toBeLessThanOrEqual(page.total);
    expect((await visitor.call(suggest, { q })).status).toBe(200);
  });

  test('too long a text, a page beyond the last and an unknown stage are refused', async () => {
    for (const input of [{ q: '长'.repeat(61) }, { q: 'a', page: 68 }, { q: 'a', stage: 'x' }, { q: 'a', kind: "'" }])
      expect((await visitor.call(search, input)).status).toBe(422);
  });
});

test('what belongs to a plugin that is switched off is not found', async () => {
  const { container, services } = app.platform;
  expect((await found('函数的单调性')).page.total).toBeGreaterThan(0);
  await turn(false);
  expect((await found('函数的单调性')).items.filter(({ kind }) => kind === 'lesson')).toEqual([]);
  await turn(true);
  expect((await found('函数的单调性')).items[0]).toMatchObject({ kind: 'lesson' });

  async function turn(isOn: boolean) {
    const row = { pluginId: 'air', countyId: null, isOn };
    await services.database.write(asSystem('a test turns a switch'), (db) =>
      turnSwitch(db, container.get(Events), row, new Date()),
    );
    await expect.poll(() => container.get(Switches).isOn('air', null)).toBe(isOn);
  }
});

async function written(change: Partial<ArticleFields>): Promise<string> {
  const { id, version } = (await desk.cityadmin.call(createArticle)).envelope!.data as { id: string; version: number };
  await desk.cityadmin.call(saveArticle, { id, version, save: newId(), fields: wholeText(change) });
  return id;
}

async function act(who: Caller, name: string, id: string, more: Record<string, unknown> = {}): Promise<void> {
  const seen = (await desk.cityadmin.call(adminArticle, { id })).envelope!.data as { version: number };
  const answer = await who.call(actOnArticles, { act: name, articles: [{ id, version: seen.version }], ...more });
  expect(answer.status, answer.text).toBe(200);
}

async function published(change: Partial<ArticleFields>): Promise<string> {
  const id = await written(change);
  await act(desk.cityadmin, 'submit', id);
  for (const reviewer of [desk.superadmin, desk.operator, desk.auditor]) await act(reviewer, 'approve', id);
  return id;
}

describe('an article', () => {
  test('is found from the moment of its third approval until it is withdrawn', async () => {
    const title = '凤凰山下的天文台';
    const id = await written({ title });
    await act(desk.cityadmin, 'submit', id);
    for (const reviewer of [desk.superadmin, desk.operator, desk.auditor]) {
      expect(await titles(title)).not.toContain(title);
      await act(reviewer, 'approve', id);
    }
    expect(await titles(title)).toContain(title);
    await act(desk.cityadmin, 'withdraw', id, { reason: '有误' });
    expect(await titles(title)).not.toContain(title);
  });

  test('is found when its time has come and until it is over, without any job', async () => {
    const title = '明日才公布的琉璃奖';
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    await published({ title, publishAt: at(2), expiresAt: at(5) });
    expect(await titles(title)).not.toContain(title);
    ahead = 3 * hour;
    expect(await titles(title)).toContain(title);
    // the clock stays there: limits on calls would wait for it
    ahead = 6 * hour;
    expect(await titles(title)).not.toContain(title);
  });
});
