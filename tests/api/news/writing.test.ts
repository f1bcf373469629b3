import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actOnArticles,
  adminArticle,
  adminSites,
  articleVersions,
  checkArticle,
  copyArticles,
  createArticle,
  newsList,
  newsSites,
  saveArticle,
  uploadPicture,
  type AdminArticle,
  type ArticleCheck,
  type ArticleFields,
} from 'edutech/plugins/news/api';
import { checkedPlaces } from 'edutech/plugins/news/model/articles/checked-places';
import { newId } from 'edutech/core/common/ids';
import type { Site } from 'edutech/core/common/organisation/sites';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newsDesk, wholeText, type NewsDesk } from '../../support/news-desk';
import { signedIn, visitorOf, type Answer, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { onePoint, upload } from '../../support/uploading';

let app: TestApp;
let desk: NewsDesk;
beforeAll(async () => {
  app = await startApp();
  desk = await newsDesk(app);
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const begin = async (who: Caller, siteId?: string) =>
  data<{ id: string; version: number }>(await who.call(createArticle, siteId ? { siteId } : {}));
const read = async (who: Caller, id: string) =>
  data<AdminArticle & { fields: ArticleFields }>(await who.call(adminArticle, { id }));

test('a save that is sent again changes nothing', async () => {
  const { id } = await begin(desk.cityadmin);
  const save = { id, version: 1, save: newId(), fields: wholeText() };
  const [first, again] = [await desk.cityadmin.call(saveArticle, save), await desk.cityadmin.call(saveArticle, save)];
  expect(first.envelope?.data).toMatchObject({ version: 2 });
  expect(again.envelope?.data).toEqual(first.envelope?.data);
});

test('of two editors the second gets both texts, and neither is lost', async () => {
  const { id } = await begin(desk.cityadmin);
  const theirs = wholeText({ title: '先保存的' });
  const mine = wholeText({ title: '后保存的' });
  await desk.cityadmin.call(saveArticle, { id, version: 1, save: newId(), fields: theirs });
  const answer = await desk.operator.call(saveArticle, { id, version: 1, save: newId(), fields: mine });
  expect(answer.status).toBe(409);
  expect(answer.envelope?.data).toMatchObject({
    key: 'news.error.changed',
    detail: { mine: { title: '后保存的', version: 2 }, theirs: { title: '先保存的', version: 2 } },
  });
  const decided = await desk.operator.call(saveArticle, { id, version: 2, save: newId(), fields: mine });
  expect(decided.envelope?.data).toMatchObject({ version: 3 });
  const versions = data<{ by: string; fields: ArticleFields }[]>(await desk.operator.call(articleVersions, { id }));
  expect(versions.map(({ fields }) => fields.title)).toEqual(['后保存的', '先保存的']);
});

test('what a text may hold is decided by the server', async () => {
  const { id } = await begin(desk.cityadmin);
  const body =
    '<p onclick="x()" style="color:red">字<script>alert(1)</script></p><img src="https://elsewhere.test/a.png" alt="a">' +
    '<table><tr><td colspan="2">格</td></tr></table><a href="javascript:alert(1)">链</a>';
  await desk.cityadmin.call(saveArticle, {
    id,
    version: 1,
    save: newId(),
    fields: wholeText({ body, cover: 'https://x.test/' }),
  });
  const { fields } = await read(desk.cityadmin, id);
  expect(fields.body).not.toMatch(/onclick|style|script|javascript|elsewhere/);
  expect(fields.body).toContain('<td colspan="2">格</td>');
  expect(fields.cover).toBe('');
});

test('words, links and what is missing are told before submission', async () => {
  const fields = wholeText({
    title: '',
    body: '<p>全市最好的<a href="/no_such_page">页面</a>和<a href="/air/air_list">空中课堂</a>、<a href="/news_detail?news_id=0">旧闻</a></p>',
  });
  const found = data<ArticleCheck>(await desk.cityadmin.call(checkArticle, { fields }));
  expect(found.missing).toEqual(['title']);
  expect(found.words).toMatchObject([{ in: 'body', word: '最好', level: 'warn' }]);
  expect(found.references.map(({ address, fault }) => [address, fault])).toEqual([
    ['/no_such_page', 'noPage'],
    ['/news_detail?news_id=0', 'noArticle'],
  ]);
});

test('a listed word is found wherever people read it', async () => {
  const word = '状元';
  const body = `<p>${word}</p><img src="/files/a" alt="${word}"><a href="/news" title="${word}">新闻</a>`;
  const all = { title: word, titleEn: word, summary: word, summaryEn: word, source: word, editor: word, author: word };
  const fields = wholeText({ ...all, tags: ['状', '元', word], body });
  const found = data<ArticleCheck>(await desk.cityadmin.call(checkArticle, { fields })).words;
  expect(found.map((one) => one.in)).toEqual([...checkedPlaces, 'descriptions']);
});

test('a picture is taken; a form without one, and a drawing that could carry more, are refused', async () => {
  const taken = await upload(app, desk.cityadmin, uploadPicture, { name: '点.png', content: onePoint });
  expect((await app.platform.app.inject({ method: 'GET', url: taken.data!.address! })).statusCode).toBe(200);
  expect((await upload(app, desk.cityadmin, uploadPicture)).status).toBe(422);
  const drawing = { name: 'a.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  expect((await upload(app, desk.cityadmin, uploadPicture, drawing)).status).not.toBe(200);
});

test('a county writes for itself and its schools, a school for itself, and neither sees the others', async () => {
  const county = await signedIn(app, 'countyadmin');
  const principal = await signedIn(app, 'principal');
  const sites = data<Site[]>(await county.call(adminSites));
  expect(sites[0]).toMatchObject({ level: 'county', name: '临江区' });
  expect(sites.every(({ countyId, level }) => level !== 'school' || countyId === app.world.countyId)).toBe(true);
  expect(data<Site[]>(await principal.call(adminSites)).map(({ siteId }) => siteId)).toEqual([app.world.schoolId]);
  expect(data<Site[]>(await desk.cityadmin.call(adminSites))[0]).toMatchObject({ level: 'city', siteId: null });

  const { id } = await begin(principal, app.world.schoolId);
  expect((await county.call(adminArticle, { id })).status).toBe(200);
  expect((await county.call(createArticle)).status).toBe(404);
  const citys = await begin(desk.cityadmin);
  expect((await county.call(adminArticle, { id: citys.id })).status).toBe(404);
  const counties = await begin(county, app.world.countyId);
  expect((await principal.call(adminArticle, { id: counties.id })).status).toBe(404);
});

test('an article that everybody reads is changed by its own site only', async () => {
  const county = await signedIn(app, 'countyadmin');
  const id = demoId('news.article.one-lesson-campaign');
  const { version } = await read(desk.cityadmin, id);
  const act = { act: 'withdraw', articles: [{ id, version }], reason: '试' };
  expect((await county.call(actOnArticles, act)).status).toBe(404);
});

test('a county shows the city’s news and its own, a school those of both', async () => {
  const visitor = visitorOf(app);
  const titles = async (siteId?: string) =>
    data<{ items: { title: string }[] }>(
      await visitor.call(newsList, { page: 1, pageLine: 100, ...(siteId && { siteId }) }),
    ).items.map(({ title }) => title);
  const [city, county, school, other] = [
    await titles(),
    await titles(app.world.countyId),
    await titles(app.world.schoolId),
    await titles(demoId('county/songxi')),
  ];
  const own = '临江区校园足球联赛打响，48 支队伍参赛';
  const schools = '我校科技周：每个班都有一个“为什么”';
  expect([city, county, school, other].map((list) => list.includes(own))).toEqual([false, true, true, false]);
  expect([city, county, school, other].map((list) => list.includes(schools))).toEqual([false, false, true, false]);
  expect(city.every((title) => county.includes(title) && school.includes(title))).toBe(true);
  const sites = data<{ siteId: string }[]>(await visitor.call(newsSites, { siteId: app.world.countyId }));
  expect(sites.map(({ siteId }) => siteId)).toContain(app.world.schoolId);
  expect((await visitor.call(newsList, { page: 1, pageLine: 10, siteId: newId() })).status).toBe(404);
});

test('a copy is a draft of the other site, written by who copied it', async () => {
  const ids = [demoId('news.article.one-lesson-campaign')];
  const siteIds = [app.world.countyId, app.world.schoolId];
  const answer = await desk.cityadmin.call(copyArticles, { ids, siteIds });
  expect(answer.envelope?.data).toEqual({ made: 2 });
});
