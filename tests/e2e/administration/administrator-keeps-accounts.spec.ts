import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { categories } from 'edutech/core/common/permissions/people';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly category: number;
}

/** Two teachers of the demo school, as they are now. */
const colleagues = (site: TestApp) =>
  site.platform.services.database.read(asSystem('a test looks for people'), (db) =>
    db.all<Colleague>(sql`
      select id, name, category from core.person where username in ('t1010004', 't1010005') order by username`),
  );
const categoryNow = async (site: TestApp) => (await colleagues(site))[0]!.category;

const staff = ({ world }: TestApp) => `/admin/people?schoolId=${world.schoolId}&kind=staff`;
const toast = (page: Page) => page.locator('.toast').last();

journey(
  'an administrator appoints another, thinks better of it, appoints and dismisses him',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const [{ id, name }] = (await colleagues(site)) as [Colleague];
    const page = await come(`${staff(site)}&open=${id}`, { as: 'countyadmin', language, site });
    const act = (what: 'appoint' | 'dismiss') =>
      page.getByRole('button', { name: text(`organisation.people.${what}`), exact: true });
    const confirm = async (what: 'appoint' | 'dismiss') => {
      await act(what).click();
      const dialog = page.getByRole('alertdialog', { name: text(`organisation.people.${what}`) });
      await expect(dialog).toContainText(text(`organisation.people.${what}Text`));
      await dialog.getByRole('button', { name: text(`organisation.people.${what}Ok`), exact: true }).click();
      await expect(toast(page)).toContainText(text(`organisation.people.${what}Done`, { name }));
    };
    await confirm('appoint');
    await expect(act('dismiss')).toBeVisible();
    expect(await categoryNow(site)).toBe(categories.admin);
    // the drawer is modal; the way back is there all the same
    await toast(page)
      .getByRole('button', { name: text('host.undo') })
      .click();
    await expect(act('appoint')).toBeVisible();
    expect(await categoryNow(site)).toBe(categories.teacher);

    await confirm('appoint');
    await confirm('dismiss');
    await expect(act('appoint')).toBeVisible();
    expect(await categoryNow(site)).toBe(categories.teacher);
  },
);

journey(
  'an administrator prints the cards of two people, and ends one that was lost',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const [lost, other] = (await colleagues(site)) as [Colleague, Colleague];
    const page = await come(staff(site), { as: 'countyadmin', language, site });
    const choose = ({ name }: Colleague) =>
      page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').first().check();
    await choose(lost);
    await choose(other);
    await page.getByRole('button', { name: text('organisation.people.printCard'), exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(text('organisation.cards.ready', { cards: 2 }), { timeout: 15_000 });
    expect(await accessibilityFaults(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: text('organisation.cards.download') }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await dialog.getByRole('button', { name: text('core.ui.close'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    // the other one stays chosen where he was: only the lost card is ended
    await page.getByRole('row').filter({ hasText: other.name }).getByRole('checkbox').first().uncheck();
    await page.getByRole('button', { name: text('organisation.people.revokeCard'), exact: true }).click();
    await page.getByRole('button', { name: text('organisation.people.revokeCardOk'), exact: true }).click();
    await expect(toast(page)).toContainText(text('organisation.people.cardRevoked', { count: 1 }));
    await expect(page.locator('.bulk-bar')).toHaveCount(0);
  },
);

journey(
  'a teacher registers the computer of a room, and an administrator removes it and puts it back',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const name = `机房 ${language}`;
    const room = await come('/setting?tab=computers', { as: 'teacher', language, site });
    await room.getByRole('textbox', { name: text('account.sharedComputers.name') }).fill(name);
    await room.getByRole('button', { name: text('account.sharedComputers.register'), exact: true }).click();
    const marked = room.getByText(text('account.sharedComputers.this'), { exact: true });
    await expect(marked).toBeVisible();

    const page = await come('/admin/computers', { as: 'countyadmin', language, site });
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: text('account.computers.remove'), exact: true }).click();
    await expect(toast(page)).toContainText(text('account.computers.removed', { count: 1 }));
    await expect(row).toHaveCount(0);
    // the computer itself knows: it can be registered again
    await room.reload();
    await expect(room.getByRole('textbox', { name: text('account.sharedComputers.name') })).toBeVisible();
    await expect(marked).toHaveCount(0);

    await toast(page)
      .getByRole('button', { name: text('host.undo') })
      .click();
    await expect(row).toBeVisible();
    await room.reload();
    await expect(marked).toBeVisible();
  },
);
