import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';
import { gap, handedInWork } from '../../../support/homework/class-work';
import { phone } from '../loop/people';

journey(
  'a student appeals with a reason, the teacher gives points and replies, and the student reads both',
  async (language, { come, site }) => {
    const text = say(language);
    const work = await handedInWork(site, {
      title: `申诉 ${language}`,
      items: [gap('3 + 4 =', 2, ['7']), gap('2 × 5 =', 2, ['10'])],
      students: 1,
      answer: (_, item) => ({ gaps: [['七', '十'][item] ?? ''] }),
    });
    const [{ attemptId, ...student }] = work.students as [(typeof work.students)[0]];
    const page = await come(`/st-work/question?id=${attemptId}`, { as: student, language, context: phone });
    const [first, second] = [page.locator('.work-st-mine-item').nth(0), page.locator('.work-st-mine-item').nth(1)];
    const ask = text('work.result.appeal');
    await first.getByRole('button', { name: ask, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: text('work.result.appeal.send') });
    await send.click();
    await expect(dialog).toContainText(text('work.result.appeal.missing'));
    await dialog.getByRole('button', { name: text('work.result.appeal.variant') }).click();
    await send.click();
    await expect(first).toContainText(text('work.result.appealed'));

    // it stands there on every device, and is asked once
    await page.reload();
    const reason = text('work.result.appeal.variant');
    await expect(first).toContainText(text('work.result.appeal.mine', { reason }));
    await expect(first.getByRole('button', { name: ask, exact: true })).toHaveCount(0);
    await expect(second.getByRole('button', { name: ask, exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await widerThanScreen(page)).toEqual([]);

    const desk = await come(`/work/view?id=${work.homeworkId}&tab=appeals`, { as: 'teacher', language });
    const card = desk.locator('.work-appeal');
    await expect(card).toContainText(reason);
    await card.getByRole('button', { name: text('work.appeals.open') }).click();
    await card.locator('input[type=number]').fill('2');
    await card.getByRole('button', { name: text('work.appeals.usual.right') }).click();
    await card.getByRole('button', { name: text('work.appeals.accept') }).click();
    await expect(card).toContainText(text('work.appeals.answered'));

    await page.reload();
    const answer = text('work.appeals.usual.right');
    await expect(first).toContainText(text('work.result.appeal.reply', { answer }));
    await expect(first).toContainText(text('work.result.appeal.changed', { before: 0, after: 2 }));
    await expect(page.locator('.work-st-result-head .num')).toContainText('2');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
