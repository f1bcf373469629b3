import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { isPageKept } from '../../support/browsing/on-device';
import { say } from '../../support/browsing/texts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Homework in hand of the demo student: five of its seven items are answered. */
const address = `/st-work/question?id=${demoId('work.attempt.number-line.11')}`;

test('homework opened by its own address says on a phone that it is saved, and keeps the list for the way back', async ({
  come,
  watch,
}) => {
  const text = say('zh-CN');
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const page = await come(address, { as: 'student', context: phone });
  await page.locator('.answer-gap').first().fill('4');
  await expect(page.locator('.work-st-top small .save-state-saved')).toBeVisible();
  await expect.poll(() => isPageKept(page, '/st-work/question', '/st-work/list'), { timeout: 30_000 }).toBe(true);
  const context = page.context();
  await context.setOffline(true);
  await page.close();
  const again = await context.newPage();
  await again.goto('/st-work/list');
  await expect(again.locator('.work-st-kept')).toBeVisible();
  await again
    .getByRole('article')
    .getByRole('link', { name: text('work.today.act.doing') })
    .click();
  await expect(again.locator('.answer-gap').first()).toHaveValue('4');
});

test('a result follows a window that is made narrower', async ({ come }) => {
  const text = say('zh-CN');
  const page = await come(`/st-work/question?id=${demoId('work.attempt.rational-numbers.11')}`, { as: 'student' });
  await expect(page.getByText(text('work.result.key')).first()).toBeVisible();
  await expect(page.locator('.work-words').first()).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
});
