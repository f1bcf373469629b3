import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { widerThanScreen } from '../../support/browsing/sideways';

const openers = [
  ['a school', '/admin/schools', '.table-open'],
  ['the form of a new school', '/admin/schools', '.page-end .btn-primary'],
  ['the question before a school is deleted', '/admin/schools', '.table-acts button'],
] as const;

test.for(openers)('who leaves %s by Escape stands where they were', async ([, path, selector], { come }) => {
  const page = await come(path, { as: 'cityadmin' });
  const opener = page.locator(selector).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const over = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(over).toBeVisible({ timeout: 20_000 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a phone a person is chosen by the box and opened by the name beside it', async ({ come }) => {
  const page = await come('/admin/people', {
    as: 'cityadmin',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const row = page.locator('.table-rows tr').first();
  const box = row.locator('.check');
  const name = row.locator('.table-open');
  await expect(name).toBeVisible();
  const [boxAt, nameAt] = [(await box.boundingBox())!, (await name.boundingBox())!];
  expect(boxAt.x + boxAt.width).toBeLessThanOrEqual(nameAt.x);
  expect(nameAt.height).toBeGreaterThanOrEqual(44);
  await box.tap();
  await expect(page.locator('.bulk-bar')).toBeVisible();
  await name.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await widerThanScreen(page)).toEqual([]);
});
