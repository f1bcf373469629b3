import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { Programs } from 'edutech/core/server/programs/programs';
import { Renditions } from 'edutech/plugins/media/server/conversion/renditions';
import { Workshop } from 'edutech/plugins/media/server/conversion/workshop';
import { mp4 } from '../../api/files/sample-files';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { canConvert, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { makeFilm } from '../../support/conversion/films';
import { startApp, type TestApp } from '../../support/servers/start-app';

const name = '有理数的减法：变号就能加';

let site: TestApp;
let folder: string;
let clean: () => Promise<void>;
needConverters();
beforeAll(async () => {
  ({ folder, clean } = await workFolder());
  site = await startApp({
    web: true,
    works: true,
    replace: canConvert
      ? [
          [Programs, programs],
          [Renditions, new DiskRenditions(join(folder, 'renditions'))],
          [Workshop, { folder: join(folder, 'workshop') }],
        ]
      : [],
  });
});
afterAll(async () => {
  await site.close();
  await clean();
});

const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label, exact: true });

test('a lesson goes from a draft through a return into two editions and onto the timetable, and a visitor finds it and watches it as a stream', {
  // a busy machine takes its time to make a film anew
  timeout: 240_000,
}, async ({ come }) => {
  const film = join(folder, '减法.mp4');
  // made anew in two sizes
  const coding = ['-c:v', 'mpeg4', '-q:v', '8', '-c:a', 'aac'];
  if (canConvert) await makeFilm(film, { seconds: 20, size: '640x480', coding });
  else await writeFile(film, mp4(0));
  const writer = await come('/air/my_list', { as: 'cityadmin', site });
  await button(writer, '新建课程').first().click();
  await writer.getByLabel('课程名称').fill(name);
  await writer.getByLabel('年级').last().selectOption({ label: '七年级' });
  await writer.getByLabel('学科').last().selectOption({ label: '数学' });
  await writer.getByLabel('授课教师').fill('方晓岚');
  await button(writer, '保存').click();

  // its file, and two chapters: one is chosen in the tree, the other is offered where there is a twin
  await writer.locator('.drop-zone input[type="file"]').setInputFiles(film);
  await expect(writer.locator('.air-file')).toContainText('减法.mp4');
  await button(writer, '添加章节').click();
  await writer.getByRole('treeitem', { name: /第五章 一元一次方程/ }).click();
  await button(writer, '放到所选章节').click();
  await writer.locator('.air-twins').getByRole('button', { name: '也放到这里' }).click();
  await expect(writer.locator('.air-places').first().locator('li')).toHaveCount(2);
  await button(writer, '提交审核').click();
  await expect(writer.locator('.page-head')).toContainText('待审核');
  const address = new URL(writer.url());

  const reviewer = await come('/air/manage?tab=waiting', { as: 'superadmin', site });
  await reviewer.getByRole('link', { name }).first().click();
  await button(reviewer, '退回').click();
  await reviewer.getByLabel('原因').fill('片头太长');
  await reviewer.locator('dialog[open], [role="dialog"]').getByRole('button', { name: '退回' }).click();
  await expect(reviewer.locator('.page-head')).toContainText('草稿');

  await writer.reload();
  await expect(writer.locator('.air-returned')).toContainText('片头太长');
  await button(writer, '提交审核').click();
  await expect(writer.locator('.page-head')).toContainText('待审核');
  await reviewer.reload();
  await button(reviewer, '通过并发布').click();
  await expect(reviewer.locator('.page-head')).toContainText('已发布');

  // onto the timetable by keys alone: first where something is on, then where nothing is
  await reviewer.goto(new URL('/air/manage/timetable', site.url).href);
  await button(reviewer, '在周一第 1 节添加课程').click();
  await reviewer.getByRole('searchbox').fill('有理数的减法');
  await reviewer.locator('.air-shelf-item', { hasText: name }).click();
  const slot = reviewer.locator('.air-slot-name', { hasText: name });
  await slot.press('Alt+ArrowDown');
  await slot.press('Alt+ArrowDown');
  await expect(reviewer.locator('tbody tr').nth(2).locator('.air-slot', { hasText: name })).toBeVisible();
  // what stood beside it in the first period is whole again
  await expect(reviewer.locator('.air-slot[data-state="wrong"]')).toHaveCount(0);
  await button(reviewer, '发布').click();
  await expect(reviewer.locator('.air-schedule-state')).toContainText('读者看到的就是这一版');

  const visitor = await come('/air/timetable', { site });
  await visitor.locator('.air-on', { hasText: name }).getByRole('link').click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(visitor.url()).searchParams.get('resourceid')).toBe(address.searchParams.get('resourceid'));
  await expect(visitor.locator('.air-also')).toContainText('北师大版');
  if (canConvert) await expectStream(visitor);
});

/** What was uploaded plays as a stream, also after a leap to its end and back; the file itself is never asked for. */
async function expectStream(page: Page): Promise<void> {
  const [parts, whole]: [string[], string[]] = [[], []];
  page.on('response', (response) => {
    const address = decodeURI(response.url());
    if (/\/video-1\/\w+-\d+\.m4s$/.test(address)) parts.push(address);
    if (address.endsWith('减法.mp4')) whole.push(address);
  });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('toolbar').getByLabel('清晰度')).toBeVisible({ timeout: 6000 });
  }).toPass({ timeout: 150_000 });
  const video = page.locator('video');
  await video.evaluate((media: HTMLVideoElement) => {
    media.muted = true;
    return media.play();
  });
  for (const at of [17, 2]) {
    await video.evaluate((media: HTMLVideoElement, to) => (media.currentTime = to), at);
    await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(at + 0.2);
  }
  expect(parts.some((address) => address.endsWith('-00003.m4s'))).toBe(true);
  expect(whole).toEqual([]);
}
