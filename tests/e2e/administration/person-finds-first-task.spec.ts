import { expect } from '../../support/browsing/expect';
import { isLive, journey } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

// From login to the first thing that waits: one press.

/** A live connection that was asked for as a visitor may be answered after the login, and is opened again. */
const asksAnew = /\/live' failed: HTTP Authentication failed/;

journey('a reviewer of resources finds the oldest entry on the portal', async (language, { come, watch }) => {
  watch.allow(asksAnew);
  const text = say(language);
  const page = await come('/login', { language });
  const doors = page.getByRole('navigation', { name: text('portal.doors') });
  const height = (await doors.boundingBox())!.height;
  await logIn(page, language, 'auditor');
  const strip = page.getByRole('region', { name: text('portal.strip') });
  await expect(strip.locator('.home-strip-next')).toBeVisible();
  // what stands below it has not moved
  expect((await strip.boundingBox())!.height).toBe(height);
  await strip.locator('.home-strip-next').click();
  await expect(page).toHaveURL('/education_resources/resource-audit');
});

journey('an editor finds the article that waits for her on the portal', async (language, { come, watch }) => {
  watch.allow(asksAnew);
  const page = await come('/login', { language });
  await logIn(page, language, 'editor');
  await page.locator('.home-strip-next').click();
  await expect(page).toHaveURL(/\/admin\/news\/(review|write)\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say(language)('host.notFound.title'));
});

journey('a city administrator goes from the news to what waits for her', async (language, { come, watch }) => {
  watch.allow(asksAnew);
  const page = await come('/login', { language });
  await logIn(page, language, 'cityadmin');
  await expect(page).toHaveURL('/admin/news');
  await page.locator('.page-head a[href^="/admin/news/review/"]').click();
  await expect(page).toHaveURL(/\/admin\/news\/review\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say(language)('host.notFound.title'));
});

journey(
  'an administrator of a county lands on what waits for her, and goes by the keyboard',
  async (language, { come, watch }) => {
    watch.allow(asksAnew);
    const text = say(language);
    const page = await come('/login', { language });
    await logIn(page, language, 'countyadmin');
    await expect(page).toHaveURL('/admin/workbench');
    const waiting = page.locator('section', { has: page.getByRole('heading', { name: text('home.staff.waiting') }) });
    const first = waiting.getByRole('listitem').first().getByRole('link');
    const address = (await first.getAttribute('href'))!;
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/admin/people');
    // by its name, too
    await page.keyboard.press('m');
    await page.keyboard.type(text('organisation.menu.classes'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/classes');
    await page.goto('/admin/workbench');
    await isLive(page);
    await expect(first).toBeVisible();
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('host.notFound.title'));
  },
);
