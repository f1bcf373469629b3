import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

journey(
  'the administrator of a city changes its hotline and its name, and a visitor reads them',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/admin/deployment/settings', { as: 'cityadmin', language });
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await field('hotline').fill('0512-96110');
    await field('siteCode').fill('3205000001');
    await expect(page.getByText(text('deployment.change.count', { count: 2 }))).toBeVisible();

    // what is changed and not saved outlives the page, and is found by its name
    await page.reload();
    await expect(field('hotline')).toHaveValue('0512-96110');
    const search = page.getByRole('searchbox', { name: text('deployment.change.search') });
    await search.fill(text('deployment.setting.siteCode'));
    await expect(field('siteCode')).toHaveValue('3205000001');
    await expect(field('hotline')).toBeHidden();
    await search.fill('');
    await page.getByRole('button', { name: text('deployment.change.review') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('0512-96110');
    await dialog.getByLabel(text('deployment.change.reason')).fill('12345 热线合并');
    await dialog.getByRole('button', { name: text('deployment.change.save') }).click();
    await expect(page.getByText('12345 热线合并')).toBeVisible();

    const visitor = await come('/', { language });
    await expect(visitor.locator('footer')).toContainText('0512-96110');
    await expect(visitor.locator('footer')).toContainText('3205000001');

    // one press puts both back
    await page
      .getByRole('button', { name: text('deployment.change.undo') })
      .first()
      .click();
    await expect(field('hotline')).toHaveValue('');
  },
);
