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
import { say } from '../../support/browsing/texts';
import { canConvert, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { officeFile } from '../../support/conversion/documents';
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

test('a lesson goes from a draft through a return into two editions and onto the timetable, a visitor finds it, and a student watches it as a stream', {
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
  if (!canConvert) return;

  // its slides lie beside it; a student watches it as a stream, on two devices, and reads them
  await writer.goto(visitor.url());
  await writer
    .locator('.drop-zone input[type="file"]')
    .first()
    .setInputFiles(await officeFile(folder, 'slides', 'pptx'));
  const slides = writer.locator('.air-file', { hasText: 'PPTX' });
  await expect(slides).toBeVisible();
  const student = await come('/air/air_list', { as: 'student', site });
  const stopped = await expectStream(student, visitor.url());
  const tablet = await come(visitor.url(), { as: 'student', site });
  await expect(tablet.locator('.film-resumed')).toBeVisible();
  const there = tablet.locator('video');
  await expect.poll(() => there.evaluate((media: HTMLVideoElement) => Math.floor(media.currentTime))).toBe(stopped);
  await expectSlides(student);
});

const secondOf = (page: Page) => page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime);

/**
 * What was uploaded plays as a stream, also after a leap to its end and back and in another quality; the file itself is never
 * asked for. Answers the second at which it was stopped, which the server has been told.
 */
async function expectStream(page: Page, lesson: string): Promise<number> {
  const [parts, whole, reports]: [string[], string[], number[]] = [[], [], []];
  page.on('response', (response) => {
    const address = decodeURI(response.url());
    const [, part] = /\/video-1\/(\w+-\d+\.m4s)$/.exec(address) ?? [];
    if (part) parts.push(part);
    if (address.endsWith('减法.mp4')) whole.push(address);
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/airresource/watched'))
      reports.push((request.postDataJSON() as { second: number }).second);
  });
  const quality = page.getByRole('toolbar').getByLabel('清晰度');
  await expect(async () => {
    await page.goto(lesson);
    await expect(quality).toBeVisible({ timeout: 6000 });
  }).toPass({ timeout: 150_000 });
  await expect(quality.locator('option')).toHaveText([say('zh-CN')('media.viewer.qualityAuto'), '360p', '480p']);
  const video = page.locator('video');
  await video.evaluate((media: HTMLVideoElement) => {
    media.muted = true;
    return media.play();
  });
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.3);
  expect(Math.abs((await video.evaluate((media: HTMLVideoElement) => media.duration)) - 20)).toBeLessThan(0.2);
  for (const at of [17, 2]) {
    await video.evaluate((media: HTMLVideoElement, to) => (media.currentTime = to), at);
    await expect.poll(() => secondOf(page)).toBeGreaterThan(at + 0.2);
  }
  expect(parts.some((part) => part.endsWith('-00003.m4s'))).toBe(true);

  await quality.selectOption('360p');
  await expect.poll(() => parts.some((part) => part.startsWith('360p-'))).toBe(true);
  await video.evaluate((media: HTMLVideoElement) => (media.currentTime = 10));
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.videoHeight)).toBe(360);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(10.2);
  // stopped in the page itself: a slow machine would play on to the end; and wherever it came to stand
  const stopped = await video.evaluate(async (media: HTMLVideoElement) => {
    media.currentTime = 6;
    await media.play();
    while (media.currentTime < 6.3 || media.seeking) await new Promise((resolve) => setTimeout(resolve, 20));
    media.pause();
    return Math.floor(media.currentTime);
  });
  // told now, or known from the beginning: who went on from that very second says nothing new
  await expect.poll(() => reports.at(-1)).toBe(stopped);
  expect(whole).toEqual([]);
  return stopped;
}

/** Slides are read beside the film, as the office program draws them. */
async function expectSlides(page: Page): Promise<void> {
  const reader = page.getByRole('dialog');
  await expect(async () => {
    await page.reload();
    await page.locator('.air-file', { hasText: 'PPTX' }).locator('a[aria-haspopup]').click();
    await expect(reader.locator('.pdf-page')).toContainText('/ 2', { timeout: 6000 });
  }).toPass({ timeout: 120_000 });
  await expect(reader.locator('.pdf-text').first()).toContainText('勾股定理');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
}
