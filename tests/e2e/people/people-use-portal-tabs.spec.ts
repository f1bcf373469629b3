import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { journey, startSite, test } from '../../support/browsing/browser-test';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';
import { startUpstream } from '../../support/servers/upstream';

// The nine tabs of the portal and their rules (portal.md sections 2 and 5). The tabs of areas that are not built are hidden.

let elsewhere: Awaited<ReturnType<typeof startUpstream>>;
let connected: TestApp;
beforeAll(async () => {
  elsewhere = await startUpstream(({ path }) => ({ text: `<title>${path}</title>`, type: 'text/html' }));
  const { address } = elsewhere;
  const options = {
    steamUrl: `${address}/steam`,
    markingUrl: `${address}/marking`,
    managementUrl: `${address}/manage`,
  };
  connected = await startSite({ city: { plugins: { portal: { options } } } });
});
afterAll(async () => {
  await connected.close();
  await elsewhere.close();
});

const tab = (page: Page, name: string) =>
  page
    .locator('.site-nav')
    .locator('a, button')
    .filter({ hasText: new RegExp(`^${name}`) });

journey('the tabs stand in their order, and the one where one is is marked', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language });
  const names = ['portal.tab.home', 'portal.tab.teaching', 'air.list.title', 'portal.tab.steam', 'portal.tab.marking'];
  await expect(page.locator('.site-nav > *')).toContainText([...names, 'portal.services.title'].map((id) => text(id)));
  await expect(page.locator('.site-nav [aria-current=page]')).toHaveText(text('portal.tab.home'));
  await tab(page, text('portal.services.title')).click();
  await expect(page).toHaveURL('/education_services');
  await expect(page.locator('.site-nav [aria-current=page]')).toHaveText(text('portal.services.title'));
});

journey(
  'smart teaching asks visitors to log in, opens a teacher’s home in a new window, and is not for who does not teach',
  async (language, { come }) => {
    const text = say(language);
    const visitor = await come('/login', { language });
    await tab(visitor, text('portal.tab.teaching')).click();
    await expect(loginDialog(visitor)).toBeVisible();

    const page = await come('/login', { as: 'teacher', language });
    const opened = page.waitForEvent('popup');
    await tab(page, text('portal.tab.teaching')).click();
    const home = await opened;
    await expect(home).toHaveURL('/home/main');
    await expect(home.getByRole('heading', { level: 1 })).toContainText('周文静');
    expect(await home.evaluate(() => opener)).toBeNull();

    const refused = language === 'en' ? 'No permission' : '暂无权限';
    const administrator = await come('/login', { as: 'cityadmin', language });
    await tab(administrator, text('portal.tab.teaching')).click();
    await expect(administrator.locator('.toast')).toHaveText(refused);
  },
);

test('smart marking opens the marking site for a teacher, says where none is set, and refuses everybody else', async ({
  come,
}) => {
  for (const as of [undefined, 'student'] as const) {
    const other = await come('/login', { as, site: connected });
    await tab(other, '智慧阅卷').click();
    await expect(other.locator('.toast')).toHaveText('非教师无法查看阅卷');
  }
  const without = await come('/login', { as: 'teacher' });
  await tab(without, '智慧阅卷').click();
  await expect(without.locator('.toast')).toHaveText('请配置阅卷平台地址');

  const page = await come('/login', { as: 'teacher', site: connected });
  const opened = page.waitForEvent('popup');
  await tab(page, '智慧阅卷').click();
  await expect(await opened).toHaveTitle('/marking');
  // and STEAM education its own site
  const steam = page.waitForEvent('popup');
  await tab(page, 'STEAM').click();
  await expect(await steam).toHaveTitle('/steam');
});

const managementDoor = (page: Page) => page.getByRole('button', { name: /^(我要管理|Manage)/ });

/** What is said to whom the management is not for. */
const notForYou = { 'zh-CN': '用户权限不可用', en: say('en')('portal.alert.notForYou') } as const;

journey('smart management refuses a visitor who turns out to be a student', async (language, { come }) => {
  const page = await come('/login', { site: connected, language });
  await managementDoor(page).click();
  await typeLogin(page, language, 'student');
  await expect(page.locator('.toast').filter({ hasText: notForYou[language] })).toBeVisible();
  await expect(page).toHaveURL('/login');
  // the door has gone, and nothing was opened
  await expect(managementDoor(page)).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('smart management asks visitors to log in, and opens for city administrators', async ({ come }) => {
  const visitor = await come('/login', { site: connected });
  await managementDoor(visitor).click();
  await expect(loginDialog(visitor)).toBeVisible();
  const signedIn = visitor.waitForEvent('popup');
  await typeLogin(visitor, 'zh-CN', 'cityadmin');
  await expect(await signedIn).toHaveTitle('/manage');
  await expect(visitor).toHaveURL('/admin/news');

  const page = await come('/login', { as: 'cityadmin', site: connected });
  const opened = page.waitForEvent('popup');
  await managementDoor(page).click();
  await expect(await opened).toHaveTitle('/manage');
});

test('a guest’s city login is forgotten when one of the public tabs is chosen', async ({ come }) => {
  const page = await come('/login', { as: 'guestcity' });
  const isCityLogin = () => page.evaluate(() => localStorage.getItem('edutech_city_login') !== null);
  await expect(page.locator('.site-me')).toBeVisible();
  await expect.poll(isCityLogin).toBe(true);
  await tab(page, '空中课堂').click();
  await expect(page).toHaveURL('/air/air_list');
  expect(await isCityLogin()).toBe(false);
});
