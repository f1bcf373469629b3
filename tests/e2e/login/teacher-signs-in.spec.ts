import type { Route } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { languages } from 'edutech/core/common/languages';
import { demoPassword } from 'edutech/core/server/demo-password';
import { journey, test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

test.for(languages)('a teacher signs in by keyboard alone, and opens her home (%s)', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language });
  const { keyboard } = page;

  // the login button is reached by tabbing, and opens the dialog with the cursor in its first field
  const button = page.locator('.site-top').getByRole('button', { name: text('host.login'), exact: true });
  for (let presses = 0; presses < 10; presses++) {
    await keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await keyboard.press('Enter');
  const dialog = loginDialog(page);
  await expect(dialog).toBeVisible();
  const username = dialog.getByLabel(text('host.login.username'), { exact: true });
  const password = dialog.getByLabel(text('host.login.password'), { exact: true });
  await expect(username).toBeFocused();

  // what is left empty is asked for when it is left
  await keyboard.press('Tab');
  await expect(dialog).toContainText(text('core.session.usernameMissing'));
  await keyboard.press('Shift+Tab');
  // names are trimmed
  await keyboard.type(' teacher ');
  await keyboard.press('Tab');
  await expect(password).toBeFocused();
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');

  await expect(page.locator('.toast')).toHaveText(text('core.session.loginSuccess'));
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  await expect(page.locator('.site-name')).toHaveText('周文静');

  await page.goto('/home');
  await expect(page).toHaveURL('/home/main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('周文静');
});

test('who presses “log in” before the scripts of a page have begun finds the dialog open', async ({ come }) => {
  const page = await come('/login');
  // a slow line: the words and the picture of the page are there, its scripts are not yet
  const held: Route[] = [];
  let isSlow = true;
  await page.route('**/assets/*.js', (route) => (isSlow ? void held.push(route) : route.continue()));
  await page.goto('/news_list', { waitUntil: 'commit' });
  await page.locator('.site-top').getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('/login?sign-in=', { waitUntil: 'commit' });
  isSlow = false;
  for (const route of held) await route.continue().catch(() => undefined);
  await expect(loginDialog(page)).toBeVisible();
  await typeLogin(page, 'zh-CN', 'teacher');
  await expect(page.locator('.site-name')).toHaveText('周文静');
  await expect(page).toHaveURL('/login');
});

journey('a teacher sees Home and four modules, and the rest under More', async (language, { come }) => {
  const text = say(language);
  const page = await come('/home', { as: 'teacher', language });
  const entries = page.locator('.shell-nav > a, .shell-nav > button, .shell-nav > .menu > button');
  await expect(entries).toHaveText(
    [
      'home.main.title',
      'air.list.title',
      'work.menu',
      'questions.menu',
      'questions.menu.boutiqueQuestionBank',
      'host.more',
    ].map((id) => text(id)),
  );
  await expect(page.locator('.shell-nav [aria-current]')).toHaveText(text('home.main.title'));

  const more = page.locator('.shell-nav').getByRole('button', { name: text('host.more') });
  await more.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  expect((await menu.boundingBox())!.height).toBeLessThanOrEqual(520);
  const folded = await menu.getByRole('menuitem').allTextContents();
  expect(folded.length).toBeGreaterThan(10);
  // what cannot be opened comes after what can
  const states = await menu
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => item.ariaDisabled === 'true'));
  expect(states).toEqual(states.toSorted((one, other) => Number(one) - Number(other)));

  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await menu.getByRole('menuitem', { name: text('statistics.menu'), exact: true }).click();
  await expect(page).toHaveURL('/statistics/view');
  await expect(more).toHaveAttribute('aria-current', 'true');
});
