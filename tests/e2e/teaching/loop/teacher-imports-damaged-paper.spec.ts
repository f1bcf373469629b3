import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { damaged } from '../../../support/papers/package';
import { paperOf } from './paper';

journey(
  'of a damaged paper a teacher gets what can be read, and a list of the rest with place and reason',
  { timeout: 120_000 },
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const paper = paperOf(language);
    const page = await come('/questions/import', { as: 'teacher', language, site });
    const { buffer, ...file } = paper.file();
    await page
      .locator('.drop-zone input[type=file]')
      .first()
      .setInputFiles({ ...file, buffer: damaged(buffer, '解答') });
    // the only file of a visit opens as soon as it is read
    await expect(page).toHaveURL(/paper=/, { timeout: 60_000 });

    // four questions stand before the fault; the answers behind it are gone, and each says so
    const items = page.locator('.questions-mend');
    await expect(items).toHaveCount(4);
    await expect(items.nth(3)).toContainText(paper.words.sum);
    await expect(items.nth(0).locator('.questions-mend-doubts')).toContainText(text('questions.check.noAnswer'));
    const problems = page.locator('.questions-mend-problems li');
    await expect(problems).toHaveCount(2);
    const cut = problems.filter({ hasText: text('questions.read.word.problem.cutOff') });
    await expect(cut.getByRole('button', { name: text('questions.import.page', { page: 1 }) })).toBeVisible();
    await expect(
      problems.filter({ hasText: text('questions.read.word.problem.picture', { detail: '' }).slice(0, 8) }),
    ).toHaveCount(1);
    await expect(page.locator('.questions-mend-problems summary')).toContainText(
      text('questions.import.problems', { count: 2 }),
    );
    expect(await accessibilityFaults(page)).toEqual([]);

    // the answers are given by hand, and the four go into the bank
    await page.getByRole('button', { name: text('questions.import.answers'), exact: true }).click();
    const answers = page.getByRole('dialog');
    await answers
      .getByRole('textbox', { name: text('questions.import.answers.text') })
      .fill(`1. A 2. C 3. √ 4. ${5 - paper.one}`);
    await answers.getByRole('button', { name: text('questions.import.answers.give'), exact: true }).click();
    await expect(answers).toBeHidden();
    const all = text('questions.import.finish', { count: 4 });
    await page.getByRole('button', { name: all, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: all, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(text('questions.import.done', { count: 4 }));
    await page
      .getByRole('dialog')
      .getByRole('link', { name: text('questions.import.done.bank') })
      .click();
    await expect(page.getByRole('article').filter({ hasText: paper.words.sum })).toBeVisible();
  },
);

journey(
  'a file of which nothing can be saved says why, and nothing is imported',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const { buffer, ...file } = paperOf(language).file();
    const page = await come('/questions/import', { as: 'teacher', language, site });
    const paper = damaged(buffer, '七年级');
    await page
      .locator('.drop-zone input[type=file]')
      .first()
      .setInputFiles({ ...file, name: '打不开.docx', buffer: paper });
    const line = page.getByRole('listitem').filter({ hasText: '打不开.docx' });
    await expect(line).toContainText(text('questions.read.word.damaged'), { timeout: 60_000 });
  },
);
