import type { Page } from 'playwright';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { check, receiptOf } from './answering';
import { phone, student } from './people';
import { photograph } from './photograph';

const homework = demoId('work.homework.opposites-sheet');
const assignment = demoId('work.assignment.opposites-sheet');
const title = '1.2.3 相反数 预习单';
/** Students who have not begun, each with his language: the sheet is handed in once. */
const seats = { 'zh-CN': 5, en: 10 } as const;

/** How light the picture is near its corner: the paper, or the table that it lay on. */
const lightness = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const picture = element as HTMLImageElement;
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(picture, 0, 0);
    const spots = [0.03, 0.97].flatMap((x) => [0.03, 0.97].map((y) => [x * canvas.width, y * canvas.height] as const));
    return Math.min(...spots.map(([x, y]) => drawing.getImageData(x, y, 1, 1).data[0]!));
  });

journey(
  'a student photographs and speaks on a phone, a wrong file changes nothing, and the teacher sees and hears it',
  { timeout: 150_000 },
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const as = student(3, seats[language]);
    const context = { ...phone, permissions: ['microphone'] };
    const page = await come('/st-work/list', { as, language, context, site });
    await page.locator('.work-st-card').filter({ hasText: title }).getByRole('link').click();

    // the phone's own camera; the sheet is found on the table, its corner is moved, and it is straightened
    const chooser = page.waitForEvent('filechooser');
    await page.locator('.photo-shoot').click();
    await (await chooser).setFiles(photograph('IMG_0001.png'));
    const studio = page.locator('dialog.studio');
    await expect(studio).toContainText(text('questions.kit.capture.cut.found'), { timeout: 30_000 });
    const corner = studio.getByRole('slider', { name: text('questions.kit.capture.cut.upperLeft') });
    const before = await corner.getAttribute('aria-valuenow');
    await corner.press('Shift+ArrowRight');
    expect(await corner.getAttribute('aria-valuenow')).not.toBe(before);
    await corner.press('Shift+ArrowLeft');
    await studio.getByRole('button', { name: text('questions.kit.capture.cut.next'), exact: true }).click();
    await expect(studio.locator('.studio-seen')).toBeVisible({ timeout: 30_000 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await studio.getByRole('button', { name: text('questions.kit.capture.cut.use'), exact: true }).click();
    const photo = page.locator('.photo-card');
    await expect(photo).toContainText(text('questions.kit.capture.state.ready'), { timeout: 30_000 });

    // a spoken answer beside it
    const ways = page.locator('.work-st-ways .segments');
    await ways.getByText(text('work.ways.voice', { count: 0 })).click();
    await page.getByRole('button', { name: text('questions.kit.capture.voice.begin'), exact: true }).click();
    await expect(page.locator('.voice-time')).toHaveText(/^0:0[2-9]/, { timeout: 30_000 });
    await page.getByRole('button', { name: text('questions.kit.capture.voice.stop'), exact: true }).click();
    const voice = page.locator('.voice-desk');
    await expect(voice).toContainText(text('questions.kit.capture.state.ready'), { timeout: 30_000 });

    // a file of a wrong kind is told the right ones; what was handed in stands
    await ways.getByText(text('work.ways.file', { count: 0 })).click();
    const program = { name: '答案.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
    await page.locator('.file-desk input[type=file]').setInputFiles(program);
    const allowed = fileGroups.attachments.join(text('questions.kit.capture.comma'));
    await expect(page.getByRole('alert').filter({ hasText: '答案.exe' })).toContainText(allowed);
    await expect(photo).toHaveCount(1);
    await expect(voice.locator('audio')).toHaveCount(1);
    await page.reload();
    await expect(photo).toHaveCount(1);
    await expect(voice.locator('audio')).toHaveCount(1);

    await check(page, language);
    await page.getByRole('button', { name: text('work.check.handIn'), exact: true }).click();
    await receiptOf(page, language);

    // the teacher has the sheet without the table, and hears what was said
    const attempt = demoId(`work.attempt.opposites-sheet.${seats[language] - 1}`);
    const desk = await come(`/work/pcorrect?id=${homework}&assignment=${assignment}&attempt=${attempt}`, {
      as: 'teacher',
      language,
      site,
    });
    const seen = '.work-photo img';
    await expect
      .poll(() => desk.locator(seen).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expect.poll(() => lightness(desk, seen)).toBeGreaterThan(150);
    const sound = desk.locator('.work-voice audio');
    await sound.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
      return audio.play();
    });
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.5);
  },
);
