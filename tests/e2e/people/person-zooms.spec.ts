import type { Locator } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

// A school PC of 1366×768 zoomed to 200 % leaves half of it in each direction (WCAG 1.4.4, 1.4.10).
const zoomed = { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 } as const;

/** Can be brought into sight as a whole, and is not covered by what stands fixed on the screen. */
async function expectReachable(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeInViewport({ ratio: 1 });
  await part.click({ trial: true });
}

journey('who zooms to 200 % signs in and reaches every entry of every menu', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language, context: zoomed });
  await page
    .locator('.site-top')
    .getByRole('button', { name: text('host.appearance') })
    .click();
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  await expectReachable(items.last());
  await page.keyboard.press('Escape');

  await page
    .locator('.site-top')
    .getByRole('button', { name: text('host.login') })
    .click();
  const dialog = loginDialog(page);
  for (const part of [
    dialog.getByRole('link', { name: text('host.login.forgot') }),
    dialog.getByRole('link', { name: text('host.login.register') }),
    dialog.getByRole('button', { name: text('core.ui.close') }),
    dialog.getByRole('button', { name: text('host.login'), exact: true }),
  ]) {
    await expectReachable(part);
  }
  await typeLogin(page, language, 'headteacher');
  await expect(dialog).toHaveCount(0);
  // the page behind is drawn anew for whoever has signed in
  await expect(page.locator('.site-name')).toHaveText('许建平');
  const strip = page.getByRole('region', { name: text('portal.strip') });
  await strip.getByRole('link', { name: text('home.strip.go.teacher') }).click();
  await expect(page).toHaveURL('/home/main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const navigation = page.locator('.shell-tabbar');
  for (const menu of [
    navigation.getByRole('button', { name: text('host.more') }),
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
  const last = page.locator('#main a, #main button').filter({ visible: true }).last();
  await expectReachable(last);
});

journey('who zooms to 200 % still sees the page between what stands fixed', async (language, { come }) => {
  for (const [path, as] of [
    ['/news_list', undefined],
    ['/home', 'teacher'],
    ['/student-home', 'student'],
  ] as const) {
    const page = await come(path, { as, language, context: zoomed });
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
