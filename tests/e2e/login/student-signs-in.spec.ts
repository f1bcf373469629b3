import { expect } from '../../support/browsing/expect';
import { isLive, journey } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

journey('a student signs in, finds her day, and is shown nothing of the teachers’ side', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language });
  await logIn(page, language, 'student');
  await expect(page.locator('.toast')).toHaveText(text('core.session.loginSuccess'));
  await expect(page).toHaveURL('/login');

  // smart teaching leads to her own home, in a new window that a ticket has signed in
  const opened = page.waitForEvent('popup');
  await page
    .locator('.site-nav')
    .getByRole('button', { name: text('portal.tab.teaching') })
    .click();
  const home = await opened;
  await isLive(home);
  await expect(home).toHaveURL('/student-home/main');
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(text('home.today'));

  const entries = home.locator('.shell-nav > a, .shell-nav > button, .shell-nav > .menu > button');
  await expect(entries).toHaveText(
    ['home.student.title', 'air.list.title', 'work.menu.stWork', 'host.more'].map((id) => text(id)),
  );
  await home
    .locator('.shell-nav')
    .getByRole('link', { name: text('work.menu.stWork'), exact: true })
    .click();
  await expect(home).toHaveURL('/st-work/list');
  await expect(home.getByRole('heading', { level: 1 })).toContainText(text('work.today'));

  // nothing of the teachers' side is shown to her
  for (const path of ['/home/main', '/setting', '/work/list', '/admin/news', '/admin/schools']) {
    await home.goto(path);
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(text('host.notFound.title'));
    await expect(home).toHaveURL(path);
    await expect(home.locator('.shell-student')).toBeVisible();
  }
});
