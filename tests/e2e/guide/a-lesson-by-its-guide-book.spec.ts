import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { phone } from '../teaching/loop/people';

const assignment = demoId('guide.assignment.two-taxis');
const book = demoId('guide.book.two-taxis');
const attempt = demoId('guide.attempt.two-taxis.11');

journey(
  'a guide book is written, shown in class, answered on a phone without a network, and counted',
  async (language, { come, site, watch }) => {
    const text = say(language);
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // the teacher adds a vote to the block of the summary, by keys alone
    const desk = await come(`/guide/detail?id=${book}&block=${demoId('guide.block.two-taxis.5')}`, {
      as: 'teacher',
      site,
      language,
    });
    await desk.getByRole('button', { name: text('guide.tool.vote'), exact: true }).press('Enter');
    await desk.getByRole('textbox', { name: text('guide.vote.option', { number: 1 }), exact: true }).fill('列方程');
    await desk.getByRole('textbox', { name: text('guide.vote.option', { number: 2 }), exact: true }).fill('画图象');
    await expect(desk.locator('.save-state-saved')).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);

    // in class the check is shown, and opens on the student's phone by itself
    const student = await come(`/st-guide/detail?id=${attempt}`, { as: 'student', site, language, context: phone });
    const check = student.locator('.guide-card, .guide-locked').filter({ hasText: '当堂检测' });
    await expect(check).toContainText(text('guide.waitsForTeacher'));
    const projector = await come(`/guide/present?id=${assignment}`, { as: 'teacher', site, language });
    await projector.getByRole('button', { name: text('guide.kind.check'), exact: true }).click();
    await expect(check.getByRole('button', { name: text('guide.submit'), exact: true })).toBeVisible();

    // the network goes; what is written and submitted waits on the phone
    await student.context().setOffline(true);
    await check.locator('.answer-option').first().tap();
    await check.getByRole('button', { name: text('guide.submit'), exact: true }).tap();
    await expect(student.locator('.save-state-offline')).toBeVisible();

    // with the network back it arrives, is marked, and is counted before the class
    await projector.keyboard.press('a');
    const count = projector.locator('.guide-stage-count');
    const before = Number(/\d+/.exec((await count.textContent()) ?? '')![0]);
    await student.context().setOffline(false);
    await expect(count).toHaveText(new RegExp(`${before + 1}\\D`));
    await expect(check).toContainText(text('guide.submitted'));
    expect(await accessibilityFaults(projector)).toEqual([]);
  },
);
