import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';

test('a page that is opened by its address begins at its top, wherever another was left', async ({ come }) => {
  const page = await come('/questions/list', { as: 'teacher', context: { viewport: { width: 1366, height: 500 } } });
  const scrolled = () => page.evaluate(() => scrollY);
  await expect(page.locator('main article, main li').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(scrolled).toBe(400);

  await page.goto('/work/list');
  await expect(page.locator('main').getByRole('link', { name: '数轴' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
});
