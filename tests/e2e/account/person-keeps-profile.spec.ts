import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

journey('a picture is cut, and stands beside the name everywhere at once', async (language, { come }) => {
  const text = say(language);
  const page = await come('/setting', { as: 'headteacher', language });
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = '#2a7';
    pen?.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.locator('.account-avatar input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawn, 'base64'),
  });
  const use = page.getByRole('button', { name: text('core.ui.crop.use') });
  await expect(use).toBeEnabled();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  expect(await accessibilityFaults(page)).toEqual([]);
  await use.click();
  await expect(page.locator('.account-avatar img')).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\//);
  await expect(page.locator('header img[src^="/files/"]')).toBeVisible();
  await expect(use).toHaveCount(0);
  await page.getByRole('button', { name: text('account.avatar.remove'), exact: true }).click();
  await expect(page.locator('.account-avatar img')).toHaveCount(0);
});

journey('what is typed is saved, and asked about before it is lost', async (language, { come }) => {
  const text = say(language);
  const page = await come('/setting', { as: 'teacher', language });
  await page.locator('#account-field-phone').fill('138 0000 4321');
  await page
    .locator('.account-own-form')
    .getByRole('button', { name: text('account.factors.save') })
    .click();
  await expect(page.locator('.save-state')).toBeVisible();
  await page.reload();
  await expect(page.locator('#account-field-phone')).toHaveValue('138 0000 4321');

  await page.locator('#account-field-phone').fill('1');
  await page.locator('.crumbs a, .breadcrumb a').first().click();
  await expect(page.getByText(text('core.ui.form.leave.title'))).toBeVisible();
});

journey('another device is signed out from here', async (language, { come, watch }) => {
  const text = say(language);
  const here = await come('/stu-setting', { as: 'student', language });
  const there = await come('/stu-setting', { as: 'student', language });
  await here.reload();
  await here.getByRole('button', { name: text('account.devices.endOthers') }).click();
  await here.locator('dialog[open], [role=dialog], [role=alertdialog]').getByRole('button').last().click();
  await expect(here.locator('.account-device')).toHaveCount(1);
  // it does not know yet, and asks
  watch.allow(/^401 GET /);
  await there.goto('/stu-setting');
  await expect(there).toHaveURL(/\/login/);
});
