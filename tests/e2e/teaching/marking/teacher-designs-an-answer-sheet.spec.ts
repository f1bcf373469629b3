import { answerSheet } from 'edutech/plugins/marking/api';
import { paper } from '../../../api/exam/exam-kit';
import { dataOf } from '../../../api/marking/marking-kit';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';
import { signedIn } from '../../../support/people';

const paperId = paper('unit-one');

journey(
  'a teacher chooses a paper for the answer sheet, gives an answer more lines by keys and takes it back',
  async (language, { come, site }) => {
    const text = say(language);
    const teacher = await signedIn(site, 'teacher');
    const kept = async () => dataOf<typeof answerSheet>(await teacher.call(answerSheet, { paperId })).settings;
    const { lined } = dataOf<typeof answerSheet>(await teacher.call(answerSheet, { paperId }));
    const { itemId, label, points, lines } = lined[0]!;
    const page = await come(`/learning-analysis/answer-sheet?paper=${paperId}`, { as: 'teacher', language });
    const zone = page.locator(`button.marking-zone[data-zone="${itemId}"]`);
    await expect(zone).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const columns = text('marking.answerSheet.columnsOf', { count: 3 });
    await page
      .getByRole('group', { name: text('marking.answerSheet.paper') })
      .getByRole('button', { name: columns })
      .first()
      .click();
    await expect.poll(kept).toMatchObject({ size: 'a3', columns: 3 });

    await zone.click();
    const tools = page.getByRole('region', {
      name: text('marking.answerSheet.chosen', { zone: text('marking.answerSheet.zone.answer', { range: label }) }),
    });
    await expect(tools).toContainText(text('marking.answerSheet.zone.points', { points }));
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(async () => (await kept()).lines).toEqual([{ itemId, part: 0, lines: lines + 2 }]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await kept()).lines).toEqual([{ itemId, part: 0, lines: lines + 1 }]);
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await kept()).lines).toEqual([{ itemId, part: 0, lines: lines + 2 }]);
    // the row of the zone beside the sheet is chosen with it
    await page.keyboard.press('ArrowUp');
    await expect(zone).toHaveAttribute('aria-pressed', 'false');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await widerThanScreen(page)).toEqual([]);
  },
);
