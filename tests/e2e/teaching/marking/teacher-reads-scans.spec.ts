import { afterAll, beforeAll } from 'vitest';
import { Programs } from 'edutech/core/server/programs/programs';
import { admissionOf, scanProject } from '../../../api/marking/scans/scan-kit';
import { journey, startSite } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { programs } from '../../../support/conversion/converters';
import { filledBy, pdfOfScans, scanOf } from '../../../support/scans/scanned-class';
import type { TestApp } from '../../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ on: ['marking'], works: true, replace: [[Programs, programs]] });
});
afterAll(() => site.close());

journey(
  'a teacher imports the scans of a class, clears what is in doubt by keys alone, and all scripts are there',
  async (language, { come }) => {
    const text = say(language);
    const { projectId, sheet } = await scanProject(site);
    const [first] = sheet.plans[0]!.fields.filter(({ kind }) => kind === 'choice');
    const faint = (id: string) => (id === first!.id ? ['B', 'C~'] : ['A']);
    const scans: Buffer[] = [];
    for (const filling of [
      filledBy(admissionOf(0)),
      filledBy(admissionOf(1), faint),
      filledBy(`${admissionOf(2).slice(0, 8)}?`),
    ])
      for (const at of sheet.plans.keys()) scans.push(await scanOf(sheet, at, filling));

    const page = await come(`/learning-analysis/scans?project=${projectId}`, { as: 'teacher', language, site });
    const file = { name: 'class.pdf', mimeType: 'application/pdf', buffer: await pdfOfScans(sheet, scans) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const heading = (kind: string, label = '') =>
      page.getByRole('heading', { name: text(`marking.scans.kind.${kind}`, { label }), level: 2 });
    await expect(heading('identity')).toBeVisible({ timeout: 60_000 });
    await expect(
      page.getByRole('status').getByText(text('marking.scans.batch.read', { read: scans.length })),
    ).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.locator('.marking-scan-frame').first()).toBeVisible();
    await page.keyboard.press('Enter');

    await expect(heading('choice', '1')).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('marking.scans.step.marking.count', { arrived: 3, all: 3 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: text('marking.scans.open.empty') }).first()).toBeVisible();

    // the last one back, and cleared again
    await page.keyboard.press('z');
    await expect(heading('choice', '1')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('marking.scans.step.doubts.count', { count: 0 }))).toBeVisible();
  },
);
