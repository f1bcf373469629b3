import type { Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import { journey, test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { tabTo } from '../../../support/browsing/keyboard';
import { say } from '../../../support/browsing/texts';
import { type ClassWork, gap, handedInWork, inWords, written } from '../../../support/homework/class-work';
import type { TestApp } from '../../../support/servers/start-app';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const gaps = 5;
/** Place of the item in words, and of the first gap: a set of its own for each language. */
const firstOf = (language: Language) => (language === 'en' ? 1 + gaps : 0);
/** The student who wrote nothing. */
const silent = 6;
/** Gaps of this student are wrong in this column. */
const isWrong = (student: number, column: number) => (student + column) % 3 === 0;

let made: Promise<ClassWork> | undefined;
/** The whole class has handed in an item in words and five gaps that a person marks, twice. */
const work = (site: TestApp) =>
  (made ??= handedInWork(site, {
    title: '键盘批改 练习',
    items: [1, 2].flatMap((set) => [
      inWords(`第 ${set} 题：写出计算过程。`, 12),
      ...Array.from({ length: gaps }, (_, at) => gap(`第 ${at + 1} 空`, 2)),
    ]),
    answer: (student, item) => {
      const column = item % (1 + gaps);
      if (column === 0) return student === silent ? null : written(`解：第 ${student + 1} 位同学的过程。`);
      return { gaps: [isWrong(student, column - 1) ? '-7' : '7'] };
    },
  }));

const at = (view: string, { homeworkId, assignmentId }: ClassWork, more: string) =>
  `/work/${view}?id=${homeworkId}&assignment=${assignmentId}&${more}`;
const open = async (page: Page) => Number(await page.locator('.correct-queue .tab .num').first().textContent());
const points = (page: Page) => page.locator('.correct-score b');
const who = (page: Page) => page.locator('.correct-who b').first();
const hold = async (page: Page, key: string) => {
  for (let times = 0; times < 3; times++) await page.keyboard.down(key);
  await page.keyboard.up(key);
};
/** Keys one after the other, as fast as they are taken. */
const press = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What each student gets, and the keys for it: two digits, halves, and a zero that is meant. */
const scale = [
  ['12', '1', '2'],
  ['7', '7'],
  ['0', '0', '0'],
  ['6.5', '6', '.'],
  ['10', '1', '0'],
] as const;
const given = (student: number) => scale[student % scale.length]!;

journey(
  'a teacher marks more than forty papers from the first to the last, without a mouse',
  async (language, { come, site }) => {
    const text = say(language);
    const homework = await work(site);
    const { students, items } = homework;
    const address = at('qcorrect', homework, `item=${items[firstOf(language)]}`);
    const page = await come(address, { as: 'teacher', language });
    const others = students.flatMap((_, student) => (student === silent ? [] : [student]));
    expect(others.length).toBeGreaterThan(40);
    await expect(who(page)).toHaveText(students[0]!.name);
    expect(await open(page)).toBe(others.length);

    // a key that is held is one key: no second zero, no eleven, no student passed over
    await hold(page, '0');
    await expect(page.getByText(text('work.correct.askZero'))).toBeVisible();
    await expect(points(page)).toHaveText('–');
    await page.waitForTimeout(1100);
    await hold(page, '1');
    await expect(points(page)).toHaveText('1');
    await page.waitForTimeout(1100);
    await press(page, given(0).slice(1));
    await expect(points(page)).toHaveText('12');
    await hold(page, 'Enter');
    await expect(who(page)).toHaveText(students[1]!.name);
    expect(await open(page)).toBe(others.length - 1);

    for (const student of others.slice(1)) {
      await expect(who(page)).toHaveText(students[student]!.name);
      const [score, ...keys] = given(student);
      await press(page, keys);
      await expect(points(page)).toHaveText(score);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(text('work.correct.allDone.text'))).toBeVisible();
    expect(await open(page)).toBe(0);

    // the last mark is taken back, and given again
    const last = others.at(-1)!;
    await page.keyboard.press('Control+z');
    await expect.poll(() => open(page)).toBe(1);
    await expect(who(page)).toHaveText(students[last]!.name);
    await expect(points(page)).toHaveText('–');
    await press(page, given(last).slice(1));
    await page.keyboard.press('Enter');
    await expect.poll(() => open(page)).toBe(0);

    // who wrote nothing is a group of its own, reached by keys as well
    await tabTo(page.getByRole('button', { name: text('work.correct.blanks.zero') }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.correct-progress')).toContainText(`${students.length} / ${students.length}`);
    await expect(page.locator('.save-state-saved')).toBeVisible();

    // all of it stands, for the teacher and on the phone of a student
    await page.goto(`${address}&filter=all`);
    const badges = page.locator('.correct-entry .correct-badge');
    await expect(badges).toHaveText(students.map((_, student) => (student === silent ? '0' : given(student)[0])));
    const small = await come(`/st-work/question?id=${students[last]!.attemptId}`, {
      as: students[last]!,
      language,
      context: phone,
    });
    await expect(small.getByRole('article', { name: String(firstOf(language) + 1), exact: true })).toContainText(
      text('questions.kit.question.pointsOf', { points: given(last)[0], of: 12 }),
    );
  },
);

/** The cells of the row at hand. */
const row = (page: Page) => page.locator('tr:has(.correct-cell-at) .correct-cell');
const gridOf = (homework: ClassWork, language: Language) => {
  const first = firstOf(language) + 1;
  const columns = homework.items.slice(first, first + gaps).map((item) => `${item}/0`);
  return at('mqcorrect', homework, `columns=${encodeURIComponent(columns.join(','))}`);
};

/** Walks down the class and reads what stands. */
async function standing(page: Page, rows: number): Promise<string[][]> {
  await page.keyboard.press('Control+Home');
  const read: string[][] = [];
  for (let at = 0; at < rows; at++) {
    await expect(page.locator(`tr[aria-rowindex="${at + 2}"] .correct-cell-at`)).toBeVisible();
    read.push(await row(page).locator('.correct-cell-points').allTextContents());
    await page.keyboard.press('ArrowDown');
  }
  return read;
}

test('a teacher marks a grid of more than forty students and five gaps cell by cell, by keys alone', async ({
  come,
  site,
}) => {
  const text = say('zh-CN');
  const homework = await work(site);
  const { students } = homework;
  const page = await come(gridOf(homework, 'zh-CN'), { as: 'teacher' });
  const all = students.length * gaps;
  const progress = page.locator('.correct-progress');
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(progress).toContainText(`0 / ${all}`);

  await page.keyboard.press('Control+Home');
  await hold(page, '0');
  await expect(page.getByText(text('work.correct.askZero'))).toBeVisible();
  await expect(progress).toContainText(`0 / ${all}`);
  await page.waitForTimeout(1100);
  await hold(page, 'Enter');
  await expect(page.locator('tr[aria-rowindex="3"] .correct-cell-at')).toBeVisible();
  await page.keyboard.press('Control+Home');

  const pointsAt = (student: number, column: number) => (student + 2 * column) % 3;
  for (let column = 0; column < gaps; column++) {
    for (let student = 0; student < students.length; student++) {
      const score = pointsAt(student, column);
      await press(page, score === 0 ? ['0', '0', 'Enter'] : [String(score), 'Enter']);
    }
    await press(page, ['Control+ArrowUp', 'ArrowRight']);
  }
  await expect(progress).toContainText(`${all} / ${all}`);
  await expect(page.locator('.save-state-saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(progress).toContainText(`${all} / ${all}`);
  const wanted = students.map((_, student) =>
    Array.from({ length: gaps }, (_cell, column) => String(pointsAt(student, column))),
  );
  expect(await standing(page, students.length)).toEqual(wanted);
});

test('a teacher marks the grid by answers that are alike, a range for each key', async ({ come, site }) => {
  const text = say('en');
  const homework = await work(site);
  const { students } = homework;
  const page = await come(gridOf(homework, 'en'), { as: 'teacher', language: 'en' });
  const all = students.length * gaps;
  const grid = page.getByRole('grid');
  await expect(grid).toBeFocused();
  // points that are not on the scale are refused with the scale; a doubt is noted, and taken back
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('9');
  await expect(page.getByText(/These points are not valid/)).toBeVisible();
  const selected = grid.locator('[aria-selected=true]');
  await press(page, ['Shift+ArrowDown', 'Shift+ArrowDown', 'Space']);
  await expect(selected).toHaveCount(3);
  await expect(selected.first()).toHaveClass(/correct-cell-full/);
  await page.keyboard.press('d');
  await expect(selected.first()).toHaveClass(/correct-cell-doubt/);
  await page.keyboard.press('Control+z');
  await expect(selected.first()).toHaveClass(/correct-cell-full/);

  await page.keyboard.press('Control+Home');
  for (let column = 0; column < gaps; column++) {
    // those with the same answer stand together, the most frequent one above
    await page.keyboard.press('g');
    const right = students.filter((_, student) => !isWrong(student, column)).length;
    await press(page, ['Control+ArrowUp', ...Array.from({ length: right - 1 }, () => 'Shift+ArrowDown')]);
    await expect(page.getByRole('toolbar', { name: text('work.correct.chosen', { count: right }) })).toBeVisible();
    await press(page, ['Space', 'ArrowDown', 'Control+Shift+ArrowDown', '0', '0']);
    await press(page, ['g', 'Control+ArrowUp', 'ArrowRight']);
  }
  await expect(page.locator('.correct-progress')).toContainText(`${all} / ${all}`);
  await expect(page.locator('.save-state-saved')).toBeVisible();

  // a colleague at a phone, by student: it is the same set of marks
  await page.reload();
  await expect(page.getByRole('grid')).toBeFocused();
  const wanted = students.map((_, student) =>
    Array.from({ length: gaps }, (_cell, column) => (isWrong(student, column) ? '0' : '2')),
  );
  expect(await standing(page, students.length)).toEqual(wanted);

  // one cell that is pressed gets its points by pressing, too, and they do not cover the end of the answer
  const cell = page.locator('tr[aria-rowindex="2"] .correct-cell').first();
  await cell.click();
  await page.getByRole('toolbar').getByRole('button', { name: '1', exact: true }).click();
  await expect(cell.locator('.correct-cell-points')).toHaveText('1');
  const [answer, points] = await Promise.all(
    ['.correct-crop > *', '.correct-cell-points'].map((part) => cell.locator(part).first().boundingBox()),
  );
  expect(answer!.x + answer!.width).toBeLessThanOrEqual(points!.x);
});
