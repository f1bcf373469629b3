import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';

const homework = demoId('work.homework.rational-numbers');
const assignment = demoId('work.assignment.rational-numbers');
const itemOf = (slug: string) => demoId(`work.item.rational-numbers.${slug}`);
const at = (view: string, item: string) => `/work/${view}?id=${homework}&assignment=${assignment}&item=${item}`;
const item = itemOf('mixed-operations');
const text = say('zh-CN');

const queue = (page: Page) => page.locator('.correct-queue');
const open = async (page: Page) => Number(await queue(page).locator('.tab .num').first().textContent());
const points = (page: Page) => page.locator('.correct-score b');

test('marking by question is no wider than a phone, in the longer language too', async ({ come }) => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await come(at('qcorrect', item), { as: 'teacher', language: 'en', context });
  await expect(points(page)).toHaveText('–');
  expect(await widerThanScreen(page)).toEqual([]);
});

test('marks that were given without a network lie on the device, and arrive after it is back', async ({
  come,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const page = await come(at('qcorrect', item), { as: 'teacher' });
  await expect(points(page)).toHaveText('–');
  const begun = await open(page);
  await page.context().setOffline(true);
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect.poll(() => open(page)).toBe(begun - 1);
  await expect(page.locator('.save-state-offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.save-state-saved')).toBeVisible();
  await page.reload();
  await expect.poll(() => open(page)).toBe(begun - 1);
});

test('a teacher goes from paper to paper by keys and gives points by the steps of the rubric, and points alone clear the steps', async ({
  come,
}) => {
  const attempt = demoId('work.attempt.rational-numbers.2');
  const address = `${at('pcorrect', item)}&attempt=${attempt}`;
  const page = await come(address, { as: 'teacher' });
  const name = page.locator('.correct-person-head h1');
  await expect(name).not.toBeEmpty();
  const first = await name.textContent();
  await page.keyboard.press(']');
  await expect(name).not.toHaveText(first ?? '');
  await page.keyboard.press('[');
  await expect(name).toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: text('work.correct.return.wrong') })).toBeVisible();

  await page.goto(address);
  const paper = page.locator('.correct-paper-now');
  const worth = paper.locator('.correct-margin-points input');
  const steps = paper.locator('.correct-step');
  await expect(steps).toHaveCount(3);
  const pressed = () => steps.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')));
  // nothing of what the paper had before is counted in
  await page.keyboard.press('0');
  await page.keyboard.press('0');
  await expect(worth).toHaveValue('0');
  await page.keyboard.press('1');
  await steps.nth(2).click();
  await expect(worth).toHaveValue('6');
  expect(await pressed()).toEqual(['true', 'false', 'true']);
  await page.keyboard.press('f');
  await expect(worth).toHaveValue('8');
  expect(await pressed()).toEqual(['true', 'true', 'true']);
  await page.keyboard.press('s');
  await page.keyboard.press('5');
  await expect(worth).toHaveValue('5');
  expect(await pressed()).toEqual(['false', 'false', 'false']);
  await expect(page.locator('.save-state-saved')).toBeVisible();
  await page.reload();
  await expect(worth).toHaveValue('5');
});
