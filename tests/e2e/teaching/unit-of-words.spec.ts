import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { tabTo } from '../../support/browsing/keyboard';
import { say } from '../../support/browsing/texts';
import { classes, phone, student } from './loop/people';

const unit = (slug: string) => demoId(`dictionary.unit.${slug}`);
const classmate = student(3, 5);

/** Assigns words of a unit to the class of the demo student; answers the id of the homework. */
async function assign(page: Page, text: ReturnType<typeof say>, title: string, words: readonly string[], mode: string) {
  for (const word of words)
    await page.getByRole('checkbox', { name: text('dictionary.heat.choose', { word }) }).check({ force: true });
  await page.getByLabel(text('dictionary.assign.name')).fill(title);
  const ways = page.getByRole('group', { name: text('dictionary.assign.modes') });
  const wanted = ways.getByRole('button', { name: text(`dictionary.mode.${mode}`), exact: true });
  if ((await wanted.getAttribute('aria-pressed')) !== 'true') await wanted.click();
  for (const other of await ways.locator('[aria-pressed=true]').all())
    if ((await other.textContent()) !== text(`dictionary.mode.${mode}`)) await other.click();
  await page
    .getByRole('group', { name: text('dictionary.assign.to') })
    .getByRole('button', { name: classes[0] })
    .click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return new URL(page.url()).searchParams.get('assignment')!;
}

/** Draws the strokes of a character into the grid, along the midlines of its data: as somebody who knows it. */
async function write(page: Page, text: ReturnType<typeof say>, sign: string): Promise<void> {
  const file = new URL(`../../../node_modules/hanzi-writer-data/${encodeURIComponent(sign)}.json`, import.meta.url);
  const { medians } = JSON.parse(readFileSync(file, 'utf8')) as { medians: [number, number][][] };
  const pad = page.locator('.dictionary-pad-now .dictionary-pad-place');
  await expect(pad.locator('svg')).toBeVisible();
  for (const [at, points] of medians.entries()) {
    await expect(page.getByText(text('dictionary.ask.stroke', { stroke: at + 1 }), { exact: true })).toBeVisible();
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

journey(
  'a unit is assigned, practised by ear on a phone without a network and by keys alone at a desk, and seen live',
  { timeout: 120_000 },
  async (language, { come, site, watch }) => {
    const text = say(language);
    const title = `两个词 ${language}`;
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const coming = { site, language };
    const desk = await come(`/dictionary/create?unit=${unit('routine')}`, { as: 'teacher', ...coming });
    const id = await assign(desk, text, title, ['brush', 'early'], 'listen');
    await desk.getByRole('link', { name: text('dictionary.view.monitor') }).click();
    await expect(desk.getByText(text('dictionary.monitor.now', { count: 0 }))).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);

    // on a phone with letters in thumb reach; after the first word the network goes, and the answers wait
    const page = await come(`/st-dictionary/practise?assignment=${id}`, { as: 'student', context: phone, ...coming });
    const key = (letter: string) => page.locator('.dictionary-keys').getByRole('button', { name: letter, exact: true });
    const confirm = page.getByRole('button', { name: text('dictionary.ask.confirm') });
    const next = page.getByRole('button', { name: text('dictionary.told.next') });
    for (const letter of 'brush') await key(letter).tap();
    await confirm.tap();
    await expect(page.getByText(text('dictionary.told.right'), { exact: true })).toBeVisible();
    await expect(desk.getByText(text('dictionary.monitor.now', { count: 1 }))).toBeVisible();
    await page.context().setOffline(true);
    await next.tap();
    for (const letter of 'early') await key(letter).tap();
    await confirm.tap();
    await next.tap();
    await expect(page.getByText(text('dictionary.done.title'), { exact: true })).toBeVisible();
    await expect(page.locator('.save-state-offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('.save-state-saved')).toBeVisible({ timeout: 20_000 });

    // a classmate at a desk, who touches no mouse: from the list into the practice, a wrong word comes again until it is right twice
    const keys = await come('/st-dictionary/list', { as: classmate, ...coming });
    const row = keys.getByRole('listitem').filter({ hasText: title });
    await tabTo(row.getByRole('link'));
    await keys.keyboard.press('Enter');
    await expect(keys.getByLabel(text('dictionary.ask.field'))).toBeFocused();
    for (const typed of ['brash', 'early', 'brush', 'brush']) {
      await expect(keys.getByLabel(text('dictionary.ask.field'))).toBeFocused();
      await keys.keyboard.type(typed);
      await keys.keyboard.press('Enter');
      await expect(keys.locator('.dictionary-told')).toBeVisible();
      await keys.keyboard.press('Enter');
    }
    await expect(keys.getByText(text('dictionary.done.title'), { exact: true })).toBeVisible();
    expect(await accessibilityFaults(keys)).toEqual([]);

    await expect(desk.getByText(text('dictionary.monitor.practises'), { exact: true }).first()).toBeVisible();
    await expect(desk.getByText(text('dictionary.monitor.right')).first()).toBeAttached();
    await expect(desk.getByText(text('dictionary.monitor.mended'), { exact: true })).toHaveCount(1);
  },
);

journey(
  'characters are written by hand, dictated in class on paper, and the photo of the paper is checked on a grid',
  { timeout: 120_000 },
  async (language, { come, site }) => {
    const text = say(language);
    const title = `春天的词 ${language}`;
    const coming = { site, language };
    const desk = await come(`/dictionary/create?unit=${unit('spring')}`, { as: 'teacher', ...coming });
    const id = await assign(desk, text, title, ['朗润', '静默'], 'strokes');

    // the first word is written on a phone, stroke by stroke
    const page = await come(`/st-dictionary/practise?assignment=${id}`, { as: 'student', context: phone, ...coming });
    const [first] = (await desk.locator('.dictionary-zh').allTextContents()) as [string];
    for (const sign of first) await write(page, text, sign);
    await expect(page.getByText(text('dictionary.told.right'), { exact: true })).toBeVisible();
    await expect(page.locator('.save-state-saved')).toBeVisible();

    // the loudspeaker says the words one after the other, by keys; the sheet for paper has their sound
    await desk.getByRole('button', { name: text('dictionary.view.dictate') }).click();
    const speaker = desk.getByRole('dialog');
    await expect(speaker).toBeFocused();
    await desk.keyboard.press('Space');
    await expect(speaker.getByRole('button', { name: text('dictionary.speaker.pause') })).toBeVisible();
    await desk.keyboard.press('ArrowRight');
    await expect(speaker.locator('.dictionary-speaker-number')).toHaveText('2');
    await desk.keyboard.press('Escape');
    await expect(speaker).toHaveCount(0);
    await desk.getByRole('button', { name: text('dictionary.view.print') }).click();
    await expect(desk.getByText('lǎng rùn').first()).toBeVisible();

    // the classmate has written on paper, and sends a photo of it
    const other = await come('/st-dictionary/list', { as: classmate, context: phone, ...coming });
    const row = other.getByRole('listitem').filter({ hasText: title });
    const picture = await other.screenshot({ type: 'png' });
    await row.locator('input[type=file]').setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: picture });
    await expect(other.getByText(text('dictionary.paper.sent'))).toBeVisible({ timeout: 20_000 });

    // the teacher checks it on the grid by keys alone: the second word is wrong, and comes back to the student
    await desk.goto(`/dictionary/monitor?assignment=${id}&tab=paper`);
    await expect(desk.locator('.dictionary-paper')).toBeVisible();
    await desk.keyboard.press('2');
    await expect(desk.locator('.dictionary-check[aria-pressed=true]')).toHaveCount(1);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(text('dictionary.paper.checked'), { exact: true })).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);
    await other.reload();
    await expect(row).toContainText('1 / 2');
  },
);
