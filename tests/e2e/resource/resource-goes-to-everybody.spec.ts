import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { Programs } from 'edutech/core/server/programs/programs';
import { Renditions } from 'edutech/plugins/media/server/conversion/renditions';
import { Workshop } from 'edutech/plugins/media/server/conversion/workshop';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { canConvert, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { officeFile } from '../../support/conversion/documents';
import type { TestApp } from '../../support/servers/start-app';

const numberLine = demoId('textbook.node.junior-mathematics-7a-pep/第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴');

let site: TestApp;
let folder: string;
let clean: () => Promise<void>;
/** Files as a teacher has them: their names tell chapter and kind. */
let files: string[];
needConverters();

beforeAll(async () => {
  if (!canConvert) return;
  ({ folder, clean } = await workFolder());
  const named = async (made: Promise<string>, name: string) => {
    const path = await made;
    const to = join(dirname(path), name);
    await rename(path, to);
    return to;
  };
  files = [
    await named(officeFile(folder, 'text', 'docx'), '1.2.2 数轴 教案.docx'),
    await named(officeFile(folder, 'slides', 'pptx'), '1.2.2 数轴 课件.pptx'),
    await named(officeFile(folder, 'text', 'pdf'), '1.2.2 数轴 练习.pdf'),
  ];
  site = await startSite({
    works: true,
    replace: [
      [Programs, programs],
      [Renditions, new DiskRenditions(join(folder, 'renditions'))],
      [Workshop, { folder: join(folder, 'workshop') }],
    ],
  });
}, 240_000);
afterAll(async () => {
  await site?.close();
  await clean?.();
});

/** Converting takes its time on a busy machine. */
const patient = { timeout: 120_000 } as const;

/** A resource as its page shows it, as soon as it is converted. */
async function expectRead(page: Page, words: string, pages: number): Promise<void> {
  await expect(page.locator('.pdf-page')).toContainText(`/ ${pages}`, patient);
  await expect(page.locator('.pdf-text').first()).toContainText(words);
}

/** Opens a resource of the list by its title. */
async function openFromList(page: Page, title: string): Promise<void> {
  await page.goto('/resource/list');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

journey(
  'a teacher uploads documents and reads them; one is returned, resubmitted, passed, and read by everybody',
  { timeout: 300_000, skip: !canConvert },
  async (language, { come }) => {
    const text = say(language);
    const coming = { language, site } as const;
    const slides = `数轴的三要素 ${language}`;

    // three files at once: what their names tell is filled in, the licence is asked for
    const teacher = await come('/education_resources/resource-upload', { ...coming, as: 'teacher' });
    await teacher.locator('.drop-zone input[type="file"]').first().setInputFiles(files);
    const titles = teacher.locator('.resource-file-fields input');
    await expect(titles).toHaveCount(3);
    await expect(teacher.locator('.upload-row[data-state="ready"]')).toHaveCount(3, patient);
    const chapters = teacher.locator('.resource-file-fields select').filter({ hasText: '1.2.2 数轴' });
    for (const chapter of await chapters.all()) await expect(chapter).toHaveValue(numberLine);
    const save = teacher.getByRole('button', { name: text('resource.upload.save', { count: 3 }) });
    await save.click();
    await expect(teacher.getByText(text('resource.wrong.licence'))).toBeVisible();
    for (const [at, title] of [`课文 ${language}`, slides, `练习 ${language}`].entries())
      await titles.nth(at).fill(title);
    await teacher.getByLabel(text('resource.field.licence')).selectOption('ccBy');
    await teacher.getByRole('button', { name: text('resource.visibility.1') }).click();
    await save.click();
    await expect(teacher.locator('.toast')).toHaveText(text('resource.upload.done', { count: 3 }));

    // each is read in the browser, as the office program draws it
    await openFromList(teacher, `课文 ${language}`);
    await expectRead(teacher, '东风来了', 1);
    await openFromList(teacher, `练习 ${language}`);
    await expectRead(teacher, '东风来了', 1);
    await openFromList(teacher, slides);
    await expectRead(teacher, '勾股定理', 2);
    const share = teacher.getByRole('button', { name: text('resource.act.share3') });
    await share.click();
    await expect(teacher.getByText(text('resource.waits.3'))).toBeVisible();

    // an auditor says something about the second page, and returns it
    const auditor = await come('/education_resources/resource-audit', { ...coming, as: 'auditor' });
    await auditor.getByRole('link', { name: slides }).click();
    await expectRead(auditor, '勾股定理', 2);
    await auditor.getByRole('button', { name: text('media.viewer.pdf.next') }).click();
    await expect(auditor.getByRole('button', { name: text('resource.anchor.page', { at: 2 }) })).toBeVisible();
    await auditor.keyboard.press('c');
    await auditor.keyboard.type('练习没有答案，请补上。');
    await auditor.keyboard.press('Control+Enter');
    await expect(auditor.locator('.resource-comment')).toContainText('练习没有答案');
    await auditor.getByRole('heading', { level: 1 }).click();
    await auditor.keyboard.press('r');
    const dialog = auditor.getByRole('dialog');
    await dialog.getByLabel(text('resource.audit.reason')).fill('内容不完整，请按意见修改。');
    await dialog.getByRole('button', { name: text('resource.audit.act.return') }).click();
    await expect(auditor.locator('.toast')).toHaveText(text('resource.audit.returnedOne', { title: slides }));

    // the teacher is led to the page, changes it, and asks once more
    await teacher.reload();
    await expect(teacher.locator('.resource-told')).toContainText('内容不完整');
    await teacher.locator('.resource-comment button').click();
    await expect(teacher.getByLabel(text('media.viewer.pdf.page'))).toHaveValue('2');
    await teacher.getByRole('link', { name: text('resource.edit') }).click();
    const better = `${slides}（修订）`;
    const form = teacher.getByRole('dialog');
    await form.getByLabel(text('resource.column.title')).fill(better);
    await form.getByRole('button', { name: text('core.ui.form.save') }).click();
    await expect(teacher.getByRole('heading', { level: 1 })).toHaveText(better);
    await share.click();
    await expect(teacher.getByText(text('resource.waits.3'))).toBeVisible();

    // the auditor sees what has changed, and passes it by keys
    await auditor.goto('/education_resources/resource-audit');
    await auditor.getByRole('link', { name: better }).click();
    await expect(auditor.locator('.resource-difference ins')).toHaveText(better);
    await expect(auditor.locator('.resource-difference del')).toHaveText(slides);
    await auditor.getByRole('heading', { level: 1 }).click();
    await auditor.keyboard.press('a');
    await expect(auditor.locator('.toast').last()).toHaveText(text('resource.audit.unticked'));
    for (const key of ['1', '2', '3', '4', '5', 'a']) await auditor.keyboard.press(key);
    await expect(auditor.locator('.toast').last()).toHaveText(text('resource.audit.passedOne', { title: better }));

    // a student finds it in its chapter, a visitor on the public list
    const student = await come(`/stu-resource/zzlist?node=${numberLine}`, { ...coming, as: 'student' });
    await student.getByRole('link', { name: better }).click();
    await expectRead(student, '勾股定理', 2);
    const visitor = await come('/education_resources/resource-list', coming);
    await visitor.getByRole('link', { name: better }).click();
    await expectRead(visitor, '勾股定理', 2);
  },
);
