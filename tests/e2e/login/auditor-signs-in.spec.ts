import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

journey(
  'an auditor signs in to audit resources, finds nothing that is for teachers, and logs out where lessons are',
  async (language, { come }) => {
    const text = say(language);
    const refused = language === 'en' ? 'No permission' : '暂无权限';
    const page = await come('/education_services', { language });
    const heading = page.getByRole('heading', { level: 1 });

    // the way in that the services offer
    await page.getByRole('link', { name: text('portal.services.uploadResources') }).click();
    await expect(loginDialog(page)).toBeVisible();
    await typeLogin(page, language, 'auditor');
    await expect(page.locator('.toast')).toHaveText(text('core.session.loginSuccess'));
    await expect(page).toHaveURL('/education_resources/resource-audit');
    await expect(heading).toHaveText(text('resource.resourceAudit.title'));

    // teaching is not hers, on the portal and by its addresses
    await page.goto('/login');
    const strip = page.getByRole('region', { name: text('portal.strip') });
    await expect(strip).toBeVisible();
    await expect(strip.locator('a[href="/home"]')).toHaveCount(0);
    await page
      .locator('.site-nav')
      .getByRole('button', { name: text('portal.tab.teaching') })
      .click();
    await expect(page.locator('.toast')).toHaveText(refused);
    for (const path of ['/education_resources/resource-upload', '/work/list', '/student-home/main', '/admin/news']) {
      await page.goto(path);
      await expect(heading).toHaveText(text('host.notFound.title'));
      await expect(page).toHaveURL(path);
    }

    // of category teacher, she has the teachers' frame: the air classroom after Home, what she may not open last and locked
    await page.goto('/home');
    await expect(page).toHaveURL('/home/main');
    await expect(page.locator('.shell-nav > a').nth(1)).toHaveText(text('air.list.title'));
    await page
      .locator('.shell-nav')
      .getByRole('button', { name: text('host.more') })
      .click();
    await expect(page.getByRole('menu').getByRole('menuitem', { disabled: true }).first()).toContainText(refused);
    await page.keyboard.press('Escape');

    // signed in already, the way in leads on at once
    await page.goto('/education_services');
    await page.getByRole('link', { name: text('portal.services.uploadResources') }).click();
    await expect(page).toHaveURL('/education_resources/resource-audit');
    await expect(loginDialog(page)).toHaveCount(0);

    // who watches a lesson stays in the air classroom when logging out
    await page.goto('/air/air_list');
    await page
      .locator('.site-top')
      .getByRole('button', { name: text('host.exit') })
      .click();
    await expect(page.locator('.site-top').getByRole('button', { name: text('host.login') })).toBeVisible();
    await expect(page).toHaveURL('/air/air_list');
  },
);
