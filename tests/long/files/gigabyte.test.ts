import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, vi } from 'vitest';
import { maxUploadBytes } from 'edutech/core/common/files/file-groups';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { sql } from 'edutech/core/server/data/db';
import { asSystem } from 'edutech/core/server/actor';
import { contextOf, open, test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { needConverters } from '../../support/conversion/converters';
import { makeFilm } from '../../support/conversion/films';
import { noise } from '../../support/noise';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { report, secondsSince, seedOfRun } from '../report';
import { paddingHead } from './varied-files';

const root = new URL('../../../', import.meta.url).pathname;
const lessonId = demoId('air.resource.m7-opposite');
const lesson = `/air/air_detail?resourceid=${lessonId}`;
const minute = 60_000;
const megabyte = 1_048_576;
/** A quick line, and slow enough to be interrupted where the run wants it. */
const bytesPerSecond = 40 * megabyte;

let office: TestApp;
let folder: string;
let server: ServerProcess;

needConverters();
vi.setConfig({ testTimeout: 40 * minute, hookTimeout: 5 * minute });
beforeAll(async () => {
  office = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'edutech-gigabyte-'));
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await office?.close();
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
  const gone = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await gone;
  server = await start(Number(new URL(server.url).port));
}

/** A film that plays, as large as a file may be: behind its pictures stands a box that says nothing. Answers its hash. */
async function writeGigabyte(path: string, seed: string): Promise<string> {
  const film = await readFile(await makeFilm(join(folder, 'base.mp4'), { seconds: 60, size: '640x360' }));
  const random = randomOf(seed);
  const hash = createHash('sha256');
  const padding = maxUploadBytes - film.length - 8;
  function* chunks() {
    yield film;
    yield paddingHead(padding);
    for (let left = padding; left > 0; left -= megabyte) yield noise(Math.min(left, megabyte), random);
  }
  await pipeline(
    chunks,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return hash.digest('hex');
}

async function openLesson(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, lesson);
  const line = await context.newCDPSession(page);
  const none = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...none, uploadThroughput: bytesPerSecond });
  return page;
}

const sentIn = (page: Page) => page.locator('.upload-row progress').evaluate((bar: HTMLProgressElement) => bar.value);
const hasSent = (page: Page, megabytes: number) =>
  expect.poll(() => sentIn(page), { timeout: 10 * minute }).toBeGreaterThan(megabytes * megabyte);

test('a gigabyte goes up from a browser through two killed servers and a closed tab, and is the same byte for byte', async ({
  chromium,
  watch,
}) => {
  const seed = seedOfRun();
  const film = join(folder, '公开课.mp4');
  const sha256 = await writeGigabyte(film, seed);
  // cut lines are what this is about
  watch.allow(/./);
  const context = await contextOf(chromium, { ...office, url: server.url }, { as: 'cityadmin' });
  const began = Date.now();

  const first = await openLesson(context);
  await first.locator('.drop-zone input[type="file"]').first().setInputFiles(film);
  await hasSent(first, 200);
  await killAndStart();
  await hasSent(first, 450);
  await first.close({ runBeforeUnload: false });

  const second = await openLesson(context);
  const row = second.locator('.upload-row');
  await expect(row).toContainText('上次未传完');
  const resumedAt = await sentIn(second);
  // nothing that the server had for good is sent again
  expect(resumedAt).toBeGreaterThan(200 * megabyte);
  await row.locator('input[type="file"]').setInputFiles(film);
  await hasSent(second, 750);
  await killAndStart();

  const added = second.locator('.air-file', { hasText: '公开课' });
  await expect(added).toBeVisible({ timeout: 15 * minute });
  await expect(row).toHaveCount(0);
  const uploaded = secondsSince(began);
  const address = await added.locator('a[aria-haspopup]').getAttribute('href');
  expect(address).toContain(sha256);

  const downloaded = createHash('sha256');
  const response = await fetch(new URL(address!, server.url));
  expect(Number(response.headers.get('content-length'))).toBe(maxUploadBytes);
  await pipeline(response.body!, downloaded);
  expect(downloaded.digest('hex')).toBe(sha256);

  // it was converted, and streams from its middle to somebody else
  const streamOf = () =>
    office.platform.services.database.read(asSystem('a long run'), (db) =>
      db.maybe(
        sql<{ result: { seconds: number } }>`select result from core.conversion where sha256 = ${sha256} and state = 1`,
      ),
    );
  await expect.poll(async () => (await streamOf())?.result.seconds, { timeout: 10 * minute }).toBeCloseTo(60, 0);
  const master = await fetch(`${server.url}/files/${sha256}/video-1/master.m3u8`);
  expect(master.status).toBe(200);
  const part = await fetch(`${server.url}/files/${sha256}/video-1/360p-00005.m4s`);
  expect([part.status, part.headers.get('content-type')]).toEqual([200, 'video/iso.segment']);
  await part.arrayBuffer();
  await context.close();
  report('a gigabyte from a browser', {
    seed,
    bytes: maxUploadBytes,
    sha256,
    'there after': uploaded,
    'stood after the closed tab at': `${Math.round(resumedAt / megabyte)} MB`,
    'converted after': secondsSince(began),
  });
});
