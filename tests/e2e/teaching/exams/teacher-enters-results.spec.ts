import { readFile } from 'node:fs/promises';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';

const address = `/exam/analyze?id=${demoId('exam.exam.midterm')}`;
const rubbish = { name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };
const workbook = {
  name: 'results.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

journey(
  'a teacher enters results of a printed exam: a wrong file says why, the template comes back in and is undone',
  async (language, { come, workingSite: site, watch }) => {
    watch.allow(/422/);
    const text = say(language);
    const page = await come(address, { as: 'teacher', site, language });
    await page.getByRole('button', { name: text('exam.analysis.enter'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: text('exam.entry.title') });
    const file = drawer.locator('input[type="file"]');
    await file.setInputFiles(rubbish);
    await expect(drawer.getByRole('alert')).toBeVisible();

    const [template] = await Promise.all([
      page.waitForEvent('download', { timeout: 30_000 }),
      drawer.getByRole('button', { name: text('exam.entry.template'), exact: true }).click(),
    ]);
    await file.setInputFiles({ ...workbook, buffer: await readFile(await template.path()) });
    await expect(drawer.getByRole('heading', { name: text('exam.entry.classes'), exact: true })).toBeVisible();
    await expect(drawer.getByRole('alert')).toHaveCount(0);
    await drawer.locator('footer').getByRole('button').last().click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: text('host.undo'), exact: true }).click();
    await expect(page.getByText(text('core.ui.undone'), { exact: true })).toBeVisible();
  },
);
