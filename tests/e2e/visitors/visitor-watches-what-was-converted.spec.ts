import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { Programs } from 'edutech/core/server/programs/programs';
import { Renditions } from 'edutech/plugins/media/server/conversion/renditions';
import { Workshop } from 'edutech/plugins/media/server/conversion/workshop';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Files } from 'edutech/core/server/files/files';
import { startSite, test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { canConvert, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { officeFile } from '../../support/conversion/documents';
import { makeFilm } from '../../support/conversion/films';
import type { TestApp } from '../../support/servers/start-app';

const lessonId = demoId('air.resource.m7-opposite');
const lesson = `/air/air_detail?resourceid=${lessonId}`;
const system = asSystem('a test converts');

let site: TestApp;
let folder: string;
let clean: () => Promise<void>;
needConverters();

/** What the lesson shows is really converted, by ffmpeg and LibreOffice: a film of an old camera, slides, and a text. */
beforeAll(async () => {
  if (!canConvert) return;
  ({ folder, clean } = await workFolder());
  site = await startSite({
    works: true,
    replace: [
      [Programs, programs],
      [Renditions, new DiskRenditions(join(folder, 'renditions'))],
      [Workshop, { folder: join(folder, 'workshop') }],
    ],
  });
  const coding = ['-c:v', 'mpeg4', '-q:v', '8', '-c:a', 'mp3'];
  const film = await makeFilm(join(folder, '公开课.avi'), { seconds: 20, size: '640x480', coding });
  const [slides, text] = [await officeFile(folder, 'slides', 'pptx'), await officeFile(folder, 'text', 'docx')];
  const { services, container } = site.platform;
  const files = container.get(Files);
  await services.database.write(system, async (db) => {
    for (const [path, name, group] of [
      [film, '公开课.avi', 'video'],
      [slides, '课件.pptx', 'general'],
      [text, '课文.docx', 'general'],
    ] as const) {
      const file = await files.store(db, { path, name }, group, { personId: null, schoolId: null });
      await files.publish(db, file.id);
      await container.get(Conversions).request(db, [file]);
      if (group === 'video')
        await db.run(sql`update air.resource set file_id = ${file.id}, chapters = '[]' where id = ${lessonId}`);
      else
        await db.run(sql`
          insert into air.attachment (resource_id, position, file_id, name)
          values (${lessonId}, ${name === '课件.pptx' ? 90 : 91}, ${file.id}, ${name.slice(0, 2)})`);
    }
  });
  await expect
    .poll(
      () =>
        services.database.read(system, (db) => db.all(sql`select state, fault from core.conversion where state <> 1`)),
      { timeout: 120_000 },
    )
    .toEqual([]);
}, 240_000);
afterAll(async () => {
  await site?.close();
  await clean?.();
});

const journey = canConvert ? test : test.skip;

/** Parts of the stream that the page has fetched, in order: `480p-00002.m4s`. */
function partsOf(page: Page): string[] {
  const parts: string[] = [];
  page.on('response', (response) => {
    const [, part] = /\/video-1\/(\w+-\d+\.m4s)$/.exec(response.url()) ?? [];
    if (part) parts.push(part);
  });
  return parts;
}

/** Seconds at which the server was told, and answered, that the film is. */
function reportsOf(page: Page): number[] {
  const seconds: number[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/airresource/watched'))
      seconds.push((request.postDataJSON() as { second: number }).second);
  });
  return seconds;
}

journey.for(languages)(
  'a student watches a lesson as a stream, goes to its end and back, and chooses a quality (%s)',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/air/air_list', { as: 'student', language, site });
    const parts = partsOf(page);
    const reports = reportsOf(page);
    const whole: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.avi')) whole.push(request.url());
    });
    await page.goto(lesson);
    const video = page.locator('video');
    const quality = page.getByRole('toolbar').getByLabel(text('media.viewer.quality'));
    await expect(quality.locator('option')).toHaveText([text('media.viewer.qualityAuto'), '360p', '480p']);
    await video.evaluate((media: HTMLVideoElement) => {
      media.muted = true;
      return media.play();
    });
    const second = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);
    await expect.poll(second).toBeGreaterThan(0.3);
    expect(Math.abs((await video.evaluate((media: HTMLVideoElement) => media.duration)) - 20)).toBeLessThan(0.2);

    // to the end and back: the film plays on from there
    for (const at of [17, 2]) {
      await video.evaluate((media: HTMLVideoElement, to) => (media.currentTime = to), at);
      await expect.poll(second).toBeGreaterThan(at + 0.2);
    }
    expect(parts.some((part) => part.endsWith('-00003.m4s'))).toBe(true);

    await quality.selectOption('360p');
    await expect.poll(() => parts.some((part) => part.startsWith('360p-'))).toBe(true);
    await video.evaluate((media: HTMLVideoElement) => (media.currentTime = 10));
    await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.videoHeight)).toBe(360);
    await expect.poll(second).toBeGreaterThan(10.2);
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

    // another device goes on with the stream where this one stopped
    const tablet = await come(lesson, { as: 'student', language, site });
    await expect(tablet.locator('.film-resumed')).toBeVisible();
    const there = tablet.locator('video');
    await expect.poll(() => there.evaluate((media: HTMLVideoElement) => Math.floor(media.currentTime))).toBe(stopped);
    // what the camera wrote, which no browser plays, was never asked for
    expect(whole).toEqual([]);
  },
);

journey.for(languages)(
  'a student reads slides and a text in Chinese beside the film, as the office program draws them (%s)',
  async (language, { come }) => {
    const page = await come(lesson, { as: 'student', language, site });
    for (const [kind, pages, words] of [
      ['PPTX', 2, '勾股定理'],
      ['DOCX', 1, '东风来了'],
    ] as const) {
      const material = page.locator('.air-file', { hasText: kind }).last();
      await material.locator('a[aria-haspopup]').click();
      const reader = page.getByRole('dialog');
      await expect(reader.locator('.pdf-page')).toContainText(`/ ${pages}`);
      await expect(reader.locator('.pdf-text').first()).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(reader).toHaveCount(0);
    }
  },
);
