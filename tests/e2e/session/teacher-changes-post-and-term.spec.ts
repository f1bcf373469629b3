import { expect } from '../../support/browsing/expect';
import { Clock } from 'edutech/core/server/clock';
import { journey, startSite, test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

journey('a teacher changes to another of her posts, and keeps it', async (language, { come }) => {
  const page = await come('/home', { as: 'headteacher', language });
  const me = page.locator('.shell-me');
  await expect(me).toContainText('许建平');
  const before = await me.textContent();
  await me.click();
  const posts = page.getByRole('menu').getByRole('menuitemradio');
  await expect(posts).toHaveCount(2);

  // a loader over the whole screen until the page has been loaded anew
  const loaded = page.waitForEvent('load');
  await page.route(/session\/switch-role/, async (route) => {
    await expect(page.locator('dialog.busy')).toContainText(say(language)('core.session.switchingRole'));
    await route.continue();
  });
  await posts.and(page.locator('[aria-checked=false]')).click();
  await loaded;
  await expect(me).toContainText('许建平');
  await expect(me).not.toHaveText(before ?? '');
  const after = await me.textContent();
  await page.reload();
  await expect(me).toHaveText(after ?? '');
});

journey('a teacher changes the term, and keeps it', async (language, { come }) => {
  const page = await come('/home', { as: 'teacher', language });
  const term = page.locator('.shell-term');
  await expect(term).toContainText('2026-2027');
  const before = await term.textContent();
  await term.click();
  const terms = page.getByRole('menu').getByRole('menuitemradio');
  await expect(terms.first()).toHaveAttribute('aria-checked', 'true');
  const loaded = page.waitForEvent('load');
  await terms.nth(1).click();
  await loaded;
  await expect(term).not.toHaveText(before ?? '');
  const after = await term.textContent();
  await page.reload();
  await expect(term).toHaveText(after ?? '');
});

test('who comes before the first term is asked for a term, and still reaches the settings', async ({
  come,
  onTestFinished,
}) => {
  const long = new Date('2020-01-06T08:00:00Z').getTime() - Date.now();
  const longAgo: Clock = { now: () => new Date(Date.now() + long) };
  const site = await startSite({ replace: [[Clock, longAgo]] });
  // once the pages are closed: an open one would miss it
  onTestFinished(() => site.close());
  for (const [as, language, path, settings, said] of [
    ['student', 'zh-CN', '/student-home', '/stu-setting', '请先选择学期'],
    ['teacher', 'en', '/home', '/setting', 'Please select a term first'],
  ] as const) {
    const page = await come(path, { as, language, site });
    // the page itself, in the place of what the server drew
    await expect(page.locator('#root > .shell h1')).toHaveText(said);
    await page.goto(settings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.world.people[as].name);
  }
});
