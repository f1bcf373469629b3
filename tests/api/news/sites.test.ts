import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import type { Site } from 'edutech/core/common/organisation/sites';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as news from 'edutech/plugins/news/api';
import * as portal from 'edutech/plugins/portal/api';
import { keepingNothing } from '../../contract/server/keeping-nothing';
import { wholeText } from '../../support/news-desk';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

// Every call of news and portal that names something of a site, asked by the administrators of a school, of its county
// and of the city, about that school, the next one, one of another county, both counties and the city.

const places = ['school', 'nextSchool', 'farSchool', 'county', 'farCounty', 'city'] as const;
type Place = (typeof places)[number];
const reaches = ['school', 'county', 'city'] as const;
type Reach = (typeof reaches)[number];
const within: Readonly<Record<Reach, readonly Place[]>> = {
  school: ['school'],
  county: ['school', 'nextSchool', 'county'],
  city: places,
};

/** Things of one site; its id is absent for the city's. */
interface Facts {
  readonly siteId: string | undefined;
  readonly draftId: string;
  readonly publishedId: string;
  readonly commentId: string;
  readonly pictureId: string;
}

let app: TestApp;
const callers = {} as Record<Reach, Caller>;
const facts = {} as Record<Place, Facts>;

beforeAll(async () => {
  app = await startApp({ on: ['news', 'portal'] });
  const accounts = { school: 'schooladmin', county: 'countyadmin', city: 'cityadmin' } as const;
  for (const reach of reaches) callers[reach] = await signedIn(app, accounts[reach]);
  const { countyId, schoolId, otherSchoolId } = app.world;
  const siteIds: Record<Place, string | undefined> = {
    school: schoolId,
    nextSchool: demoId('school/105'),
    farSchool: otherSchoolId,
    county: countyId,
    farCounty: demoId('county/songxi'),
    city: undefined,
  };
  for (const place of places) facts[place] = await factsOf(siteIds[place]);
}, 60_000);
afterAll(() => app.close());

const link = { link: 'https://www.smartedu.cn/', filePath: '', titleEn: '', subtitle: '', subtitleEn: '' };
const remark = { start: 0, end: 2, quote: '正文', before: '', after: '第一段', body: '写明时间。' };
const page = { page: 1, pageLine: 15 };
const of = (siteId: string | undefined) => (siteId === undefined ? {} : { siteId });

/** What there is at a site: a draft with a remark, an article that everybody reads, a link. */
async function factsOf(siteId: string | undefined): Promise<Facts> {
  const made = async (endpoint: Endpoint, input: Record<string, unknown>) => {
    const answer = await callers.city.call(endpoint, input);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.envelope!.data as { id: string }).id;
  };
  const write = async () => {
    const id = await made(news.createArticle, of(siteId));
    await made(news.saveArticle, { id, version: 1, save: newId(), fields: wholeText() });
    return id;
  };
  const [draftId, publishedId] = [await write(), await write()];
  await app.platform.services.database.write(asSystem('a test publishes an article'), (db) =>
    db.run(sql`
      update news.article set state = 'published', published_at = now() - interval '1 day' where id = ${publishedId}`),
  );
  return {
    siteId,
    draftId,
    publishedId,
    commentId: await made(news.addComment, { id: draftId, ...remark }),
    pictureId: await made(portal.savePicture, { ...link, ...of(siteId), type: 5, title: '一个链接' }),
  };
}

const ownSchool = () => facts.school;
type Ask = readonly [name: string, endpoint: Endpoint, input: (site: Facts) => Record<string, unknown>];

const asks: readonly Ask[] = [
  ['a draft', news.adminArticle, (s) => ({ id: s.draftId })],
  ['what was said and done about a published article', news.adminArticle, (s) => ({ id: s.publishedId })],
  ['the versions of a draft', news.articleVersions, (s) => ({ id: s.draftId })],
  ['the versions of a published article', news.articleVersions, (s) => ({ id: s.publishedId })],
  ['a new draft', news.createArticle, (s) => of(s.siteId)],
  [
    'a change of a draft',
    news.saveArticle,
    (s) => ({ id: s.draftId, version: 2, save: newId(), fields: wholeText({ title: '改过' }) }),
  ],
  ['handing a draft in', news.actOnArticles, (s) => ({ act: 'submit', articles: [{ id: s.draftId, version: 2 }] })],
  [
    'withdrawing what is published',
    news.actOnArticles,
    (s) => ({ act: 'withdraw', reason: '有误', articles: [{ id: s.publishedId, version: 2 }] }),
  ],
  [
    'pinning what is published',
    news.actOnArticles,
    (s) => ({ act: 'pin', until: '2099-01-01T00:00:00Z', articles: [{ id: s.publishedId, version: 2 }] }),
  ],
  ['a copy of a draft', news.copyArticles, (s) => ({ ids: [s.draftId], siteIds: [ownSchool().siteId] })],
  ['a remark on a draft', news.addComment, (s) => ({ id: s.draftId, ...remark })],
  ['a remark on a published article', news.addComment, (s) => ({ id: s.publishedId, ...remark })],
  ['settling a remark', news.changeComment, (s) => ({ id: s.commentId, change: 'resolve' })],
  ['the pictures', portal.adminPictures, (s) => of(s.siteId)],
  ['a new link', portal.savePicture, (s) => ({ ...link, ...of(s.siteId), type: 5, title: '又一个链接' })],
  [
    'a change of a link',
    portal.savePicture,
    (s) => ({ ...link, ...of(s.siteId), id: s.pictureId, version: 1, type: 5, title: '改过的链接' }),
  ],
  [
    'a change of a link under the name of one’s own school',
    portal.savePicture,
    (s) => ({ ...link, siteId: ownSchool().siteId, id: s.pictureId, version: 1, type: 5, title: '改过的链接' }),
  ],
  // 422: heard, and told that the group has other pictures
  ['the order of links', portal.orderPictures, (s) => ({ ...of(s.siteId), type: 5, ids: [] })],
  ['taking a link away', portal.changePicture, (s) => ({ id: s.pictureId, change: 'remove' })],
];

const typeId = demoId('news.type.要闻');

/** Calls that name the site of a county or a school. */
const ofSites: readonly Ask[] = [
  ['a copy of an own draft', news.copyArticles, (s) => ({ ids: [ownSchool().draftId], siteIds: [s.siteId] })],
  [
    'what a channel is called there',
    news.saveSiteChannel,
    (s) => ({ typeId, siteId: s.siteId, version: 0, name: '本地要闻', nameEn: 'Local', isHidden: false }),
  ],
  ['having a channel as it is above', news.inheritChannel, (s) => ({ typeId, siteId: s.siteId })],
];

describe.each(reaches)('the administrator of a %s', (reach) => {
  test.each(asks)('is refused elsewhere and heard within: %s', async (_, endpoint, input) => {
    const heard: Record<string, boolean> = {};
    for (const place of places) {
      const answer = await keepingNothing(app, () => callers[reach].call(endpoint, input(facts[place])));
      // 409 and 422: heard, and answered with what stands against it
      expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
      heard[place] = ![401, 403, 404].includes(answer.status);
    }
    expect(heard).toEqual(Object.fromEntries(places.map((place) => [place, within[reach].includes(place)])));
  });

  test.each(ofSites)('is refused at sites elsewhere and heard within: %s', async (_, endpoint, input) => {
    const named = places.filter((place) => place !== 'city');
    const heard: Record<string, boolean> = {};
    for (const place of named) {
      const answer = await keepingNothing(app, () => callers[reach].call(endpoint, input(facts[place])));
      heard[place] = answer.status === 200;
    }
    expect(heard).toEqual(Object.fromEntries(named.map((place) => [place, within[reach].includes(place)])));
  });

  test('is shown the articles and sites within, and no other', async () => {
    const inside = within[reach].map((place) => facts[place]);
    for (const place of places) {
      const { siteId } = facts[place];
      const answer = await callers[reach].call(news.adminArticles, { ...page, siteId: siteId ?? 'city' });
      const { items } = answer.envelope!.data as { items: news.AdminArticle[] };
      expect(items.length > 0, place).toBe(within[reach].includes(place));
    }
    const { items } = (await callers[reach].call(news.adminArticles, { page: 1, pageLine: 100 })).envelope!.data as {
      items: news.AdminArticle[];
    };
    const shown = new Set(items.map(({ id }) => id));
    for (const place of places) expect(shown.has(facts[place].draftId), place).toBe(within[reach].includes(place));
    for (const endpoint of [news.adminSites, portal.portalSites]) {
      const sites = (await callers[reach].call(endpoint)).envelope!.data as Site[];
      for (const one of Object.values(facts))
        expect(sites.some(({ siteId }) => siteId === (one.siteId ?? null))).toBe(inside.includes(one));
    }
  });
});

const notice = { title: '通知', titleEn: '', content: '周六晚维护。', contentEn: '', link: '' };
const times = { startsAt: '2098-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' };

/** What is kept once for all sites. */
const ofCity: readonly (readonly [name: string, endpoint: Endpoint, input: Record<string, unknown>])[] = [
  ['a new channel', news.saveChannel, { name: '新栏目', nameEn: 'New' }],
  ['the name of a channel', news.saveChannel, { typeId, version: 1, name: '要', nameEn: 'A' }],
  ['the order of channels', news.orderChannels, { typeIds: [] }],
  ['taking a channel away', news.removeChannel, { typeId }],
  ['words', news.addWords, { list: '包过', level: 'block' }],
  ['taking words off the list', news.removeWords, { ids: [demoId('news.word.据说')] }],
  ['notices', portal.adminNotices, {}],
  ['a new notice', portal.saveNotice, { ...notice, ...times }],
  ['taking a notice away', portal.changeNotice, { id: demoId('portal.notice.heat'), change: 'remove' }],
];

test.each(ofCity)('the city alone keeps what all sites share: %s', async (_, endpoint, input) => {
  const heard: Record<string, boolean> = {};
  for (const reach of reaches) {
    const answer = await keepingNothing(app, () => callers[reach].call(endpoint, input));
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
    heard[reach] = ![401, 403, 404].includes(answer.status);
  }
  expect(heard).toEqual({ school: false, county: false, city: true });
});
