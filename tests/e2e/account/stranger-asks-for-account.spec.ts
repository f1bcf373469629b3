import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

journey(
  'a student asks for an account, the administrator opens it, and the first login begins',
  async (language, { come }) => {
    const text = say(language);
    const number = `E2E${language === 'en' ? '1' : '2'}0001`;
    const page = await come('/register', { language, site });
    const send = page.getByRole('button', { name: text('account.register.send') });
    await send.click();
    await expect(page.locator('#account-field-schoolId')).toBeFocused();
    await expect(page.locator('#account-field-schoolId-error')).toHaveText(text('account.register.schoolMissing'));
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.locator('#account-field-schoolId').selectOption(site.world.schoolId);
    await page.locator('#account-field-name').fill('许一诺');
    await page.locator('#account-field-number').fill(number);
    await page.locator('#account-field-phone').fill('138 0000 5678');
    await send.click();
    const receipt = (await page.locator('.account-receipt b').textContent()) ?? '';
    expect(receipt).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/);

    const desk = await come(`/admin/approvals?q=${number}`, { as: 'countyadmin', language, site });
    await desk.getByRole('link', { name: '许一诺' }).click();
    const drawer = desk.getByRole('dialog');
    await drawer.locator('select[name=classId]').selectOption(site.world.classId);
    expect(await accessibilityFaults(desk)).toEqual([]);
    await drawer.getByRole('button', { name: text('organisation.approvals.approve') }).click();
    const password = (await desk.locator('.organisation-card code').last().textContent()) ?? '';

    await page.goto('/register?ask=state');
    await page.locator('#account-field-receipt').fill(receipt);
    await page.getByRole('button', { name: text('account.receipt.ask') }).click();
    await expect(page.locator('.account-ask-done')).toContainText(number.toLowerCase());

    await page.goto('/login');
    await logIn(page, language, number.toLowerCase(), password);
    await expect(page).toHaveURL('/stu-setting');
    await expect(page.getByText(text('account.mustChange.title'))).toBeVisible();
  },
);

journey('an administrator refuses with a reason, and takes it back', async (language, { come }) => {
  const text = say(language);
  const number = `E2E${language === 'en' ? '3' : '4'}0001`;
  const page = await come('/register', { language, site });
  await page.locator('#account-field-schoolId').selectOption(site.world.schoolId);
  await page.locator('#account-field-name').fill('乐乐');
  await page.locator('#account-field-number').fill(number);
  await page.locator('#account-field-phone').fill('138 0000 5679');
  await page.getByRole('button', { name: text('account.register.send') }).click();
  await expect(page.locator('.account-receipt b')).toBeVisible();

  const desk = await come(`/admin/approvals?q=${number}`, { as: 'countyadmin', language, site });
  await desk.getByRole('link', { name: '乐乐' }).click();
  await desk.getByRole('button', { name: text('organisation.approvals.refuse') }).click();
  await desk.getByLabel(text('organisation.approvals.reason')).fill('不是本校学生');
  await desk.getByRole('button', { name: text('organisation.approvals.refuse') }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByRole('link', { name: '乐乐' })).toHaveCount(0);
  await desk.locator('.toast').getByRole('button').first().click();
  await expect(desk.getByRole('link', { name: '乐乐' })).toBeVisible();
  await expect(desk).not.toHaveURL(/open=/);
});
