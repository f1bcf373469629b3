import { afterAll, beforeAll } from 'vitest';
import { handInMine, saveAnswers } from 'edutech/plugins/work/api';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { startSite, test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

const text = say('zh-CN');
const english = say('en');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const assignmentId = demoId('work.assignment.number-line');
const attemptId = demoId('work.attempt.number-line.11');
const answer = (slug: string, sequence: number, gaps: string[]) => ({
  itemId: demoId(`work.item.number-line.${slug}`),
  part: 0,
  sequence,
  age: 0,
  answer: { gaps },
});

/** Its own: others hand in the same homework. */
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test('a teacher watches a class while a student answers and hands in, at the desk and on the phone', async ({
  come,
}) => {
  const page = await come(`/work/monitor?assignment=${assignmentId}`, { as: 'teacher', site });
  const small = await come(`/work/monitor?assignment=${assignmentId}`, {
    as: 'teacher',
    site,
    language: 'en',
    context: phone,
  });
  const student = await signedIn(site, 'student');
  const tile = page.getByRole('listitem').filter({ hasText: '林知夏' });
  await expect(tile).toContainText(text('work.standing.doing'));
  await expect(tile).toContainText('5/7');
  expect(await accessibilityFaults(page)).toEqual([]);

  await student.call(saveAnswers, {
    attemptId,
    client: attemptId,
    answers: [answer('distance-four', 30, ['3', '-5'])],
  });
  await expect(tile).toContainText('6/7');

  // what he has before him opens by key, and follows him
  await tile.getByRole('button', { name: text('work.monitor.look', { name: '林知夏' }) }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('-5');
  await page.keyboard.press('Escape');

  await student.call(handInMine, { attemptId });
  await expect(tile).not.toContainText(text('work.standing.doing'));
  const onPhone = small.getByRole('listitem').filter({ hasText: '林知夏' });
  await expect(onPhone).toContainText(english('work.standing.corrected'));

  // on the phone what is done with the chosen stands above the tabs, not below them
  await small.keyboard.press('ArrowRight');
  await small.keyboard.press('x');
  const [bar, tabs] = await Promise.all([
    small.getByRole('toolbar').boundingBox(),
    small.locator('.shell-tabbar').boundingBox(),
  ]);
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(tabs!.y);

  // by keys: the first tile, chosen, and the bar says what can be done with it
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
});

test('a teacher looks at what homework came to and explains what went wrong, by keys', async ({ come }) => {
  const id = demoId('work.homework.powers');
  const page = await come(`/work/view?id=${id}&tab=summary`, { as: 'teacher', site });
  await expect(page.getByRole('heading', { name: text('work.summary.items') })).toBeVisible();
  await expect(page.locator('.work-chart svg').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page
    .getByRole('link', { name: text('work.view.explain') })
    .first()
    .click();
  const stage = page.getByRole('dialog', { name: /2\.3 有理数的乘方/ });
  await expect(stage).toBeVisible();
  await expect(stage).not.toContainText(text('work.explain.key'));
  await page.keyboard.press('Space');
  await expect(stage).toContainText(text('work.explain.answers'));
  await page.keyboard.press('Space');
  await expect(stage).toContainText(text('work.explain.key'));
  await page.keyboard.press('PageDown');
  await expect(stage.getByRole('status')).toContainText('2 /');
  await expect(stage).not.toContainText(text('work.explain.key'));
  // its own keys, not those of the page beneath; Escape closes them first
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: text('host.help.title') });
  await expect(keys.getByRole('heading', { name: text('host.help.keys') })).toBeFocused();
  await expect(keys).toContainText(text('questions.kit.explaining.key.leave'));
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(stage).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stage).toBeHidden();
});

test('a teacher changes an answer afterwards, sees who changes, and marks anew', async ({ come }) => {
  const id = demoId('work.homework.powers');
  const page = await come(`/work/view?id=${id}`, { as: 'teacher', site });
  await page
    .getByRole('button', { name: text('work.remark.open') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const choices = drawer.getByRole('group', { name: text('work.remark.answer') }).getByRole('button');
  const right = await choices.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-pressed') === 'true'));
  await choices.nth(right === 0 ? 1 : 0).click();
  await drawer.getByRole('button', { name: text('work.remark.preview') }).click();
  await expect(drawer.locator('.work-changes tbody tr').first()).toBeVisible();
  const changes = await drawer.locator('.work-changes tbody tr').count();
  await drawer.getByRole('button', { name: text('work.remark.apply', { count: changes }) }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(text('work.remark.done', { count: changes }))).toBeVisible();
});
