import type { Page } from 'playwright';
import { languages } from 'edutech/core/common/languages';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { isOnDevice, isPageKept } from '../../support/browsing/on-device';
import { say } from '../../support/browsing/texts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Homework in hand of the demo pupil: five of its seven items are answered. */
const address = `/st-work/question?id=${demoId('work.attempt.number-line.11')}`;

test('a pupil opens homework, loses the network and the tab, and finds everything at the server afterwards', async ({
  come,
  watch,
}) => {
  const text = say('zh-CN');
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const page = await come('/st-work/list', { as: 'student', context: phone });
  const context = page.context();
  await page
    .getByRole('article')
    .getByRole('link', { name: text('work.today.act.doing') })
    .click();
  const gap = (of: Page, at: number) => of.locator('.work-st-item .answer-gap').nth(at);
  await expect(gap(page, 0)).toBeVisible();
  await expect.poll(() => isPageKept(page, '/st-work/question', '/st-work/list'), { timeout: 30_000 }).toBe(true);
  const saved = page.waitForResponse(/work\/answers/);
  await gap(page, 0).fill('-2');
  await saved;

  await context.setOffline(true);
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(text('work.answering.kept'))).toBeVisible();
  await expect(gap(again, 0)).toHaveValue('-2');
  await gap(again, 1).fill('3');
  await expect(again.getByText(text('work.answering.offline.later')).first()).toBeVisible();
  await expect.poll(() => isOnDevice(again, '3')).toBe(true);
  await again.close();

  await context.setOffline(false);
  const last = await context.newPage();
  await last.goto(address);
  await expect(gap(last, 1)).toHaveValue('3');
  // another device is told by the server alone
  const tablet = await come(address, { as: 'student', context: phone });
  await expect
    .poll(async () => {
      await tablet.reload();
      await tablet.locator('.work-st-item').waitFor();
      return gap(tablet, 1).inputValue();
    })
    .toBe('3');
});

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

test.for(languages)('a pupil answers on a phone, checks, and hands in (%s)', async (language, { come }) => {
  const text = say(language);
  const id = language === 'en' ? 'powers' : 'number-line';
  const page = await come('/st-work/list', { as: 'student', language, context: phone });
  expect(await accessibilityFaults(page)).toEqual([]);
  if (id === 'powers') {
    // what came back can be read in this language, too
    await page.goto(`/st-work/question?id=${demoId('work.attempt.powers.11')}`);
    await expect(page.getByText(text('work.result.key')).first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    return;
  }
  await page.goto(address);
  await page.getByRole('button', { name: text('work.answering.navigator') }).click();
  await page.locator('.work-st-nav-sheet .work-st-nav-square').last().click();
  await page.getByRole('button', { name: text('work.answering.check') }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page
    .getByRole('button', { name: new RegExp(`^(${text('work.check.handIn')}|${text('work.check.handInAnyway')})$`) })
    .click();
  await expect(page.getByRole('heading', { name: text('work.receipt.safe') })).toBeVisible();
  await expect(page.locator('.work-st-handed-code')).toHaveText(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
  await page
    .getByRole('link', { name: text('work.answering.toList') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/st-work\/list$/);
});

test('a result follows a window that is made narrower', async ({ come }) => {
  const text = say('zh-CN');
  const page = await come(`/st-work/question?id=${demoId('work.attempt.rational-numbers.11')}`, { as: 'student' });
  await expect(page.getByText(text('work.result.key')).first()).toBeVisible();
  await expect(page.locator('.work-words').first()).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
});
