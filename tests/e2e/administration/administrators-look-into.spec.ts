import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '../../support/browsing/expect';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { exportSchools } from '../../../plugins/organisation/api';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { signedIn } from '../../support/people';

journey(
  'an administrator asks who has a right, and what one of them may do and why',
  async (language, { come, site }) => {
    const text = say(language);
    const { teacher } = site.world.people;
    const page = await come('/admin/roles?q=homework_tea', { as: 'cityadmin', language, site });
    await page
      .getByRole('link', { name: text('organisation.roles.whoHas') })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    // a page of them
    await expect(drawer.locator('.row')).toHaveCount(15);
    await drawer.getByRole('link', { name: text('organisation.roles.holders.withheld') }).click();
    await expect(drawer).toContainText(text('organisation.roles.holders.nobody'));

    await page.goto('/admin/roles?tab=person');
    await page.getByRole('searchbox').fill(teacher.username);
    const found = page.getByRole('region', { name: text('organisation.roles.person.found') });
    await found.getByRole('link', { name: teacher.name }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(teacher.name);
    const names = text(`organisation.roles.grantee.teacher`);
    await expect(page.getByText(text('organisation.roles.why.default', { names })).first()).toBeVisible();
  },
);

journey(
  'a super administrator searches the audit log, has its chain checked, keeps what he found, and looks who visits the platform',
  async (language, { come, workingSite: site }) => {
    // something that the log tells of
    await (await signedIn(site, 'cityadmin')).call(exportSchools);
    const text = say(language);
    const page = await come('/admin/audit', { as: 'superadmin', language, site });
    const records = page.getByRole('list', { name: text('deployment.audit.title') });
    const { cityadmin } = site.world.people;
    await expect(records.getByRole('listitem').filter({ hasText: cityadmin.name }).first()).toBeVisible();
    const typed = page.getByRole('searchbox', { name: text('deployment.audit.search.all') });
    // again and again in the one form
    for (const nobody of ['nobody-of-this-name', 'nobody-else']) {
      await typed.fill(nobody);
      await typed.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${nobody}`));
      await expect(page.getByRole('heading', { name: text('deployment.audit.nothing') })).toBeVisible();
      await expect(page.locator('.deployment-audit-search')).toHaveCount(1);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await typed.fill(cityadmin.username);
    await typed.press('Enter');
    await expect(records.getByRole('listitem').filter({ hasText: cityadmin.name }).first()).toBeVisible();

    await page.getByRole('button', { name: text('deployment.audit.views.save') }).click();
    await page.getByRole('textbox', { name: text('deployment.audit.views.name') }).fill('cityadmin');
    await page.getByRole('button', { name: text('deployment.audit.views.keep'), exact: true }).click();
    const views = page.locator('.card', { has: page.getByRole('heading', { name: text('deployment.audit.views') }) });
    await expect(views.getByRole('link', { name: /^cityadmin \d+/ })).toBeVisible();

    await page.getByRole('button', { name: text('deployment.audit.chain.verify') }).click();
    const chain = page.getByRole('region', { name: text('deployment.audit.chain'), exact: true });
    await expect(chain).toContainText(text('deployment.audit.chain.whole'), { timeout: 30_000 });
    await expect(chain).toContainText(site.world.people.superadmin.name);

    const button = page.getByRole('button', { name: text('deployment.audit.export.xlsx'), exact: true });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const path = join(await mkdtemp(join(tmpdir(), 'edutech-audit-')), 'audit.xlsx');
    await file.saveAs(path);
    const [sheet] = await readSheets(path);
    expect(sheet!.rows.length).toBeGreaterThan(1);
    expect(sheet!.rows.slice(1).every(({ cells }) => cells.includes(cityadmin.name))).toBe(true);

    await page.goto('/admin/traffic');
    const trend = page.locator('.card', { has: page.getByRole('heading', { name: text('traffic.trend') }) });
    await expect(trend.getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: text('traffic.span.90') }).click();
    await expect(page).toHaveURL(/span=90/);
    await page.getByRole('link', { name: text('traffic.by.county') }).click();
    await expect(page.getByRole('region', { name: text('traffic.by.county') }).getByRole('row')).not.toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    // a page without an entry of its own belongs to the one above it
    await page.goto('/admin/deployment/mail');
    await expect(page.locator('.shell-side [aria-current]')).toHaveText(text('deployment.menu.settings'));
  },
);
