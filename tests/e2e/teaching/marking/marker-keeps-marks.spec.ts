import { afterAll, beforeAll } from 'vitest';
import { colleagues, item, openProject, storedAnswers } from '../../../api/marking/marking-kit';
import { journey, startSite } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import type { TestApp } from '../../../support/servers/start-app';

/** Its own: the project of the exam is opened anew. */
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const itemId = item('add-easily');

journey(
  'a marker goes to another question without a network: the mark is sent once it is back; a pause stops the clock',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { projectId, setup } = await openProject(site, 2, { mode: '1', step: 1 });
    const personId = (await colleagues(site, 2))[0]!;
    const page = await come('/learning-analysis/list', { as: { personId }, language, site });
    await page.clock.install();
    await page.goto(`/learning-analysis/mark?project=${projectId}&item=${itemId}&part=0`);
    const heading = page.locator('.marking-stage b').first();
    await expect(heading).toBeVisible();

    // all answers of the script, still without a name
    await page.keyboard.press('o');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(text('marking.whole.current'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    // a stamp on the answer is part of the mark
    await page.getByRole('button', { name: text('questions.kit.ink.tool.right') }).click();
    await page
      .locator('.ink-pad')
      .first()
      .click({ position: { x: 60, y: 20 } });
    await expect(page.locator('.ink-stamp-right')).toHaveCount(1);

    // minutes without a sign of life
    await page.clock.fastForward('04:00');
    await expect(page.getByText(text('marking.mark.paused'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    await expect(page.locator('.ink-stamp-right')).toHaveCount(1);

    // another question is opened before the network is back
    const { label, points } = setup.questions.find((one) => one.itemId !== itemId)!;
    const marks = async () => (await storedAnswers(site, projectId, itemId)).flatMap((one) => one.marks);
    const code = await heading.textContent();
    await page.context().setOffline(true);
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(code!);
    await expect(page.locator('.save-state-offline')).toBeVisible();
    await page.getByRole('link', { name: text('marking.question', { label, points }) }).click();
    await expect(page.locator('.marking-stage')).toHaveCount(0);
    expect(await marks()).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(marks).toEqual([5]);
  },
);
