import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { onTestFinished } from 'vitest';
import { demoPassword } from 'edutech/core/server/demo-password';
import { journey } from '../../support/browsing/browser-test';
import { resetPassword } from '../../support/browsing/changes';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

async function change(page: Page, old: string, fresh: string) {
  await page.locator('#account-password-old').fill(old);
  await page.locator('#account-password-fresh').fill(fresh);
  await page.locator('#account-password-repeat').fill(fresh);
  await page.locator('form:has(#account-password-old) .account-send button').click();
}

journey(
  'who must change the password does so before anything else, and goes on',
  async (language, { site, come, watch }) => {
    onTestFinished(() => resetPassword(site, 'mustchange', true));
    const text = say(language);
    const page = await come('/login', { language });
    await logIn(page, language, 'mustchange');
    await expect(page).toHaveURL('/setting');
    await expect(page.getByText(text('account.mustChange.title'))).toBeVisible();

    // every other way leads back here
    for (const path of ['/home', '/air/air_list', '/gen-setting', '/statistics/view']) {
      await page.goto(path);
      await expect(page).toHaveURL('/setting');
    }

    // weak ones are refused before they are sent, a wrong old one by the server
    await change(page, demoPassword, 'mustchange1');
    await expect(page.getByText(text('core.session.password.username'))).toBeVisible();
    watch.allow(/^400 POST .*change-password$/);
    await change(page, 'not the password', 'Spring-2027!');
    await expect(page.getByRole('alert').filter({ hasText: text('core.session.wrongPassword') })).toBeVisible();

    await change(page, demoPassword, 'Spring-2027!');
    await expect(page.locator('.toast', { hasText: text('account.password.changed') })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('何雨晴');
  },
);

const people = [
  { account: 'student', settings: '/stu-setting', others: ['/student-home/main', '/air/air_list'], end: '/login' },
  {
    account: 'countyadmin',
    settings: '/gen-setting',
    others: ['/admin/schools', '/air/air_list'],
    end: '/admin/workbench',
  },
] as const;

for (const { account, settings, others, end } of people)
  journey(
    `${account}, who has settings of another kind, changes the password at ${settings} and goes on to ${end}`,
    async (language, { site, come }) => {
      onTestFinished(() => resetPassword(site, account, false));
      await resetPassword(site, account, true);
      const text = say(language);
      const page = await come('/login', { language });
      await logIn(page, language, account);
      await expect(page).toHaveURL(settings);
      await expect(page.getByText(text('account.mustChange.title'))).toBeVisible();
      for (const path of others) {
        await page.goto(path);
        await expect(page).toHaveURL(settings);
      }

      await change(page, demoPassword, 'Spring-2027!');
      await expect(page.locator('.toast', { hasText: text('account.password.changed') })).toBeVisible();
      await expect(page).toHaveURL(end);
      // nothing leads back any more
      await page.goto(others[0]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(others[0]);
    },
  );
