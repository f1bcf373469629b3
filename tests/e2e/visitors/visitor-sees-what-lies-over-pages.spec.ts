import { afterAll, beforeAll } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { insertNotice } from 'edutech/plugins/portal/server/admin/notices.queries';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { tabTo } from '../../support/browsing/keyboard';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

// The app shell's overlays (portal.md section 2, "App shell"), on a site of its own: everybody sees its notice.

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
  const day = 86_400_000;
  const notice = {
    title: '平台维护通知',
    titleEn: 'Maintenance',
    content: '周六 22:00 起维护两小时。',
    contentEn: 'Two hours of maintenance from 22:00 on Saturday.',
    link: 'https://backup.example/',
    startsAt: new Date(Date.now() - day).toISOString(),
    endsAt: new Date(Date.now() + day).toISOString(),
  };
  await site.platform.services.database.write(asSystem('a test arranges its case'), (db) =>
    insertNotice(db, newId(), notice, '陈建国'),
  );
});
afterAll(() => site.close());

const picture = `/air/air_detail?resourceid=${demoId('air.resource.m7-fig-signs')}`;

journey(
  'a visitor reads the notice once, looks at a picture by keyboard and goes back to the top',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/login', { language, site });
    const notice = page.locator('dialog.notice');
    await expect(notice.getByRole('heading')).toHaveText(language === 'en' ? 'Maintenance' : '平台维护通知');
    expect((await notice.boundingBox())?.width).toBe(400);
    await expect(notice.getByRole('link', { name: text('host.notice.backup') })).toHaveAttribute(
      'href',
      'https://backup.example/',
    );
    await notice.getByRole('button', { name: text('host.notice.read') }).click();
    await expect(notice).toHaveCount(0);

    const toTop = page.getByRole('button', { name: text('host.toTop') });
    await expect(toTop).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 401));
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
    await expect(toTop).toHaveCount(0);

    await page.goto(picture);
    const shown = page.locator('button:has(> img[data-viewable])');
    await tabTo(shown);
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: text('core.ui.pictures') });
    await expect(viewer.getByRole('img')).toBeVisible();
    await page.keyboard.press('+');
    await expect(viewer.getByRole('button', { name: text('core.ui.pictures.smaller') })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(shown).toBeFocused();
    await shown.dblclick();
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: text('core.ui.close') }).click();
    await expect(viewer).toHaveCount(0);
    await expect(notice, 'a notice that was read does not come again').toHaveCount(0);
  },
);

journey('a finger opens a picture by one tap', async (language, { come }) => {
  const page = await come(picture, { language, context: { hasTouch: true } });
  await page.locator('img[data-viewable]').tap();
  await expect(page.getByRole('dialog', { name: say(language)('core.ui.pictures') })).toBeVisible();
});

journey('a browser that is too old is told so once', async (language, { come }) => {
  const userAgent =
    'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36';
  const page = await come('/news_list', { language, context: { userAgent } });
  const warning = page.getByRole('alert').filter({ hasText: say(language)('host.oldBrowser') });
  await expect(warning).toBeVisible();
  await warning.getByRole('button').click();
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#app-shell')).toBeAttached();
  await expect(warning).toHaveCount(0);
});

journey(
  'a part of the program that does not come is named, and the page loads anew by a button',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(/ERR_FAILED GET .*\.js$/, /^uncaught: (.*dynamically imported module.*)?$/);
    const page = await come('/login', { language });
    await page.route('**/*.js', (route) => route.abort());
    await page
      .locator('.site-nav')
      .getByRole('link', { name: text('air.list.title') })
      .click();
    await expect(page.locator('.toast')).toHaveText(text('host.newVersion'));
    await page.unroute('**/*.js');
    await page
      .getByRole('alert')
      .getByRole('button', { name: text('core.ui.retry') })
      .click();
    await expect(page.locator('.cover-card').first()).toBeVisible();
    await expect(page).toHaveURL('/air/air_list');
  },
);
