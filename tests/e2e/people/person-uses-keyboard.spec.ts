import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { demoPassword } from 'edutech/core/server/demo-password';
import { journey } from '../../support/browsing/browser-test';
import { tabTo } from '../../support/browsing/keyboard';
import { loginDialog } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

/** The page's part that has the focus lies in the dialog, or nothing of the page has it: then it is the browser's own turn. */
const isKept = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest('dialog') != null;
  });

journey('a whole day needs no mouse: portal, login, home, navigation and the way out', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language });
  const { keyboard } = page;
  const main = page.locator('#main');

  // past the header at once
  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('host.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect((await skip.boundingBox())!.height).toBeGreaterThan(20);
  await keyboard.press('Enter');
  await expect(main).toBeFocused();
  await keyboard.press('Tab');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  // a menu: arrows walk around, Escape gives the focus back, leaving closes
  const appearance = page.locator('.site-top').getByRole('button', { name: text('host.appearance') });
  await tabTo(appearance, 'Shift+Tab');
  await keyboard.press('Enter');
  const items = page.getByRole('menu').getByRole('menuitemradio');
  await expect(items.first()).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(appearance).toBeFocused();

  // a dialog keeps the focus, and gives it back
  const logIn = page.locator('.site-top').getByRole('button', { name: text('host.login'), exact: true });
  await tabTo(logIn);
  await keyboard.press('Enter');
  const dialog = loginDialog(page);
  const username = dialog.getByLabel(text('host.login.username'), { exact: true });
  await expect(username).toBeFocused();
  const stops = new Set<string>();
  for (let presses = 0; presses < 14; presses++) {
    await keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab');
    expect(await isKept(page)).toBe(true);
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
  }
  expect(stops.size).toBeGreaterThan(4);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(logIn).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.type('teacher');
  await keyboard.press('Tab');
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await expect(page.locator('.site-name')).toHaveText('周文静');

  // by the door to her home; the focus goes with her to the new page
  const strip = page.getByRole('region', { name: text('portal.strip') });
  const door = strip.getByRole('link', { name: text('home.strip.go.teacher') });
  await tabTo(door);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/home/main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('周文静');
  await expect(main).toBeFocused();

  // 更多 and its last entry that opens
  const more = page.locator('.shell-nav').getByRole('button', { name: text('host.more') });
  await tabTo(more, 'Shift+Tab');
  await keyboard.press('ArrowDown');
  const entries = page.getByRole('menu').locator('[role=menuitem]:not([aria-disabled=true])');
  await expect(entries.first()).toBeFocused();
  await keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  const chosen = page.getByRole('menuitem', { name: text('statistics.menu'), exact: true });
  for (let presses = 0; presses < 30 && !(await chosen.evaluate((one) => one === document.activeElement)); presses++) {
    await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/statistics/view');
  await expect(main).toBeFocused();

  // and out
  await tabTo(page.locator('.shell-exit'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(logIn).toBeVisible();
});
