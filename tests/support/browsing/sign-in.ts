import type { BrowserContext, Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import { localCookie, loginCookie } from 'edutech/core/server/session/cookies';
import { personIdOf, signedIn, type Somebody } from '../people';
import type { TestApp } from '../servers/start-app';
import { expect } from './expect';
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

/** The button in the header of a public page. */
export const loginButton = (page: Page, language: Language) =>
  page.locator('.site-top').getByRole('button', { name: say(language)('host.login'), exact: true });

/** Signs in by it. */
export async function logIn(page: Page, language: Language, username: string, password?: string): Promise<void> {
  // the page was drawn by the server: before its scripts have begun the button leads away, to the login page
  await page.locator('#app-shell').waitFor({ state: 'attached' });
  await loginButton(page, language).click();
  await typeLogin(page, language, username, password);
}

// Where a login leads (portal.md section 4), as its person sees it.

/** What is said, by language: written out where the specification binds it, by its message beside that. */
type Said = Readonly<Record<Language, string>>;

export const loginSucceeded: Said = { 'zh-CN': '登录成功', en: say('en')('core.session.loginSuccess') };

/** The login page as it is asked for by who wants a page. */
export const loginFor = (target: string): string => `/login?target=${encodeURIComponent(target)}`;

interface Landing {
  readonly path: string;
  readonly said?: Said;
  readonly language: Language;
}

/** Answers the login that the page asks for, and looks where it leads. */
export async function expectLanding(page: Page, account: DemoAccount, landing: Landing): Promise<void> {
  const { path, said = loginSucceeded, language } = landing;
  await expect(loginDialog(page)).toBeVisible();
  await typeLogin(page, language, account);
  await expect(page.locator('.toast')).toHaveText(said[language]);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeVisible();
}

interface End {
  readonly said: Said;
  readonly language: Language;
}

/** Answers the login of somebody who has no business here: the person is told, and two seconds later the session ends. */
export async function expectEnd(page: Page, account: DemoAccount, { said, language }: End): Promise<void> {
  const answered = page.waitForResponse(/efficiencyLogin/).then(() => Date.now());
  const ended = page.waitForRequest(/session\/logout/).then(() => Date.now());
  await typeLogin(page, language, account);
  await expect(page.locator('.toast')).toHaveText(said[language]);
  expect((await ended) - (await answered)).toBeGreaterThanOrEqual(2000);
  await expect(loginButton(page, language)).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sid' }));
}
