import type { Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import type { DemoAccount } from 'edutech/core/server/demo';
import { expect } from './expect';
import { loginDialog, typeLogin } from './sign-in';
import { say } from './texts';

// Where a login leads (portal.md section 4), as its person sees it.

/** What is said, by language: written out where the specification binds it, by its message beside that. */
type Said = Readonly<Record<Language, string>>;

export const loginSucceeded: Said = { 'zh-CN': '登录成功', en: say('en')('core.session.loginSuccess') };

/** The login page as it is asked for by who wants a page. */
export const loginFor = (target: string): string => `/login?target=${encodeURIComponent(target)}`;

export const loginButton = (page: Page, language: Language) =>
  page.locator('.site-top').getByRole('button', { name: say(language)('host.login'), exact: true });

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
