import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

// What the server draws must be all that reading needs: scripts are late on slow lines, and off in some schools.
const context = { javaScriptEnabled: false };

journey('without scripts a visitor goes from the portal to an article and reads it', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language, context });
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  await expect(page.locator('.site-nav a').first()).toBeVisible();
  await expect(page.locator('main a[href^="/news_detail"]').first()).toBeVisible();
  await page.goto('/news_list');
  await page.getByRole('link', { name: text('core.ui.pager.next') }).click();
  await expect(page).toHaveURL(/page=2/);
  const entry = page.locator('main a[href^="/news_detail"]').first();
  const title = await entry.getByRole('heading').textContent();
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '-');
  const body = page.locator('.news-body');
  await expect(body).toBeVisible();
  await expect(body).toContainText(/.{200}/s);
});

journey('without scripts a visitor finds a lesson and has its player and subtitles', async (language, { come }) => {
  const page = await come('/air/air_list', { language, context });
  // every book, those in the menu too
  await expect(page.locator('.air-books a')).not.toHaveCount(2);
  await page.locator('.cover-card', { hasText: '数轴' }).first().click();
  await expect(page).toHaveURL(`/air/air_detail?resourceid=${demoId('air.resource.m7-number-line')}`);
  const video = page.locator('video[controls]');
  await expect(video).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\//);
  await expect(video.locator('track')).toHaveAttribute('src', /\.vtt$/);
});

journey(
  'without scripts a visitor who presses “log in” comes to the login page, and is told what it needs, as is a teacher at her home',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/news_list', { language, context });
    await expect(page.locator('noscript p')).toHaveCount(0);
    await page
      .locator('.site-top')
      .getByRole('button', { name: text('host.login'), exact: true })
      .click();
    await expect(page).toHaveURL('/login?sign-in=');
    await expect(page.locator('.site-top noscript p')).toHaveText(text('host.start.noScript'));

    const home = await come('/home/main', { language, context, as: 'teacher' });
    const said = home.locator('noscript p');
    await expect(said).toBeVisible();
    await expect(said).toHaveText(text('host.start.noScript'));
    await expect(home.locator('h1')).toBeVisible();
  },
);
