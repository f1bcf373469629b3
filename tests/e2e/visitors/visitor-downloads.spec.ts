import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';

const checked = '**/api/fastfile/download-check**';

test('a visitor downloads a document after it has been found to be there', async ({ come }) => {
  const page = await come('/education_services');
  const check = page.waitForResponse(checked);
  const download = page.waitForEvent('download');
  await page.locator('a[href^="/files/"][download]').first().click();
  expect(await (await check).json()).toMatchObject({ code: 200 });
  expect((await download).suggestedFilename()).toMatch(/\.(pdf|docx|xlsx)$/);
});

test('a visitor is told that a document is gone, and stays where he is', async ({ come, watch }) => {
  watch.allow(/^404 GET .*download-check/);
  const page = await come('/education_services');
  const gone = page.locator('a[href^="/files/"][download]').first();
  await gone.evaluate((link: HTMLAnchorElement) => {
    link.href = `/files/${'0'.repeat(64)}/gone.pdf`;
  });
  await gone.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/education_services');
});

test('a lesson’s papers are a teacher’s to download; a visitor is asked to log in', async ({ come }) => {
  const lesson = `/air/air_detail?resourceid=${demoId('air.resource.m7-number-line')}`;
  const teacher = await come(lesson, { as: 'teacher' });
  const download = teacher.waitForEvent('download');
  await teacher.locator('.air-files').getByRole('button', { name: '下载' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.(pdf|docx)$/);

  const visitor = await come(lesson);
  await visitor.getByRole('button', { name: '登录后下载' }).first().click();
  await expect(visitor.locator('dialog.login')).toContainText('登录');
});
