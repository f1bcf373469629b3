import { afterAll, beforeAll } from 'vitest';
import { Clock } from 'edutech/core/server/clock';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { monitor } from 'edutech/plugins/work/api';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey, startSite } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { movableClock } from '../../../support/browser';
import { signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { receiptOf, turnTo } from './answering';
import { phone, student } from './people';

const assignment = demoId('work.assignment.number-line');
const homework = demoId('work.homework.number-line');
const hour = 3_600_000;

/** The hour in which the site lives can be moved behind a deadline. */
const clock = movableClock();
let site: TestApp;
beforeAll(async () => {
  site = await startSite({ replace: [[Clock, clock]] });
  clock.move(Date.parse((await boardOf()).dueAt) + hour - Date.now());
});
afterAll(() => site.close());

interface Board {
  readonly dueAt: string;
  readonly people: readonly { readonly attemptId: string; readonly isLate: boolean }[];
}

/** What the teacher's board shows of the class. */
async function boardOf(): Promise<Board> {
  const teacher = await signedIn(site, 'teacher');
  return (await teacher.call(monitor, { assignmentId: assignment })).envelope!.data as Board;
}

/** Whose work counts as late. */
const late = async () => (await boardOf()).people.flatMap(({ attemptId, isLate }) => (isLate ? [attemptId] : []));

/** Students who were in the midst of it when the deadline struck. */
const seats = { 'zh-CN': 12, en: 3 } as const;

journey(
  'what a student answers and hands in after the deadline is kept and marked late, and the teacher sees it',
  { timeout: 120_000 },
  async (language, { come }) => {
    const text = say(language);
    const before = await late();
    const attempt = demoId(`work.attempt.number-line.${seats[language] - 1}`);
    const as = language === 'en' ? student(3, seats.en) : 'student';
    const page = await come(`/st-work/question?id=${attempt}`, { as, language, context: phone, site });
    await expect(page.locator('.work-st-notice-late')).toBeVisible();
    const saved = page.waitForResponse(/work\/answers/);
    await (await turnTo(page, language, 7)).locator('.answer-gap').first().fill('-5');
    await saved;
    await page.getByRole('button', { name: text('work.answering.check'), exact: true }).click();
    await expect(page.locator('.work-st-check-late')).toContainText(text('work.check.late'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: text('work.check.handInAnyway'), exact: true }).click();
    await receiptOf(page, language);
    await expect(page.locator('.work-st-handed')).toContainText(text('work.late'));

    const desk = await come(`/work/monitor?assignment=${assignment}`, { as: 'teacher', language, site });
    const tile = desk.getByRole('listitem').filter({ hasText: text('work.monitor.lateMark').trim() });
    await expect(tile).toHaveCount(before.length + 1);
    await desk.goto(`/work/pcorrect?id=${homework}&assignment=${assignment}&attempt=${attempt}`);
    await expect(desk.locator('.correct-person-head')).toContainText(text('work.correct.late'));
    await expect(desk.locator('.correct-paper').last()).toContainText('-5');

    // nobody else of the class became late by it
    expect((await late()).toSorted()).toEqual([...before, attempt].toSorted());
  },
);
