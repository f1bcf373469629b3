import type { Page } from 'playwright';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { pdfOf } from '../../support/conversion/pdfs';
import { docxFromElsewhere, elsewhere, hostileDocx, pdfWithScripts } from '../../support/hostile/documents';

const lesson = '数轴：让数“站”到直线上';

/** Opens the lesson that has a task sheet as PDF and as Word file. */
async function openLesson(page: Page): Promise<void> {
  await page.locator('.cover-card', { hasText: lesson }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson);
}

const openMaterial = (page: Page, kind: 'PDF' | 'DOCX') =>
  page.locator('.air-file', { hasText: kind }).locator('a[aria-haspopup]').click();

/** Lets the page get these bytes wherever it asks for a file of this kind. */
const answerWith = (page: Page, ending: string, type: string, body: Buffer) =>
  page.route(`**/*.${ending}`, (route) => route.fulfill({ contentType: type, body }));

journey('a visitor reads thirteen pages of Chinese, and finds a word in them', async (language, { come }) => {
  const text = say(language);
  const page = await come('/air/air_list', { language });
  const press = await page.context().newPage();
  await press.setContent(
    `<style>section { break-after: page } section:last-child { break-after: auto }</style>${Array.from(
      { length: 13 },
      (_, at) => `<section><h1>第 ${at + 1} 页</h1><p>有理数的大小${at === 11 ? '，请看绝对值' : ''}</p></section>`,
    ).join('')}`,
  );
  const book = await press.pdf({ format: 'A4' });
  await press.close();
  await answerWith(page, 'pdf', 'application/pdf', book);

  await openLesson(page);
  await openMaterial(page, 'PDF');
  const reader = page.getByRole('dialog');
  await expect(reader.locator('.pdf-page')).toContainText('/ 13');
  await expect(reader.locator('.pdf-text').first()).toContainText('有理数');
  // what is far away is not drawn
  await expect(reader.locator('.pdf-sheet')).toHaveCount(13);
  await expect(reader.locator('[data-page="12"] .pdf-text')).toBeEmpty();
  expect(await accessibilityFaults(page)).toEqual([]);

  await reader.getByLabel(text('media.viewer.pdf.search')).fill('绝对 值');
  await expect(reader.locator('.pdf-found')).toHaveText(/1/);
  await expect(reader.locator('[data-page="12"] .pdf-text')).toContainText('绝对值');
  await expect(reader.getByLabel(text('media.viewer.pdf.page'))).toHaveValue('12');

  // by keyboard: larger, and back to the first page
  const width = () => reader.locator('[data-page="12"]').evaluate((sheet) => sheet.clientWidth);
  const before = await width();
  await reader.locator('.pdf-place').press('+');
  await expect.poll(width).toBeGreaterThan(before);
  await reader.locator('.pdf-place').press('Home');
  await expect(reader.getByLabel(text('media.viewer.pdf.page'))).toHaveValue('1');
});

journey('who closes a long document while it opens leaves nothing behind', async (language, { come }) => {
  const page = await come('/education_services', { language });
  const long = await page.locator('a[href^="/files/"][href$=".pdf"]').first().getAttribute('href');
  const line = await page.context().newCDPSession(page);
  const throttle = (downloadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      uploadThroughput: -1,
      downloadThroughput,
    });
  await page.route('**/*.pdf', async (route) => {
    await throttle(20_000);
    await route.continue({ url: new URL(long!, page.url()).href });
  });
  await page.goto('/air/air_list');
  await openLesson(page);
  const begun = page.waitForResponse('**/*.pdf');
  await openMaterial(page, 'PDF');
  await begun;
  const reader = page.getByRole('dialog');
  await expect(reader.locator('.pdf-waiting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await throttle(-1);
  // the worker that read it has ended, without a complaint
  await expect.poll(() => page.workers().length).toBe(0);
});

journey('a Word file is read beside the film', async (language, { come }) => {
  const page = await come('/air/air_list', { language });
  await openLesson(page);
  await openMaterial(page, 'DOCX');
  const sheet = page.getByRole('dialog').frameLocator('iframe').locator('body');
  await expect(sheet).toContainText('规定了');
  await expect(sheet).toContainText('任务三');
});

journey('a PDF with scripts is only read', async (language, { come }) => {
  const page = await come('/air/air_list', { language });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', () => asked.push('a dialog'));
  await answerWith(page, 'pdf', 'application/pdf', pdfWithScripts('only words'));
  await openLesson(page);
  await openMaterial(page, 'PDF');
  const reader = page.getByRole('dialog');
  await expect(reader.locator('.pdf-text')).toContainText('only words');
  expect(await reader.locator('.pdf-place a').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith(elsewhere) || url === 'a dialog')).toEqual([]);
});

journey(
  'a Word file with pictures, links and pages of other sites reaches nobody',
  async (language, { come, watch }) => {
    const page = await come('/air/air_list', { language });
    // a picture that is nowhere in the file, refused by the frame's own policy
    watch.allow(/img-src/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await answerWith(page, 'docx', 'application/octet-stream', docxFromElsewhere('只有文字'));
    await openLesson(page);
    const title = await page.title();
    await openMaterial(page, 'DOCX');
    const frame = page.getByRole('dialog').frameLocator('iframe');
    await expect(frame.locator('body')).toContainText('只有文字');
    await expect(frame.locator('a[href], iframe')).toHaveCount(0);
    // the frame is nobody: it can read nothing of the platform
    const origin = await page
      .frames()
      .at(-1)!
      .evaluate(() => globalThis.origin);
    expect(origin).toBe('null');
    expect(await page.title()).toBe(title);
    expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([]);

    // others hold nobody up: the page goes on while they are drawn, and they are shown or offered for download
    watch.allow(/./);
    await page.evaluate(() =>
      addEventListener('message', ({ data }) => {
        if (data === 'taken') document.title = 'taken';
      }),
    );
    for (const [what, make] of Object.entries(hostileDocx)) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await answerWith(page, 'docx', 'application/octet-stream', make('又一份'));
      await openMaterial(page, 'DOCX');
      const dialog = page.getByRole('dialog');
      const said = async () => {
        if ((await dialog.getByText(say(language)('media.viewer.noPreview')).count()) > 0) return 'refused';
        return (await dialog.frameLocator('iframe').getByText('又一份').count()) > 0 ? 'shown' : '';
      };
      await expect.poll(said, { message: what, timeout: 30_000 }).not.toBe('');
    }
    expect(await page.title()).toBe(title);
    expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([]);
  },
);

journey(
  'what cannot be read is shown by the browser itself, or offered for download',
  async (language, { come, watch }) => {
    const page = await come('/air/air_list', { language });
    await answerWith(page, 'pdf', 'application/pdf', Buffer.from('no document'));
    await answerWith(page, 'docx', 'application/octet-stream', Buffer.from('no document either'));
    await openLesson(page);
    watch.allow(/./);
    await openMaterial(page, 'PDF');
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /\.pdf#view=FitH$/);
    await page.keyboard.press('Escape');
    await openMaterial(page, 'DOCX');
    await expect(page.getByRole('dialog')).toContainText(say(language)('media.viewer.noPreview'));
    // a form that only its own program draws
    await page.keyboard.press('Escape');
    await answerWith(page, 'pdf', 'application/pdf', pdfOf({ form: 'only' }));
    await openMaterial(page, 'PDF');
    await expect(page.getByRole('dialog')).toContainText(say(language)('media.viewer.form'));
    await expect(
      page.getByRole('dialog').getByRole('link', { name: say(language)('media.viewer.download') }),
    ).toBeVisible();
  },
);
