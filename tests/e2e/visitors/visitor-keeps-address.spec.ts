import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';

// What one has chosen of a list stands in its address: going back and forth, reloading and passing the link on keep it.

/** What of a list one sees. */
interface Seen {
  readonly address: string;
  readonly entries: readonly string[];
}

const seenOn = async (page: Page, entries: string): Promise<Seen> => {
  await expect(page.locator(entries).first()).toBeVisible();
  return { address: page.url(), entries: await page.locator(entries).allTextContents() };
};

/** Chooses, and waits until another list is there. */
async function choose(page: Page, entries: string, act: () => Promise<void>): Promise<Seen> {
  const before = await seenOn(page, entries);
  await act();
  await expect.poll(async () => (await page.locator(entries).allTextContents()).join()).not.toBe(before.entries.join());
  await expect(page).not.toHaveURL(before.address);
  return seenOn(page, entries);
}

async function expectSeen(page: Page, entries: string, { address, entries: texts }: Seen) {
  await expect(page).toHaveURL(address);
  await expect(page.locator(entries)).toHaveText([...texts]);
}

/** Goes back through all that was seen, forth again, reloads, and gives the last address to somebody else. */
async function expectKept(page: Page, other: Page, entries: string, seen: readonly Seen[]) {
  for (const one of seen.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectSeen(page, entries, one);
  }
  for (const one of seen.slice(1)) {
    await page.goForward();
    await expectSeen(page, entries, one);
  }
  const last = seen.at(-1)!;
  await page.reload();
  await expectSeen(page, entries, last);
  await other.goto(last.address);
  await expectSeen(other, entries, last);
}

const next = (page: Page) => page.getByRole('link', { name: '下一页' }).click();

test('type and page of news are kept by back, forward, reload and by who gets the link', async ({ come }) => {
  const page = await come('/news_list');
  const entries = 'main .news-entry h2';
  const types = page.getByRole('navigation', { name: '新闻类别' }).getByRole('link');
  const seen = [await seenOn(page, entries)];
  seen.push(await choose(page, entries, () => next(page)));
  seen.push(await choose(page, entries, () => types.nth(1).click()));
  // another type begins at its first page
  expect(new URL(seen[2]!.address).searchParams.get('page')).toBeNull();
  await expect(types.nth(1)).toHaveAttribute('aria-current', 'page');
  seen.push(await choose(page, entries, () => types.nth(2).click()));
  await expectKept(page, await come('/login'), entries, seen);
  await expect(types.nth(2)).toHaveAttribute('aria-current', 'page');
});

test('book, chapter and page of lessons are kept by back, forward, reload and by who gets the link', async ({
  come,
}) => {
  const page = await come('/air/air_list');
  const entries = '.cover-card';
  const seen = [await seenOn(page, entries)];
  const books = page.locator('.air-books').getByRole('link');
  seen.push(await choose(page, entries, () => books.getByText('语文').click()));
  seen.push(await choose(page, entries, () => books.getByText('数学').first().click()));
  seen.push(await choose(page, entries, () => page.locator('.air-tree a', { hasText: '1.2' }).click()));
  seen.push(await choose(page, entries, () => next(page)));
  await expectKept(page, await come('/login'), entries, seen);
  await expect(page.locator('.air-tree [aria-current=true]')).toContainText('1.2');
});

test('an address with a page that is not there leads back to the list, and one with nonsense is the list', async ({
  come,
}) => {
  const page = await come('/news_list?page=9999');
  await page.locator('main').getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL('/news_list');
  await expect(page.locator('main .news-entry')).toHaveCount(10);
  for (const path of ['/news_list?page=-3&typeid=nobody', '/air/air_list?airbookid=1&nodecode=%27&page=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .news-entry, .cover-card').first()).toBeVisible();
  }
});
