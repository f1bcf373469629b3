import type { Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

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

const next = (page: Page, language: Language) =>
  page.getByRole('link', { name: say(language)('core.ui.pager.next') }).click();

journey(
  'type and page of news are kept by back, forward, reload and by who gets the link',
  async (language, { come }) => {
    const page = await come('/news_list', { language });
    const entries = 'main .news-entry h2';
    const types = page.getByRole('navigation', { name: say(language)('news.list.types') }).getByRole('link');
    const seen = [await seenOn(page, entries)];
    seen.push(await choose(page, entries, () => next(page, language)));
    seen.push(await choose(page, entries, () => types.nth(1).click()));
    // another type begins at its first page
    expect(new URL(seen[2]!.address).searchParams.get('page')).toBeNull();
    await expect(types.nth(1)).toHaveAttribute('aria-current', 'page');
    seen.push(await choose(page, entries, () => types.nth(2).click()));
    await expectKept(page, await come('/login', { language }), entries, seen);
    await expect(types.nth(2)).toHaveAttribute('aria-current', 'page');
  },
);

journey(
  'book, chapter and page of lessons are kept by back, forward, reload and by who gets the link',
  async (language, { come }) => {
    const page = await come('/air/air_list', { language });
    const entries = '.cover-card';
    const seen = [await seenOn(page, entries)];
    /** Of the two books that are tabs the one that is not shown; mathematics is shown at first. */
    const otherBook = () => page.locator('.air-books a:not([aria-current])').click();
    seen.push(await choose(page, entries, otherBook));
    seen.push(await choose(page, entries, otherBook));
    seen.push(await choose(page, entries, () => page.locator('.air-tree a', { hasText: '1.2' }).click()));
    seen.push(await choose(page, entries, () => next(page, language)));
    await expectKept(page, await come('/login', { language }), entries, seen);
    await expect(page.locator('.air-tree [aria-current=true]')).toContainText('1.2');
    // another book begins at its first page
    const other = await choose(page, entries, otherBook);
    expect(new URL(other.address).searchParams.get('page')).toBeNull();
  },
);

journey(
  'an address with a page that is not there leads back to the list, and one with nonsense is the list',
  async (language, { come }) => {
    const page = await come('/news_list?page=9999', { language });
    await page
      .locator('main')
      .getByRole('link', { name: say(language)('core.ui.filtered.clear') })
      .click();
    await expect(page).toHaveURL('/news_list');
    await expect(page.locator('main .news-entry')).toHaveCount(10);
    for (const path of ['/news_list?page=-3&typeid=nobody', '/air/air_list?airbookid=1&nodecode=%27&page=x']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .news-entry, .cover-card').first()).toBeVisible();
    }
  },
);
