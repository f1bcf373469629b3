import { expect } from 'playwright/test';
import { languages } from 'edutech/core/common/languages';
import { makeConsentLinks } from 'edutech/plugins/organisation/api/consent-links';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { signedIn } from '../../support/people';

const phone = { viewport: { width: 375, height: 740 }, javaScriptEnabled: false };

test.for(languages)('a guardian decides on a phone without scripts (%s)', async (language, { come, site }) => {
  const text = say(language);
  const county = await signedIn(site, 'countyadmin');
  const { personId } = site.world.people.student;
  const made = await county.call(makeConsentLinks, { personIds: [personId], purposes: ['images', 'media'] });
  const [{ address }] = made.envelope!.data as [{ address: string }];
  const { pathname, search } = new URL(address);
  const page = await come(pathname + search, { language, context: phone });
  const group = (purpose: string) =>
    page.getByRole('group', { name: text(`organisation.consents.purpose.${purpose}`) });
  await group('images').getByLabel(text('organisation.links.give'), { exact: true }).check();
  await group('media').getByLabel(text('organisation.links.refuse'), { exact: true }).check();
  await page.getByLabel(text('organisation.links.guardian')).fill('林芳');
  await page.getByLabel(text('organisation.consents.relation')).selectOption('mother');
  await page.getByRole('button', { name: text('organisation.links.send') }).click();
  await expect(page.getByRole('status').filter({ hasText: text('organisation.links.state.done') })).toBeVisible();
});

test.for(languages)('a school makes a link, and sees that it waits (%s)', async (language, { come, site }) => {
  const text = say(language);
  const page = await come(`/admin/consents?q=${encodeURIComponent(site.world.people.student.name)}`, {
    as: 'countyadmin',
    language,
  });
  await page.getByRole('link', { name: site.world.people.student.name }).first().click();
  await page.getByRole('button', { name: text('organisation.links.make') }).click();
  await expect(page.locator('.organisation-link-address')).toContainText('/guardian?link=');
  await expect(page.getByText(text('organisation.links.is.open')).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
