import { expect } from '../../support/browsing/expect';
import { onTestFinished } from 'vitest';
import { demoPassword } from 'edutech/core/server/demo-password';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import { startMailServer } from '../../support/servers/mail-server';

journey('an e-mail address is confirmed, and brings a forgotten password back', async (language, { come, watch }) => {
  const text = say(language);
  const mail = await startMailServer();
  const site = await startSite({
    works: true,
    city: { settings: { mailUrl: mail.url, mailFrom: 'edu@city.example' } },
  });
  onTestFinished(async () => {
    await site.close();
    await mail.close();
  });
  const address = 'he@school.example';

  const page = await come('/setting', { as: 'teacher', language, site });
  await page.getByRole('button', { name: text('account.mail.add') }).click();
  await page.locator('#account-field-address').fill(address);
  const panel = page
    .locator('.panel, section')
    .filter({ has: page.locator('#account-field-address') })
    .last();
  await panel.locator('input[type=password]').fill(demoPassword);
  await panel.getByRole('button', { name: text('account.mail.send') }).click();
  const code = /\b\d{6}\b/.exec((await mail.to(address)).text)?.[0] ?? '';
  await page.locator('#account-field-code').fill(code);
  await page.getByRole('button', { name: text('account.totp.confirm'), exact: true }).click();
  await expect(page.getByText(text('account.mail.confirmed')).first()).toBeVisible();

  const lost = await come('/forgot-password', { language, site });
  await lost.locator('#account-field-username').fill('teacher');
  expect(await accessibilityFaults(lost)).toEqual([]);
  await lost.getByRole('button', { name: text('account.forgot.send.mail') }).click();
  await expect(lost.getByText(text('account.forgot.sent.mail'))).toBeVisible();
  const link = /http:\/\/\S+\/set-password#[\w-]+/.exec((await mail.to(address, 2)).text)?.[0] ?? '';

  await lost.goto(link);
  await lost.locator('#account-link-password').fill('Spring-2027!');
  await lost.locator('#account-link-repeat').fill('Spring-2027!');
  expect(lost.url()).not.toContain('#');
  await lost.getByRole('button', { name: text('account.link.set') }).click();
  await lost.getByRole('link', { name: text('account.link.toLogin') }).click();
  // the header stands on both pages: a login begun before the other page has come goes with the one that is left
  await expect(lost).toHaveURL('/login');
  await expect(lost.getByRole('link', { name: text('account.link.toLogin') })).toHaveCount(0);
  await logIn(lost, language, 'teacher', 'Spring-2027!');
  await expect(lost).toHaveURL(/\/(home|login|$)/);

  watch.allow(/^410 POST .*\/api\/account\/link$/);
  const again = await come('/login', { language, site });
  await again.goto(link);
  await expect(again.getByText(text('account.link.wrong'))).toBeVisible();
});
