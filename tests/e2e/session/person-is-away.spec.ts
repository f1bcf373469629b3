import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { journey, test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

const hour = 3_600_000;

/** The page anew, under a clock that can be moved ahead, for all tabs of the browser. */
async function underClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

journey('who has done nothing for two hours is told so and logged out', async (language, { come }) => {
  const page = await come('/home', { as: 'teacher', language });
  await underClock(page);
  await page.clock.fastForward(2 * hour - 60_000);
  await expect(page.locator('.shell-me')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);

  const ended = page.waitForRequest(/session\/logout/);
  await page.clock.fastForward(120_000);
  const said = language === 'en' ? say(language)('core.session.idle') : '您太长时间没操作了，请重新登录';
  await expect(page.locator('.toast')).toHaveText(said);
  const shown = Date.now();
  await ended;
  expect(Date.now() - shown).toBeLessThan(5000);
  await expect(page).toHaveURL('/login');
});

test('whoever works in another tab is not away', async ({ come }) => {
  const page = await come('/home', { as: 'teacher' });
  await underClock(page);
  const other = await page.context().newPage();
  await other.goto('/air/air_list');
  await expect(other.locator('.site-name')).toHaveText('周文静');
  await page.clock.fastForward(2 * hour - 60_000);
  await other.keyboard.press('Tab');
  await page.clock.fastForward(120_000);
  await expect(page.locator('.shell-me')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('whoever asked to be remembered on a device is not away however long nothing is done', async ({ come }) => {
  const text = say('zh-CN');
  const page = await come('/login');
  await page
    .locator('.site-top')
    .getByRole('button', { name: text('host.login'), exact: true })
    .click();
  await loginDialog(page)
    .getByRole('checkbox', { name: text('host.login.remember', { days: 7 }) })
    .check();
  await typeLogin(page, 'zh-CN', 'teacher');
  await expect(loginDialog(page)).toHaveCount(0);
  await underClock(page);
  await page.clock.fastForward(5 * hour);
  await page.goto('/home');
  await expect(page.locator('.shell-me')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});
