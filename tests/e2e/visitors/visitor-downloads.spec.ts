import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

const checked = '**/api/fastfile/download-check**';

journey('a visitor downloads a document after it has been found to be there', async (language, { come }) => {
  const page = await come('/education_services', { language });
  const check = page.waitForResponse(checked);
  const download = page.waitForEvent('download');
  await page.locator('a[href^="/files/"][download]').first().click();
  expect(await (await check).json()).toMatchObject({ code: 200 });
  expect((await download).suggestedFilename()).toMatch(/\.(pdf|docx|xlsx)$/);
});

journey('a visitor is told that a document is gone, and stays where he is', async (language, { come, watch }) => {
  watch.allow(/^404 GET .*download-check/);
  const page = await come('/education_services', { language });
  const gone = page.locator('a[href^="/files/"][download]').first();
  await gone.evaluate((link: HTMLAnchorElement) => {
    link.href = `/files/${'0'.repeat(64)}/gone.pdf`;
  });
  await gone.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/education_services');
});

journey('a lesson’s papers are a teacher’s to download; a visitor is asked to log in', async (language, { come }) => {
  const text = say(language);
  const lesson = `/air/air_detail?resourceid=${demoId('air.resource.m7-number-line')}`;
  const teacher = await come(lesson, { as: 'teacher', language });
  const download = teacher.waitForEvent('download');
  await teacher
    .locator('.air-files')
    .getByRole('button', { name: text('air.detail.download') })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.(pdf|docx)$/);

  const visitor = await come(lesson, { language });
  await visitor
    .getByRole('button', { name: text('air.detail.signInToDownload') })
    .first()
    .click();
  await expect(visitor.locator('dialog.login')).toContainText(text('host.login'));
});
