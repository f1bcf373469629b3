import { afterAll, beforeAll } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { Clock } from 'edutech/core/server/clock';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { monitor } from 'edutech/plugins/work/api';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { startSite, test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { movableClock } from '../../../support/browser';
import { signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { receiptOf, turnTo } from './answering';
import { phone, pupil } from './people';

const assignment = demoId('work.assignment.number-line');
const homework = demoId('work.homework.number-line');
const hour = 3_600_000;

/** The hour in which the site lives can be moved behind a deadline. */
const clock = movableClock();
let site: TestApp;
beforeAll(async () => {
  site = await startSite({ replace: [[Clock, clock]] });
  const teacher = await signedIn(site, 'teacher');
  const board = (await teacher.call(monitor, { assignmentid: assignment })).envelope!.data as { dueat: string };
  clock.move(Date.parse(board.dueat) + hour - Date.now());
});
afterAll(() => site.close());

/** Pupils who were in the midst of it when the deadline struck. */
const seats = { 'zh-CN': 12, en: 3 } as const;

test.for(languages)(
  'what a pupil answers and hands in after the deadline is kept and marked late, and the teacher sees it (%s)',
  { timeout: 120_000 },
  async (language, { come }) => {
    const text = say(language);
    const attempt = demoId(`work.attempt.number-line.${seats[language] - 1}`);
    const as = language === 'en' ? pupil(3, seats.en) : 'student';
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
    await expect(tile).toHaveCount(language === 'en' ? 2 : 1);
    await desk.goto(`/work/pcorrect?id=${homework}&assignment=${assignment}&attempt=${attempt}`);
    await expect(desk.locator('.correct-person-head')).toContainText(text('work.correct.late'));
    await expect(desk.locator('.correct-paper').last()).toContainText('-5');

    // nobody else of the class became late by it
    const teacher = await signedIn(site, 'teacher');
    const { people } = (await teacher.call(monitor, { assignmentid: assignment })).envelope!.data as {
      people: { attemptid: string; islate: boolean }[];
    };
    const late = people.filter(({ islate }) => islate).map(({ attemptid }) => attemptid);
    expect(late).toContain(attempt);
    expect(late.length).toBe(language === 'en' ? 2 : 1);
  },
);
