import type { BrowserContext, Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import { demoPassword } from 'edutech/core/server/demo-password';
import { localCookie, loginCookie } from 'edutech/core/server/session/cookies';
import { personIdOf, signedIn, type Somebody } from '../people';
import type { TestApp } from '../servers/start-app';
import { say } from './texts';

/** Gives a context the cookies of a fresh session, as a login would: without dialog and password. */
export async function beSignedIn(context: BrowserContext, site: TestApp, who: Somebody): Promise<void> {
  const { cookie } = await signedIn(site, who);
  const secret = cookie.slice(cookie.indexOf('=') + 1);
  const shared = { url: site.url, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...shared, name: localCookie, value: secret, httpOnly: true },
    { ...shared, name: loginCookie, value: personIdOf(site, who) },
  ]);
}

/** The login dialog, wherever it was asked for. */
export const loginDialog = (page: Page) => page.locator('dialog.login');

/** Types a name and a password into the open login dialog and sends them. */
export async function typeLogin(page: Page, language: Language, username: string, password = demoPassword) {
  const dialog = loginDialog(page);
  const text = say(language);
  await dialog.getByLabel(text('host.login.username'), { exact: true }).fill(username);
  await dialog.getByLabel(text('host.login.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: text('host.login'), exact: true }).click();
}

/** Signs in by the button in the header of a public page. */
export async function logIn(page: Page, language: Language, username: string, password?: string): Promise<void> {
  // the page was drawn by the server: before its scripts have begun the button leads away, to the login page
  await page.locator('#app-shell').waitFor({ state: 'attached' });
  await page
    .locator('.site-top')
    .getByRole('button', { name: say(language)('host.login'), exact: true })
    .click();
  await typeLogin(page, language, username, password);
}
