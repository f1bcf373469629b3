import type { Locator } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { widerThanScreen } from '../../support/browsing/sideways';
import { say } from '../../support/browsing/texts';

/** The first text of a heading that is drawn. */
const heading = async (of: Locator) => (await of.getByRole('heading').first().textContent()) ?? '';

journey('a visitor finds an article and a lesson, and the lesson plays', async (language, { come }) => {
  const text = say(language);
  const page = await come('/', { language });
  await expect(page).toHaveURL('/login');

  // the portal: from its headlines to all news, and to one of them
  await page.locator('main a[href^="/news_list?typeid="]').first().click();
  await expect(page).toHaveURL(/\/news_list\?typeid=[0-9a-f]{32}$/);
  await page.locator('a[href="/news_list"]').first().click();
  await expect(page).toHaveURL('/news_list');
  const entries = page.locator('main a[href^="/news_detail"]');
  await expect(entries).toHaveCount(10);
  const title = await heading(entries.first());
  await entries.first().click();
  await expect(page).toHaveURL(/\/news_detail\?news_id=[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.title()).toContain(title);
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveCount(2);
  const crumbs = page.getByRole('navigation', { name: text('core.ui.breadcrumb') });
  await expect(crumbs.getByRole('link')).toHaveText([text('host.home'), text('news.list.title')]);
  const body = page.frameLocator('.news-body-frame').locator('.news-body');
  await expect(body).toContainText(/\S{20}/);
  const { height } = (await body.boundingBox())!;
  await expect.poll(async () => (await page.locator('.news-body-frame').boundingBox())?.height).toBeCloseTo(height, -1);

  // the air classroom: eight lessons a page, and one that plays
  await page
    .locator('.site-nav')
    .getByRole('link', { name: text('air.list.title') })
    .click();
  await expect(page).toHaveURL('/air/air_list');
  await expect(page.locator('.cover-card')).toHaveCount(8);
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.mp4')) ranges.push(response.status());
  });
  await page.locator('.cover-card', { hasText: '数轴' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/数轴/);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.duration)).toBeGreaterThan(30);
  // sound would need a click in this very frame, which a person makes on the player's bar
  await video.evaluate((media: HTMLVideoElement) => {
    media.muted = true;
    return media.play();
  });
  const second = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);

  // the player has one bar, which is ours
  await expect(video).not.toHaveAttribute('controls');
  await page.getByRole('button', { name: text('media.viewer.pause'), exact: true }).click();
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true);
  const line = page.getByRole('slider', { name: text('media.viewer.position') });
  await line.press('End');
  await expect.poll(second).toBeGreaterThan(30);
  await line.press('Home');

  // its table of contents leads further in, which the server answers with a part of the file
  await page.locator('.air-chapters button').nth(3).click();
  const at = await second();
  expect(at).toBeGreaterThan(20);
  await expect.poll(second).toBeGreaterThan(at);
  expect(new Set(ranges)).toEqual(new Set([206]));
});

journey('a visitor who comes back by the browser stands where she was', async (language, { come }) => {
  const page = await come('/news_list?page=2', { language });
  const entry = page.locator('main a[href^="/news_detail"]').last();
  const title = await heading(entry);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/news_list?page=2');
  await expect(entry).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

journey('a visitor without an account learns whom to ask, and what the terms are', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language });
  await page
    .locator('.site-top')
    .getByRole('button', { name: text('host.login'), exact: true })
    .click();
  for (const [name, path] of [
    ['host.login.forgot', '/forgot-password'],
    ['host.login.register', '/register'],
    ['host.terms', '/terms'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page
      .locator('dialog.login')
      .getByRole('link', { name: text(name) })
      .click();
    const answer = await opened;
    await expect(answer).toHaveURL(path);
    await expect(answer.getByRole('heading', { level: 1 })).toBeVisible();
    await answer.close();
  }
  await expect(page.locator('dialog.login')).toContainText(text('host.login.hint'));
});

journey(
  'a visitor takes a book from behind the tabs or by its grade, which is remembered, at a computer and on a phone',
  async (language, { come }) => {
    const page = await come('/air/air_list', { language });
    const text = say(language);
    // on a phone the books are behind a button
    const fold = page.getByRole('button', { name: text('core.ui.filters'), exact: true });
    const name = language === 'en' ? 'Chinese History, Grade 7, Volume 1' : '中国历史 七年级上册';
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/air/air_list');
      if (width === 390) await fold.click();
      const more = page.locator('.air-books').getByRole('button');
      await more.click();
      const books = page.getByRole('menuitem');
      await expect(books.last()).toBeVisible();
      const areSeen = await books.evaluateAll((items) =>
        items.map((item) => {
          const { x, y, width: wide, height } = item.getBoundingClientRect();
          return item.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
        }),
      );
      expect(areSeen.length).toBeGreaterThan(3);
      expect(areSeen).not.toContain(false);
      await books.filter({ hasText: name }).click();
      await expect(books).toHaveCount(0);
      await expect(page.locator('.air-books [aria-current]')).toContainText(name);
      await expect(page.locator('.cover-card').first()).toBeVisible();
      expect(await widerThanScreen(page)).toEqual([]);
    }
    const grades = page.getByRole('navigation', { name: text('air.list.choice.grade') });
    const ninth = grades.getByRole('link', { name: language === 'en' ? 'Grade 9' : '九年级' });
    await ninth.click();
    await expect(ninth).toHaveAttribute('aria-current', 'true');
    await page.goto('/air/air_list');
    await fold.click();
    await expect(ninth).toHaveAttribute('aria-current', 'true');
  },
);
