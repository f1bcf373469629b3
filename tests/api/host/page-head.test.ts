import { afterAll, beforeAll, expect, test } from 'vitest';
import { airNewest } from 'edutech/plugins/air/api';
import { newsList } from 'edutech/plugins/news/api';
import { visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

const headOf = async (url: string) => {
  const { body } = await site.platform.app.inject({
    url,
    headers: { accept: 'text/html', 'accept-language': 'zh-CN' },
  });
  return body.slice(0, body.indexOf('</head>'));
};

test('an article gives its document its own title, and the feeds that it is in', async () => {
  const { envelope } = await visitorOf(site).call(newsList, { page: 1, pageline: 1 });
  const [{ id, title, typeid }] = (envelope!.data as { items: [{ id: string; title: string; typeid: string }] }).items;
  const head = await headOf(`/news_detail?news_id=${id}`);
  expect(head).toContain(`<title>${title} · `);
  const feeds = [...head.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/g)];
  expect(feeds.map(([, href]) => href)).toEqual(['/gw/news/rss', `/gw/news/rss?typeid=${typeid}`]);
});

test('a lesson gives its document its own title', async () => {
  const { envelope } = await visitorOf(site).call(airNewest, { count: 1 });
  const [{ resourceid, name }] = envelope!.data as [{ resourceid: string; name: string }];
  expect(await headOf(`/air/air_detail?resourceid=${resourceid}`)).toContain(`<title>${name} · `);
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
