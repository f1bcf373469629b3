import { afterAll, beforeAll, expect, test } from 'vitest';
import { airNewest } from 'edutech/plugins/air/api';
import { newsList, saveSiteChannel } from 'edutech/plugins/news/api';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

const pageOf = async (url: string) =>
  (await site.platform.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'zh-CN' } })).body;
const headOf = async (url: string) => {
  const body = await pageOf(url);
  return body.slice(0, body.indexOf('</head>'));
};

test('an article gives its document its own title, and the feeds that it is in', async () => {
  const { envelope } = await visitorOf(site).call(newsList, { page: 1, pageLine: 1 });
  const [{ id, title, typeId }] = (envelope!.data as { items: [{ id: string; title: string; typeId: string }] }).items;
  const head = await headOf(`/news_detail?news_id=${id}`);
  expect(head).toContain(`<title>${title} · `);
  const feeds = [...head.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/g)];
  expect(feeds.map(([, href]) => href)).toEqual(['/gw/news/rss', `/gw/news/rss?typeid=${typeId}`]);
});

test('an article that is read as of a county names its channel as the county does, and leads on there', async () => {
  const { envelope } = await visitorOf(site).call(newsList, { page: 1, pageLine: 1 });
  const [{ id, typeId }] = (envelope!.data as { items: [{ id: string; typeId: string }] }).items;
  const { countyId: siteId } = site.world;
  const county = await signedIn(site, 'countyadmin');
  const own = { siteId, typeId, version: 0, name: '临江的栏目', nameEn: 'Of Linjiang', isHidden: false };
  expect((await county.call(saveSiteChannel, own)).status).toBe(200);
  const page = await pageOf(`/news_detail?news_id=${id}&siteid=${siteId}`);
  expect(page).toContain('title="临江的栏目"');
  expect(page).toContain(`/news_list?typeid=${typeId}&amp;siteid=${siteId}`);
  expect(await pageOf(`/news_list?siteid=${siteId}`)).toContain(`/news_detail?news_id=${id}&amp;siteid=${siteId}`);
});

test('a lesson gives its document its own title', async () => {
  const { envelope } = await visitorOf(site).call(airNewest, { count: 1 });
  const [{ resourceId, name }] = envelope!.data as [{ resourceId: string; name: string }];
  expect(await headOf(`/air/air_detail?resourceid=${resourceId}`)).toContain(`<title>${name} · `);
});

test('a list has the route’s title', async () => {
  expect(await headOf('/air/air_list')).toContain('<title>空中课堂 · ');
});

test('the terms of use are read without an account or a script, in both languages', async () => {
  const read = async (language: string) =>
    (await site.platform.app.inject({ url: '/terms', headers: { accept: 'text/html', 'accept-language': language } }))
      .body;
  for (const [language, words] of [
    ['zh-CN', '请妥善保管密码'],
    ['en', 'Please keep your password to yourself'],
  ] as const) {
    expect(await read(language)).toMatch(new RegExp(`<main[\\s\\S]*${words}`));
  }
});

test('every page that the server draws has a way to the login that needs no script', async () => {
  for (const url of ['/login', '/news_list', '/air/air_list']) {
    const [form] = (await pageOf(url)).match(/<form class="login-button".*?<\/form>/s) ?? [''];
    expect(form).toContain('action="/login"');
    expect(form).toContain('<input type="hidden" name="sign-in"/>');
    expect(form).toMatch(/<button type="submit"[^>]*><span>登录<\/span>/);
  }
});
