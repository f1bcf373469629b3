import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import type { Language } from 'edutech/core/common/languages';
import { journey } from '../../support/browsing/browser-test';
import { endSessions } from '../../support/browsing/changes';
import { typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

/** Another tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await tab.locator('#app-shell').waitFor({ state: 'attached' });
  return tab;
}

const loginButton = (page: Page, language: Language) =>
  page.locator('.site-top').getByRole('button', { name: say(language)('host.login'), exact: true });

journey('who logs out in one tab is logged out in the others', async (language, { come }) => {
  const page = await come('/home', { as: 'teacher', language });
  const settings = await anotherTab(page, '/setting');
  const lessons = await anotherTab(page, '/air/air_list');
  await expect(settings.locator('.shell-me')).toContainText('周文静');
  await expect(lessons.locator('.site-name')).toHaveText('周文静');

  // the button says that it is at work
  await page.route(/session\/logout/, async (route) => {
    await expect(page.locator('.shell-exit')).toHaveText(say(language)('host.exiting'));
    await route.continue();
  });
  await page.locator('.shell-exit').click();
  await expect(page).toHaveURL('/login');
  await expect(loginButton(page, language)).toBeVisible();
  await expect(settings).toHaveURL('/login');
  await expect(loginButton(settings, language)).toBeVisible();
  // visitors may stay in the air classroom
  await expect(loginButton(lessons, language)).toBeVisible();
  await expect(lessons).toHaveURL('/air/air_list');
});

journey('a token that vanishes logs its tab out, whoever took it', async (language, { come }) => {
  const page = await come('/home', { as: 'teacher', language });
  await expect(page.locator('.shell-me')).toContainText('周文静');
  // the same tab: no storage event tells it, only its own look every second
  await page.evaluate(() => localStorage.removeItem('edutech_user'));
  await expect(page).toHaveURL('/login');
  await expect(loginButton(page, language)).toBeVisible();
});

journey(
  'when another person logs in in one tab, the others show that person',
  async (language, { site, come, watch }) => {
    watch.allow(/^401 /);
    const page = await come('/home', { as: 'teacher', language });
    const other = await anotherTab(page, '/air/air_list');
    await expect(other.locator('.site-name')).toHaveText('周文静');
    await expect(page.locator('.shell-me')).toContainText('周文静');

    await endSessions(site, 'teacher');
    await page.getByRole('link', { name: say(language)('home.activity'), exact: true }).click();
    await typeLogin(page, language, 'student');
    await expect(other.locator('.site-name')).toHaveText('林知夏');
    // the teacher's page is none of the student's
    await expect(page.locator('.shell-student')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language)('host.notFound.title'));
  },
);
