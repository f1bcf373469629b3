import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { getLoginState } from 'edutech/core/common/api/session';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Language } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { insertAgreementText, selectNewest } from 'edutech/plugins/organisation/server/consents/agreements.queries';
import { type Db, sql } from 'edutech/core/server/data/db';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { isLive, journey, startSite } from '../../support/browsing/browser-test';
import { loginDialog, logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ city: { settings: { askAgreements: true } } });
});
afterAll(() => site.close());

const write = <T>(work: (db: Db) => Promise<T>) =>
  site.platform.services.database.write(asSystem('a test arranges its case'), work);

/** Another version of the terms of use, in force from today. */
const publish = (body: string) =>
  write(async (db) => {
    const { version } = (await selectNewest(db)).find(({ kind }) => kind === 'terms')!;
    const now = new Date();
    const text = { kind: 'terms', version, body, bodyEn: body, inForceFrom: cityDay(now) } as const;
    await insertAgreementText(db, text, site.world.people.superadmin.personId, now);
  });

/** Ticks the box and goes on. */
async function accept(page: Page, language: Language): Promise<void> {
  const text = say(language);
  const button = page.getByRole('button', { name: text('account.agree.accept') });
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox', { name: text('account.agree.read') }).check();
  await button.click();
}

journey(
  'a person accepts the terms before the first session, and their next version at a next page',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(/^403 POST .*efficiencyLogin/);
    await write((db) => db.run(sql`delete from core.agreement`));
    const page = await come('/login', { language, site });
    await logIn(page, language, 'teacher');
    const dialog = loginDialog(page);
    await expect(dialog.getByRole('button', { name: text('account.agree.accept') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: text('account.agree.decline') }).click();
    await expect(
      page.locator('.site-top').getByRole('button', { name: text('host.login'), exact: true }),
    ).toBeVisible();

    await logIn(page, language, 'teacher');
    await accept(page, language);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('周文静').first()).toBeVisible();

    // weeks later, in a tab that was never loaded anew: the page hears of it by the way and asks at the next one
    await page.clock.install();
    await page.goto('/home');
    await isLive(page);
    const words = `new words in ${language}`;
    await publish(words);
    await page.clock.fastForward(11 * 60_000);
    const heard = page.waitForResponse((response) => response.url().includes(getLoginState.path));
    const modules = page.getByRole('navigation', { name: text('host.navigation') });
    await modules.getByRole('link', { name: text('air.list.title') }).click();
    await heard;
    await expect(page).toHaveURL('/air/air_list');
    await page.locator('.cover-card').first().click();
    await expect(page).toHaveURL(/^[^?]*\/terms\?target=%2Fair%2Fair_detail%3F/);
    await expect(page.getByText(words)).toBeVisible();
    await accept(page, language);
    await expect(page).toHaveURL(/\/air\/air_detail\?/);

    // and once more, as who does not want to
    await publish(`${words}, again`);
    await page.goto('/home');
    await page.getByRole('button', { name: text('account.agree.decline') }).click();
    await expect(page).toHaveURL('/login');
    await expect(
      page.locator('.site-top').getByRole('button', { name: text('host.login'), exact: true }),
    ).toBeVisible();
  },
);
