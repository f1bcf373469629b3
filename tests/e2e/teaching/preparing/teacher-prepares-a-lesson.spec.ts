import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { onePoint } from '../../../support/uploading';

const address = `/prepare/plan-view?id=${demoId('prepare.plan.spare')}`;
const exerciseId = demoId('prepare.exercise.like-terms');
/** Words of the questions of the exercise. */
const stems = ['是同类项', '下列说法正确的有'];

/** What a choice of the menu of downloads brings. */
async function downloaded(page: Page, menu: string, choice: string) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('menuitem', { name: choice, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), files: unzipSync(new Uint8Array(await readFile(await file.path()))) };
}

journey(
  'a teacher puts slides and questions into a plan, comments on words, takes it along and starts the lesson',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const page = await come(address, { as: 'teacher', site, language });
    await page
      .locator('.drop-zone input[type="file"]')
      .setInputFiles({ name: '课件.png', mimeType: 'image/png', buffer: onePoint });
    const at = page.getByRole('combobox', { name: text('prepare.materials.at', { title: '课件.png' }) });
    await at.selectOption('探究');
    const phase = page.getByRole('row', { name: /探究/ });
    await expect(phase.getByRole('button', { name: '课件.png', exact: true })).toBeVisible();

    await page.getByRole('tab', { name: text('prepare.library.questions') }).click();
    await page.getByRole('treeitem', { name: /第四章|Chapter 4/ }).click();
    const question = page.locator('.question-source[draggable="true"]').first();
    const name = (await question.getAttribute('aria-label'))!;
    await question.dragTo(phase);
    const there = page.locator('.question-source-added').and(page.getByRole('article', { name, exact: true }));
    await expect(there).toBeVisible();

    const goals = page.getByRole('textbox', { name: text('prepare.section.goals'), exact: true });
    await goals.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(1, 6);
    });
    await page.keyboard.press('Control+m');
    await page.keyboard.type('？');
    await page.getByRole('button', { name: text('prepare.comments.send'), exact: true }).click();
    const marked = goals.locator('..').locator('.prepare-words');
    await expect(marked).toHaveText((await goals.inputValue()).slice(1, 6));
    expect(await accessibilityFaults(page)).toEqual([]);

    const menu = text('prepare.download');
    const word = await downloaded(page, menu, text('prepare.download.docx'));
    expect(Object.keys(word.files)).toContain('word/document.xml');
    const pack = await downloaded(page, menu, text('prepare.download.pack'));
    expect(Object.keys(pack.files)).toContain('课件.png');

    await page.getByRole('button', { name: text('prepare.plan.start'), exact: true }).click();
    const stage = page.getByRole('dialog', { name: text('prepare.plan.start'), exact: true });
    for (const title of ['单项式与多项式', '导入', '探究', '课件.png']) {
      await expect(stage.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await page.keyboard.press('PageDown');
    }
    await stage.getByRole('button', { name: text('prepare.stage.end'), exact: true }).click();
    await expect(stage).toBeHidden();
  },
);

journey(
  'a teacher puts what a class got wrong into its next lesson, and sees what the group prepares',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const page = await come('/prepare/list', { as: 'teacher', site, language });
    const group = page.locator('section.card', {
      has: page.getByRole('heading', { name: text('prepare.group'), exact: true }),
    });
    await expect(group.getByRole('link', { name: '6.1.1 立体图形与平面图形' })).toBeVisible();
    const after = page.locator('section.card', {
      has: page.getByRole('heading', { name: text('prepare.after'), exact: true }),
    });
    const put = after.getByRole('button', { name: text('prepare.after.put'), exact: true });
    const before = await put.count();
    await put.first().click();
    await expect(put).toHaveCount(before - 1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: text('host.undo'), exact: true }).click();
    await expect(put).toHaveCount(before);
  },
);

journey('an exercise of a lesson becomes homework in one press', async (language, { come }) => {
  const page = await come(`/prepare/exercise-view?id=${exerciseId}`, { as: 'teacher', language });
  const main = page.getByRole('main');
  for (const words of stems) await expect(main).toContainText(words);
  await page.getByRole('link', { name: say(language)('prepare.exercise.assign') }).click();
  await page.waitForURL('**/work/create?**');
  for (const words of stems) await expect(main).toContainText(words);
});
