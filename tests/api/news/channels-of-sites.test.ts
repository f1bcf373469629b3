import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actOnArticles,
  adminArticle,
  adminChannels,
  articleVersions,
  createArticle,
  inheritChannel,
  newsDetail,
  newsHeadlines,
  newsList,
  newsTypes,
  removeChannel,
  saveArticle,
  saveChannel,
  saveSiteChannel,
  type ArticleFields,
  type Channel,
  type NewsItem,
  type NewsType,
} from 'edutech/plugins/news/api';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { deleteOwnChannel, upsertOwnChannel } from 'edutech/plugins/news/server/admin/lists/channels.queries';
import { holdersOf } from '../../contract/server/endpoints';
import { wholeText } from '../../support/news-desk';
import { signedIn, visitorOf, type Answer, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { asOwner } from '../deployment/backup-support';

let app: TestApp;
let city: Caller;
let county: Caller;
let principal: Caller;
let visitor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['news'] });
  [city, county, principal] = [
    await signedIn(app, 'cityadmin'),
    await signedIn(app, 'countyadmin'),
    await signedIn(app, 'principal'),
  ];
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const channel = (name: string) => demoId(`news.type.${name}`);
const [top, notices, fromCounties] = [channel('要闻'), channel('通知公告'), channel('县区快讯')];
const channelOf = async (who: Caller, typeId: string, siteId?: string) =>
  data<Channel[]>(await who.call(adminChannels, siteId ? { siteId } : {})).find((one) => one.typeId === typeId)!;
const namesRead = async (siteId?: string) =>
  new Map(
    data<NewsType[]>(await visitor.call(newsTypes, siteId ? { siteId } : {})).map((one) => [one.typeId, one.name]),
  );

/** A draft of the city in these channels. */
async function draftIn(typeId: string, alsoIn?: readonly string[]) {
  const { id } = data<{ id: string }>(await city.call(createArticle, {}));
  const fields = wholeText({ typeId, title: `多栏目 ${id.slice(-6)}`, ...(alsoIn && { alsoIn: [...alsoIn] }) });
  const saved = await city.call(saveArticle, { id, version: 1, save: newId(), fields });
  return { id, saved, fields };
}

/** Lets it be out without three reviews, which tests of their own are about. */
const publish = (id: string, typeId?: string) =>
  asOwner(app.database.ownerUrl, (client) =>
    client.query(
      `update news.article set state = 'published', published_at = now(), pinned_until = now() + interval '1 day',
         type_id = coalesce($2, type_id) where id = $1`,
      [id, typeId ?? null],
    ),
  );
const listed = async (input: Record<string, unknown>) =>
  data<{ items: NewsItem[] }>(await visitor.call(newsList, { page: 1, pageLine: 100, ...input })).items.map(
    ({ id }) => id,
  );

test('an article stands in every channel that its writer has chosen, once in each', async () => {
  const { id, saved } = await draftIn(top, [notices, top, notices]);
  expect(saved.status).toBe(200);
  expect(data<{ fields: ArticleFields }>(await city.call(adminArticle, { id })).fields).toMatchObject({
    typeId: top,
    alsoIn: [notices],
  });
  const before = new Map(data<NewsType[]>(await visitor.call(newsTypes)).map(({ typeId, total }) => [typeId, total]));
  await publish(id);
  for (const typeId of [top, notices]) expect((await listed({ typeId })).filter((one) => one === id)).toEqual([id]);
  expect(await listed({ typeId: fromCounties })).not.toContain(id);
  expect((await listed({})).filter((one) => one === id)).toEqual([id]);
  const more = async () => {
    const after = data<NewsType[]>(await visitor.call(newsTypes));
    return after.filter(({ typeId, total }) => total > before.get(typeId)!).map(({ typeId }) => typeId);
  };
  // it came in beside the calls of editors: visitors are given what was kept for them until that is old
  await expect.poll(more).toEqual(expect.arrayContaining([top, notices]));
  const tabs = data<(NewsType & { items: NewsItem[] })[]>(await visitor.call(newsHeadlines));
  const holding = tabs.filter(({ items }) => items.some((item) => item.id === id)).map(({ typeId }) => typeId);
  expect(holding.toSorted()).toEqual([top, notices].toSorted());
});

test('a channel that an article stands in beside its own is not removed, and one that is gone is left out', async () => {
  const { typeId } = data<{ typeId: string }>(await city.call(saveChannel, { name: '专题', nameEn: 'Special' }));
  const { id } = await draftIn(top, [typeId]);
  const refused = await city.call(removeChannel, { typeId });
  expect(refused.envelope?.data).toMatchObject({ key: 'news.error.channelInUse' });
  const left = await draftIn(top, [newId(), notices]);
  expect(left.saved.status).toBe(200);
  expect(data<{ fields: ArticleFields }>(await city.call(adminArticle, { id: left.id })).fields.alsoIn).toEqual([
    notices,
  ]);
  expect((await draftIn(newId())).saved.status).toBe(404);

  await publish(id);
  const { version } = data<{ version: number }>(await city.call(adminArticle, { id }));
  await city.call(actOnArticles, { act: 'move', articles: [{ id, version }], typeId });
  const { fields } = data<{ fields: ArticleFields }>(await city.call(adminArticle, { id }));
  expect(fields).toMatchObject({ typeId, alsoIn: [] });
});

test('a page that knows one channel only takes none of the others away', async () => {
  const { id, fields } = await draftIn(top, [notices]);
  const { alsoIn: _, ...old } = fields;
  expect((await city.call(saveArticle, { id, version: 2, save: newId(), fields: old })).status).toBe(200);
  expect(data<{ fields: ArticleFields }>(await city.call(adminArticle, { id })).fields.alsoIn).toEqual([notices]);
  const [newest] = data<{ fields: ArticleFields }[]>(await city.call(articleVersions, { id }));
  expect(newest!.fields.alsoIn).toEqual([notices]);
});

const change = (who: Caller, siteId: string, typeId: string, more: Record<string, unknown>) =>
  who.call(saveSiteChannel, { siteId, typeId, version: 0, name: '要闻', nameEn: 'Top', isHidden: false, ...more });

test('a county names a channel otherwise; its schools inherit that, until one of them names it itself', async () => {
  const { countyId, schoolId } = app.world;
  const other = demoId('county/songxi');
  expect((await change(county, countyId, top, { name: '临江要闻' })).status).toBe(200);
  expect((await namesRead()).get(top)).toBe('要闻');
  expect((await namesRead(other)).get(top)).toBe('要闻');
  expect((await namesRead(countyId)).get(top)).toBe('临江要闻');
  expect((await namesRead(schoolId)).get(top)).toBe('临江要闻');
  expect(await channelOf(principal, top, schoolId)).toMatchObject({ name: '临江要闻', version: 0, above: null });

  expect((await change(principal, schoolId, top, { name: '校园要闻' })).status).toBe(200);
  expect((await namesRead(schoolId)).get(top)).toBe('校园要闻');
  expect((await namesRead(countyId)).get(top)).toBe('临江要闻');
  expect(await channelOf(principal, top, schoolId)).toMatchObject({
    name: '校园要闻',
    version: 1,
    above: { name: '临江要闻', isHidden: false },
  });

  expect((await principal.call(inheritChannel, { siteId: schoolId, typeId: top })).status).toBe(200);
  expect((await namesRead(schoolId)).get(top)).toBe('临江要闻');
});

test('a channel that a county leaves out is not read there or in its schools, nor what stands only in it', async () => {
  const { countyId, schoolId } = app.world;
  const alone = await draftIn(fromCounties);
  const both = await draftIn(fromCounties, [notices]);
  for (const { id } of [alone, both]) await publish(id);
  expect(
    (await change(county, countyId, fromCounties, { name: '县区快讯', nameEn: 'Counties', isHidden: true })).status,
  ).toBe(200);
  for (const siteId of [countyId, schoolId]) {
    expect((await namesRead(siteId)).has(fromCounties)).toBe(false);
    const ids = await listed({ siteId });
    expect(ids).not.toContain(alone.id);
    expect(ids).toContain(both.id);
    expect(await listed({ siteId, typeId: fromCounties })).toEqual([]);
  }
  expect(await listed({})).toEqual(expect.arrayContaining([alone.id, both.id]));
  expect((await namesRead()).has(fromCounties)).toBe(true);
});

test('the page of an article is read as of a site: by its names of channels, and never in one that it leaves out', async () => {
  const { countyId } = app.world;
  const detail = (id: string, siteId?: string) => visitor.call(newsDetail, { id, ...(siteId && { siteId }) });
  const channelAt = async (id: string, siteId?: string) => {
    const { typeId, typeName } = data<{ typeId: string; typeName: string }>(await detail(id, siteId));
    return { typeId, typeName };
  };
  const named = await draftIn(top);
  const alone = await draftIn(fromCounties);
  const both = await draftIn(fromCounties, [notices]);
  for (const { id } of [named, alone, both]) await publish(id);
  expect(await channelAt(named.id)).toEqual({ typeId: top, typeName: '要闻' });
  expect(await channelAt(named.id, countyId)).toEqual({ typeId: top, typeName: '临江要闻' });
  expect(await channelAt(both.id)).toEqual({ typeId: fromCounties, typeName: '县区快讯' });
  expect(await channelAt(both.id, countyId)).toEqual({ typeId: notices, typeName: '通知公告' });
  expect((await detail(named.id, newId())).status).toBe(404);

  for (const { id } of [alone, both]) {
    const { version } = data<{ version: number }>(await city.call(adminArticle, { id }));
    await city.call(actOnArticles, { act: 'withdraw', articles: [{ id, version }], reason: '内容有误' });
  }
  const wayOn = async (id: string, siteId?: string) => {
    const { status, envelope } = await detail(id, siteId);
    return { status, ...(envelope!.data as { detail?: object }).detail };
  };
  expect(await wayOn(alone.id)).toEqual({ status: 410, typeId: fromCounties });
  expect(await wayOn(alone.id, countyId)).toEqual({ status: 410 });
  expect(await wayOn(both.id, countyId)).toEqual({ status: 410, typeId: notices });
});

test('an article that stands in a channel too is next to the others of it', async () => {
  const { typeId } = data<{ typeId: string }>(await city.call(saveChannel, { name: '邻居', nameEn: 'Neighbours' }));
  const older = await draftIn(top, [typeId]);
  await publish(older.id);
  const newer = await draftIn(typeId);
  await publish(newer.id);
  expect(data<{ previous: unknown }>(await visitor.call(newsDetail, { id: newer.id })).previous).toMatchObject({
    id: older.id,
  });
});

test('what the city has locked is the same everywhere, and what sites had made of it counts again afterwards', async () => {
  const { countyId } = app.world;
  const lock = async (isLocked: boolean) => {
    const { version, name, nameEn } = await channelOf(city, top);
    return city.call(saveChannel, { typeId: top, version, name, nameEn, isLocked });
  };
  expect((await namesRead(countyId)).get(top)).toBe('临江要闻');
  expect((await lock(true)).status).toBe(200);
  expect((await namesRead(countyId)).get(top)).toBe('要闻');
  expect(await channelOf(county, top, countyId)).toMatchObject({ name: '要闻', isLocked: true, above: null });
  const refused = await change(county, countyId, top, { version: 1, name: '不行' });
  expect({ status: refused.status, key: refused.envelope?.data }).toMatchObject({
    status: 422,
    key: { key: 'news.error.channelLocked' },
  });
  expect((await lock(false)).status).toBe(200);
  expect((await namesRead(countyId)).get(top)).toBe('临江要闻');
});

test('of two who change a site’s channel the second sees what the first has made of it', async () => {
  const { countyId } = app.world;
  const second = await change(county, countyId, top, { name: '另一个' });
  expect(second.status).toBe(409);
  expect(second.envelope?.data).toMatchObject({
    detail: { mine: { name: '另一个' }, theirs: { name: '临江要闻', version: 1 } },
  });
  const same = await change(county, countyId, notices, { name: '临江要闻' });
  expect(same.envelope?.data).toMatchObject({ key: 'news.error.sameChannel' });
});

test('nobody changes the channels of a site that is not his', async () => {
  const { countyId, schoolId, otherSchoolId } = app.world;
  const other = demoId('county/songxi');
  for (const [who, siteId] of [
    [county, other],
    [principal, countyId],
    [principal, otherSchoolId],
  ] as const) {
    expect((await change(who, siteId, notices, { name: '外人' })).status).toBe(404);
    expect((await who.call(inheritChannel, { siteId, typeId: top })).status).toBe(404);
    expect((await who.call(adminChannels, { siteId })).status).toBe(404);
  }
  const teacher = await signedIn(app, 'teacher');
  expect((await change(teacher, schoolId, notices, { name: '老师' })).status).toBe(403);
  const { version } = await channelOf(city, notices);
  const lock = { typeId: notices, version, name: '通知公告', nameEn: 'Notices', isLocked: true };
  expect((await county.call(saveChannel, lock)).status).toBe(403);
});

test('the database itself lets nobody write down or take away what another site makes of a channel', async () => {
  const { countyId, schoolId } = app.world;
  const { database } = app.platform.services;
  const actor = (await holdersOf(app)).get('principal')!;
  const own = { typeId: notices, name: '外人', nameEn: 'Outsider', isHidden: false };
  const write = (place: { countyId: string | null; schoolId: string | null }) =>
    database.write(actor, (db) => upsertOwnChannel(db, place, own, '外人'));
  await expect(write({ countyId, schoolId: null })).rejects.toMatchObject({ code: '42501' });
  expect(await database.write(actor, (db) => deleteOwnChannel(db, countyId, top))).toBe(0);
  expect((await namesRead(countyId)).get(top)).toBe('临江要闻');
  await write({ countyId: null, schoolId });
  expect((await namesRead(schoolId)).get(notices)).toBe('外人');
});
