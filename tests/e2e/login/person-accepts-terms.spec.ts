import { expect } from 'playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { startSite, test } from '../../support/browsing/browser-test';
import { loginDialog, logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ city: { settings: { askAgreements: true } } });
});
afterAll(() => site.close());

test.for(languages)(
  'the first login asks for the terms, and goes no further without them (%s)',
  async (language, { come }) => {
    const text = say(language);
    await site.platform.services.database.write(asSystem('a test arranges its case'), (db) =>
      db.run(sql`delete from core.agreement`),
    );
    const page = await come('/login', { language, site });
    await logIn(page, language, 'teacher');
    const dialog = loginDialog(page);
    const accept = dialog.getByRole('button', { name: text('account.agree.accept') });
    await expect(accept).toBeDisabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: text('account.agree.decline') }).click();
    await expect(
      page.locator('.site-top').getByRole('button', { name: text('host.login'), exact: true }),
    ).toBeVisible();

    await logIn(page, language, 'teacher');
    await dialog.getByRole('checkbox', { name: text('account.agree.read') }).check();
    await accept.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('周文静').first()).toBeVisible();
  },
);
