import type { Page } from 'playwright';
import { type Language, languages } from 'edutech/core/common/languages';
import { test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { tabTo } from '../../../support/browsing/keyboard';
import { say } from '../../../support/browsing/texts';
import { type ClassWork, gap, handedInWork, inWords, written } from '../../../support/homework/class-work';
import type { TestApp } from '../../../support/servers/start-app';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const gaps = 5;
/** Place of the item in words, and of the first gap: a set of its own for each language. */
const firstOf = (language: Language) => (language === 'en' ? 1 + gaps : 0);
/** The pupil who wrote nothing. */
const silent = 6;
/** Gaps of this pupil are wrong in this column. */
const isWrong = (pupil: number, column: number) => (pupil + column) % 3 === 0;

let made: Promise<ClassWork> | undefined;
/** The whole class has handed in an item in words and five gaps that a person marks, twice. */
const work = (site: TestApp) =>
  (made ??= handedInWork(site, {
    title: '键盘批改 练习',
    items: [1, 2].flatMap((set) => [
      inWords(`第 ${set} 题：写出计算过程。`, 12),
      ...Array.from({ length: gaps }, (_, at) => gap(`第 ${at + 1} 空`, 2)),
    ]),
    answer: (pupil, item) => {
      const column = item % (1 + gaps);
      if (column === 0) return pupil === silent ? null : written(`解：第 ${pupil + 1} 位同学的过程。`);
      return { gaps: [isWrong(pupil, column - 1) ? '-7' : '7'] };
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

/** What each pupil gets, and the keys for it: two digits, halves, and a zero that is meant. */
const scale = [
  ['12', '1', '2'],
  ['7', '7'],
  ['0', '0', '0'],
  ['6.5', '6', '.'],
  ['10', '1', '0'],
] as const;
const given = (pupil: number) => scale[pupil % scale.length]!;

test.for(languages)(
  'a teacher marks more than forty papers from the first to the last, without a mouse (%s)',
  async (language, { come, site }) => {
    const text = say(language);
    const homework = await work(site);
    const { pupils, items } = homework;
    const address = at('qcorrect', homework, `item=${items[firstOf(language)]}`);
    const page = await come(address, { as: 'teacher', language });
    const others = pupils.flatMap((_, pupil) => (pupil === silent ? [] : [pupil]));
    expect(others.length).toBeGreaterThan(40);
    await expect(who(page)).toHaveText(pupils[0]!.name);
    expect(await open(page)).toBe(others.length);

    // a key that is held is one key: no second zero, no eleven, no pupil passed over
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
    await expect(who(page)).toHaveText(pupils[1]!.name);
    expect(await open(page)).toBe(others.length - 1);

    for (const pupil of others.slice(1)) {
      await expect(who(page)).toHaveText(pupils[pupil]!.name);
      const [score, ...keys] = given(pupil);
      await press(page, keys);
      await expect(points(page)).toHaveText(score);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(text('work.correct.allDone.text'))).toBeVisible();
    expect(await open(page)).toBe(0);

    // who wrote nothing is a group of its own, reached by keys as well
    await tabTo(page.getByRole('button', { name: text('work.correct.blanks.zero') }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.correct-progress')).toContainText(`${pupils.length} / ${pupils.length}`);
    await expect(page.locator('.save-state-saved')).toBeVisible();

    // all of it stands, for the teacher and on the phone of a pupil
    await page.goto(`${address}&filter=all`);
    const badges = page.locator('.correct-entry .correct-badge');
    await expect(badges).toHaveText(pupils.map((_, pupil) => (pupil === silent ? '0' : given(pupil)[0])));
    const last = others.at(-1)!;
    const small = await come(`/st-work/question?id=${pupils[last]!.attemptId}`, {
      as: pupils[last]!,
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

test('a teacher marks a grid of more than forty pupils and five gaps cell by cell, by keys alone', async ({
  come,
  site,
}) => {
  const text = say('zh-CN');
  const homework = await work(site);
  const { pupils } = homework;
  const page = await come(gridOf(homework, 'zh-CN'), { as: 'teacher' });
  const all = pupils.length * gaps;
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

  const pointsAt = (pupil: number, column: number) => (pupil + 2 * column) % 3;
  for (let column = 0; column < gaps; column++) {
    for (let pupil = 0; pupil < pupils.length; pupil++) {
      const score = pointsAt(pupil, column);
      await press(page, score === 0 ? ['0', '0', 'Enter'] : [String(score), 'Enter']);
    }
    await press(page, ['Control+ArrowUp', 'ArrowRight']);
  }
  await expect(progress).toContainText(`${all} / ${all}`);
  await expect(page.locator('.save-state-saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(progress).toContainText(`${all} / ${all}`);
  const wanted = pupils.map((_, pupil) =>
    Array.from({ length: gaps }, (_cell, column) => String(pointsAt(pupil, column))),
  );
  expect(await standing(page, pupils.length)).toEqual(wanted);
});

test('a teacher marks the grid by answers that are alike, a range for each key', async ({ come, site }) => {
  const text = say('en');
  const homework = await work(site);
  const { pupils } = homework;
  const page = await come(gridOf(homework, 'en'), { as: 'teacher', language: 'en' });
  const all = pupils.length * gaps;
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('Control+Home');
  for (let column = 0; column < gaps; column++) {
    // those with the same answer stand together, the most frequent one above
    await page.keyboard.press('g');
    const right = pupils.filter((_, pupil) => !isWrong(pupil, column)).length;
    await press(page, ['Control+ArrowUp', ...Array.from({ length: right - 1 }, () => 'Shift+ArrowDown')]);
    await expect(page.getByRole('toolbar', { name: text('work.correct.chosen', { count: right }) })).toBeVisible();
    await press(page, ['Space', 'ArrowDown', 'Control+Shift+ArrowDown', '0', '0']);
    await press(page, ['g', 'Control+ArrowUp', 'ArrowRight']);
  }
  await expect(page.locator('.correct-progress')).toContainText(`${all} / ${all}`);
  await expect(page.locator('.save-state-saved')).toBeVisible();

  // a colleague at a phone, by pupil: it is the same set of marks
  await page.reload();
  await expect(page.getByRole('grid')).toBeFocused();
  const wanted = pupils.map((_, pupil) =>
    Array.from({ length: gaps }, (_cell, column) => (isWrong(pupil, column) ? '0' : '2')),
  );
  expect(await standing(page, pupils.length)).toEqual(wanted);
});
