import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import { bigRoster, bigRosterInLastClass, bigRosterRows, bigRosterWrong } from '../../support/rosters/big-roster';
import { printedCards } from '../../support/rosters/card-texts';
import { csv } from '../../support/rosters/roster-files';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ works: true });
}, 60_000);
afterAll(() => site.close());

/** Prints the cards of a group and reads the sheet. */
async function cardsOf(page: Page, language: Language, name: string) {
  const text = say(language);
  await page.goto('/admin/cards');
  await page.getByRole('button', { name: text('organisation.cards.printNamed', { name }), exact: true }).click();
  const download = page.getByRole('button', { name: text('organisation.cards.download'), exact: true });
  await expect(download).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  return printedCards(await readFile(await file.path()));
}

journey(
  'an administrator imports 3,000 students with forty wrong rows, prints cards, and a student signs in with one',
  { timeout: 180_000 },
  async (language, { come }) => {
    const text = say(language);
    const mark = language === 'en' ? 'E' : 'C';
    const page = await come('/admin/rosters', { as: 'countyadmin', language, site });
    await page.getByLabel(text('organisation.rosters.list.school'), { exact: true }).selectOption(site.world.schoolId);
    await page.locator('input[type=file]').setInputFiles({
      name: 'roster.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await bigRoster(mark),
    });

    // the dry run: nothing is written yet, and every wrong row says what is wrong
    await expect(page).toHaveURL(/\/admin\/rosters\/[0-9a-f]{32}/);
    const good = bigRosterRows - bigRosterWrong;
    const write = page.getByRole('button', { name: text('organisation.rosters.apply', { good }), exact: true });
    await expect(write).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.organisation-figure-wrong dd')).toHaveText(String(bigRosterWrong));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: text('organisation.rosters.errorsOnly') }).click();
    await expect(page.locator('.organisation-problems .chip')).toHaveCount(11);
    await expect(page.locator('.organisation-wrong')).toHaveCount(15);

    // a wrong cell is mended where it stands, and its row is good from then on
    await page
      .locator('.organisation-problems .chip')
      .filter({ hasText: text('organisation.rosters.short.missingName') })
      .click();
    const cell = page.locator('.organisation-cell[aria-invalid]').first();
    await cell.fill('补名');
    await cell.press('Enter');
    await expect(page.locator('.organisation-figure-wrong dd')).toHaveText(String(bigRosterWrong - 1));

    await page
      .getByRole('button', { name: text('organisation.rosters.apply', { good: good + 1 }), exact: true })
      .click();
    await expect(page.getByRole('button', { name: text('organisation.rosters.undo') })).toBeVisible({
      timeout: 90_000,
    });
    await expect(
      page.getByText(text('organisation.rosters.hasWritten', { written: good + 1, wrong: bigRosterWrong - 1 })),
    ).toBeVisible();

    // cards of the class in which a few of them sit
    const cards = await cardsOf(page, language, '九(1)班');
    const own = cards.filter(({ username }) => username.startsWith(`s${mark.toLowerCase()}`));
    expect(own).toHaveLength(bigRosterInLastClass);

    // the student signs in with what the card says, and must choose a password first
    const student = await come('/login', { language, site });
    await logIn(student, language, own[0]!.username, own[0]!.password);
    await expect(student).toHaveURL(/setting/);
    await expect(student.getByText(text('account.mustChange.title'))).toBeVisible();
  },
);

journey(
  'an administrator imports teachers, prints their cards, and one of them signs in with hers',
  async (language, { come }) => {
    const text = say(language);
    const number = language === 'en' ? 'E9001' : 'C9001';
    const page = await come('/admin/rosters', { as: 'countyadmin', language, site });
    await page.getByRole('button', { name: text('organisation.rosters.kind.staff'), exact: true }).click();
    await page.getByLabel(text('organisation.rosters.list.school'), { exact: true }).selectOption(site.world.schoolId);
    await page.locator('input[type=file]').setInputFiles({
      name: 'staff.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(staffRoster(number)),
    });
    await page.getByRole('button', { name: text('organisation.rosters.apply', { good: 1 }), exact: true }).click();
    await expect(page.getByRole('button', { name: text('organisation.rosters.undo') })).toBeVisible();
    await expect(page.getByText(text('organisation.rosters.hasWritten', { written: 1, wrong: 1 }))).toBeVisible();

    const cards = await cardsOf(page, language, text('organisation.cards.staffGroup'));
    const own = cards.find(({ username }) => username === `t${number.toLowerCase()}`)!;
    const teacher = await come('/login', { language, site });
    await logIn(teacher, language, own.username, own.password);
    await expect(teacher).toHaveURL('/setting');
    await expect(teacher.getByText(text('account.mustChange.title'))).toBeVisible();
    await expect(teacher.locator('.shell-me').getByText('新教师', { exact: true })).toBeVisible();
  },
);

/** A teacher, and another whose post no school knows. */
const staffRoster = (number: string) =>
  csv(
    ['工号', '姓名', '岗位', '任教学科', '任教班级'],
    [
      [number, '新教师', '任课教师', '数学', '七(1)班'],
      [`${number}9`, '某人', '厨师长', '', ''],
    ],
  );
