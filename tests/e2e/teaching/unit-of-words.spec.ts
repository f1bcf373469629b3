import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const text = say('zh-CN');
const unit = demoId('dictionary.unit.routine');
const written = `/st-dictionary/practise?assignment=${demoId('dictionary.assignment.spring')}`;

/** Draws the strokes of a character into the grid, along the midlines of its data: as somebody who knows it. */
async function write(page: Page, sign: string): Promise<void> {
  const file = new URL(`../../../node_modules/hanzi-writer-data/${encodeURIComponent(sign)}.json`, import.meta.url);
  const { medians } = JSON.parse(readFileSync(file, 'utf8')) as { medians: [number, number][][] };
  const pad = page.locator('.dictionary-pad-now .dictionary-pad-place');
  await expect(pad.locator('svg')).toBeVisible();
  for (const [at, points] of medians.entries()) {
    await expect(page.getByText(text('dictionary.ask.stroke', { stroke: at + 1 }))).toBeVisible();
    const box = (await pad.boundingBox())!;
    const edge = box.width * 0.08;
    const scale = (box.width - 2 * edge) / 1024;
    // the data count upwards, from 124 below the line
    const spot = ([x, y]: [number, number]) => [box.x + edge + x * scale, box.y + edge + (900 - y) * scale] as const;
    await page.mouse.move(...spot(points[0]!));
    await page.mouse.down();
    for (const point of points.slice(1)) await page.mouse.move(...spot(point), { steps: 4 });
    await page.mouse.up();
  }
}

test('a unit is assigned, practised by ear and letter on a phone without a network, and nothing is lost', {
  timeout: 120_000,
}, async ({ come, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const desk = await come(`/dictionary/create?unit=${unit}`, { as: 'teacher' });
  for (const word of ['brush', 'early'])
    await desk.getByRole('checkbox', { name: text('dictionary.heat.choose', { word }) }).check({ force: true });
  await desk.getByLabel(text('dictionary.assign.name')).fill('两个词');
  const classes = desk.getByRole('group', { name: text('dictionary.assign.to') }).locator('.chip');
  for (const one of await classes.all()) await one.click();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('heading', { name: '两个词' })).toBeVisible();
  const id = new URL(desk.url()).searchParams.get('assignment');

  const page = await come(`/st-dictionary/practise?assignment=${id}`, { as: 'student', context: phone });
  const key = (letter: string) => page.locator('.dictionary-keys').getByRole('button', { name: letter, exact: true });
  for (const letter of 'brush') await key(letter).tap();
  await page.getByRole('button', { name: text('dictionary.ask.confirm') }).tap();
  await expect(page.getByText(text('dictionary.told.right'), { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: text('dictionary.told.next') }).tap();
  for (const letter of 'early') await key(letter).tap();
  await page.getByRole('button', { name: text('dictionary.ask.confirm') }).tap();
  await page.getByRole('button', { name: text('dictionary.told.next') }).tap();
  await expect(page.getByText(text('dictionary.done.title'))).toBeVisible();
  await expect(page.locator('.save-state-offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.save-state-saved')).toBeVisible({ timeout: 20_000 });

  await desk.getByRole('link', { name: text('dictionary.view.monitor') }).click();
  await expect(desk.locator('.dictionary-grid .ink-done').first()).toBeVisible();
});

test('characters are written stroke by stroke; the same words are printed to be dictated on paper', {
  timeout: 120_000,
}, async ({ come }) => {
  const page = await come(written, { as: 'student', context: { viewport: phone.viewport } });
  for (const sign of '酝酿') await write(page, sign);
  await expect(page.getByText(text('dictionary.told.right'), { exact: true })).toBeVisible();

  const desk = await come(`/dictionary/view?assignment=${demoId('dictionary.assignment.spring')}`, { as: 'teacher' });
  await desk.getByRole('button', { name: text('dictionary.view.print') }).click();
  await expect(desk.getByText(/yùn/).first()).toBeVisible();
});
