import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

journey(
  'a principal lets a question into the school bank by keys, once every check is ticked',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/questions/review', { as: 'principal', language });
    await page.getByRole('link', { name: text('library.kit.review.begin') }).click();
    const stem = await page.getByRole('article').getAttribute('aria-label');
    await expect(page.getByRole('region', { name: text('questions.answer') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('a');
    await expect(page.getByText(text('questions.error.unticked'))).toBeVisible();
    for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await page.keyboard.press('a');
    // the next one comes at once, under a tab of the same word
    await expect(page.getByRole('status').filter({ hasText: text('questions.review.passedOne') })).toBeVisible();
    await page.goto('/questions/review?state=passed');
    await expect(page.getByRole('link', { name: stem ?? '' })).toBeVisible();
  },
);
