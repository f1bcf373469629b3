import { afterAll, beforeAll } from 'vitest';
import { makeConsentLinks } from '../../../plugins/organisation/api/consents/consent-links';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

// a site of its own: the student's consents change
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const phone = { viewport: { width: 375, height: 740 }, javaScriptEnabled: false };

journey(
  'a guardian decides on a phone without scripts, and the school sees what was decided',
  async (language, { come }) => {
    const text = say(language);
    const county = await signedIn(site, 'countyadmin');
    const { personId, name } = site.world.people.student;
    const made = await county.call(makeConsentLinks, { personIds: [personId], purposes: ['images', 'media'] });
    const [{ address }] = made.envelope!.data as [{ address: string }];
    const { pathname, search } = new URL(address);

    const page = await come(pathname + search, { language, site, context: phone });
    const group = (purpose: string) =>
      page.getByRole('group', { name: text(`organisation.consents.purpose.${purpose}`) });
    await group('images').getByLabel(text('organisation.links.give'), { exact: true }).check();
    await group('media').getByLabel(text('organisation.links.refuse'), { exact: true }).check();
    await page.getByLabel(text('organisation.links.guardian')).fill('林芳');
    await page.getByLabel(text('organisation.consents.relation')).selectOption('mother');
    await page.getByRole('button', { name: text('organisation.links.send') }).click();
    await expect(page.getByRole('status').filter({ hasText: text('organisation.links.state.done') })).toBeVisible();

    const school = await come(`/admin/consents?q=${encodeURIComponent(name)}`, { as: 'countyadmin', language, site });
    await school.getByRole('link', { name }).first().click();
    const drawer = school.getByRole('dialog');
    await expect(drawer.getByText(text('organisation.links.is.answered')).first()).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: '林芳' }).first()).toBeVisible();
    // another link is made, shown once, and waits
    await drawer.getByRole('button', { name: text('organisation.links.make') }).click();
    await expect(drawer.locator('.organisation-link-address')).toContainText('/guardian?link=');
    await expect(drawer.getByText(text('organisation.links.is.open')).first()).toBeVisible();
    expect(await accessibilityFaults(school)).toEqual([]);
  },
);
