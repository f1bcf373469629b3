import { afterAll, beforeAll } from 'vitest';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const platforms = { 'zh-CN': '云州智慧教育', en: 'Yunzhou Smart Education' } as const;

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ city: { plugins: { portal: { enabled: false } } } });
});
afterAll(() => site.close());

journey('a city without the portal still has a way in, and leads on who has signed in', async (language, { come }) => {
  const text = say(language);
  const page = await come('/home', { language, site });
  // asked at once, on the way to the home
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text('host.front.welcome', { platform: platforms[language] }));
  // no page that is looked at by itself is drawn so
  expect(await accessibilityFaults(page)).toEqual([]);
  const main = page.locator('main');
  await main.getByRole('button', { name: text('host.login') }).click();
  await typeLogin(page, language, 'teacher');

  // a plain login leaves one at the front, where the way on is now
  await expect(main.getByRole('link', { name: text('air.list.title') })).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(heading).toHaveText(text('host.front.welcome', { platform: platforms[language] }));
});
