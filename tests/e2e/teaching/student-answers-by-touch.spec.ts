import type { Locator, Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { phone } from './loop/people';
import { assignedWork, gap } from '../../support/homework/class-work';
import { photograph } from './loop/photograph';

/** Homework without an answer card: photographs, a recording, words and drawings in one box. */
const address = `/st-work/nocard-accessory?id=${demoId('work.attempt.opposites-sheet.11')}`;
const text = say('zh-CN');

/** A photograph is found, cut and whitened by the device itself, which may have other things to do. */
const worked = { timeout: 40_000 };

type Spot = readonly [x: number, y: number];

/** Moves so many fingers from where they are by the same way, in steps as a screen reports them. */
async function slide(page: Page, fingers: readonly Spot[], [across, down]: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number, spots = fingers) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x: x + across * share, y: y + down * share, id })),
    });
  for (const [at] of fingers.entries()) await tell('touchStart', 0, fingers.slice(0, at + 1));
  for (let step = 1; step <= 10; step++) await tell('touchMove', step / 10);
  await tell('touchEnd', 1, []);
}

async function choose(page: Page, button: Locator, names: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.tap();
  await (await chooser).setFiles(names.map(photograph));
}

test('on a phone a series of photographs loses none: one is taken anew, the rest are told and come back', {
  timeout: 180_000,
}, async ({ come }) => {
  const page = await come(address, { as: 'student', context: phone });
  const studio = page.locator('dialog.studio');
  const act = (id: string) => studio.getByRole('button', { name: text(id), exact: true });
  await choose(page, page.getByRole('button', { name: text('questions.kit.capture.photo.choose') }), [
    '1.png',
    '2.png',
    '3.png',
  ]);
  await expect(studio).toContainText(text('questions.kit.capture.cut.found'), worked);

  // the phone's camera takes the first anew; the two others wait
  await choose(page, act('questions.kit.capture.cut.retake'), ['4.png']);
  await expect(studio).toContainText('1 / 3');
  await expect(studio).toContainText(text('questions.kit.capture.cut.found'), worked);

  // a finger moves a corner
  const corner = studio.getByRole('slider', { name: text('questions.kit.capture.cut.upperLeft') });
  const before = Number(await corner.getAttribute('aria-valuenow'));
  const box = (await corner.locator('.corner-rim').evaluate((rim) => rim.getBoundingClientRect().toJSON())) as DOMRect;
  await slide(page, [[box.x, box.y]], [60, 60]);
  await expect.poll(async () => Number(await corner.getAttribute('aria-valuenow'))).toBeGreaterThan(before + 5);

  // a tap right after a swift finger would stop its glide and press nothing
  await act('questions.kit.capture.cut.next').click();
  await act('questions.kit.capture.cut.use').tap(worked);
  await expect(studio).toContainText('2 / 3', worked);
  await page.keyboard.press('Escape');
  await expect(page.getByText(text('questions.kit.capture.photo.left', { count: 2 }))).toBeVisible();
  await page.locator('.toast-undo').tap();
  await expect(studio).toContainText('1 / 2', worked);
  await page.keyboard.press('Escape');

  // a sheet that is higher than wide hides neither its state nor its buttons
  const card = page.locator('.photo-card');
  await expect(card.locator('img')).toBeVisible();
  await expect
    .poll(() =>
      card.evaluate((one) => {
        const below = (part: string) => one.querySelector(part)!.getBoundingClientRect();
        return below('img').bottom <= Math.min(below('.file-state').top, below('.photo-acts').top);
      }),
    )
    .toBe(true);
});

test('a photograph taken without a network is there when the tab was closed', async ({ come, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const page = await come(address, { as: 'student', context: phone });
  const context = page.context();
  const cards = (of: Page) => of.locator('.photo-card');
  const add = page.getByRole('button', { name: text('questions.kit.capture.photo.choose') });
  await expect(add).toBeVisible();
  const before = await cards(page).count();
  const studio = page.locator('dialog.studio');
  // the studio and its thread come while the network is there
  await choose(page, add, ['1.png']);
  await expect(studio).toContainText(text('questions.kit.capture.cut.found'), worked);
  await context.setOffline(true);
  for (const id of ['questions.kit.capture.cut.next', 'questions.kit.capture.cut.use'])
    await studio.getByRole('button', { name: text(id), exact: true }).tap(worked);
  await expect(cards(page)).toHaveCount(before + 1);
  await expect(cards(page).last()).toContainText(text('questions.kit.capture.state.offline'));
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(cards(again)).toHaveCount(before + 1);
});

test('on a phone one finger draws, two move the page, and nothing floats over the sheet', async ({ come }) => {
  const page = await come(address, { as: 'student', context: phone });
  await page.getByRole('button', { name: text('questions.kit.question.writeToo') }).tap();
  await page.getByText(text('questions.kit.question.way.draw'), { exact: true }).tap();
  const sheet = page.locator('.answer-sheet');
  // the paper to be answered stands above, and pushes the sheet down when it comes
  await expect(page.locator('.pdf-text').first()).not.toBeEmpty();
  await sheet.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.to-top')).toBeHidden();
  const lines = sheet.locator('path[class^=answer-stroke]');
  const { x, y } = (await sheet.boundingBox())!;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await slide(page, [[x + 40, y + 30]], [200, 60]);
  await expect(lines).toHaveCount(1);
  expect(await scrolled()).toBe(before);
  await slide(
    page,
    [
      [x + 60, y + 30],
      [x + 180, y + 30],
    ],
    [0, 120],
  );
  await expect.poll(scrolled).toBeLessThan(before - 40);
  await expect(lines).toHaveCount(1);
});

test('who turns away while speaking keeps what was said', async ({ come }) => {
  const page = await come(address, { as: 'student', context: { ...phone, permissions: ['microphone'] } });
  const ways = page.locator('.work-st-ways .segments');
  await ways.getByText(text('work.ways.voice', { count: 0 })).tap();
  await page.getByRole('button', { name: text('questions.kit.capture.voice.begin'), exact: true }).tap();
  await expect(page.locator('.voice-time')).toHaveText(/^0:0[2-9]/, worked);
  await ways.getByText(text('work.ways.file', { count: 0 })).tap();
  await expect(page.locator('.voice-desk audio')).toHaveCount(1);
});

test('on a phone letters and signs are written into every kind of gap', async ({ come, site }) => {
  const work = await assignedWork(site, {
    title: '字母与负数',
    items: [
      gap('搭 n 个正方形需要火柴棒的根数，用含 n 的式子表示为', 3, ['3n+1'], 'formula'),
      gap('-2 与 3 的差是', 3, ['-5'], 'number'),
    ],
    students: 1,
  });
  const [student] = work.students as [(typeof work.students)[0]];
  const address = `/st-work/question?id=${student.attemptId}`;
  const page = await come(address, { as: student, context: phone });
  const item = (number: number) => page.locator(`[data-item="${number}"]`);
  const formula = () =>
    item(1)
      .locator('.formula-field')
      .evaluate((field) => (field as HTMLInputElement).value);
  await item(1).locator('.formula-field').tap();
  const key = (name: string) => page.locator('.formula-pad').getByRole('button', { name, exact: true });
  // the letter of the stem stands before the digits, on the lowest part of the screen, and hides nothing of the gap
  await expect(page.locator('.formula-keys button').first()).toHaveText(/^n/);
  const [pad, field] = await Promise.all(
    ['.formula-pad', '.formula-field'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(field!.y + field!.height).toBeLessThanOrEqual(pad!.y);
  await key('3').tap();
  await page.locator('.formula-keys button').first().tap();
  await key(text('questions.kit.formula.sign.plus')).tap();
  await key('1').tap();
  await expect.poll(formula).toBe('3n+1');
  await page.getByRole('button', { name: text('questions.kit.formula.letters') }).tap();
  await page.locator('.formula-keys button').filter({ hasText: 'k' }).tap();
  await expect.poll(formula).toBe('3n+1k');
  await key(text('questions.kit.formula.delete')).tap();
  await expect.poll(formula).toBe('3n+1');
  await key(text('questions.kit.formula.done')).tap();

  await page.getByRole('button', { name: text('work.answering.next') }).tap();
  const number = item(2).locator('.answer-gap');
  await number.tap();
  await page.keyboard.type('5');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: text('questions.kit.formula.sign.minus') }).tap();
  await expect(number).toHaveValue('-5');
  await expect(number).toBeFocused();
  await expect(page.locator('.work-st-top small .save-state-saved')).toBeVisible();

  await page.reload();
  await expect(item(1).locator('.formula-field')).toBeVisible();
  await expect.poll(formula).toBe('3n+1');
});
