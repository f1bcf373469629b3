import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const text = say('zh-CN');

test('a teacher narrows the public list, reads, marks, downloads and rates a resource, and finds the list as it was left', async ({
  come,
}) => {
  const page = await come('/resource/online', { as: 'teacher' });
  await page
    .getByRole('search')
    .getByRole('link', { name: text('resource.kind.plan') })
    .click();
  await expect(page).toHaveURL(/kind=plan/);
  await page.getByRole('treeitem', { name: '第一章 有理数' }).click();
  await expect(page).toHaveURL(/node=/);
  const left = page.url();
  await page.evaluate(() => window.scrollTo(0, 40));
  await page.getByRole('link', { name: '《正数和负数》教案' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('《正数和负数》教案');
  expect(await accessibilityFaults(page)).toEqual([]);

  // one rates what one has used, not what one has only seen
  await expect(page.getByText(text('resource.rate.after'))).toBeVisible();
  await page.getByRole('button', { name: text('resource.act.favour') }).click();
  await expect(page.getByRole('button', { name: text('resource.favoured') })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: text('resource.download'), exact: true }).click();
  expect((await downloaded).suggestedFilename()).toContain('.docx');
  await page.getByRole('button', { name: text('resource.rate.score', { score: 4 }), exact: true }).click();
  await expect(
    page.getByRole('button', { name: text('resource.rate.score', { score: 4 }), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(text('resource.use.where')).fill('七(3)班 正数和负数 第 1 课时');
  await page.getByRole('button', { name: text('resource.use.add') }).click();
  await expect(page.locator('.resource-uses')).toContainText('七(3)班 正数和负数');

  // back at the list: chapter and kind are as they were, and the marked one is among the favourites
  await page.goBack();
  await expect(page).toHaveURL(left);
  await expect(page.getByRole('treeitem', { name: '第一章 有理数' })).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('navigation', { name: text('resource.spaces') })
    .getByRole('link', { name: text('resource.space.favourites') })
    .click();
  await expect(page.getByRole('link', { name: '《正数和负数》教案' })).toBeVisible();
});

test('a visitor narrows education resources by facets, reads one, and is asked to sign in to download it', async ({
  come,
}) => {
  const page = await come('/education_resources');
  await page
    .getByRole('group', { name: text('resource.facet.subject') })
    .getByRole('link', { name: '语文' })
    .click();
  await expect(page).toHaveURL(/subject=/);
  await page.locator('.cover-card').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .locator('.resource-head')
    .getByRole('button', { name: text('resource.signInToDownload') })
    .click();
  await expect(page.locator('dialog.login')).toBeVisible();
});
