import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { describe, onTestFinished } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { demoPassword } from 'edutech/core/server/demo-password';
import { loginCookie } from 'edutech/core/server/session/cookies';
import { test } from '../../support/browsing/browser-test';
import { endSessions, resetPassword } from '../../support/browsing/changes';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

const fresh = 'Spring-2027!';
const refused = /^401 POST \/gw\/auth\/api\/user\/change-password$/;

/** The form of the personal centre, whose passwords a person has typed. */
const formOf = (page: Page) => ({
  old: page.locator('#account-password-old'),
  fresh: page.locator('#account-password-fresh'),
  repeat: page.locator('#account-password-repeat'),
});

async function fillForm(page: Page) {
  const form = formOf(page);
  await form.old.fill(demoPassword);
  await form.fresh.fill(fresh);
  await form.repeat.fill(fresh);
}

async function expectForm(page: Page) {
  const form = formOf(page);
  await expect(form.old).toHaveValue(demoPassword);
  await expect(form.fresh).toHaveValue(fresh);
  await expect(form.repeat).toHaveValue(fresh);
}

/** Sends the form over a session that is over, and waits for the dialog, which comes a second after its reason. */
async function sendTooLate(page: Page, reason: string) {
  const answered = page.waitForResponse(/change-password/).then(() => Date.now());
  await page.locator('form:has(#account-password-old) .account-send button').click();
  await expect(page.locator('.toast')).toHaveText(reason);
  await expect(loginDialog(page)).toBeVisible();
  expect(Date.now() - (await answered)).toBeGreaterThanOrEqual(1000);
}

describe('a form that is sent when the session is over', () => {
  test.for(languages)(
    'is sent again once its person is back, with nothing lost (%s)',
    async (language, { site, come, watch }) => {
      watch.allow(refused);
      onTestFinished(() => resetPassword(site, 'headteacher', false));
      const text = say(language);
      const page = await come('/setting', { as: 'headteacher', language });
      await fillForm(page);
      await endSessions(site, 'headteacher');
      await sendTooLate(page, language === 'en' ? text('core.error.notSignedIn') : '用户未登录，即将跳转到登录页面！');
      await expectForm(page);

      // who it was is known: only the password is asked for
      const dialog = loginDialog(page);
      await expect(dialog.getByLabel(text('host.login.username'), { exact: true })).toHaveValue('headteacher');
      await expect(dialog.getByLabel(text('host.login.password'), { exact: true })).toBeFocused();
      const again = page.waitForRequest(/change-password/);
      await page.keyboard.type(demoPassword);
      await page.keyboard.press('Enter');
      await again;
      await expect(page.locator('.toast').last()).toHaveText(text('account.password.changed'));
      await expect(page).toHaveURL('/setting');
      await expect(formOf(page).old).toHaveValue('');
    },
  );

  test('keeps what was typed when the request is refused the second time', async ({ site, come, watch }) => {
    watch.allow(refused, /^400 POST .*change-password$/);
    const page = await come('/setting', { as: 'headteacher' });
    await fillForm(page);
    await formOf(page).old.fill('not the password');
    await endSessions(site, 'headteacher');
    await sendTooLate(page, '用户未登录，即将跳转到登录页面！');
    await typeLogin(page, 'zh-CN', 'headteacher');
    await expect(page.getByRole('alert').filter({ hasText: '原密码不正确' })).toBeVisible();
    await expect(formOf(page).fresh).toHaveValue(fresh);
  });

  test('is never sent for another person, who sees a page of his own', async ({ site, come, watch }) => {
    watch.allow(refused);
    const page = await come('/setting', { as: 'headteacher' });
    await fillForm(page);
    await endSessions(site, 'headteacher');
    await sendTooLate(page, '用户未登录，即将跳转到登录页面！');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await typeLogin(page, 'zh-CN', 'teacher');
    await expect(page.locator('.shell-me')).toContainText('周文静');
    await expect(formOf(page).old).toHaveValue('');
    expect(sent.filter((url) => url.includes('change-password'))).toEqual([]);
  });

  test('stays on the page for who closes the dialog, until he is ready', async ({ site, come, watch }) => {
    watch.allow(refused);
    const page = await come('/setting', { as: 'headteacher' });
    await fillForm(page);
    await endSessions(site, 'headteacher');
    await sendTooLate(page, '用户未登录，即将跳转到登录页面！');
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await expectForm(page);
    await expect(page).toHaveURL('/setting');
  });
});

describe('a tab that is looked at again when the login cookie is gone', () => {
  /** The cookie is gone, and the person comes back to the tab. */
  const comeBack = async (page: Page) => {
    await page.context().clearCookies({ name: loginCookie });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  test('says so and is left after a second', async ({ come }) => {
    const page = await come('/home', { as: 'teacher' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ended = page.waitForRequest(/session\/logout/).then(() => Date.now());
    const began = Date.now();
    await comeBack(page);
    await expect(page.locator('.toast')).toHaveText('登录状态已失效，请重新登录');
    expect((await ended) - began).toBeGreaterThanOrEqual(1000);
    await expect(page).toHaveURL('/login');
  });

  test('keeps a half-filled form, and asks over it', async ({ come }) => {
    const page = await come('/setting', { as: 'headteacher' });
    await fillForm(page);
    await comeBack(page);
    await expect(page.locator('.toast').first()).toHaveText('登录状态已失效，请重新登录');
    await expect(loginDialog(page)).toBeVisible();
    await typeLogin(page, 'zh-CN', 'headteacher');
    await expect(loginDialog(page)).toHaveCount(0);
    await expectForm(page);
  });
});
