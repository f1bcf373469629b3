import { afterAll, beforeAll } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { startSite, test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const text = say('zh-CN');
const english = say('en');
const planId = demoId('prepare.plan.equation-group');
const exerciseId = demoId('prepare.exercise.like-terms');
const colleague = { personId: demoId('person/101/teacher/mathematics/2') };

/** Words of the questions of the exercise. */
const stems = ['是同类项', '下列说法正确的有'];

/** Its own: what is written stays written. */
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test('two teachers write one plan at once, one of them without a network for a while', async ({ come, watch }) => {
  const address = `/prepare/plan-view?id=${planId}`;
  const mine = await come(address, { as: 'teacher', site });
  const theirs = await come(address, { as: colleague, site, language: 'en' });
  const board = mine.getByRole('textbox', { name: text('prepare.section.board'), exact: true });
  const theirBoard = theirs.getByRole('textbox', { name: english('prepare.section.board'), exact: true });
  await board.fill('左：例 1。');
  await expect(theirBoard).toHaveValue('左：例 1。');
  expect(await accessibilityFaults(mine)).toEqual([]);

  // each sees where the other is
  await theirBoard.focus();
  await expect(mine.getByRole('img', { name: /一起在看/ })).toBeVisible();

  watch.allow(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
  await theirs.context().setOffline(true);
  await theirBoard.fill('左：例 1。右：例 2。');
  await mine.getByRole('textbox', { name: text('prepare.section.homework'), exact: true }).fill('课本第 3 题');
  const saved = text('core.ui.save.saved', { time: '' }).trim();
  await expect(mine.getByRole('status').filter({ hasText: saved })).toBeVisible();
  await theirs.context().setOffline(false);
  await expect(board).toHaveValue('左：例 1。右：例 2。');
  await expect(theirs.getByRole('textbox', { name: english('prepare.section.homework'), exact: true })).toHaveValue(
    '课本第 3 题',
  );
});

test('an exercise of a lesson becomes homework', async ({ come }) => {
  const page = await come(`/prepare/exercise-view?id=${exerciseId}`, { as: 'teacher', site });
  const main = page.getByRole('main');
  for (const words of stems) await expect(main).toContainText(words);
  await page.getByRole('link', { name: text('prepare.exercise.assign') }).click();
  await page.waitForURL('**/work/create?**');
  for (const words of stems) await expect(main).toContainText(words);
});
