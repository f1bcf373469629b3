import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

const minute = 60_000;

/** Everything that this site has kept in the browser. */
const kept = (page: Page) =>
  page.evaluate(() => ({ lasting: { ...localStorage }, tab: { ...sessionStorage }, cookies: document.cookie }));

/** Signing out puts another document in the place of one that was still loading, or was taking up its live line. */
const leftBehind = [/core\.http\.network/, /^401 GET /, /WebSocket connection to '\S+\/live' failed/];

journey('a shared computer keeps nothing of who was there', async (language, { come, watch }) => {
  const text = say(language);
  const page = await come('/login?sign-in', { language });
  const dialog = loginDialog(page);
  await dialog.waitFor();
  const choice = dialog.getByRole('checkbox', { name: text('host.login.shared') });
  await choice.check();
  await expect(dialog.getByText(text('host.login.remember', { days: 7 }))).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await typeLogin(page, language, 'teacher');
  const bar = page.getByRole('region', { name: text('host.login.shared') });
  await bar.waitFor();
  await page.goto('/setting');
  await bar.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  watch.allow(...leftBehind);
  await bar.getByRole('button', { name: text('host.exit') }).click();
  await page.waitForURL(/\/login\?sign-in/);
  await dialog.waitFor();
  await expect(dialog.getByLabel(text('host.login.username'), { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel(text('host.login.password'), { exact: true })).toHaveValue('');
  await expect(choice).toBeChecked();
  const { lasting, tab, cookies } = await kept(page);
  expect(Object.keys(lasting).filter((key) => key !== 'edutech_look')).toEqual([]);
  // how far pages were scrolled is the router's, and says nothing of anybody
  expect(Object.keys(tab).filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
  expect(cookies).not.toContain('edutech_login');

  // the way back leads to the sign-in, not to the last person's pages
  await page.goBack();
  await expect(dialog.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
  await expect(page.locator('.site-name, .shell-me')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '周文静' })).toHaveCount(0);
});

journey('at a shared computer the seconds count down before it signs out', async (language, { come, watch }) => {
  const text = say(language);
  const page = await come('/login?sign-in', { language });
  await page.clock.install();
  await page.reload();
  const dialog = loginDialog(page);
  await dialog.getByRole('checkbox', { name: text('host.login.shared') }).check();
  await typeLogin(page, language, 'teacher');
  const bar = page.getByRole('region', { name: text('host.login.shared') });
  await bar.waitFor();
  // its code has come: the clock would take the time that follows for a network that hangs
  await page
    .getByRole('region', { name: text('portal.strip') })
    .getByRole('link')
    .first()
    .waitFor();
  // signing in is noted as an action
  await page.clock.runFor(3000);
  await page.clock.fastForward(9 * minute + 20_000);
  await expect(bar.getByRole('button', { name: text('host.shared.stay') })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await bar.getByRole('button', { name: text('host.shared.stay') }).click();
  await page.clock.runFor(2000);
  await expect(bar.getByRole('button', { name: text('host.shared.stay') })).toHaveCount(0);

  watch.allow(...leftBehind);
  const ended = page.waitForRequest(/session\/logout/);
  await page.clock.fastForward(11 * minute);
  await page.clock.runFor(3000);
  await ended;
  await page.waitForURL(/\/login\?sign-in/);
  await dialog.waitFor();
  const { lasting } = await kept(page);
  expect(Object.keys(lasting).filter((key) => key !== 'edutech_look')).toEqual([]);
});

test('a registered computer is shared by itself', async ({ come }) => {
  const text = say('zh-CN');
  const page = await come('/setting?tab=computers', { as: 'teacher' });
  const block = page
    .locator('section, article')
    .filter({ hasText: text('account.sharedComputers.title') })
    .last();
  await block.getByLabel(text('account.sharedComputers.name')).fill('图书馆 2 号');
  await block.getByRole('button', { name: text('account.sharedComputers.register') }).click();
  await expect(block.getByText(text('account.sharedComputers.this'))).toBeVisible();
  await page.context().clearCookies({ name: 'edutech_login' });
  await page.context().clearCookies({ name: 'sid' });
  await page.goto('/login?sign-in');
  const dialog = loginDialog(page);
  await expect(dialog.getByText(text('host.login.sharedRegistered'))).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await typeLogin(page, 'zh-CN', 'student');
  await page.getByRole('region', { name: text('host.login.shared') }).waitFor();
});
