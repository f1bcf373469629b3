import type { Locator, Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';

/** What is answered to an item: an option, right or wrong, one gap, words. */
export type Given =
  | { readonly choice: number }
  | { readonly truth: boolean }
  | { readonly gap: string }
  | { readonly words: string };

/** An item on the sheet by its number. */
export const itemOf = (page: Page, number: number): Locator => page.locator(`.work-st-item[data-item="${number}"]`);

/** Opens homework from the student's own list: what was not begun stands there as a card. */
export async function begin(page: Page, title: string): Promise<void> {
  const card = page.locator('.work-st-card').filter({ hasText: title });
  await card.getByRole('link').click();
  await expect(itemOf(page, 1)).toBeVisible();
}

/** Turns to an item: on phones one stands alone, and the navigator leads to the others. */
export async function turnTo(page: Page, language: Language, number: number): Promise<Locator> {
  const item = itemOf(page, number);
  await expect(page.locator('.work-st-item').first()).toBeVisible();
  if (await item.isVisible()) return item;
  await page.getByRole('button', { name: say(language)('work.answering.navigator') }).click();
  await page.locator('.work-st-nav-sheet .work-st-nav-square').getByText(String(number), { exact: true }).click();
  await expect(item).toBeVisible();
  return item;
}

/** Answers an item as a student does, and sees it stand there. */
export async function give(item: Locator, given: Given): Promise<void> {
  if ('words' in given) {
    const field = item.locator('[contenteditable=true]');
    // what is usually photographed may be written, too
    const also = item.locator('.answer-also');
    await expect(field.or(also)).toBeVisible();
    if (await also.isVisible()) await also.click();
    await field.click();
    await item.page().keyboard.type(given.words);
    await expect(field).toContainText(given.words);
  } else if ('gap' in given) {
    await item.locator('.answer-gap').fill(given.gap);
  } else {
    const option = item.locator('.answer-option').nth('choice' in given ? given.choice : given.truth ? 0 : 1);
    await option.click();
    await expect(option.locator('input')).toBeChecked();
  }
}

/** From the last item to the check. */
export async function check(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: say(language)('work.answering.check'), exact: true }).click();
}

/** Hands in after the check, and answers the code of the receipt. */
export async function handIn(page: Page, language: Language): Promise<string> {
  const text = say(language);
  await page.getByRole('button', { name: text('work.check.handIn'), exact: true }).click();
  return receiptOf(page, language);
}

export async function receiptOf(page: Page, language: Language): Promise<string> {
  await expect(page.getByRole('heading', { name: say(language)('work.receipt.safe') })).toBeVisible();
  const code = page.locator('.work-st-handed-code');
  await expect(code).toHaveText(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
  return (await code.textContent()) ?? '';
}
