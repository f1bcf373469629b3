import { classId } from 'edutech/host/server/demo-city/plan/classes';
import { homeSchool } from 'edutech/host/server/demo-city/plan/places';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { photograph } from './loop/photograph';

const text = say('zh-CN');
const english = say('en');

test('a student says why something went wrong, practises by keys, and prints a booklet', async ({ come }) => {
  const page = await come('/st-wrong/list', { as: 'student' });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const first = cards.first();
  await first.getByRole('button', { name: text('wrong.reason.reading') }).click();
  await expect(first.getByRole('button', { name: text('wrong.reason.reading') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  // the picture has no key: it is rated by a digit, with the day on which it comes back
  const picture = page.getByRole('article', { name: '数轴上的动点' });
  await picture.getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: text('wrong.act.practise') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('wrong.practice.title'));
  await page.locator('body').press('Enter');
  await expect(page.getByRole('button', { name: text('wrong.grade.3') })).toBeVisible();
  await page.locator('body').press('3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('wrong.summary.title'));

  await page.goto('/st-wrong/list?view=print');
  await expect(page.getByRole('img', { name: '扫码打开这道题' }).first()).toBeVisible();
  await page.getByRole('button', { name: text('wrong.print.layout.answers') }).click();
  await expect(page.locator('.print-page').getByText('参考答案')).toBeVisible();
  await page.getByLabel(text('print.size')).selectOption('b5');
  await expect(page.locator('.print-page-499').first()).toBeVisible();
});

test('a file that is no picture says which are, and leaves the picture that was chosen', async ({ come }) => {
  const page = await come('/st-wrong/list?view=add', { as: 'student' });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file);
  const said = page.getByRole('alert');
  const shown = page.getByRole('img', { name: text('wrong.photo', { number: 1 }) });
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(said).toContainText('notes.txt');
  await expect(said).toContainText('webp');
  await expect(shown).toHaveCount(0);
  await choose(photograph('sheet.png'));
  await expect(shown).toBeVisible();
  await expect(said).toHaveCount(0);
  await choose({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  await expect(said).toContainText('torn.jpg');
  await expect(shown).toBeVisible();
});

test('a teacher sees in English what a class got wrong and who answered what, and chooses from it', async ({
  come,
}) => {
  const page = await come(`/wrong/list?class=${classId(homeSchool, 7, 3)}`, {
    as: 'teacher',
    context: { locale: 'en' },
  });
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: english('wrong.class.answers') }).click();
  await expect(first.locator('.wrong-groups li').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await first.getByRole('checkbox').check();
  await expect(page.getByRole('toolbar')).toContainText('1');
});
