import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { tabTo } from '../../support/browsing/keyboard';
import { say } from '../../support/browsing/texts';

const language = 'zh-CN';
const text = say(language);
const address = `/textbook/mapping?bookid=${demoId('textbook.book.personal-teacher-mathematics-7')}`;

const chapters = (page: Page) => page.locator('.textbook-mapping > .tree-panel').first();
const points = (page: Page) => page.locator('.textbook-mapping > .tree-panel').last();
const line = (pane: ReturnType<typeof chapters>, at: number) => pane.getByRole('treeitem').nth(at);
const saved = (page: Page) => expect(page.locator('.save-state-saved')).toBeVisible();
/** What belongs to the chosen chapter, whether or not its line is in sight. */
const linked = (page: Page) => points(page).locator('.textbook-linked').getByRole('button');
const ticked = (page: Page) => points(page).getByRole('treeitem', { checked: true });

test('a teacher links chapters with knowledge points by keys and by dragging, takes one back, and two at once lose nothing', async ({
  come,
  watch,
}) => {
  const page = await come(address, { as: 'teacher', language });
  const other = await come(address, { as: 'teacher', language });
  await expect(line(points(other), 0)).toBeVisible();

  // by keys: a chapter is chosen, a point is ticked for it
  await tabTo(line(chapters(page), 0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chapter = (await line(chapters(page), 1).getAttribute('aria-label'))!.replace(/ \d+$/, '');
  await tabTo(line(points(page), 0));
  await page.keyboard.press('*');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await saved(page);
  await expect(ticked(page)).toHaveCount(1);
  await expect(points(page).getByRole('heading')).toHaveText(
    text('textbook.mapping.linked', { name: chapter, count: 1 }),
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  // by dragging, in a page that has seen nothing of it: both changes stay
  watch.allow(/^409 POST /);
  await line(points(other), 0).focus();
  await other.keyboard.press('*');
  await line(points(other), 1).dragTo(line(chapters(other), 0));
  await expect(other.getByText(text('textbook.mapping.joined'))).toBeVisible();
  await saved(other);

  await page.reload();
  await expect(line(chapters(page), 0)).toHaveAttribute('aria-label', / 1$/);
  await expect(line(chapters(page), 1)).toHaveAttribute('aria-label', / 1$/);

  // taken back
  await line(chapters(page), 1).click();
  await linked(page).click();
  await saved(page);
  await expect(linked(page)).toHaveCount(0);
  await page.getByRole('button', { name: text('textbook.mapping.undo'), exact: true }).click();
  await expect(linked(page)).toHaveCount(1);
});

test('titles that two editions share are linked all at once', async ({ come }) => {
  const other = demoId('textbook.book.junior-mathematics-7a-pep');
  const page = await come(`${address}&with=${other}`, { as: 'teacher', language });
  await page.getByRole('button', { name: text('textbook.mapping.look'), exact: true }).click();
  const proposed = page.locator('.textbook-proposals li');
  await expect(proposed.first()).toBeVisible();
  await page.getByRole('button', { name: text('textbook.mapping.acceptAll'), exact: true }).click();
  await saved(page);
  await expect(proposed).toHaveCount(0);
  await expect(chapters(page).getByRole('treeitem', { name: / 1$/ })).not.toHaveCount(0);
});
