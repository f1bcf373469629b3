import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import type { Language } from 'edutech/core/common/languages';
import { demoPassword } from 'edutech/core/server/demo-password';
import { loginCookie } from 'edutech/core/server/session/cookies';
import { journey } from '../../support/browsing/browser-test';
import { endSessions, resetPassword } from '../../support/browsing/changes';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

const fresh = 'Spring-2027!';
const refused = /^401 POST \/gw\/auth\/api\/user\/change-password$/;

const notSignedIn: Readonly<Record<Language, string>> = {
  'zh-CN': '用户未登录，即将跳转到登录页面！',
  en: say('en')('core.error.notSignedIn'),
};

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

async function expectForm(page: Page, old: string) {
  const form = formOf(page);
  await expect(form.old).toHaveValue(old);
  await expect(form.fresh).toHaveValue(fresh);
  await expect(form.repeat).toHaveValue(fresh);
}

/** Sends the form over a session that is over, and waits for the dialog, which comes a second after its reason. */
async function sendTooLate(page: Page, language: Language) {
  const answered = page.waitForResponse(/change-password/).then(() => Date.now());
  await page.locator('form:has(#account-password-old) .account-send button').click();
  await expect(page.locator('.toast').last()).toHaveText(notSignedIn[language]);
  await expect(loginDialog(page)).toBeVisible();
  expect(Date.now() - (await answered)).toBeGreaterThanOrEqual(1000);
}

journey(
  'who sends a form when the session is over keeps what was typed, closes the dialog, is refused and sent again, with nothing lost',
  async (language, { site, come, watch, onTestFinished }) => {
    watch.allow(refused, /^400 POST .*change-password$/);
    onTestFinished(() => resetPassword(site, 'headteacher', false));
    const text = say(language);
    const page = await come('/setting?tab=security&change=password', { as: 'headteacher', language });
    const form = formOf(page);
    await fillForm(page);
    await form.old.fill('not the password');
    await endSessions(site, 'headteacher');
    await sendTooLate(page, language);
    // who it was is known: only the password is asked for
    const dialog = loginDialog(page);
    await expect(dialog.getByLabel(text('host.login.username'), { exact: true })).toHaveValue('headteacher');
    await expect(dialog.getByLabel(text('host.login.password'), { exact: true })).toBeFocused();

    // who is not ready yet closes it, and the form stays
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectForm(page, 'not the password');
    await expect(page).toHaveURL('/setting?tab=security&change=password');

    // it is sent again once its person is back; refused then, it keeps what was typed
    await sendTooLate(page, language);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: text('core.session.wrongPassword') })).toBeVisible();
    await expect(form.fresh).toHaveValue(fresh);

    await fillForm(page);
    await endSessions(site, 'headteacher');
    await sendTooLate(page, language);
    await expectForm(page, demoPassword);
    const again = page.waitForRequest(/change-password/);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await again;
    await expect(page.locator('.toast').last()).toHaveText(text('account.password.changed'));
    // the form is closed by the server's yes
    await expect(page).toHaveURL('/setting?tab=security');
    await expect(form.old).toHaveCount(0);
  },
);

journey(
  'a form that is sent when the session is over is never sent for another person, who sees a page of his own',
  async (language, { site, come, watch }) => {
    watch.allow(refused);
    const page = await come('/setting?tab=security&change=password', { as: 'headteacher', language });
    await fillForm(page);
    await endSessions(site, 'headteacher');
    await sendTooLate(page, language);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await typeLogin(page, language, 'teacher');
    await expect(page.locator('.shell-me')).toContainText('周文静');
    await expect(formOf(page).old).toHaveValue('');
    expect(sent.filter((url) => url.includes('change-password'))).toEqual([]);
  },
);

/** The login cookie is gone, and the person comes back to the tab. */
const comeBack = async (page: Page) => {
  await page.context().clearCookies({ name: loginCookie });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

const ended: Readonly<Record<Language, string>> = {
  'zh-CN': '登录状态已失效，请重新登录',
  en: say('en')('core.session.lost'),
};

journey(
  'a tab that is looked at again when the login cookie is gone says so and is left after a second',
  async (language, { come }) => {
    const page = await come('/home', { as: 'teacher', language });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const over = page.waitForRequest(/session\/logout/).then(() => Date.now());
    const began = Date.now();
    await comeBack(page);
    await expect(page.locator('.toast')).toHaveText(ended[language]);
    expect((await over) - began).toBeGreaterThanOrEqual(1000);
    await expect(page).toHaveURL('/login');
  },
);

journey(
  'a tab with a half-filled form keeps it when the login cookie is gone, and asks over it',
  async (language, { come }) => {
    const page = await come('/setting?tab=security&change=password', { as: 'headteacher', language });
    await fillForm(page);
    await comeBack(page);
    await expect(page.locator('.toast').first()).toHaveText(ended[language]);
    await expect(loginDialog(page)).toBeVisible();
    await typeLogin(page, language, 'headteacher');
    await expect(loginDialog(page)).toHaveCount(0);
    await expectForm(page, demoPassword);
  },
);
