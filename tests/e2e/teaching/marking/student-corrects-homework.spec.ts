import type { Page } from 'playwright';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';
import { gap, handedInWork, inWords, written } from '../../../support/homework/class-work';

const context = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { width: 1366, height: 768 };

/** The items that lie open, one at a time on a phone. */
const items = (page: Page) => page.locator('.work-st-item');
const squares = (page: Page) => page.locator('.work-st-nav-square');
const numberOf = (page: Page) => items(page).first().getAttribute('data-item');

journey(
  'what lost points goes back, the student corrects only that, at a computer and on a phone, and the teacher marks the second round',
  async (language, { come, site }) => {
    const text = say(language);
    const work = await handedInWork(site, {
      title: `订正 ${language}`,
      items: [gap('3 + 4 =', 2, ['7']), inWords('写出计算过程。', 8), gap('2 × 5 =', 2, ['10'])],
      students: 2,
      // the first one lost points in the second and third item, the other one nowhere but where a person marks
      answer: (student, item) =>
        [{ gaps: ['7'] }, written('原式 = -7 + 2 = 5'), { gaps: [student === 0 ? '7' : '10'] }][item] ?? null,
    });
    const [student, other] = work.students as [(typeof work.students)[0], (typeof work.students)[0]];
    const paper = `/work/pcorrect?id=${work.homeworkId}&assignment=${work.assignmentId}&attempt=${student.attemptId}`;
    const sheet = `/st-work/question?id=${student.attemptId}`;

    const desk = await come(paper, { as: 'teacher', language });
    await expect(desk.locator('.correct-person-head h1')).toHaveText(student.name);
    await expect(desk.locator('.correct-paper-now')).toContainText('写出计算过程');
    await desk.keyboard.press('4');
    await expect(desk.locator('.correct-total b')).toHaveText('6');
    await desk.getByRole('button', { name: text('work.correct.return.wrong') }).click();
    await expect(desk.getByText(text('work.correct.return.did', { count: 1 }))).toBeVisible();
    await expect(desk.locator('.correct-person-head')).toContainText(text('work.correct.returnedNow'));

    // only what lost points is open, with what he wrote at first, and the deadline of the class is no matter
    const page = await come('/st-work/list', { as: student, language, context });
    await page
      .locator('.work-st-card')
      .filter({ hasText: `订正 ${language}` })
      .getByRole('link', { name: text('work.today.act.return') })
      .click();
    await expect(page.getByText(text('work.answering.round', { count: 2 }))).toBeVisible();
    await expect(page.getByText(text('work.answering.earlier')).first()).toBeVisible();
    expect(await numberOf(page)).toBe('2');
    // what the teacher gave is shown above what is written anew
    await expect(items(page).first().locator('.work-st-earlier')).toContainText('4');
    await expect(items(page).first().locator('.work-st-earlier')).toContainText('原式 = -7 + 2 = 5');
    expect(await widerThanScreen(page)).toEqual([]);
    await page.getByRole('button', { name: text('work.answering.navigator') }).click();
    await expect(page.locator('.work-st-nav-sheet .work-st-nav-square')).toHaveText([/2/, /3/]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(desktop);
    await expect(squares(page)).toHaveText([/2/, /3/]);
    await expect(items(page)).toHaveCount(2);
    await page.setViewportSize(context.viewport);
    await expect(items(page)).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await items(page).first().getByRole('textbox').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' 订正：-5');
    await page.getByRole('button', { name: text('work.answering.next'), exact: true }).click();
    const answer = page.locator('[data-item="3"] .answer-gap');
    await expect(answer).toHaveValue('7');
    await answer.fill('10');
    await page.getByRole('button', { name: text('work.answering.check') }).click();
    await page.getByRole('button', { name: text('work.check.handIn'), exact: true }).click();
    await expect(page.getByRole('heading', { name: text('work.receipt.safe') })).toBeVisible();

    // the machine has marked its part; the second round of the other waits among what is open
    await desk.goto(
      `/work/qcorrect?id=${work.homeworkId}&assignment=${work.assignmentId}&item=${work.items[1]}&filter=returned`,
    );
    await expect(desk.locator('.correct-entry')).toHaveCount(1);
    await expect(desk.locator('.correct-who')).toContainText(student.name);
    await expect(desk.locator('.correct-who')).toContainText(text('work.correct.round', { round: 1 }));
    await expect(desk.locator('.correct-stage')).toContainText('订正：-5');
    await desk.keyboard.press('f');
    await desk.keyboard.press('Enter');
    await expect(desk.locator('.save-state-saved')).toBeVisible();
    await desk.goto(paper);
    await expect(desk.locator('.correct-marks b')).toHaveText(['2', '8', '2']);

    // both rounds stand on the student's own sheet: what counted at first, and what the correction came to
    await page.goto(sheet);
    const results = page.locator('.work-st-mine-item');
    await expect(results).toHaveCount(3);
    await expect(results.nth(1)).toContainText(text('questions.kit.question.pointsOf', { points: 4, of: 8 }));
    await expect(results.nth(1)).toContainText(text('work.result.round', { round: 1 }));
    await expect(results.nth(1)).toContainText(text('work.result.setRight', { points: 8, of: 8 }));
    await expect(results.nth(2)).toContainText(text('work.result.setRight', { points: 2, of: 2 }));
    await expect(results.nth(0)).not.toContainText(text('work.result.round', { round: 1 }));
    expect(await accessibilityFaults(page)).toEqual([]);
    // nothing of it came to the classmate
    const beside = await come(`/st-work/question?id=${other.attemptId}`, { as: other, language, context });
    await expect(beside.locator('.work-st-mine-item')).toHaveCount(3);
    await expect(beside.getByText(text('work.result.round', { round: 1 }))).toHaveCount(0);
  },
);
