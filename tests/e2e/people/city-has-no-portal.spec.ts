import { expect } from '../../support/browsing/expect';
import { describe } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { startSite, test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const platforms = { 'zh-CN': '云州智慧教育', en: 'Yunzhou Smart Education' } as const;

describe('a city without the portal', () => {
  test.for(languages)(
    'still has a way in, and leads on who has signed in (%s)',
    async (language, { come, site: shared }) => {
      const text = say(language);
      const site: TestApp = await startSite({
        sameDatabaseAs: shared,
        city: { plugins: { portal: { enabled: false } } },
      });
      try {
        const page = await come('/home', { language, site });
        // asked at once, on the way to the home
        await expect(loginDialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(text('host.front.welcome', { platform: platforms[language] }));
        expect(await accessibilityFaults(page)).toEqual([]);
        await page
          .locator('main')
          .getByRole('button', { name: text('host.login') })
          .click();
        await typeLogin(page, language, 'teacher');
        await expect(page.locator('.toast')).toHaveText(text('core.session.loginSuccess'));
        await expect(loginDialog(page)).toHaveCount(0);

        // a plain login leaves one at the front, where the way on is now
        await expect(heading).toHaveText(text('host.front.welcome', { platform: platforms[language] }));
        await page
          .locator('main')
          .getByRole('link', { name: text('air.list.title') })
          .click();
        await expect(page).toHaveURL(/^[^?]*\/air/);
      } finally {
        await site.close();
      }
    },
  );
});
