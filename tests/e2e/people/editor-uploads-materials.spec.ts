import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { mp4 } from '../../api/files/sample-files';
import { contextOf, open, test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';

const root = new URL('../../../', import.meta.url).pathname;
const lesson = `/air/air_detail?resourceid=${demoId('air.resource.m7-opposite')}`;
const content = Buffer.concat([mp4(0), randomBytes(24_000_000)]);
/** Slow enough to be interrupted in time also where the machine is busy, as lines of schools are. */
const bytesPerSecond = 2_000_000;

/** Knows the city; pages and bytes are served by a process that the test kills. */
let office: TestApp;
let folder: string;
let server: ServerProcess;
let film: string;

beforeAll(async () => {
  office = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'edutech-uploads-'));
  film = join(folder, '公开课.mp4');
  await writeFile(film, content);
  server = await start();
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await office.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (port?: number) =>
  startServerProcess({
    dist: process.env['EDUTECH_DIST'] ?? join(root, 'dist'),
    database: office.database,
    data: folder,
    port,
  });

async function killAndStart(): Promise<void> {
  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await gone;
  server = await start(Number(new URL(server.url).port));
}

async function openLesson(context: BrowserContext, path = lesson, uploadThroughput = bytesPerSecond): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, path);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
  return page;
}

/** The films and pictures of the demo lie where another process keeps them; a pause cuts a request. */
const withoutMedia = [/^500 GET \/files\//, /Failed to load resource/, /\/uploads\//];

const sentIn = (page: Page) => page.locator('.upload-row progress').evaluate((bar: HTMLProgressElement) => bar.value);

test('an editor goes on with a film after a closed tab and a killed server, and it is the same byte for byte', async ({
  chromium,
  watch,
}) => {
  const context = await contextOf(chromium, { ...office, url: server.url }, { as: 'cityadmin' });
  await watch.follow(context);
  // cut lines are what this is about
  watch.allow(/./);
  // slower still: a busy machine must not see the whole film sent before the tab is closed
  const first = await openLesson(context, lesson, bytesPerSecond / 2);
  await first.locator('.drop-zone input[type="file"]').first().setInputFiles(film);
  await expect.poll(() => sentIn(first)).toBeGreaterThan(4_000_000);
  await first.close({ runBeforeUnload: false });

  // the next day: it stands where it stopped, and wants the same file
  const second = await openLesson(context);
  const row = second.locator('.upload-row');
  await expect(row).toContainText('上次未传完');
  expect(await sentIn(second)).toBeGreaterThan(1_000_000);
  const other = join(folder, 'another.mp4');
  await writeFile(other, Buffer.concat([mp4(0), randomBytes(100)]));
  await row.locator('input[type="file"]').setInputFiles(other);
  await expect(row).toContainText('这不是原来的文件');
  await row.locator('input[type="file"]').setInputFiles(film);
  await expect.poll(() => sentIn(second)).toBeGreaterThan(12_000_000);
  await killAndStart();

  const added = second.locator('.air-file', { hasText: '公开课' });
  // a busy machine starts a server slowly, and each try costs ten seconds
  await expect(added).toBeVisible({ timeout: 120_000 });
  await expect(row).toHaveCount(0);
  const address = await added.locator('a[aria-haspopup]').getAttribute('href');
  expect(address).toContain(createHash('sha256').update(content).digest('hex'));
  await context.close();
}, 240_000);

test('an editor pauses, goes to another page and comes back, and takes the file away again', async ({
  come,
  watch,
}) => {
  watch.allow(...withoutMedia);
  const page = await come(lesson, { as: 'cityadmin', site: { ...office, url: server.url } });
  await page.context().route('**/uploads/*', async (route) => {
    // slow enough to be paused
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const rows = page.locator('.upload-row', { hasText: '补充片段' });
  const small = join(folder, '补充片段.mp4');
  await writeFile(small, Buffer.concat([mp4(0), randomBytes(1000)]));
  await page.locator('.drop-zone input[type="file"]').first().setInputFiles([small]);
  await rows.getByRole('button', { name: '暂停上传“补充片段.mp4”' }).click();
  await expect(rows).toContainText('已暂停');

  await page.locator('.site-nav').getByRole('link', { name: '空中课堂' }).click();
  await expect(page).toHaveURL('/air/air_list');
  await page.goBack();
  await expect(rows).toContainText('已暂停');
  await rows.getByRole('button', { name: '继续上传“补充片段.mp4”' }).click();
  await expect(page.locator('.air-file', { hasText: '补充片段' })).toBeVisible();
  await expect(rows).toHaveCount(0);

  // by keyboard: away with it again
  await page.getByRole('button', { name: '移除“补充片段”' }).press('Enter');
  await expect(page.locator('.air-file', { hasText: '补充片段' })).toHaveCount(0);
});

test('a film that the city has already needs no sending', async ({ chromium, watch }) => {
  watch.allow(/./);
  const context = await contextOf(chromium, { ...office, url: server.url }, { as: 'cityadmin' });
  await watch.follow(context);
  const known = join(folder, '大家都有.mp4');
  await writeFile(known, Buffer.concat([mp4(0), randomBytes(12_000_000)]));
  for (const [slug, line] of [
    ['m7-signs', 100_000_000],
    // two minutes, if it had to be sent
    ['m7-addition', 100_000],
  ] as const) {
    const page = await openLesson(context, `/air/air_detail?resourceid=${demoId(`air.resource.${slug}`)}`, line);
    await page.locator('.drop-zone input[type="file"]').first().setInputFiles(known);
    await expect(page.locator('.air-file', { hasText: '大家都有' })).toBeVisible({ timeout: 30_000 });
    await page.close();
  }
  await context.close();
});
