import type { Page } from 'playwright';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { gap, handedInWork } from '../../../support/homework/class-work';

const context = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What students wrote: the answer, a variant of it that nobody thought of, a wrong one, and one that a teacher looked at. */
const wrote = ['0.5', '1/2', '2', '约0.5'];

journey(
  'a teacher takes a variant as right afterwards: who changes is shown before, kept on record, and can be taken back',
  async (language, { come, site }) => {
    const text = say(language);
    const work = await handedInWork(site, {
      title: `变式 ${language}`,
      items: [gap('1 ÷ 2 =', 4, ['0.5'])],
      students: wrote.length,
      answer: (student) => ({ gaps: [wrote[student]!] }),
    });
    const [, variant, wrong, looked] = work.students;
    const id = `id=${work.homeworkId}&assignment=${work.assignmentId}`;

    // one of them has got points by hand: those are the teacher's own
    const page = await come(`/work/qcorrect?${id}&item=${work.items[0]}&attempt=${looked!.attemptId}`, {
      as: 'teacher',
      language,
    });
    await expect(page.locator('.correct-who b').first()).toHaveText(looked!.name);
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await expect(page.locator('.save-state-saved')).toBeVisible();
    const student = await come(`/st-work/question?id=${variant!.attemptId}`, { as: variant!, language, context });
    const result = student.locator('.work-st-result-head h2');
    const seen = async (points: number) => {
      await student.reload();
      await expect(result).toHaveText(text('work.result.points', { points, of: 4 }));
    };
    await seen(0);

    const drawer = await openDrawer(page, `/work/view?${id}`, text('work.remark.open'));
    const accepted = drawer.getByLabel(text('questions.kit.keys.gap', { number: 1 }));
    await expect(accepted).toHaveValue('0.5');
    await expect(drawer.getByText(text('work.remark.record'), { exact: true })).toHaveCount(0);
    await accepted.fill('0.5\n1/2');
    await drawer.getByRole('button', { name: text('work.remark.preview') }).click();
    const rows = drawer.locator('.work-remark-preview tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(variant!.name);
    await expect(rows.locator('td.num')).toHaveText(['0', /^4/]);
    await expect(drawer.locator('.work-remark-preview')).toContainText(
      text('work.remark.unchanged', { unchanged: 2, byPerson: 1 }),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    // looking is not doing
    await seen(0);

    const apply = drawer.getByRole('button', { name: text('work.remark.apply', { count: 1 }) });
    await apply.click();
    await expect(page.getByText(text('work.remark.done', { count: 1 }))).toBeVisible();
    await seen(4);

    // taken back at once, and the student has what he had
    await page.getByRole('button', { name: text('host.undo') }).click();
    await expect(page.getByText(text('core.ui.undone'))).toBeVisible();
    await seen(0);

    // done again: the record tells of all three, and the answer stands in the drawer
    await openDrawer(page, `/work/view?${id}`, text('work.remark.open'));
    await expect(accepted).toHaveValue('0.5');
    await accepted.fill('0.5\n1/2');
    await drawer.getByRole('button', { name: text('work.remark.preview') }).click();
    await apply.click();
    await expect(drawer).toBeHidden();
    await seen(4);
    await openDrawer(page, `/work/view?${id}`, text('work.remark.open'));
    await expect(accepted).toHaveValue('0.5\n1/2');
    const records = drawer.locator('.work-remark-record details');
    await expect(records).toHaveCount(3);
    await expect(records.first()).toContainText(
      text('work.remark.record.line', { by: site.world.people.teacher.name, count: 1 }),
    );
    await records.first().locator('summary').click();
    await expect(records.first().locator('tbody tr')).toContainText(variant!.name);
    await expect(records.first().locator('tbody tr')).not.toContainText(wrong!.name);
    expect(await accessibilityFaults(page)).toEqual([]);

    // what a person gave is still his
    await page.goto(`/work/qcorrect?${id}&item=${work.items[0]}&filter=all`);
    await expect(page.locator('.correct-entry .correct-badge')).toHaveText(['4', '4', '0', '3']);
  },
);

async function openDrawer(page: Page, address: string, name: string) {
  await page.goto(address);
  await page.getByRole('button', { name }).first().click();
  return page.getByRole('dialog');
}
