import type { Locator, Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { demoPassword } from 'edutech/core/server/demo-password';
import { journey, startSite } from '../../support/browsing/browser-test';
import { giveAuthenticator } from '../../support/browsing/passkeys';
import { loginDialog, logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** The code that an app shows, `steps` of half a minute later. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The right password is refused for now; a wrong code is. */
const asked = /^403 POST .*efficiencyLogin$/;
const wrong = /^400 POST .*second-step$/;

/** Who takes a second step, by language: a night in which both are walked finds nobody with one. */
const withApp = { 'zh-CN': 'teacher', en: 'headteacher' } as const;
const withPasskey = { 'zh-CN': 'student', en: 'principal' } as const;

const section = (page: Page) => page.locator('.account-factors');
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name });
const expectIn = async (page: Page, language: Language) => {
  await expect(page.locator('.toast')).toHaveText(say(language)('core.session.loginSuccess'));
  await expect(loginDialog(page)).toHaveCount(0);
  // what the strip of the portal asks for is answered before the next step takes the session away
  await page.waitForLoadState('networkidle');
};

journey(
  'a teacher adds an authenticator app, and signs in with its code or a recovery code',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(asked, wrong);
    const settings = await come('/gen-setting?tab=security', { as: withApp[language], language, site });
    await button(section(settings), text('account.factors.addTotp')).click();
    await section(settings).getByLabel(text('account.password.old')).fill(demoPassword);
    await button(section(settings), text('account.factors.next')).click();
    await expect(section(settings).getByRole('img', { name: text('account.totp.qr') })).toBeVisible();
    const secret = ((await settings.locator('.account-key').textContent()) ?? '').replace(/\s/g, '');
    await section(settings)
      .getByRole('textbox', { name: text('account.totp.code') })
      .fill(codeOf(secret));
    await button(section(settings), text('account.totp.confirm')).click();
    const shown = settings.locator('.account-codes > li');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allTextContents();
    await button(section(settings), text('account.recovery.done')).click();
    await expect(settings.locator('.account-factor')).toHaveCount(1);

    const page = await come('/login', { language, site });
    await logIn(page, language, withApp[language]);
    const dialog = loginDialog(page);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(text('host.login.prove.title'));
    const field = dialog.getByLabel(text('account.prove.totp'));
    // the whole code is sent by itself; a wrong one stays to be mended
    await field.fill('000000');
    await expect(dialog).toContainText(text('core.session.secondStep.wrong'));
    await field.fill(codeOf(secret, 1));
    await expectIn(page, language);

    const other = await come('/login', { language, site });
    await logIn(other, language, withApp[language]);
    await loginDialog(other)
      .getByRole('button', { name: text('account.factor.recovery') })
      .click();
    await loginDialog(other).getByLabel(text('account.prove.recovery')).fill(codes[0]!.toLowerCase());
    await loginDialog(other)
      .getByRole('button', { name: text('account.prove.send') })
      .click();
    await expectIn(other, language);
  },
);

/** Without a session any more, and away from the page, whose calls would be refused. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

journey(
  'somebody adds a passkey, and signs in with it as the second step and alone',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(asked);
    const page = await come('/gen-setting?tab=security', { as: withPasskey[language], language, site });
    const device = await giveAuthenticator(page);
    await button(section(page), text('account.factors.addPasskey')).click();
    await section(page).getByLabel(text('account.password.old')).fill(demoPassword);
    await button(section(page), text('account.factors.next')).click();
    await button(section(page), text('account.recovery.done')).click();
    await expect(page.locator('.account-factor')).toHaveCount(1);

    await forgetSession(page);
    await page.goto('/login');
    await logIn(page, language, withPasskey[language]);
    await loginDialog(page)
      .getByRole('button', { name: text('account.passkey.use') })
      .click();
    await expectIn(page, language);

    await forgetSession(page);
    await page.goto('/login');
    await page
      .locator('.site-top')
      .getByRole('button', { name: text('host.login'), exact: true })
      .click();
    await loginDialog(page)
      .getByRole('button', { name: text('account.passkeyWay.title') })
      .click();
    // who does not agree is told so, and may try again
    await device.isAgreeing(false);
    await loginDialog(page)
      .getByRole('button', { name: text('account.passkey.use') })
      .click();
    await expect(loginDialog(page).getByRole('alert')).toHaveText(text('account.passkey.cancelled'));
    await device.isAgreeing(true);
    await loginDialog(page)
      .getByRole('button', { name: text('account.passkey.use') })
      .click();
    await expectIn(page, language);
  },
);

journey(
  'where staff must have a second step, a teacher sets one up before the first session begins',
  async (language, { come, watch, onTestFinished }) => {
    const text = say(language);
    watch.allow(asked);
    const strict = await startSite({ city: { settings: { secondFactor: 'staff' } } });
    onTestFinished(() => strict.close());
    const page = await come('/login', { language, site: strict });
    await logIn(page, language, 'teacher');
    const dialog = loginDialog(page);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(text('host.login.enrol.title'));
    await dialog.getByRole('button', { name: text('account.enrol.totp') }).click();
    const secret = ((await dialog.locator('.account-key').textContent()) ?? '').replace(/\s/g, '');
    await dialog.getByRole('textbox', { name: text('account.totp.code') }).fill(codeOf(secret));
    await dialog.getByRole('button', { name: text('account.totp.confirm') }).click();
    await expect(dialog.locator('.account-codes > li')).toHaveCount(10);
    await dialog.getByRole('button', { name: text('account.recovery.done') }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/home');
    await expect(page).toHaveURL('/home/main');
  },
);
