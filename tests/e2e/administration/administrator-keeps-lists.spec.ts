import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { journey, startSite } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const rows = (page: Page) => page.locator('tbody tr[data-key]');

/** Downloads what the list shows as a workbook, and reads it. */
async function exported(page: Page, language: Language): Promise<readonly (readonly string[])[]> {
  const button = page.getByRole('button', { name: say(language)('core.ui.table.export'), exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-list-')), 'list.xlsx');
  await file.saveAs(path);
  const [sheet] = await readSheets(path);
  return sheet!.rows.map(({ cells }) => cells);
}

journey(
  'an administrator finds a school, exports what is found, and takes a change back',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/admin/schools', { as: 'cityadmin', language, site });
    await expect(rows(page).nth(2)).toBeVisible();
    const all = await rows(page).count();
    await page
      .getByRole('search')
      .getByRole('link', { name: text('organisation.stage.junior') })
      .click();
    await expect(page).toHaveURL(/stage=junior/);
    await page.getByRole('searchbox').fill('实验');
    await expect(page).toHaveURL(/q=/);
    await expect(rows(page)).toHaveCount(1);
    expect(all).toBeGreaterThan(1);
    const sheet = await exported(page, language);
    expect(sheet).toHaveLength(2);
    expect(sheet[1]).toContain('云州市实验中学');

    await rows(page).getByRole('link').first().click();
    const drawer = page.getByRole('dialog');
    const nameEn = drawer.getByLabel(text('organisation.schools.nameEn'), { exact: true });
    const before = await nameEn.inputValue();
    await nameEn.fill(`Changed ${language}`);
    await drawer.getByRole('button', { name: text('core.ui.form.save'), exact: true }).click();
    await expect(rows(page)).toContainText(`Changed ${language}`);
    await page.getByRole('button', { name: text('host.undo') }).click();
    await expect(rows(page)).toContainText(before);
    await expect(rows(page)).not.toContainText(`Changed ${language}`);
  },
);

journey(
  'an administrator narrows the people of a school to a class, freezes some of them, and takes it back',
  async (language, { come }) => {
    const text = say(language);
    const { schoolId, classId } = site.world;
    const page = await come(`/admin/people?schoolId=${schoolId}&classId=${classId}`, {
      as: 'countyadmin',
      language,
      site,
    });
    await expect(rows(page).nth(3)).toBeVisible();
    const frozen = rows(page).filter({ hasText: text('organisation.people.frozen') });
    await expect(frozen).toHaveCount(0);
    for (const at of [1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
    const bar = page.getByRole('toolbar', { name: text('core.ui.table.bulk') });
    await expect(bar.getByRole('status')).toHaveText(text('core.ui.table.chosen', { count: 2 }));
    await bar.getByRole('button', { name: text('organisation.people.freeze'), exact: true }).click();
    await expect(page.getByText(text('organisation.people.frozenDone', { count: 2 }))).toBeVisible();
    await expect(frozen).toHaveCount(2);
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: text('host.undo') }).click();
    await expect(frozen).toHaveCount(0);

    const total = Number(/\d+/.exec((await page.locator('.table-total').textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(20);
    const sheet = await exported(page, language);
    expect(sheet).toHaveLength(1 + total);
  },
);

journey(
  'of two administrators who edit one class the second sees both versions, and neither is lost',
  async (language, { come, watch }) => {
    watch.allow(/409 POST \/gw\/auth\/admin\/classes\/edit/);
    const text = say(language);
    const { schoolId, otherClassId } = site.world;
    const address = `/admin/classes?schoolId=${schoolId}&pageline=50&open=${otherClassId}`;
    const [first, second] = [
      await come(address, { as: 'cityadmin', language, site }),
      await come(address, { as: 'countyadmin', language, site }),
    ];
    const name = (page: Page) =>
      page.getByRole('dialog').getByRole('textbox', { name: text('organisation.classes.name'), exact: true });
    const save = (page: Page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('core.ui.form.save'), exact: true })
        .click();
    const [hers, his] = [`她的班 ${language}`, `他的班 ${language}`];
    await name(first).fill(hers);
    await name(second).fill(his);
    await save(first);
    await expect(first.getByRole('dialog')).toHaveCount(0);

    await save(second);
    const conflict = second.getByRole('region', { name: text('core.ui.conflict.title') });
    const field = conflict.getByRole('group', { name: text('organisation.classes.name') });
    await expect(field.getByRole('radio', { name: his })).toBeChecked();
    await expect(field.getByRole('radio', { name: hers })).not.toBeChecked();
    await field.getByRole('radio', { name: hers }).check();
    await conflict.getByRole('button', { name: text('core.ui.conflict.save'), exact: true }).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await expect(rows(second).filter({ hasText: hers })).toHaveCount(1);
    await expect(rows(second).filter({ hasText: his })).toHaveCount(0);
  },
);
