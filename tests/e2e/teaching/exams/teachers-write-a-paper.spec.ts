import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newId } from 'edutech/core/common/ids';
import { createPaper, inviteColleagues, paperColleagues } from 'edutech/plugins/exam/api';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { signedIn } from '../../../support/people';
import { fields, item } from '../../../api/exam/exam-kit';
import { dataOf } from '../../../api/work/work-kit';

const colleague = { personId: demoId('person/101/teacher/mathematics/2') };

test('two teachers at one paper see where the other is, keep off it, and find all that both wrote', {
  timeout: 120_000,
}, async ({ come, site, watch }) => {
  // both save within a moment, and who is taken off a paper asks for it once more
  watch.allow(/404|409|Failed to load resource/);
  const paperId = newId();
  const owner = await signedIn(site, 'teacher');
  const made = await owner.call(createPaper, { ...fields([item('below-zero'), item('tolerance-of-flour')]), paperId });
  expect(made.status).toBe(200);
  const offered = dataOf<typeof paperColleagues>(await owner.call(paperColleagues, { paperId }));
  const { name } = offered.find(({ personId }) => personId === colleague.personId)!;
  const [mine, theirs] = [say('zh-CN'), say('en')];

  // the owner invites a colleague, who follows the notification
  const page = await come(`/exam/create?id=${paperId}`, { as: 'teacher', language: 'zh-CN' });
  await page.getByRole('button', { name: mine('exam.together'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: mine('exam.together.inviteOf', { name }), exact: true }).click();
  await expect(
    drawer.getByRole('button', { name: mine('exam.together.removeOf', { name }), exact: true }),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  const other = await come('/exam/list', { as: colleague, language: 'en' });
  const row = other.getByRole('row').filter({ hasText: '第一章 随堂测' });
  await expect(row).toContainText(/With /);
  await row.getByRole('link', { name: theirs('exam.act.editOf', { title: '第一章 随堂测' }) }).click();

  // each sees the other, and the item that the other is at
  await expect(
    page.getByRole('img', { name: mine('exam.together.present', { names: name }), exact: true }),
  ).toBeVisible();
  const rowOf = (it: typeof page, at: number) => it.locator('.composer-item').nth(at);
  await rowOf(page, 0).getByRole('button').click();
  await expect(rowOf(other, 0).getByRole('textbox')).toBeDisabled();
  await expect(other.locator('.composer-place-held').first()).toBeVisible();
  await expect(rowOf(other, 1).getByRole('textbox')).toBeEnabled();
  await rowOf(other, 0).getByRole('button').click();
  await other.keyboard.press('Delete');
  await expect(other.locator('.composer-item')).toHaveCount(2);

  // both write at once, nothing is lost and nobody has to choose
  await rowOf(page, 0).getByRole('textbox').fill('6');
  await rowOf(other, 1).getByRole('textbox').fill('9');
  await expect(rowOf(other, 0).getByRole('textbox')).toHaveValue('6');
  await expect(rowOf(page, 1).getByRole('textbox')).toHaveValue('9');

  // a place is free again when its holder goes elsewhere
  await rowOf(page, 0).getByRole('textbox').blur();
  await page.keyboard.press('Escape');
  await expect(rowOf(other, 0).getByRole('textbox')).toBeEnabled();

  // who is taken off has the paper no more
  await page.getByRole('button', { name: mine('exam.together'), exact: true }).click();
  await drawer.getByRole('button', { name: mine('exam.together.removeOf', { name }), exact: true }).click();
  await expect(other.locator('.composer-item')).toHaveCount(0);

  // invited again, the colleague leaves from the own list
  await owner.call(inviteColleagues, { paperId, personIds: [colleague.personId] });
  await other.goto('/exam/list');
  await row.getByRole('button', { name: theirs('exam.act.moreOf', { title: '第一章 随堂测' }) }).click();
  await other.getByRole('menuitem', { name: theirs('exam.together.leave') }).click();
  await expect(row).toHaveCount(0);
});
