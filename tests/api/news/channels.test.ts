import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  actOnArticles,
  addWords,
  adminArticle,
  adminChannels,
  createArticle,
  listWords,
  orderChannels,
  removeChannel,
  removeWords,
  saveArticle,
  saveChannel,
  type ArticleFields,
  type Channel,
  type Word,
} from 'edutech/plugins/news/api';
import { wholeText } from '../../support/news-desk';
import { signedIn, type Answer, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { asOwner } from '../deployment/backup-support';

let app: TestApp;
let city: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['news'] });
  city = await signedIn(app, 'cityadmin');
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const channels = async () => data<Channel[]>(await city.call(adminChannels));

test('a channel is added, put in its place, and removed while it is empty', async () => {
  const { typeId } = data<{ typeId: string }>(await city.call(saveChannel, { name: '人物', nameEn: 'People' }));
  const ids = (await channels()).map((channel) => channel.typeId);
  expect(ids.at(-1)).toBe(typeId);
  await city.call(orderChannels, { typeIds: ids.toReversed() });
  expect((await channels()).map((channel) => channel.typeId)).toEqual(ids.toReversed());
  expect((await city.call(removeChannel, { typeId })).status).toBe(200);
  expect((await channels()).map((channel) => channel.typeId)).not.toContain(typeId);
});

test('a channel with articles stays', async () => {
  const used = (await channels()).find(({ articles }) => articles > 0)!;
  const answer = await city.call(removeChannel, { typeId: used.typeId });
  expect(answer.status).toBe(422);
  expect(answer.envelope?.data).toMatchObject({ key: 'news.error.channelInUse' });
});

test('a channel goes though drafts of it lie in the bin, and they are had back and can be saved', async () => {
  const { typeId } = data<{ typeId: string }>(await city.call(saveChannel, { name: '活动', nameEn: 'Events' }));
  const top = demoId('news.type.要闻');
  const drafts = [wholeText({ typeId }), wholeText({ typeId: top, alsoIn: [typeId] })];
  const thrown: { id: string; fields: ArticleFields }[] = [];
  for (const fields of drafts) {
    const { id } = data<{ id: string }>(await city.call(createArticle, {}));
    expect((await city.call(saveArticle, { id, version: 1, save: newId(), fields })).status).toBe(200);
    await city.call(actOnArticles, { act: 'remove', articles: [{ id, version: 2 }] });
    thrown.push({ id, fields });
  }
  expect((await city.call(removeChannel, { typeId })).status).toBe(200);

  const [first] = await channels();
  for (const { id, fields } of thrown) {
    await city.call(actOnArticles, { act: 'unremove', articles: [{ id, version: 3 }] });
    const back = data<{ fields: ArticleFields }>(await city.call(adminArticle, { id })).fields;
    expect(back.typeId).toBe(fields.typeId === typeId ? first!.typeId : top);
    expect((await city.call(saveArticle, { id, version: 4, save: newId(), fields: back })).status).toBe(200);
    expect(data<{ fields: ArticleFields }>(await city.call(adminArticle, { id })).fields.alsoIn).toEqual([]);
  }
});

test('of two who rename a channel the second sees what the first has made of it', async () => {
  const [channel] = await channels();
  const rename = (name: string) =>
    city.call(saveChannel, { typeId: channel!.typeId, version: channel!.version, name, nameEn: channel!.nameEn });
  expect((await rename('头条')).status).toBe(200);
  const second = await rename('要点');
  expect(second.status).toBe(409);
  expect(second.envelope?.data).toMatchObject({ detail: { mine: { name: '要点' }, theirs: { name: '头条' } } });
});

test('the word list is the city’s', async () => {
  const county = await signedIn(app, 'countyadmin');
  expect((await county.call(addWords, { list: '新词', level: 'warn' })).status).toBe(403);
  expect((await city.call(addWords, { list: '新词，换一种说法\n最好', level: 'block' })).envelope?.data).toEqual({
    added: 1,
    changed: 1,
  });
  const { items } = data<{ items: Word[] }>(await county.call(listWords, { q: '新词', page: 1, pageLine: 15 }));
  expect(items).toMatchObject([{ word: '新词', level: 'block', note: '换一种说法', addedBy: '陆思敏' }]);
  const removed = data<Word[]>(await city.call(removeWords, { ids: items.map(({ id }) => id) }));
  expect(removed.map(({ word }) => word)).toEqual(['新词']);
});

test('the last channel stays', async () => {
  await asOwner(app.database.ownerUrl, (client) => client.query('delete from news.article'));
  const ids = (await channels()).map(({ typeId }) => typeId);
  const last = ids.pop()!;
  for (const typeId of ids) expect((await city.call(removeChannel, { typeId })).status).toBe(200);
  const refused = await city.call(removeChannel, { typeId: last });
  expect({ status: refused.status, data: refused.envelope?.data }).toMatchObject({
    status: 422,
    data: { key: 'news.error.lastChannel' },
  });
});
