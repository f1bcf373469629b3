import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { Page as PrintedPage } from 'edutech/plugins/print/kit/common/ink';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { tabTo } from '../../support/browsing/keyboard';
import { say } from '../../support/browsing/texts';
import { chanceOf } from '../../support/scans/chance';
import { photographOfSheet } from '../../support/scans/written-words';
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
  'characters are written by hand on a phone, and the same words are dictated in class and printed for paper',
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
  },
);

/** The sheet as it comes out of the printer, written on by a hand for each name, and photographed. */
async function photographs(desk: Page, text: ReturnType<typeof say>, signs: Readonly<Record<string, string>>) {
  const answered = desk.waitForResponse((answer) => answer.url().includes('/dictionary/pages'));
  await desk.getByRole('button', { name: text('dictionary.view.print') }).click();
  const { data } = (await (await answered).json()) as { data: { pages: PrintedPage[] } };
  await expect(desk.locator('.print-page')).toBeVisible();
  const pdf = await desk.pdf({ preferCSSPageSize: true });
  const [page] = data.pages;
  const made = Object.entries(signs).map(
    async ([name, written]) =>
      [name, await photographOfSheet(pdf, page!, [...written], chanceOf(`sheet ${name}`))] as const,
  );
  return Object.fromEntries(await Promise.all(made));
}

/** Sends a photo of paper for homework, as the camera or the file dialog gives it. */
async function send(page: Page, text: ReturnType<typeof say>, title: string, buffer: Buffer): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: title });
  const chooser = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: text('dictionary.paper.take') }).click();
  await (await chooser).setFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(text('dictionary.paper.sent'))).toBeVisible({ timeout: 30_000 });
}

journey(
  'the printed sheet is written on, photographed on a phone and at a desk, and checked on a grid by keys and by thumb',
  { timeout: 180_000 },
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const title = `听写 ${language}`;
    const coming = { site, language };
    const desk = await come(`/dictionary/create?unit=${unit('spring')}`, { as: 'teacher', ...coming });
    const id = await assign(desk, text, title, ['朗润', '静默'], 'strokes');
    const words = await desk.locator('.dictionary-zh').allTextContents();
    // one of them writes two characters of the second word in the wrong order
    const photos = await photographs(desk, text, {
      phone: words.join(''),
      desk: `${words[0]}${[...words[1]!].toReversed().join('')}`,
    });
    const page = await come('/st-dictionary/list', { as: 'student', context: phone, ...coming });
    await send(page, text, title, photos.phone!);
    const other = await come('/st-dictionary/list', { as: classmate, ...coming });
    await send(other, text, title, photos.desk!);

    // both photos wait; the first is checked by keys, and the next one is there at once
    await desk.goto(`/dictionary/monitor?assignment=${id}&tab=paper`);
    const waits = (at: Page) => at.getByRole('navigation').getByText(text('dictionary.paper.waits'), { exact: true });
    await expect(waits(desk)).toHaveCount(2);
    const isLarge = (at: Page) =>
      expect.poll(() => at.locator('.dictionary-paper').evaluate(naturalWidth)).toBeGreaterThan(1000);
    await isLarge(desk);
    expect(await accessibilityFaults(desk)).toEqual([]);
    await desk.keyboard.press('2');
    await expect(desk.getByRole('button', { name: words[1]!, pressed: true })).toBeVisible();
    await expect(desk.getByText(text('dictionary.paper.count', { right: 1, all: 2 }))).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(waits(desk)).toHaveCount(1);
    await expect(desk.getByRole('heading', { name: '林知夏' })).toBeVisible();

    // the second one by thumb, on the teacher's telephone; the desk hears of it
    const hand = await come(`/dictionary/monitor?assignment=${id}&tab=paper`, {
      as: 'teacher',
      context: phone,
      ...coming,
    });
    await expect(hand.getByRole('heading', { name: '林知夏' })).toBeVisible();
    await isLarge(hand);
    await hand.getByRole('button', { name: text('dictionary.paper.save') }).tap();
    await expect(waits(desk)).toHaveCount(0);

    // who wrote it right is done, who did not has one word left
    for (const [who, done] of [
      [page, '2 / 2'],
      [other, '1 / 2'],
    ] as const) {
      await who.reload();
      await expect(who.getByRole('listitem').filter({ hasText: title })).toContainText(done);
    }

    // what went wrong is assigned again in two presses, to those alone who got it wrong
    await desk.getByRole('link', { name: text('dictionary.monitor.again') }).click();
    await expect(desk.getByRole('button', { name: text('dictionary.assign.assign') }).last()).toBeEnabled();
    await desk.keyboard.press('Control+Enter');
    const again = text('dictionary.create.again', { title });
    await expect(desk.getByRole('heading', { name: again })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('listitem').filter({ hasText: again })).toContainText('0 / 1');
  },
);

const naturalWidth = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;
