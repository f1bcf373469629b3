import type { Page } from 'playwright';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { emptyBasket } from '../../support/papers/basket';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

type Text = ReturnType<typeof say>;

journey(
  'a teacher composes a paper of the basket, with points, blocks and a sheet of her choice, and takes it away as PDF and Word',
  { timeout: 180_000 },
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    await emptyBasket(site, 'teacher');
    const page = await come('/questions/list', { as: 'teacher', language, site });
    await putIntoBasket(page, text, 3);
    await page.getByRole('link', { name: text('exam.fromBasket') }).click();

    // the paper is there as it will be printed, its sections made by type
    const rows = page.locator('.composer-item');
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveURL(/[?]id=/);
    const onPaper = page.locator('[data-place]');
    await expect(
      onPaper.filter({ has: page.getByRole('button', { name: itemName(text, 3), exact: true }) }),
    ).toBeVisible();

    // points follow at once, and a step back takes them back
    const points = pointsOf(page, text, 1);
    const before = await points.inputValue();
    await points.fill('7.5');
    const rest = await Promise.all([2, 3].map((number) => pointsOf(page, text, number).inputValue()));
    const total = rest.reduce((sum, one) => sum + Number(one), 7.5);
    await expect(page.locator('.composer-totals dd').first()).toHaveText(new RegExp(`^${total} /`));
    await points.blur();
    await page.getByRole('button', { name: text('exam.compose.undo'), exact: true }).click();
    await expect(points).toHaveValue(before);
    await page.getByRole('button', { name: text('exam.compose.redo'), exact: true }).click();
    await expect(points).toHaveValue('7.5');
    const spread = page.getByRole('button', { name: text('exam.compose.spread'), exact: true });
    await spread.click();
    await expect(page.locator('.composer-totals dd').first()).toHaveText(/^100 /);
    await expect(spread).toHaveCount(0);

    // the second question goes up by keys, and off and on again
    const second = rows.nth(1);
    const name = await second.locator('.clip1').getAttribute('title');
    await second.getByRole('button').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rows.first().locator('.clip1')).toHaveAttribute('title', name!);
    await page.keyboard.press('Delete');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: text('host.undo'), exact: true }).click();
    await expect(rows).toHaveCount(3);

    // a section of one's own
    await page.getByRole('button', { name: text('exam.compose.section.add'), exact: true }).click();
    await expect(page.getByText(text('exam.compose.section.empty'))).toBeVisible();
    await expect(page.getByText(text('exam.check.emptySection', { count: 1 }))).toBeVisible();

    // blocks and sheet show on the pages
    await expect(page.locator('[data-place=binding]')).toHaveCount(0);
    await page.getByRole('switch', { name: text('exam.block.binding') }).check();
    await expect(page.locator('[data-place=binding]').first()).toBeVisible();
    await page.getByRole('button', { name: text('exam.sheet.a3') }).click();
    await expect(page.locator('.print-page-1191').first()).toBeVisible();

    // words are written on the paper
    await page.locator('[data-place=title] > button').click();
    await page.getByRole('button', { name: text('exam.compose.block.words'), exact: true }).click();
    await page.locator('[data-place=title] textarea').fill('Spring 2027');
    await expect(page.locator('.print-page svg').first()).toContainText('Spring 2027');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/已保存|Saved/)).toBeVisible();
    // on the paper a place is as large as what stands there; rows, switches and the zoom are the larger ways (WCAG 2.5.8)
    const faults = await accessibilityFaults(page);
    expect(faults.filter((fault) => !fault.startsWith('target-size: button[aria-label='))).toEqual([]);

    // it leaves as PDF and as Word
    for (const format of ['pdf', 'docx'] as const) {
      await page.keyboard.press('Control+p');
      const [file] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('button', { name: text(`exam.printing.format.${format}`), exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(rows).toHaveCount(3);
    }

    // it is there again after a reload
    await page.reload();
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('switch', { name: text('exam.block.binding') })).toBeChecked();
  },
);

const pointsOf = (page: Page, text: Text, number: number) =>
  page.getByRole('textbox', { name: text('exam.compose.pointsOf', { number }), exact: true });

const itemName = (text: Text, number: number) => text('exam.compose.item', { number });

/** Puts the first questions of the bank into the basket. */
async function putIntoBasket(page: Page, text: Text, count: number) {
  await expect(page.getByRole('article').first()).toBeVisible();
  const adding = page.getByRole('button', { name: text('questions.basket.add') });
  const basket = page.getByRole('complementary', { name: text('questions.basket') });
  for (let at = 1; at <= count; at++) {
    await adding.first().click();
    await expect(basket.getByText(text('questions.count', { count: at }), { exact: true })).toBeVisible();
  }
}
