import type { Page } from 'playwright';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { emptyBasket } from '../../support/papers/basket';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const context = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Minutes that are too many for the day of a class, whatever else is due then. */
const tooLong = 95;

journey(
  'a teacher takes a sheet from basket and bank on a phone, publishes it to two classes with a reason, and takes it back',
  async (language, { come, site }) => {
    const text = say(language);
    await emptyBasket(site, 'teacher');
    const page = await come('/questions/list', { as: 'teacher', language, context });
    await putOneInBasket(page, text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('work.create.title'));
    const items = page.locator('.work-item');
    await expect(items).toHaveCount(1);

    // two more of the bank, by their buttons
    await page
      .getByRole('navigation', { name: text('work.sources') })
      .getByRole('button', { name: text('work.source.bank') })
      .click();
    const adding = page.getByRole('button', { name: text('questions.kit.source.add'), exact: true });
    await adding.first().click();
    await expect(items).toHaveCount(2);
    await adding.first().click();
    await expect(items).toHaveCount(3);
    const title = `${language} phone`;
    await page.getByRole('textbox', { name: text('work.desk.title'), exact: true }).fill(title);
    await page.getByRole('spinbutton', { name: text('work.summary.minutesField') }).fill(String(tooLong));
    await expect(page).toHaveURL(/id=/);
    await expect(page.getByText(/已保存|Saved/)).toBeVisible();

    // what was removed comes back to its place, and the sheet is there again after a reload
    await items.nth(1).focus();
    await page.keyboard.press('Delete');
    await expect(items).toHaveCount(2);
    await page.getByRole('button', { name: text('host.undo'), exact: true }).click();
    await expect(items).toHaveCount(3);
    await expect(page.getByText(/已保存|Saved/)).toBeVisible();
    await page.reload();
    await expect(items).toHaveCount(3);
    await expect(page.getByRole('textbox', { name: text('work.desk.title'), exact: true })).toHaveValue(title);
    expect(await accessibilityFaults(page)).toEqual([]);

    // by keys into the drawer, where both classes are chosen; one without a class is told so until it is there
    await page.keyboard.press('Control+Enter');
    const drawer = page.getByRole('dialog');
    const classes = drawer.locator('.work-publish-body fieldset').first().getByRole('button', { pressed: true });
    await expect(classes).toHaveCount(2);
    await classes.first().click();
    await classes.first().click();
    await expect(classes).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(drawer.getByText(text('work.publish.noClass'))).toBeVisible();
    const open = drawer.locator('.work-publish-body fieldset').first().getByRole('button', { pressed: false });
    await open.first().click();
    await expect(drawer.getByText(text('work.publish.noClass'))).toHaveCount(0);
    // closed and opened again it has what was chosen, and the title can be written here too
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await expect(classes).toHaveCount(1);
    await open.first().click();
    await drawer.getByRole('textbox', { name: text('work.desk.title') }).fill(`${title} out`);
    const loads = drawer.getByRole('region', { name: text('work.load.box') });
    await expect(loads.getByRole('group', { name: text('work.ways.choose') })).toHaveCount(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await loads.getByRole('button', { expanded: false }).first().click();
    await loads.getByRole('textbox', { name: text('work.ways.reasonLabel') }).fill('unit test');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/work\/list/);
    const row = page.getByRole('listitem').filter({ hasText: `${title} out` });
    await expect(row).toBeVisible();

    // within a minute it is a draft again
    await page.getByRole('button', { name: text('host.undo'), exact: true }).click();
    await expect(page.getByText(text('work.done.takenBack'))).toBeVisible();
    await page.goto('/work/list?tab=draft');
    await expect(page.getByRole('link', { name: `${title} out` })).toBeVisible();
  },
);

const basketOf = (page: Page, text: ReturnType<typeof say>) =>
  page.getByRole('complementary', { name: text('questions.basket') });

const unfold = (page: Page, text: ReturnType<typeof say>) =>
  basketOf(page, text)
    .getByRole('button', { name: text('questions.basket.count', { count: 1 }) })
    .click();

/** Puts the first question of the bank into the basket, and goes on to homework with it. */
async function putOneInBasket(page: Page, text: ReturnType<typeof say>) {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('button', { name: text('questions.basket.add') })
    .first()
    .click();
  await unfold(page, text);
  await basketOf(page, text)
    .getByRole('link', { name: text('work.basket') })
    .click();
}
