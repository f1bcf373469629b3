import { expect } from '../../support/browsing/expect';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { insertAuditRecord } from 'edutech/core/server/audit/audit.queries';
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
  await expect(page.locator('.shell-me img[src^="/files/"]')).toBeVisible();
  await expect(use).toHaveCount(0);
  await page.getByRole('button', { name: text('account.avatar.remove'), exact: true }).click();
  await expect(page.locator('.account-avatar img')).toHaveCount(0);
});

journey('what is typed is saved, and asked about before it is lost', async (language, { come }) => {
  const text = say(language);
  const page = await come('/setting', { as: 'teacher', language });
  const phone = text('account.profile.phone');
  const change = page.getByRole('button', { name: text('account.profile.changeOf', { field: phone }) });
  await change.click();
  await page.locator('#account-field-phone').fill('138 0000 4321');
  await page
    .locator('.account-own-form')
    .getByRole('button', { name: text('account.factors.save') })
    .click();
  await expect(page.locator('.account-own-form')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.account-setting').filter({ hasText: phone })).toContainText('138 0000 4321');

  await change.click();
  await page.locator('#account-field-phone').fill('1');
  await page.locator('.crumbs a, .breadcrumb a').first().click();
  await expect(page.getByText(text('core.ui.form.leave.title'))).toBeVisible();
});

journey('another device is signed out from here', async (language, { come, watch }) => {
  const text = say(language);
  const here = await come('/stu-setting?tab=devices', { as: 'student', language });
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

journey('a phone lists the tabs with what is set now, and each leads back to the list', async (language, { come }) => {
  const text = say(language);
  const page = await come('/setting', {
    as: 'teacher',
    language,
    context: { viewport: { width: 390, height: 844 } },
  });
  const entries = page.locator('.account-list').first().getByRole('link');
  await expect(entries).toHaveCount(7);
  await expect(entries.nth(3)).toContainText(text('account.look.mode.system'));
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const tab of ['security', 'look', 'notify', 'computers', 'data'] as const) {
    await page.getByRole('link', { name: text(`account.tab.${tab}`) }).click();
    await expect(page).toHaveURL(`/setting?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`account.tab.${tab}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('link', { name: text('account.general.title') })
      .last()
      .click();
    await expect(entries.first()).toBeVisible();
  }
});

journey(
  'a sign-in that was somebody else’s is ended, and the password is asked for',
  async (language, { come, site }) => {
    const text = say(language);
    const { services } = site.platform;
    const { personId } = site.world.people.teacher;
    // of the distant past nothing is left but the log: a stranger came from elsewhere, after somebody known
    await services.database.write(asSystem('a test arranges its case'), async (db) => {
      for (const [hours, address, device] of [
        [72, '10.1.0.7', 'Edge · Windows'],
        [3, '203.0.113.9', 'Opera · Linux'],
      ] as const)
        await insertAuditRecord(db, {
          id: newId(),
          createdAt: new Date(Date.now() - hours * 3_600_000),
          act: 'session.login',
          actorKind: 'person',
          personId,
          roleId: null,
          schoolId: null,
          reason: '',
          objectKind: 'person',
          objectId: personId,
          facts: { way: 'password', device },
          address,
        });
    });
    const page = await come('/setting?tab=security', { as: 'teacher', language });
    const odd = page.locator('.account-sign-in').filter({ hasText: '203.0.113.9' }).first();
    expect(await accessibilityFaults(page)).toEqual([]);
    await odd.getByRole('button', { name: text('account.signIns.notMe') }).click();
    await page.locator('dialog[open], [role=dialog], [role=alertdialog]').getByRole('button').last().click();
    await expect(page.locator('#account-password-old')).toBeVisible();
    await expect(odd).toContainText(text('account.signIns.disowned'));
  },
);
