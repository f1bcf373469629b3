import type { Page } from 'playwright';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const lessonId = demoId('air.resource.m7-balance');
const lesson = `/air/air_detail?resourceid=${lessonId}`;
const second = (page: Page) => page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime);
/** What the page has told the server of what is watched. */
const reports = (page: Page) => {
  const told: { second: number }[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/airresource/watched')) told.push(request.postDataJSON() as { second: number });
  });
  return told;
};

journey(
  'a student notes and asks at a second, goes on on another device, and the teacher answers and sees who watched',
  async (language, { come }) => {
    const text = say(language);
    const page = await come(lesson, { as: 'student', language });
    const told = reports(page);
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.duration)).toBeGreaterThan(30);
    await video.evaluate((media: HTMLVideoElement) => {
      media.muted = true;
      media.currentTime = 20;
      return media.play();
    });
    await expect.poll(() => second(page)).toBeGreaterThan(22);
    await video.evaluate((media: HTMLVideoElement) => media.pause());
    await expect.poll(() => told.at(-1)?.second ?? 0).toBeGreaterThanOrEqual(22);

    // a key of the player leads to the note; the time of it leads back
    await video.focus();
    await page.keyboard.press('n');
    const panel = page.getByRole('tabpanel');
    const note = `天平两边 ${language}`;
    await expect(panel.locator('textarea')).toBeFocused();
    await page.keyboard.type(note);
    await page.keyboard.press('Control+Enter');
    const written = panel.locator('.air-note-line', { hasText: note });
    await expect(written).toBeVisible();
    await video.evaluate((media: HTMLVideoElement) => (media.currentTime = 2));
    await written.getByRole('button').first().click();
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(22);
    await video.evaluate((media: HTMLVideoElement) => media.pause());

    // deleted, and taken back
    await written.getByRole('button').last().click();
    await expect(written).toHaveCount(0);
    await page.getByRole('button', { name: text('host.undo') }).click();
    await expect(written).toBeVisible();

    const question = `为什么两边要同时加？ ${language}`;
    await page.getByRole('tab', { name: text('air.panel.questions') }).click();
    await panel.locator('textarea').fill(question);
    await panel.getByRole('button', { name: text('air.questions.send'), exact: true }).click();
    await expect(panel.locator('.air-question', { hasText: question })).toContainText(text('air.questions.waiting'));
    expect(await accessibilityFaults(page)).toEqual([]);

    // the home of the day on another device leads on, at the second
    const tablet = await come('/student-home/main', { as: 'student', language });
    const begun = tablet.locator('.air-begun').first();
    await begun.getByRole('link').click();
    await expect(tablet).toHaveURL(lesson);
    await expect(tablet.locator('.film-resumed')).toBeVisible();
    await expect.poll(() => second(tablet)).toBeGreaterThanOrEqual(21);

    // the teacher's home says that somebody waits
    const desk = await come('/home/main', { as: 'teacher', language });
    await desk.locator('main a[href="/air/questions"]').first().click();
    const asked = desk.locator('.air-question', { hasText: question });
    await asked.getByRole('button', { name: text('air.questions.answer'), exact: true }).click();
    expect(await accessibilityFaults(desk)).toEqual([]);
    await asked.locator('textarea').fill('两边同时加，天平才平衡。');
    await asked.getByRole('button', { name: text('air.questions.answerSend') }).click();
    await expect(asked).toHaveCount(0);

    // who watched how much: the lesson, then the students
    await desk.getByRole('link', { name: text('air.report.title') }).click();
    await desk.locator(`a[href*="resourceid=${lessonId}"]`).first().click();
    await expect(desk.locator('.air-heat svg')).toBeVisible();
    await expect(desk.getByText(text('air.report.state.begun')).first()).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);

    await page.reload();
    await page.getByRole('tab', { name: text('air.panel.questions') }).click();
    await expect(page.locator('.air-question', { hasText: question })).toContainText('两边同时加，天平才平衡。');
  },
);

test('a film for signed-in people stays where it is while notes beside it come and go', async ({ come }) => {
  const text = say('zh-CN');
  const page = await come(`/air/air_detail?resourceid=${demoId('air.resource.ms1-monotone')}`, { as: 'teacher' });
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.duration)).toBeGreaterThan(30);
  await video.evaluate((media: HTMLVideoElement) => (media.currentTime = 20));
  const address = await video.getAttribute('src');
  await video.focus();
  await page.keyboard.press('n');
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('textarea')).toBeFocused();
  await page.keyboard.type('图象上升');
  await page.keyboard.press('Control+Enter');
  const written = panel.locator('.air-note-line', { hasText: '图象上升' });
  await expect(written).toBeVisible();
  // the page reads itself again after each, and its tickets are new ones
  await written.getByRole('button').last().click();
  await expect(written).toHaveCount(0);
  await page.getByRole('button', { name: text('host.undo') }).click();
  await expect(written).toBeVisible();
  expect(await second(page)).toBeGreaterThanOrEqual(20);
  expect(await video.getAttribute('src')).toBe(address);
});
