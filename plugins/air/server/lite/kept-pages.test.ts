import { expect, test } from 'vitest';
import { PageCache, type LitePage } from './page-cache';

const page = (html: string): LitePage => ({ status: 200, html });

test('a page is drawn once for all who ask within half a minute, and once for those who ask together', async () => {
  const pages = new PageCache();
  let drawn = 0;
  const draw = async () => page(String(++drawn));
  const together = await Promise.all([0, 0, 0].map((now) => pages.page('a', now, draw)));
  expect(together.map(({ html }) => html)).toEqual(['1', '1', '1']);
  expect((await pages.page('a', 29_999, draw)).html).toBe('1');
  expect((await pages.page('a', 30_000, draw)).html).toBe('2');
  expect((await pages.page('b', 30_000, draw)).html).toBe('3');
});

test('while it cannot be drawn, the old one is sent for a day', async () => {
  const pages = new PageCache();
  const fail = () => Promise.reject(new Error('the database is away'));
  await pages.page('a', 0, async () => page('old'));
  expect((await pages.page('a', 60_000, fail)).html).toBe('old');
  await expect(pages.page('a', 90_000_000, fail)).rejects.toThrow('away');
  await expect(pages.page('new', 0, fail)).rejects.toThrow('away');
});

test('addresses of nothing push no page out', async () => {
  const pages = new PageCache();
  await pages.page('a', 0, async () => page('wanted'));
  for (let nth = 0; nth < 600; nth += 1) await pages.page(`nothing ${nth}`, 0, async () => ({ status: 404, html: '' }));
  expect((await pages.page('a', 1, async () => page('anew'))).html).toBe('wanted');
});
