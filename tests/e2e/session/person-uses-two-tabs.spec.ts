import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';
import { endSessions } from '../../support/browsing/changes';
import { typeLogin } from '../../support/browsing/sign-in';

/** Another tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await tab.locator('#app-shell').waitFor({ state: 'attached' });
  return tab;
}

const loginButton = (page: Page) => page.locator('.site-top').getByRole('button', { name: '登录' });

test('who logs out in one tab is logged out in the others', async ({ come }) => {
  const page = await come('/home', { as: 'teacher' });
  const settings = await anotherTab(page, '/setting');
  const lessons = await anotherTab(page, '/air/air_list');
  await expect(settings.locator('.shell-me')).toContainText('周文静');
  await expect(lessons.locator('.site-name')).toHaveText('周文静');

  // the button says that it is at work
  await page.route(/session\/logout/, async (route) => {
    await expect(page.locator('.shell-exit')).toHaveText('正在退出…');
    await route.continue();
  });
  await page.locator('.shell-exit').click();
  await expect(page).toHaveURL('/login');
  await expect(loginButton(page)).toBeVisible();
  await expect(settings).toHaveURL('/login');
  await expect(loginButton(settings)).toBeVisible();
  // visitors may stay in the air classroom
  await expect(loginButton(lessons)).toBeVisible();
  await expect(lessons).toHaveURL('/air/air_list');
});

test('a token that vanishes logs its tab out, whoever took it', async ({ come }) => {
  const page = await come('/home', { as: 'teacher' });
  await expect(page.locator('.shell-me')).toContainText('周文静');
  // the same tab: no storage event tells it, only its own look every second
  await page.evaluate(() => localStorage.removeItem('edutech_user'));
  await expect(page).toHaveURL('/login');
  await expect(loginButton(page)).toBeVisible();
});

test('when another person logs in in one tab, the others show that person', async ({ site, come, watch }) => {
  watch.allow(/^401 /);
  const page = await come('/home', { as: 'teacher' });
  const other = await anotherTab(page, '/air/air_list');
  await expect(other.locator('.site-name')).toHaveText('周文静');
  await expect(page.locator('.shell-me')).toContainText('周文静');

  await endSessions(site, 'teacher');
  await page.getByRole('link', { name: '教学动态', exact: true }).click();
  await typeLogin(page, 'zh-CN', 'student');
  await expect(other.locator('.site-name')).toHaveText('林知夏');
  // the teacher's page is none of the student's
  await expect(page.locator('.shell-student')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面');
});
