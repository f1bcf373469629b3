import { newId } from 'edutech/core/common/ids';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const language = 'zh-CN';
const text = say(language);
const options = ['第一、二、三象限', '第一、二、四象限', '第一、三、四象限', '第二、三、四象限'];

test('a teacher writes a question with a formula, finds the draft again, and saves it', async ({ come }) => {
  const page = await come(`/questions/cq?draft=${newId()}&type=0`, { as: 'teacher', language });
  const stem = page.getByRole('textbox', { name: text('questions.cq.field.stem'), exact: true });
  await stem.click();
  await page.keyboard.type('一次函数 ');
  await page.keyboard.press('Control+/');
  const formula = page.locator('math-field');
  await expect(formula).toBeFocused();
  await page.keyboard.type('y=2x+1');
  // what is read stands below, in words
  await expect(page.locator('.formula-read')).toContainText('y 等于 2 x 加 1');
  await page.getByRole('button', { name: text('questions.kit.formula.done'), exact: true }).click();
  await page.keyboard.type(' 的图象经过');
  await expect(page.locator('.questions-look .katex-mathml').first()).toBeAttached();

  // saving says what is missing, in its place
  await page.keyboard.press('Control+s');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: text('questions.check.noAnswer') })
      .first(),
  ).toBeVisible();
  for (const [place, option] of options.entries()) {
    await page
      .getByRole('textbox', { name: text('questions.cq.option', { letter: 'ABCD'[place]! }), exact: true })
      .click();
    await page.keyboard.type(option);
  }
  await page.getByRole('button', { name: text('questions.cq.right', { letter: 'A' }), exact: true }).click();
  await expect(page.getByText(text('questions.cq.ready'))).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  // the draft is the server's: another visit goes on with it
  await expect(page.locator('.save-state-saved')).toBeVisible();
  await page.reload();
  await expect(stem).toContainText('的图象经过');
  await expect(page.getByText(text('questions.cq.ready'))).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/questions\/preview\?id=/);
  await expect(page.getByRole('article').getByText(options[3]!)).toBeVisible();
});

test('a teacher who writes several questions goes on with the next one', async ({ come }) => {
  const draft = newId();
  const page = await come(`/questions/cq?draft=${draft}&type=2`, { as: 'teacher', language });
  const stem = page.getByRole('textbox', { name: text('questions.cq.field.stem'), exact: true });
  await stem.click();
  await page.keyboard.type('零是最小的自然数。');
  await page.getByText('对', { exact: true }).first().click();
  await expect(page.getByText(text('questions.cq.ready'))).toBeVisible();
  await page.getByRole('button', { name: text('questions.cq.saveNext'), exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(draft));
  await expect(page).toHaveURL(/\/questions\/cq\?.*type=2/);
  await expect(stem).toHaveText('');
});
