import { afterAll, beforeAll } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Clock } from 'edutech/core/server/clock';
import { examBoard } from 'edutech/plugins/exam/api';
import { colleagueId, documentWith, item, sealedPaper, secondId } from '../../../api/exam/exam-kit';
import { dataOf, type Held, type HeldWish, holdExam, itemId, studentAt } from '../../../api/exam/sitting/sitting-kit';
import { journey, startSite } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { photograph } from '../loop/photograph';
import { say } from '../../../support/browsing/texts';
import { signedIn } from '../../../support/people';
import { wordsOfCode } from '../../../support/codes';
import type { TestApp } from '../../../support/servers/start-app';

const minute = 60_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const cut = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** Its own: time goes on there when a test says so. */
let site: TestApp;
let ahead = 0;
beforeAll(async () => {
  site = await startSite({ works: true, replace: [[Clock, { now: () => new Date(Date.now() + ahead) }]] });
});
afterAll(() => site.close());

/** An exam of an hour, and where the demo student sits it. */
async function heldExam(startsIn: number, wish: HeldWish = {}) {
  const held = await holdExam(site, { startsIn, ...wish });
  const { sittingId } = await studentAt(site, held.examId);
  return { ...held, sittingId, address: `/st-exam/sitting?id=${sittingId}` };
}

/** Place of an item on the sheet. */
async function orderOf(examId: Id, wanted: Id): Promise<number> {
  const { outline } = await site.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ outline: { itemId: Id }[] }>(sql`select outline from exam.exam where id = ${examId}`),
  );
  return outline.findIndex((one) => one.itemId === wanted);
}

/** What the board says of the demo student. */
async function onBoard({ teacher, examId }: Held, sittingId: string) {
  const { sittings } = dataOf<typeof examBoard>(await teacher.call(examBoard, { examId }));
  return sittings.find((one) => one.sittingId === sittingId)!;
}

journey(
  'a student writes through a cut of the network, goes on at a second device, gets five minutes more and has a receipt',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(cut);
    const held = await heldExam(-minute);
    const board = await come(`/exam/invigilate?id=${held.examId}`, { as: 'teacher', language, site });
    const page = await come(held.address, { as: 'student', language, site, context: phone });
    const options = page.locator('.answer-option');
    await options.first().click();
    await expect(page.locator('.exam-bottom .save-state-saved')).toBeVisible();

    await page.context().setOffline(true);
    await page.getByRole('button', { name: text('exam.sitting.next') }).click();
    await options.nth(1).click();
    await expect(page.locator('.exam-bottom .save-state-offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('.exam-bottom .save-state-saved')).toBeVisible({ timeout: 20_000 });

    const tablet = await come(held.address, { as: 'student', language, site });
    await expect(tablet.getByRole('heading', { name: text('exam.sitting.device.asking') })).toBeVisible();
    await board.getByRole('button', { name: text('exam.board.device.yes'), exact: true }).click();
    // it opens by itself, with what was written on the phone
    await expect(tablet.locator('.exam-square.is-answered')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: text('exam.sitting.device.other') })).toBeVisible();

    const { name, seat } = await onBoard(held, held.sittingId);
    await board.getByRole('button', { name: `${seat} ${name}` }).click();
    await board.getByRole('button', { name: text('exam.board.extend', { minutes: 5 }) }).click();
    await expect(tablet.getByText(text('exam.sitting.line.extended', { minutes: 5 }))).toBeVisible();

    await tablet.getByRole('button', { name: text('exam.sitting.handIn'), exact: true }).click();
    await expect(tablet.getByRole('heading', { name: text('exam.sitting.check.before') })).toBeVisible();
    await tablet.getByRole('button', { name: text('exam.sitting.check.handIn') }).click();
    await expect(tablet.getByRole('heading', { name: text('exam.sitting.over.done') })).toBeVisible();
    await expect(tablet.locator('.code')).toHaveText(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
    expect(await onBoard(held, held.sittingId)).toMatchObject({ answered: 2, waiting: 0, extended: 5 });
  },
);

journey(
  'a student photographs an answer on a phone, and it is part of what is handed in',
  async (language, { come }) => {
    const text = say(language);
    const { address, examId, sittingId } = await heldExam(-minute);
    const page = await come(address, { as: 'student', language, site, context: phone });
    await page.getByRole('button', { name: text('exam.sitting.navigator') }).click();
    const place = await orderOf(examId, itemId('divide'));
    await page.getByRole('dialog').locator('.exam-square').nth(place).click();
    await page.getByRole('button', { name: text('exam.sitting.photo') }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.locator('.photo-shoot').click();
    await (await chooser).setFiles(photograph('IMG_0001.png'));
    const studio = page.locator('dialog.studio');
    await studio
      .getByRole('button', { name: text('questions.kit.capture.cut.next'), exact: true })
      .click({ timeout: 30_000 });
    await studio.getByRole('button', { name: text('questions.kit.capture.cut.use'), exact: true }).click();
    await expect(page.locator('.photo-card')).toContainText(text('questions.kit.capture.state.ready'), {
      timeout: 30_000,
    });
    await expect(page.locator('.exam-bottom .save-state-saved')).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(page.locator('.photo-card img')).toBeVisible();
    const answers = await site.platform.services.database.read(asSystem('a test'), (db) =>
      db.all<{ answer: Answer }>(sql`select answer from exam.sitting_answer where sitting_id = ${sittingId}`),
    );
    expect(answers).toEqual([{ answer: { pictures: [expect.any(String)] } }]);
  },
);

journey('students of a sealed paper wait until two people have released it', async (language, { come }) => {
  const text = say(language);
  const teacher = await signedIn(site, 'teacher');
  const paperId = await sealedPaper(site, teacher, documentWith([item('below-zero'), item('divide')]));
  const { address } = await heldExam(-minute, { paperId });
  const page = await come(address, { as: 'student', language, site });
  await expect(page.getByText(text('exam.sitting.untilReleased'))).toBeVisible();

  // meanwhile the fields of an exam are tried, and nothing of it is sent
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/answers') && sent.push(request.url()));
  await page.getByRole('button', { name: text('exam.sitting.try'), exact: true }).click();
  const practice = page.getByRole('dialog');
  await practice.locator('.answer-option').nth(2).click();
  await expect(practice.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(practice).toHaveCount(0);
  expect(sent).toEqual([]);

  for (const personId of [colleagueId, secondId]) {
    await expect(page.locator('.exam-item')).toHaveCount(0);
    const paper = await come(`/exam/detail?id=${paperId}`, { as: { personId }, language, site });
    await expect(paper.getByText(text('exam.detail.sealed'), { exact: true })).toBeVisible();
    await paper.getByRole('button', { name: text('exam.act.release') }).click();
    await expect(paper.getByRole('button', { name: text('exam.act.release') })).toBeHidden();
    if (personId === secondId)
      await expect(paper.getByRole('heading', { name: text('exam.detail.released') })).toBeVisible();
  }
  // it opens by itself
  await expect(page.locator('.exam-item .answer-option').first()).toBeVisible();
});

// The last: the clock of the site goes on in it
journey(
  'a student whose time ends without a network is locked, gives a file to the invigilator, and all that waits arrives later',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(cut);
    const held = await heldExam(-52 * minute);
    const page = await come('/st-exam/list', { as: 'student', language, site });
    await page.clock.install();
    await page.goto(held.address);
    const options = page.locator('.answer-option');
    await options.first().click();
    await expect(page.locator('.save-state-saved').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: text('exam.sitting.next') }).click();
    await options.nth(1).click();
    await expect(page.locator('.save-state-offline').first()).toBeVisible();

    ahead += 10 * minute;
    await page.clock.fastForward(10 * minute);
    await expect(page.getByRole('heading', { name: text('exam.sitting.over.waiting') })).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text('exam.sitting.over.save') }).click(),
    ]);
    const board = await come(`/exam/invigilate?id=${held.examId}`, { as: 'teacher', language, site });
    const { name } = await onBoard(held, held.sittingId);

    // the same as codes on the student's screen, scanned one after the other
    await page.getByRole('button', { name: text('exam.sitting.over.codes'), exact: true }).click();
    const codes = page.getByRole('dialog');
    const picture = await codes.locator('.exam-code').screenshot();
    const words = await wordsOfCode(picture);
    expect(words).toMatch(/^EDA1-/);
    const count = Number(words.split('-')[3]);
    const scanned: string[] = [];
    for (let at = 2; at <= count; at++) {
      await codes.getByRole('button', { name: text('exam.sitting.over.codes.next') }).click();
      await expect(codes.getByText(text('exam.sitting.over.codes.at', { at, count }), { exact: true })).toBeVisible();
      scanned.push(await wordsOfCode(await codes.locator('.exam-code').screenshot()));
    }
    await page.keyboard.press('Escape');
    await board
      .getByRole('button', { name: text('exam.board.codes'), exact: true })
      .first()
      .click();
    const entry = board.getByRole('dialog');
    // others by a scanner, the first one as a picture of the screen
    await entry.getByRole('textbox').fill(scanned.toReversed().join('\n'));
    await entry
      .getByLabel(text('exam.board.codes.pictures'))
      .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: picture });
    await expect(entry.getByText(text('exam.board.codes.whole'))).toBeVisible();
    await entry.getByRole('button', { name: text('exam.board.takeIn'), exact: true }).click();
    await expect(board.getByText(text('exam.board.taken', { name, count: 1, photos: 0 }))).toBeVisible();
    await expect(entry).toHaveCount(0);

    // and the file, which has nothing more in it
    await board
      .getByLabel(text('exam.board.takeIn'))
      .first()
      .setInputFiles(await saved.path());
    await expect(board.getByRole('button', { name: text('exam.board.takeIn') }).first()).toBeEnabled();

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: text('exam.sitting.over.done') })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.code')).toHaveText(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
    await expect.poll(() => onBoard(held, held.sittingId)).toMatchObject({ answered: 2, waiting: 0 });
  },
);
