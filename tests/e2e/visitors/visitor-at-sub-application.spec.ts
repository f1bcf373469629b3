import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { startSite, test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ mount: 'famous' });
});
afterAll(() => site.close());

test('at a sub-application that stands alone one signs in over its first page, and the way home leads there', async ({
  come,
}) => {
  const page = await come('/login?target=%2Ffamous%2Fcourses', { site });
  await expect(page).toHaveURL(/\/famous\/home/);
  await expect(loginDialog(page)).toBeVisible();
  await typeLogin(page, 'zh-CN', 'teacher');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/famous/home');

  await page.goto('/famous/courses');
  await page.locator('a.logo').first().click();
  await expect(page).toHaveURL('/famous/home');
});
