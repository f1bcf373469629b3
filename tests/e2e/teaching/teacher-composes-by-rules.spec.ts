import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

journey(
  'a teacher composes by rules, keeps a question while the rest is rolled again, and takes the paper away as A and as B on A3',
  { timeout: 120_000 },
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const page = await come('/exam/auto', { as: 'teacher', language, site });
    const papers = page.getByRole('region', { name: text('exam.auto.papers') });
    const heads = papers.getByRole('columnheader').filter({ has: page.getByRole('button') });
    await expect(heads).toHaveCount(3);

    // more than the bank has: told with what was taken instead, and what would help
    const type = text('exam.auto.type', { type: 0 });
    const hard = page.getByLabel(`${type} ${text('exam.auto.band.hard')}`, { exact: true });
    await hard.fill('20');
    await page.getByRole('button', { name: text('exam.auto.compose'), exact: true }).click();
    const unmet = text('exam.auto.unmet', { type, band: text('exam.auto.band.hard'), wanted: 20, available: 0 });
    await expect(page.getByText(`${unmet.split('20')[0]}20`)).toBeVisible();
    await hard.fill('0');
    await page.getByRole('button', { name: text('exam.auto.compose'), exact: true }).click();
    await expect(page.getByText(`${unmet.split('20')[0]}20`)).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    // locked questions are on all papers of the next batch
    const lock = papers.getByRole('button', { name: text('exam.auto.lock', { number: 1 }), exact: true });
    const stems = papers.locator('.exam-auto-stem');
    const stem = (await stems.first().textContent())!;
    await lock.first().click();
    await page.getByRole('button', { name: text('exam.auto.again'), exact: true }).click();
    await expect(stems.filter({ hasText: stem })).toHaveCount(3);

    // into the composer, and away as A and as B
    await heads.first().getByRole('button').nth(1).click();
    await expect(page).toHaveURL(/exam\/create[?]id=/);
    const rows = page.locator('.composer-item');
    await expect(rows.first()).toBeVisible();
    const names: string[] = [];
    for (const version of ['A', 'B']) {
      await page.keyboard.press('Control+p');
      await page.getByText(text('exam.download.versionName', { version }), { exact: true }).click();
      await page.getByRole('combobox', { name: text('print.size') }).selectOption('a3');
      const [file] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('button', { name: text('exam.printing.format.pdf'), exact: true }).click(),
      ]);
      names.push(file.suggestedFilename());
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(rows.first()).toBeVisible();
    }
    expect(new Set(names).size).toBe(2);
  },
);
