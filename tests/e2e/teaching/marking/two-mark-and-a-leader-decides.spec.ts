import type { Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/marking/api';
import { dataOf, item, removeProjects, satExam, sentMark } from '../../../api/marking/marking-kit';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey, startSite } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';

/** Of each walk its own: results are released there. */
let site: TestApp;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const one = '101/teacher/mathematics/2';
const other = '101/teacher/chinese/2';
/** Marks the last question only, and nothing of it: looks at appeals. */
const third = '101/teacher/english/2';
const personOf = (key: string) => demoId(`person/${key}`);
const itemId = item('add-easily');

/** Marks what is left of all questions by calls, two points below full: both markers alike. */
async function markTheRest(caller: Caller, projectId: string): Promise<void> {
  const { tasks } = dataOf<typeof api.markTasks>(await caller.call(api.markTasks, { projectId }));
  for (const { itemId: id, part, points } of tasks) {
    for (;;) {
      const asked = await caller.call(api.takeAnswers, { projectId, itemId: id, part, count: 6 });
      const { turns } = dataOf<typeof api.takeAnswers>(asked);
      if (turns.length === 0) break;
      const marks = turns.map(({ turnId }) => sentMark(turnId, points - 2));
      dataOf(await caller.call(api.saveGivenMarks, { projectId, marks }));
    }
  }
}

journey(
  'two mark by keys and differ, the leader decides and releases, a student appeals and reads the outcome',
  async (language, { come }) => {
    const text = say(language);
    await removeProjects(site);
    const leader = await come(`/learning-analysis/create?exam=${satExam}`, { as: 'teacher', language, site });
    await expect(leader.getByRole('heading', { level: 1, name: text('marking.create.title') })).toBeVisible();
    const teacher = await signedIn(site, 'teacher');
    const setup = dataOf<typeof api.examSetup>(await teacher.call(api.examSetup, { examId: satExam }));
    expect(await accessibilityFaults(leader)).toEqual([]);
    // who marks is set by a call: forty names are chosen on another day
    const projectId = demoId(`marking.project.journey.${language}`);
    const questions = setup.questions.map(({ itemId: id, part, rules }, place) => ({
      itemId: id,
      part,
      rules: { ...rules, mode: '1+1' as const, limit: 1, step: 1 as const, selfShare: 0 },
      steps: [],
      markers: [one, other, ...(place === setup.questions.length - 1 ? [third] : [])].map((key) => ({
        personId: personOf(key),
      })),
    }));
    dataOf(await teacher.call(api.createProject, { projectId, examId: satExam, title: '期中阅卷', questions }));

    const desk = `/learning-analysis/mark?project=${projectId}&item=${itemId}&part=0`;
    const callers = await Promise.all([one, other].map((key) => signedInPerson(site, personOf(key))));
    const marked: string[][] = [];
    for (const [at, key] of [one, other].entries()) {
      const page = await come(desk, { as: { personId: personOf(key) }, language, site });
      const heading = page.locator('.marking-stage b').first();
      await expect(heading).toBeVisible();
      if (at === 0) expect(await accessibilityFaults(page)).toEqual([]);
      const codes: string[] = [];
      for (const points of at === 0 ? ['8', '6'] : ['3', '6']) {
        const code = await heading.textContent();
        codes.push(code!);
        await page.keyboard.press(points);
        await page.keyboard.press('Enter');
        await expect(heading).not.toHaveText(code!);
      }
      await expect(page.locator('.save-state-saved')).toBeVisible();
      marked.push(codes);
    }
    expect(marked[1]).toEqual(marked[0]);
    for (const caller of callers) await markTheRest(caller, projectId);

    const board = await come(`/learning-analysis/board?project=${projectId}&view=asking`, {
      as: 'teacher',
      language,
      site,
    });
    expect(await widerThanScreen(board)).toEqual([]);
    await board.getByRole('button', { name: text('marking.answers.open') }).click();
    const drawer = board.getByRole('dialog');
    await expect(drawer).toContainText(text('marking.mark.of', { points: 8, of: 8 }));
    await expect(drawer).toContainText(text('marking.mark.of', { points: 3, of: 8 }));
    await drawer.locator('input[type=number]').fill('6');
    await drawer.getByRole('button', { name: text('marking.answers.decide') }).click();
    await expect(board.getByText(text('marking.answers.asking.none'))).toBeVisible();
    await board.getByRole('button', { name: new RegExp(`^${text('marking.view.release')}`) }).click();
    await board.getByLabel(text('marking.release.keys')).check();
    await board.getByRole('button', { name: text('marking.release.act') }).click();
    await expect(board.getByText(text('marking.release.done'))).toBeVisible();

    const openResult = (page: Page) => {
      const ofExam = page.locator('.card').filter({ has: page.getByRole('heading', { name: setup.title }) });
      return ofExam.getByRole('button', { name: text('exam.studentList.result') }).click();
    };
    const student = await come('/st-exam/list', { as: 'student', language, site });
    await openResult(student);
    const question = student.getByLabel(text('marking.own.question'));
    await question.selectOption({ index: 1 });
    await student.getByLabel(text('marking.own.reason')).fill('第二步有分');
    await student.getByRole('button', { name: text('marking.own.act'), exact: true }).click();
    await expect(student.getByText(text('marking.appeal.open'), { exact: true })).toBeVisible();

    // a colleague who has not marked it looks, the leader decides, and the student reads what came of it
    const [appeal] = dataOf<typeof api.listAppeals>(await teacher.call(api.listAppeals, { projectId }));
    const { appealId } = appeal!;
    dataOf(await teacher.call(api.assignAppeal, { appealId, personId: personOf(third) }));
    const colleague = await come('/learning-analysis/list', { as: { personId: personOf(third) }, language, site });
    await colleague.getByRole('button', { name: text('marking.appeals.look') }).click();
    await colleague.getByRole('dialog').locator('input[type=number]').fill('7');
    await colleague.getByRole('button', { name: text('marking.appeals.give') }).click();
    await expect(colleague.getByRole('heading', { name: text('marking.appeals.toLookAt') })).toHaveCount(0);
    await board.goto(board.url().replace(/view=\w+/, 'view=appeals'));
    await board.getByRole('button', { name: text('marking.answers.open') }).click();
    await board.getByLabel(text('marking.appeals.outcome')).fill('第二步补分');
    await board.getByRole('button', { name: text('marking.appeals.decide'), exact: true }).click();
    await expect(board.getByRole('dialog')).toHaveCount(0);
    await student.reload();
    await openResult(student);
    await expect(student.getByText(text('marking.appeals.told', { outcome: '第二步补分' }))).toBeVisible();
    await expect(student.getByText(text('marking.appeal.changed'))).toBeVisible();
  },
);
