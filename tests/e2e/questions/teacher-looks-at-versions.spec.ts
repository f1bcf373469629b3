import { saveQuestion } from 'edutech/plugins/questions/api';
import { values } from '../../api/questions/questions-kit';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { widerThanScreen } from '../../support/browsing/sideways';
import { say } from '../../support/browsing/texts';
import { done } from '../../support/homework/class-work';
import { signedIn } from '../../support/people';

journey(
  'a teacher sees that a version changed the answer, compares any two, restores the first and takes that back',
  async (language, { come, site, watch }) => {
    watch.allow(/ERR_FAILED/);
    const text = say(language);
    const teacher = await signedIn(site, 'teacher');
    const save = (input: object) => done<typeof saveQuestion>(teacher, saveQuestion, { ...input });
    const { id } = await save(values(`第一稿 ${language}`));
    await save({ ...values(`第一稿 ${language}`, { key: { choice: [2] } }), id, version: 1, note: '答案改为 C' });
    const third = values(`第三稿 ${language}`, { key: { choice: [2] } });
    const options = third.body.options.toSpliced(1, 1, third.body.stem);
    await save({ ...third, body: { ...third.body, options }, id, version: 2 });

    const page = await come(`/questions/preview?id=${id}`, { as: 'teacher', language });
    const version = (number: number) =>
      page
        .locator('.questions-versions li')
        .filter({ hasText: text('questions.version', { version: number }) })
        .first();
    await version(2)
      .getByRole('button', { name: text('questions.version.compare') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(text('questions.version.key'));
    await expect(dialog.locator('.questions-compare-before')).toHaveText(['B']);
    await expect(dialog.locator('.questions-compare-after')).toHaveText(['C']);
    // the newest one against this one, when the server can be reached again: its stem
    const reading = /version=3/;
    await page.route(reading, (route) => route.abort());
    await dialog.getByRole('combobox').selectOption('3');
    const retry = dialog.getByRole('button', { name: text('core.ui.retry'), exact: true });
    await expect(retry).toBeVisible();
    await page.unroute(reading);
    await retry.click();
    await expect(dialog.locator('.questions-compare-after')).toHaveText([`第三稿 ${language}`, `第三稿 ${language}`]);
    // options are called as students see them
    await expect(dialog.locator('dt').nth(1)).toHaveText(text('questions.version.option', { option: 'B' }));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widerThanScreen(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // the first one becomes the fourth
    await version(1).getByRole('link').click();
    await page.getByRole('button', { name: text('questions.version.restore') }).click();
    await expect(page.getByText(text('questions.version.restored', { version: 1, made: 4 }))).toBeVisible();
    await expect(page.locator('.questions-versions li')).toHaveCount(4);
    await expect(version(4)).toContainText(text('questions.version.restore.note', { version: 1 }));
    await expect(page.getByRole('article')).toContainText(`第一稿 ${language}`);
    await page.getByRole('button', { name: text('host.undo') }).click();
    await expect(page.getByRole('article')).toContainText(`第三稿 ${language}`);
    await expect(page.locator('.questions-versions li')).toHaveCount(5);
  },
);
