import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { contextOf, open, test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import type { Somebody } from '../../../support/people';
import { type ServerProcess, startServerProcess } from '../../../support/servers/server-process';
import { startApp, type TestApp } from '../../../support/servers/start-app';

const root = new URL('../../../../', import.meta.url).pathname;
const address = `/prepare/plan-view?id=${demoId('prepare.plan.equation-group')}`;
const colleague = { personId: demoId('person/101/teacher/mathematics/2') };

/** Knows the city; pages come from a process that the test kills. */
let office: TestApp;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  office = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'edutech-plan-'));
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

const sectionOf = (page: Page, language: Language, section: string) =>
  page.getByRole('textbox', { name: say(language)(`prepare.section.${section}`), exact: true });

test('two teachers write one plan at once, its server is killed, and neither loses a word', async ({
  chromium,
  watch,
}) => {
  // a server that is killed answers nothing
  watch.allow(/./);
  const come = async (as: Somebody, language: Language) => {
    const context = await contextOf(chromium, { ...office, url: server.url }, { as, language });
    await watch.follow(context);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, address);
    return page;
  };
  const [mine, theirs] = [await come('teacher', 'zh-CN'), await come(colleague, 'en')];
  const goals = sectionOf(mine, 'zh-CN', 'goals');
  await goals.fill('一');
  await expect(sectionOf(theirs, 'en', 'goals')).toHaveValue('一');
  expect(await accessibilityFaults(mine)).toEqual([]);

  // each sees the cursor of the other where it stands, also when the text before it changes
  await sectionOf(theirs, 'en', 'goals').press('End');
  const cursor = goals.locator('..').locator('.prepare-cursor');
  await expect(cursor).toBeVisible();
  const textBefore = () => cursor.evaluate((mark) => mark.closest('.prepare-marks')?.textContent?.indexOf('一') ?? -1);
  await expect.poll(textBefore).toBe(0);

  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await gone;
  await sectionOf(theirs, 'en', 'board').fill('右：例 2。');
  await sectionOf(mine, 'zh-CN', 'board').fill('左：例 1。');
  await sectionOf(mine, 'zh-CN', 'homework').fill('课本第 3 题');
  await expect(
    mine.getByRole('status').filter({ hasText: say('zh-CN')('core.ui.save.offline', { waiting: 1 }).slice(0, 2) }),
  ).toBeVisible();
  server = await start(Number(new URL(server.url).port));
  for (const [page, language] of [
    [mine, 'zh-CN'],
    [theirs, 'en'],
  ] as const) {
    await expect(sectionOf(page, language, 'board')).toHaveValue(/左：例 1。/, { timeout: 30_000 });
    await expect(sectionOf(page, language, 'board')).toHaveValue(/右：例 2。/, { timeout: 30_000 });
    await expect(sectionOf(page, language, 'homework')).toHaveValue('课本第 3 题');
  }
  for (const page of [mine, theirs]) await page.context().close();
});
