import type { Locator, Page } from 'playwright';
import { clearBasket } from 'edutech/plugins/questions/api';
import { afterAll, beforeAll, describe } from 'vitest';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { startSite, test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { languageOf } from '../../../support/browsing/languages';
import { isOnDevice, isPageKept } from '../../../support/browsing/on-device';
import { say } from '../../../support/browsing/texts';
import { signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { begin, check, give, handIn, itemOf, receiptOf, turnTo } from './answering';
import { paperOf } from './paper';
import { classes, desktop, phone, student, tablet } from './people';

/** Each step of the loop is a journey of its own. */
const slow = { timeout: 120_000 };

let site: TestApp;
beforeAll(async () => {
  // files are read in the background
  site = await startSite({ works: true });
});
afterAll(() => site.close());

describe.for([languageOf('the whole loop')])('the whole loop (%s):', (language) => {
  const text = say(language);
  const paper = paperOf(language);
  const title = `${paper.title} ${language}`;
  const { words, one } = paper;
  /** What later steps go on with. */
  let homework = '';
  const remark = '写清每一步';
  const receipts = new Set<string>();

  test('a Word paper is looked through, a question cut in two, and all taken into the bank', slow, async ({ come }) => {
    const page = await come('/questions/import', { as: 'teacher', language, site });
    await page.locator('.drop-zone input[type=file]').first().setInputFiles(paper.file());
    // the only file of a visit opens as soon as it is read
    await expect(page).toHaveURL(/paper=/, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paper.title);
    const items = page.locator('.questions-mend');
    await expect(items).toHaveCount(5);
    // the answer that fits no question is told with its place, and each question with how sure it is
    await expect(page.locator('.questions-mend-problems li')).toHaveCount(1);
    await expect(page.locator('.questions-mend-problems li')).toContainText('6');
    const share = text('questions.import.confidence', { share: '100%' });
    await expect(items.nth(0).locator('.questions-mend-head')).toContainText(share);
    await expect(items.nth(0).locator('.questions-mend-read .katex').first()).toBeVisible();
    await expect(items.nth(1).locator('.questions-mend-read img')).toBeVisible();

    // the number that was forgotten: cut with one click
    const read = (at: number) => items.nth(at).locator('.questions-mend-read');
    await items
      .nth(4)
      .getByRole('button', { name: text('questions.import.split') })
      .click();
    await items
      .nth(4)
      .getByRole('button', { name: text('questions.import.cut'), exact: true })
      .click();
    await expect(items).toHaveCount(6);
    await expect(read(4)).toContainText(words.easily);
    await expect(read(4)).not.toContainText(words.equation);
    await expect(read(5)).toContainText(words.equation);
    await page.getByRole('button', { name: text('questions.import.answers'), exact: true }).click();
    const answers = page.getByRole('dialog');
    await answers.getByRole('textbox', { name: text('questions.import.answers.text') }).fill(`6. x＝${40 - one}`);
    await answers.getByRole('button', { name: text('questions.import.answers.give'), exact: true }).click();
    await expect(answers).toBeHidden();
    await expect(read(5)).toContainText(`x=${40 - one}`);
    expect(await accessibilityFaults(page)).toEqual([]);

    const all = text('questions.import.finish', { count: 6 });
    await page.getByRole('button', { name: all, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: all, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(text('questions.import.done', { count: 6 }));
    await page.getByRole('button', { name: text('questions.import.done.basket'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: text('work.basket') })
      .click();
    await expect(page.locator('.work-item')).toHaveCount(6);
    await page.getByRole('textbox', { name: text('work.desk.title'), exact: true }).fill(title);
    await expect(page).toHaveURL(/id=/);
    await expect(page.locator('.save-state-saved')).toBeVisible();
    homework = new URL(page.url()).searchParams.get('id')!;
  });

  test('homework of these questions goes to two classes, with what their day comes to', slow, async ({ come }) => {
    const page = await come(`/work/create?id=${homework}`, { as: 'teacher', language, site });
    const items = page.locator('.work-item');
    await expect(items).toHaveCount(6);
    for (const [at, stem] of Object.values(words).entries()) await expect(items.nth(at)).toContainText(stem);
    await page.getByRole('button', { name: text('work.act.publish'), exact: true }).click();
    const drawer = page.getByRole('dialog');
    for (const name of classes) await expect(drawer.getByRole('button', { name, pressed: true })).toBeVisible();
    const loads = drawer.getByRole('region', { name: text('work.load.box') });
    await expect(loads.getByRole('img')).toHaveCount(2);
    for (const name of classes) await expect(loads).toContainText(name);
    expect(await accessibilityFaults(page)).toEqual([]);
    await drawer.getByRole('button', { name: text('work.act.publish') }).click();
    await expect(page).toHaveURL(/\/work\/list/);
    const row = page.getByRole('listitem').filter({ hasText: title });
    for (const name of classes) await expect(row).toContainText(name);
    const teacher = await signedIn(site, 'teacher');
    expect((await teacher.call(clearBasket)).status).toBe(200);
  });

  test(
    'a student on a phone goes on without a network after the tab was closed, and it arrives later',
    slow,
    async ({ come, watch }) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      const page = await come('/st-work/list', { as: 'student', language, context: phone, site });
      const context = page.context();
      await begin(page, title);
      const address = page.url();
      await give(await turnTo(page, language, 1), { choice: 1 });
      await expect.poll(() => isPageKept(page, '/st-work/question', '/st-work/list'), { timeout: 30_000 }).toBe(true);
      const second = await turnTo(page, language, 2);
      await context.setOffline(true);
      // nothing is waited for: what was written a moment before a tab is closed is on the device
      await give(second, { choice: 2 });
      await page.close();
      const again = await context.newPage();
      await again.goto(address);
      // one of the two says it: whether the second answer had reached the server before is left to chance, as for people
      const away = again.getByText(text('work.answering.kept')).or(again.locator('.work-st-offline'));
      await expect(away).toBeVisible();
      await expect((await turnTo(again, language, 1)).locator('.answer-option input').nth(1)).toBeChecked();
      await expect((await turnTo(again, language, 2)).locator('.answer-option input').nth(2)).toBeChecked();
      await give(await turnTo(again, language, 3), { truth: true });
      await give(await turnTo(again, language, 4), { gap: `${5 - one}` });
      await give(await turnTo(again, language, 5), { words: `${one}×100-${one}=${one * 99}` });
      await give(await turnTo(again, language, 6), { words: `x=${40 - one}` });
      await expect.poll(() => isOnDevice(again, `${5 - one}`)).toBe(true);
      await check(again, language);
      await again.getByRole('button', { name: text('work.check.handIn'), exact: true }).click();
      await expect(again.getByRole('heading', { name: text('work.check.waiting') })).toBeVisible();
      await again.close();

      // the network comes back, and with it the receipt
      await context.setOffline(false);
      const last = await context.newPage();
      await last.goto(address);
      receipts.add(await receiptOf(last, language));
    },
  );

  test('a student goes on at a second device with what he wrote at the first', slow, async ({ come }) => {
    const two = student(2, 1);
    const page = await come('/st-work/list', { as: two, language, context: tablet, site });
    await begin(page, title);
    await give(itemOf(page, 1), { choice: 0 });
    await give(itemOf(page, 2), { choice: 2 });
    await give(itemOf(page, 3), { truth: true });
    await expect(page.locator('.save-state-saved').first()).toBeVisible();

    const other = await come(new URL(page.url()).pathname + new URL(page.url()).search, {
      as: two,
      language,
      context: phone,
      site,
    });
    await expect((await turnTo(other, language, 1)).locator('.answer-option input').first()).toBeChecked();
    await give(await turnTo(other, language, 4), { gap: `${one}` });
    // whoever turns to the first one again finds it there
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return itemOf(page, 4).locator('.answer-gap').inputValue();
      })
      .toBe(`${one}`);
    await expect(page.getByText(text('work.answering.fromOther', { numbers: '4' }))).toBeVisible();
    await give(itemOf(page, 5), { words: `${one}×99=${one * 99}` });
    await give(itemOf(page, 6), { words: `x=${40 + one}` });
    await check(page, language);
    receipts.add(await handIn(page, language));
    await other.reload();
    await expect(other.locator('.work-st-handed-code')).toHaveText([...receipts].at(-1)!);
  });

  test('a student answers at a computer, and hands in once', slow, async ({ come }) => {
    const page = await come('/st-work/list', { as: student(2, 2), language, context: desktop, site });
    await begin(page, title);
    await give(itemOf(page, 1), { choice: 0 });
    await give(itemOf(page, 2), { choice: 2 });
    await give(itemOf(page, 3), { truth: true });
    await give(itemOf(page, 4), { gap: `${5 - one}` });
    await give(itemOf(page, 5), { words: `${one * 99}` });
    await give(itemOf(page, 6), { words: `x=${40 - one}` });
    await check(page, language);
    receipts.add(await handIn(page, language));
    expect(receipts.size).toBe(3);
    await page
      .getByRole('link', { name: text('work.answering.toList') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/st-work\/list$/);
    const desk = await come('/work/list', { as: 'teacher', language, site });
    const row = desk.getByRole('listitem').filter({ hasText: title });
    await expect(row.locator('.work-row-share').first()).toContainText(/^3\//);
  });

  test('the teacher corrects by person, by question and by several questions', slow, async ({ come }) => {
    const page = await come('/work/list', { as: 'teacher', language, site });
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('link', { name: text('work.list.correct', { count: 3 }) }).click();
    await expect(page).toHaveURL(/\/work\/qcorrect/);
    const view = (name: string) => page.locator('.correct-bar').getByRole('link', { name: text(name), exact: true });
    const saved = () => expect(page.locator('.save-state-saved')).toBeVisible();

    await view('work.correct.view.person').click();
    // both views have a queue of the same names
    await expect(page.locator('.correct-person-head')).toBeVisible();
    await page.locator('.correct-entry').filter({ hasText: '林知夏' }).click();
    await expect(page.locator('.correct-person-head h1')).toHaveText('林知夏');
    const total = page.locator('.correct-total b');
    await expect(total).toHaveText('10');
    await page.keyboard.press('6');
    await expect(total).toHaveText('16');
    await page.keyboard.press('Enter');
    await page.keyboard.press('f');
    await expect(total).toHaveText('24');
    await expect(page.locator('.correct-total')).toContainText(text('work.correct.personDone'));
    await saved();

    // the words for it, and back to the question that the other view goes on with
    await page.keyboard.press('k');
    await page.locator('.correct-paper-now .correct-margin-comment').fill(remark);
    await page.keyboard.press('Escape');
    await saved();

    await view('work.correct.view.question').click();
    const open = page.locator('.correct-queue .tab .num').first();
    await expect(open).toHaveText('2');
    await entryOf(page, 1).click();
    await expect(page.locator('.work-sheets').first()).toContainText(`${one * 99}`);
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(open).toHaveText('1');
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await expect(open).toHaveText('0');
    await saved();

    await view('work.correct.view.questions').click();
    const cell = (seat: number) => cellOf(page, seat, text('work.correct.number', { number: 6 }));
    await (await cell(1)).click();
    await page.keyboard.press('4');
    await expect((await cell(1)).locator('.correct-cell-points')).toHaveText('4');
    await (await cell(2)).click();
    await page.keyboard.press('Space');
    await expect((await cell(2)).locator('.correct-cell-points')).toHaveText('8');
    await saved();
    await page.goto('/work/list');
    await expect(row.locator('.work-row-share').nth(1)).toContainText(/^3\/3/);
  });

  test('the students see what came of it, with the teacher’s words', slow, async ({ come }) => {
    const results = [
      ['student', phone, '24'],
      [student(2, 1), tablet, '22'],
      [student(2, 2), desktop, '27'],
    ] as const;
    for (const [as, context, points] of results) {
      const page = await come('/st-work/list', { as, language, context, site });
      await page.locator('.work-st-done summary').click();
      await page.locator('.work-st-done').getByRole('link').filter({ hasText: title }).click();
      await expect(page.locator('.work-st-result-head h2')).toContainText(points);
      if (as !== 'student') continue;
      await expect(page.getByRole('article', { name: '5', exact: true })).toContainText(remark);
      await expect(page.getByRole('article', { name: '1', exact: true })).toContainText(text('work.result.key'));
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  test('what was wrong waits in the collection, and is practised until it is right', slow, async ({ come }) => {
    const page = await come('/st-wrong/list', { as: 'student', language, context: phone, site });
    const entry = page.getByRole('article').filter({ hasText: words.opposite });
    await expect(entry).toContainText(title);
    await expect(page.getByRole('article').filter({ hasText: words.sum })).toHaveCount(0);
    await entry.getByRole('checkbox').check();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: text('wrong.act.practise') })
      .click();
    await expect(page.locator('.wrong-asked')).toContainText(words.opposite);
    await page.locator('.answer-option').first().click();
    await page.getByRole('button', { name: text('wrong.practice.check'), exact: true }).click();
    await expect(page.locator('.wrong-outcome-right')).toContainText(text('wrong.practice.right'));
    await page.getByRole('button', { name: text('wrong.practice.next'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('wrong.summary.title'));

    // it stands at the server: the entry is on its way, and comes back on a day
    await page.goto('/st-wrong/list');
    await expect(entry.locator('.wrong-entry-state')).not.toContainText(text('wrong.state.0'));
    await expect(entry.locator('.wrong-entry-state .num')).toBeVisible();
  });

  test('the teacher sees what each class got wrong', slow, async ({ come }) => {
    const page = await come('/wrong/list?sort=newest', { as: 'teacher', language, site });
    const wrongIn = async (name: string, stem: string, counts: { wrong: number; answered: number }) => {
      const choice = page.getByRole('combobox', { name: text('wrong.class.choose') });
      const option = choice.locator('option').filter({ hasText: name });
      await choice.selectOption((await option.first().getAttribute('value'))!);
      const question = page.getByRole('article').filter({ hasText: stem });
      await expect(question).toContainText(text('wrong.class.of', counts));
    };
    await wrongIn(classes[0], words.opposite, { wrong: 1, answered: 1 });
    await wrongIn(classes[1], words.sum, { wrong: 1, answered: 2 });
  });
});

/** The line of a student in the queue, by his seat. */
const entryOf = (page: Page, seat: number): Locator =>
  page
    .locator('.correct-entry')
    .filter({ has: page.locator('.correct-entry-name b', { hasText: new RegExp(`^${seat}$`) }) });

/** The answer of a student, by his seat, to the question that is called so. */
async function cellOf(page: Page, seat: number, question: string): Promise<Locator> {
  const heads = page.locator('.correct-grid thead th');
  await expect(heads.filter({ hasText: question })).toHaveCount(1);
  // the first is above the names
  const at = (await heads.allTextContents()).findIndex((head) => head.includes(question)) - 1;
  const name = page.locator('th .num', { hasText: new RegExp(`^0?${seat}$`) });
  return page.locator('.correct-grid tbody tr').filter({ has: name }).locator('.correct-cell').nth(at);
}
