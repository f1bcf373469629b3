import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { Texts } from 'edutech/core/server/texts';
import { adminSchools } from '../../../plugins/organisation/api';
import { journey, startSite } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

/** What a right may go on to be used after it was taken away: milliseconds. */
const atOnce = 1000;

/** Two server processes over one database: the city's administrator is at one, whom he narrows at the other. */
let office: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  office = await startSite();
  elsewhere = await startSite({ sameDatabaseAs: office });
}, 60_000);
afterAll(async () => {
  await elsewhere.close();
  await office.close();
});

/** What the server calls things: actions of a right among them. */
const wordOf = (key: string, language: Language) => office.platform.container.get(Texts).say(language, key);

const drawer = (page: Page) => page.getByRole('dialog');

journey(
  'an administrator narrows a role, and its holder is refused at another server within a second, keeping what he typed',
  async (language, { come, watch }) => {
    const text = say(language);
    const { schoolId, people } = office.world;
    // to be refused is the point
    watch.allow(/403/);
    const holder = await come(`/admin/schools?open=${schoolId}`, { as: 'countyadmin', language, site: elsewhere });
    const nameEn = drawer(holder).getByLabel(text('organisation.schools.nameEn'), { exact: true });
    await nameEn.fill('Half-typed name');
    const calls = await signedIn(elsewhere, 'countyadmin');
    expect((await calls.call(adminSchools, { page: 1, pageLine: 15 })).status).toBe(200);

    const page = await come(`/admin/roles?tab=person&person=${people.countyadmin.personId}`, {
      as: 'cityadmin',
      language,
      site: office,
    });
    const right = text('organisation.permission.administrator');
    await page.getByRole('button', { name: text('organisation.roles.person.edit', { right }), exact: true }).click();
    const schools = drawer(page).getByRole('checkbox', { name: wordOf('core.action.schools', language) });
    await schools.uncheck();
    await drawer(page)
      .getByRole('button', { name: text('core.ui.form.save'), exact: true })
      .click();
    const undo = page.getByRole('button', { name: text('host.undo') });
    await expect(undo).toBeVisible();
    await expect
      .poll(async () => (await calls.call(adminSchools, { page: 1, pageLine: 15 })).status, { timeout: atOnce })
      .toBe(403);

    await drawer(holder)
      .getByRole('button', { name: text('core.ui.form.save'), exact: true })
      .click();
    await expect(drawer(holder).getByRole('alert')).toHaveText(text('core.error.noPermission'));
    await expect(nameEn).toHaveValue('Half-typed name');

    await undo.click();
    await expect(page.getByText(text('core.ui.undone'))).toBeVisible();
    // the other server hears of the right that is back as soon as of the one that was gone
    await expect.poll(async () => (await calls.call(adminSchools, { page: 1, pageLine: 15 })).status).toBe(200);
    await drawer(holder)
      .getByRole('button', { name: text('core.ui.form.save'), exact: true })
      .click();
    await expect(drawer(holder)).toHaveCount(0);
  },
);
