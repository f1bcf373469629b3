import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

journey('a visitor finds a lesson from the header by keys and by mouse', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language });
  const field = page.locator('.site-search input');
  const list = page.getByRole('listbox', { name: text('search.suggestions') });
  const lines = list.getByRole('option');

  // nothing was looked for on this device: a field without words has no list
  await field.focus();
  await expect(field).not.toHaveRole('combobox');
  await page.keyboard.type('youlishu');
  await expect(lines.first()).toContainText('有理数');
  await expect(field).toHaveRole('combobox');

  // the arrow keys come to each line and past the last one back to the field
  const last = lines.last();
  await expect(last).toContainText(text('search.allOf', { q: 'youlishu' }));
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  // typing opens it once more; Enter without a chosen line looks for what stands in the field
  await page.keyboard.type('s');
  await expect(list).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=youlishu');
  await expect(list).toHaveCount(0);
  const hits = page.locator('.search-hits li');
  await expect(hits.first()).toContainText('有理数');

  // what led somewhere is offered again, and a press leads there though the field has the focus
  await page.goto('/news_list');
  await field.click();
  await expect(lines).toHaveText(['youlishu']);
  await lines.first().click();
  await expect(page).toHaveURL('/search?q=youlishu');
  await expect(field).toHaveValue('youlishu');

  // a press on the list's own head keeps the list, one elsewhere closes it
  await page.goto('/news_list');
  await field.click();
  await page.getByText(text('search.recent'), { exact: true }).click();
  await expect(list).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toHaveCount(0);
  await field.click();
  await page.getByRole('button', { name: text('search.forget') }).click();
  await expect(list).toHaveCount(0);
});
