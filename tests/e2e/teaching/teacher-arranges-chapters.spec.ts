import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { tabTo } from '../../support/browsing/keyboard';
import { say } from '../../support/browsing/texts';

const language = 'zh-CN';
const text = say(language);
const address = `/textbook/detail?bookid=${demoId('textbook.book.personal-teacher-mathematics-7')}`;

const lines = (page: Page) => page.getByRole('treeitem');
const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
/** Names of the lines that are shown, from top to bottom. */
const names = async (page: Page) => {
  await expect(lines(page).first()).toBeVisible();
  return lines(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
};
const saved = (page: Page) => expect(page.locator('.save-state-saved')).toBeVisible();

test('a teacher arranges the chapters of a book by keyboard, and takes a removal back', async ({ come }) => {
  const page = await come('/textbook/handle?source=personal', { as: 'teacher', language });
  await page.locator(`a[href$="${address}"]`).first().click();
  const [first, second] = await names(page);
  await tabTo(line(page, first!));

  // among its neighbours, and the focus goes along
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(line(page, second!)).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: text('textbook.kit.tree.moved.before', { name: second!, next: first! }) }),
  ).toBeAttached();
  await saved(page);
  expect((await names(page)).slice(0, 2)).toEqual([second, first]);

  // renamed in its place
  await page.keyboard.press('F2');
  await page.keyboard.type('导言');
  await page.keyboard.press('Enter');
  await expect(line(page, '导言')).toBeFocused();

  // an empty name is answered without a call
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: text('textbook.kit.tree.addBelow'), exact: true });
  await add.click();
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('textbook.error.emptyName'))).toBeVisible();
  await expect(page.getByRole('treeitem', { name: '', exact: true })).toHaveCount(0);
  await add.click();
  await page.keyboard.type('怎样使用本书');
  await page.keyboard.press('Enter');
  await expect(line(page, '怎样使用本书')).toHaveAttribute('aria-level', '2');
  expect(await accessibilityFaults(page)).toEqual([]);

  // what stands on a chapter is named before it goes; it comes back with all below it
  await line(page, '导言').focus();
  await page.keyboard.press('Delete');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(text('textbook.chapters.remove', { name: '导言' }));
  await asked.getByRole('button', { name: text('textbook.kit.tree.remove'), exact: true }).click();
  await expect(line(page, '导言')).toHaveCount(0);
  const removed = page.getByText(text('textbook.chapters.removed', { name: '导言' })).locator('..');
  await removed.getByRole('button', { name: text('host.undo') }).click();
  await expect(line(page, '导言')).toBeVisible();

  // all of it is the server's
  await page.reload();
  await expect(line(page, '导言')).toBeVisible();
  expect((await names(page))[0]).toBe('导言');
});

test('a chapter is dragged to another place, and whoever saw the older tree is told so', async ({ come, watch }) => {
  const book = `/textbook/detail?bookid=${demoId('textbook.book.personal-teacher-review-7')}`;
  const page = await come(book, { as: 'teacher', language });
  const other = await come(book, { as: 'teacher', language });
  const [first, second] = await names(page);
  await expect(line(other, first!)).toBeVisible();

  await line(page, second!).dragTo(line(page, first!), { targetPosition: { x: 120, y: 3 } });
  await expect(lines(page).first()).toHaveAttribute('aria-label', second!);
  await saved(page);

  watch.allow(/^409 POST /);
  await line(other, first!).focus();
  await other.keyboard.press('Alt+ArrowDown');
  await expect(other.getByText(text('textbook.error.treeChanged'))).toBeVisible();
  await expect(lines(other).first()).toHaveAttribute('aria-label', second!);
});

test('a sheet with mistakes is told where they are, the mended one is imported, and the import taken back', async ({
  come,
}) => {
  const page = await come(address, { as: 'teacher', language });
  const before = (await names(page)).length;
  await page.getByRole('button', { name: text('textbook.import.title') }).click();
  const drawer = page.getByRole('dialog');
  const choose = (rows: string) =>
    drawer.locator('input[type=file]').setInputFiles({
      name: '目录.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`一级目录,二级目录\n${rows}`),
    });

  await choose(',没有上级的小节\n综合复习,\n');
  await expect(drawer.getByRole('row')).toHaveCount(2);
  await expect(drawer.getByRole('row').last()).toContainText('B2');
  await expect(
    drawer.getByRole('button', { name: text('textbook.import.apply', { count: 0 }), exact: true }),
  ).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);

  await choose('综合复习,\n,专题一\n,专题二\n');
  await drawer.getByRole('button', { name: text('textbook.import.apply', { count: 3 }), exact: true }).click();
  await expect(lines(page)).toHaveCount(before + 1);
  await expect(line(page, '综合复习')).toBeVisible();

  const told = page.getByText(text('textbook.import.applied', { count: 3 })).locator('..');
  await told.getByRole('button', { name: text('host.undo') }).click();
  await expect(lines(page)).toHaveCount(before);
});
