import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const text = say('zh-CN');
const media = new URL('../../../plugins/resource/server/demo/media/', import.meta.url).pathname;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-folder-'));
  const lesson = join(folder, '1.2.2 数轴');
  await mkdir(lesson);
  await copyFile(join(media, 'number-line.png'), join(lesson, '板书.png'));
  await copyFile(join(media, 'rational-exercise.pdf'), join(lesson, '02_分层练习（1）.pdf'));
  await writeFile(join(lesson, '课堂小程序.exe'), 'MZ no program for a lesson');
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a teacher uploads a folder: what is wrong in it is told by itself, what was typed outlives a closed tab, the rest is saved', async ({
  come,
  watch,
  workingSite: site,
}) => {
  // the program is refused
  watch.allow(/^422 POST .*\/api\/upload\/begin/, /Failed to load resource/);
  const page = await come('/resource/list?open=upload', { as: 'teacher', site });
  const desk = page.getByRole('dialog');
  await desk.locator('.drop-zone input[type="file"]').nth(1).setInputFiles(join(folder, '1.2.2 数轴'));
  await expect(desk.locator('.upload-row[data-state="ready"]')).toHaveCount(2);
  const refused = desk.locator('.upload-row[data-state="failed"]');
  await expect(refused).toContainText('课堂小程序.exe');
  await expect(refused).toContainText('可以上传 mp4, mp3, pdf, docx, doc, ppt, pptx, jpg, png');

  // names and folders have told title, kind and chapter
  const exercise = desk.locator('.upload-row', { hasText: '分层练习' });
  await expect(exercise.locator('input')).toHaveValue('分层练习');
  await expect(exercise.locator('select').first()).toHaveValue('exercise');
  await expect(exercise.locator('select').last().locator('option:checked')).toContainText('1.2.2 数轴');
  expect(await accessibilityFaults(page)).toEqual([]);

  // the tab is closed before anything is saved; what had come and what was typed are there again
  await exercise.locator('input').fill('数轴 分层练习 甲');
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto('/resource/list?open=upload');
  const left = again.getByRole('dialog');
  await expect(left.getByLabel(text('resource.of.title', { name: '02_分层练习（1）.pdf' }))).toHaveValue(
    '数轴 分层练习 甲',
  );
  await left.getByLabel(text('resource.field.licence')).selectOption('teaching');
  await left.getByRole('button', { name: text('resource.upload.save', { count: 2 }) }).click();
  await expect(again.locator('.toast')).toHaveText(text('resource.upload.done', { count: 2 }));
  await expect(left).toHaveCount(0);
  await expect(again.getByRole('link', { name: '数轴 分层练习 甲' })).toBeVisible();

  // into the trash together, and back by one press
  for (const title of ['数轴 分层练习 甲', '板书'])
    await again.getByLabel(text('core.ui.table.choose', { name: title })).check();
  await again
    .getByRole('toolbar')
    .getByRole('button', { name: text('resource.act.remove') })
    .click();
  await expect(again.locator('.toast').last()).toContainText(text('resource.done.remove', { count: 2, title: '' }));
  await expect(again.getByRole('link', { name: '数轴 分层练习 甲' })).toHaveCount(0);
  await again.locator('.toast').last().getByRole('button').first().click();
  await expect(again.getByRole('link', { name: '数轴 分层练习 甲' })).toBeVisible();
});
