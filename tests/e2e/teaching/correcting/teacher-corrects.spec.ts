import type { Page } from 'playwright';
import { languages } from 'edutech/core/common/languages';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';

const homework = demoId('work.homework.rational-numbers');
const assignment = demoId('work.assignment.rational-numbers');
const itemOf = (slug: string) => demoId(`work.item.rational-numbers.${slug}`);
const at = (view: string, item: string) => `/work/${view}?id=${homework}&assignment=${assignment}&item=${item}`;
/** An item of its own for each language: the class is corrected once. */
const items = { 'zh-CN': itemOf('add-easily'), en: itemOf('mixed-operations') } as const;

const queue = (page: Page) => page.locator('.correct-queue');
const open = async (page: Page) => Number(await queue(page).locator('.tab .num').first().textContent());
const points = (page: Page) => page.locator('.correct-score b');

test('correcting by question is no wider than a phone, in the longer language too', async ({ come }) => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await come(at('qcorrect', items.en), { as: 'teacher', language: 'en', context });
  await expect(points(page)).toHaveText('–');
  expect(await widerThanScreen(page)).toEqual([]);
});

test('marks that were given without a network lie on the device, and arrive after it is back', async ({
  come,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const page = await come(at('qcorrect', items.en), { as: 'teacher' });
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

test.for(languages)(
  'a teacher corrects a class by question without a mouse, and takes the last mark back (%s)',
  async (language, { come }) => {
    const text = say(language);
    const page = await come(at('qcorrect', items[language]), { as: 'teacher', language });
    await expect(points(page)).toHaveText('–');
    const begun = await open(page);
    expect(begun).toBeGreaterThan(3);

    // zero wants to be meant
    await page.keyboard.press('0');
    await expect(page.getByText(text('work.correct.askZero'))).toBeVisible();
    await expect(points(page)).toHaveText('–');
    await page.keyboard.press('f');
    await expect(points(page)).not.toHaveText('–');

    // full marks for all, key after key
    for (let left = begun; left > 0; left--) {
      await page.keyboard.press('f');
      await page.keyboard.press('Enter');
      await expect.poll(() => open(page)).toBe(left - 1);
    }
    await expect(page.getByText(text('work.correct.allDone.text'))).toBeVisible();
    await expect(page.locator('.save-state-saved')).toBeVisible();

    await page.keyboard.press('Control+z');
    await expect(points(page)).toHaveText('–');
    await expect.poll(() => open(page)).toBe(1);
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(page.locator('.save-state-saved')).toBeVisible();

    // what was given is there after the page is opened again
    await page.reload();
    await expect.poll(() => open(page)).toBe(0);
  },
);

test('a teacher marks a range of the grid with one key, by the answers that are alike', async ({ come }) => {
  const page = await come(at('mqcorrect', items['zh-CN']), { as: 'teacher' });
  const grid = page.getByRole('grid');
  await expect(grid).toBeFocused();
  const selected = grid.locator('[aria-selected=true]');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveCount(3);
  await page.keyboard.press('Space');
  for (const cell of await selected.all()) await expect(cell.locator('.correct-points-full')).toBeVisible();
  await page.keyboard.press('d');
  await expect(selected.first()).toHaveClass(/correct-cell-doubt/);
  await page.keyboard.press('Control+z');
  await expect(selected.first()).toHaveClass(/correct-cell-full/);
  await expect(page.locator('.save-state-saved')).toBeVisible();
});

test('points that are not on the scale are refused with the scale', async ({ come }) => {
  const page = await come(at('mqcorrect', items['zh-CN']), { as: 'teacher' });
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('9');
  await expect(page.getByText(/分数不在范围内/)).toBeVisible();
});

test('a teacher sees one paper after the other, and gives back what lost points', async ({ come }) => {
  const text = say('zh-CN');
  const page = await come(at('pcorrect', items['zh-CN']), { as: 'teacher' });
  const name = page.locator('.correct-person-head h1');
  await expect(name).not.toBeEmpty();
  const first = await name.textContent();
  await page.keyboard.press(']');
  await expect(name).not.toHaveText(first ?? '');
  await page.keyboard.press('[');
  await expect(name).toHaveText(first ?? '');
  await expect(page.locator('.correct-paper')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: text('work.correct.return.wrong') })).toBeVisible();
});

test('a teacher gives points on a paper by the steps of the rubric, and points alone clear the steps', async ({
  come,
}) => {
  const attempt = demoId('work.attempt.rational-numbers.2');
  const page = await come(`${at('pcorrect', items.en)}&attempt=${attempt}`, { as: 'teacher' });
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
