import type { Locator } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';

// A school PC of 1366×768 zoomed to 200 % leaves half of it in each direction (WCAG 1.4.4, 1.4.10).
const zoomed = { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 } as const;

/** Can be brought into sight as a whole, and is not covered by what stands fixed on the screen. */
async function expectReachable(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeInViewport({ ratio: 1 });
  await part.click({ trial: true });
}

test('who zooms to 200 % signs in and reaches every entry of every menu', async ({ come }) => {
  const page = await come('/login', { context: zoomed });
  await page.locator('.site-top').getByRole('button', { name: '语言与外观' }).click();
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  await expectReachable(items.last());
  await page.keyboard.press('Escape');

  await page.locator('.site-top').getByRole('button', { name: '登录' }).click();
  const dialog = loginDialog(page);
  for (const part of [
    dialog.getByRole('link', { name: '忘记密码' }),
    dialog.getByRole('link', { name: '注册' }),
    dialog.getByRole('button', { name: '关闭' }),
    dialog.getByRole('button', { name: '登录', exact: true }),
  ]) {
    await expectReachable(part);
  }
  await typeLogin(page, 'zh-CN', 'headteacher');
  await expect(dialog).toHaveCount(0);
  // the page behind is drawn anew for whoever has signed in
  await expect(page.locator('.site-name')).toHaveText('许建平');
  await page.locator('.portal-doors a[href="/home"]').click();
  await expect(page).toHaveURL('/home/main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const navigation = page.locator('.shell-tabbar');
  for (const menu of [
    navigation.getByRole('button', { name: '更多' }),
    page.locator('.shell-term'),
    page.locator('.shell-me'),
  ]) {
    await menu.click();
    await expectReachable(items.last());
    await expectReachable(items.first());
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  }
  // the last line of the page is not under the bar
  const last = page.locator('#main a, #main button').last();
  await expectReachable(last);
});

test('who zooms to 200 % still sees the page between what stands fixed', async ({ come }) => {
  for (const [path, as] of [
    ['/news_list', undefined],
    ['/home', 'teacher'],
    ['/student-home', 'student'],
  ] as const) {
    const page = await come(path, { as, context: zoomed });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fixed = await page.evaluate(() => {
      const taken = [...document.querySelectorAll('body *')].filter((element) => {
        const { position } = getComputedStyle(element);
        return (
          (position === 'fixed' || position === 'sticky') && element.getBoundingClientRect().width > innerWidth / 2
        );
      });
      return taken.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    });
    expect(fixed, path).toBeLessThan(zoomed.viewport.height / 2);
  }
});
