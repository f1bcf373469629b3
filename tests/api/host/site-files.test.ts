import { afterAll, beforeAll, expect, test } from 'vitest';
import { Settings } from 'edutech/core/server/settings/settings';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  site.platform.app.inject({ url, headers: { host: 'edu.example.cn', ...headers } });

test('search engines are told what is closed, and where the pages for everybody are', async () => {
  const robots = await open('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain('Disallow: /gw/\n');
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots.body) ?? [];
  expect(address).toBe('http://edu.example.cn/sitemap.xml');

  const { body } = await open(new URL(address).pathname);
  const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page!).pathname);
  expect(pages).toEqual(expect.arrayContaining(['/login', '/news_list', '/air/air_list', '/education_services']));
  for (const page of pages) expect((await open(page, { accept: 'text/html' })).statusCode, page).toBeLessThan(400);
});

test('the platform can be installed: its document names a manifest, whose name is in its language and whose icons are there', async () => {
  const page = await open('/login', { accept: 'text/html', 'accept-language': 'en' });
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page.body) ?? [];
  const manifest = (await open(address)).json<{
    name: string;
    lang: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  }>();
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/login', display: 'standalone' });
  expect(manifest.name).toBe(site.platform.container.get(Settings).platformNameEn);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const icons = manifest.icons.map(({ src }) => src);
  for (const icon of [...icons, '/favicon.ico', '/apple-touch-icon.png']) {
    const { statusCode, headers } = await open(icon);
    expect([statusCode, String(headers['content-type'])], icon).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test('a link to a page is shown with its title and where it leads', async () => {
  const { body } = await open('/news_list?page=2', { accept: 'text/html', 'accept-language': 'zh-CN' });
  const [, title] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
  expect(body).toContain(`<meta property="og:title" content="${title}">`);
  expect(body).toContain('<meta property="og:url" content="http://edu.example.cn/news_list?page=2">');
  expect(body).toContain('<meta property="og:image" content="http://edu.example.cn/icon-512.png">');
});
