import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite, test } from '../../support/browsing/browser-test';
import { typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import { guardian } from '../../support/consents';
import { outsideClient, outsideSecret, startOutsideServer } from '../../support/identity/outside-server';
import { freePort } from '../../support/servers/free-port';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
let outside: Awaited<ReturnType<typeof startOutsideServer>>;

beforeAll(async () => {
  process.env['TEST_OUTSIDE_SECRET'] = outsideSecret;
  const port = await freePort();
  outside = await startOutsideServer({
    exchange: () => `http://localhost:${port}/gw/auth/api/session/exchange-ticket`,
  });
  const secret = { clientId: outsideClient, secretEnvironment: 'TEST_OUTSIDE_SECRET' };
  const oauth = { ...secret, protocol: 'oauth', patience: 20 };
  const outsidePlatforms = [
    { ...oauth, id: 'resources', name: '云州教育资源', nameEn: 'Yunzhou resources', address: at('oauth/held') },
    { ...oauth, id: 'closed', name: '名师资源库', nameEn: 'Master library', address: at('oauth/overloaded') },
    { ...oauth, id: 'strict', name: '数字图书馆', nameEn: 'Digital library', address: at('oauth/refuses') },
    { ...secret, id: 'subject', protocol: 'signed', name: '学科网', nameEn: 'Subject net', address: at('subject') },
    {
      id: 'province',
      protocol: 'ticket',
      name: '省教育平台',
      nameEn: 'Provincial platform',
      address: at('province'),
      openTo: ['teacher', 'student'],
    },
  ];
  site = await startSite({ port, city: { plugins: { account: { options: { outsidePlatforms } } } } });
});
afterAll(async () => {
  await site.close();
  await outside.close();
});

const at = (path: string) => `${outside.address}/${path}`;

/** Chooses a link of the home, which opens a tab. */
async function leave(page: Page, name: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('.account-platforms').getByRole('link', { name }).click(),
  ]);
  return tab;
}

journey('a teacher goes on to three platforms without signing in again', async (language, { come }) => {
  const text = say(language);
  const named = (zh: string, en: string) => (language === 'en' ? en : zh);
  const page = await come('/home', { as: 'teacher', language, site });
  await expect(page.getByRole('heading', { name: text('account.outside.block') })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // what the settings hold for servers stays with them
  const source = await (await page.request.get('/home')).text();
  for (const kept of ['TEST_OUTSIDE_SECRET', outsideClient, outside.address]) expect(source).not.toContain(kept);

  const resources = await leave(page, named('云州教育资源', 'Yunzhou resources'));
  // the tab says what goes on while the other server thinks
  const going = text('account.outside.going', { platform: named('云州教育资源', 'Yunzhou resources') });
  await expect(resources.getByRole('heading', { name: going })).toBeVisible();
  expect(await accessibilityFaults(resources)).toEqual([]);
  outside.release();
  await expect(resources).toHaveTitle(`Resources of ${site.world.people.teacher.personId}`);
  expect(await resources.evaluate(() => window.opener)).toBe(null);

  const subject = await leave(page, named('学科网', 'Subject net'));
  await expect(subject).toHaveTitle(`Papers of ${site.world.people.teacher.personId}, front page`);

  const province = await leave(page, named('省教育平台', 'Provincial platform'));
  await expect(province).toHaveTitle(`Province of ${site.world.people.teacher.name}`);
  // who goes back from there is not led there again
  expect(await province.evaluate(() => history.length)).toBe(1);
});

journey(
  'a platform that fails or refuses says so in its tab, and may be asked again',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(/^(400|404|422|503) POST .*third-party/);
    const page = await come('/home', { as: 'teacher', language, site });
    const closed = await leave(page, language === 'en' ? 'Master library' : '名师资源库');
    await expect(closed.getByRole('heading', { name: text('account.outside.unavailable') })).toBeVisible();
    expect(await accessibilityFaults(closed)).toEqual([]);
    const before = outside.asked['overloaded']?.length ?? 0;
    await closed.getByRole('button', { name: text('core.ui.retry') }).click();
    await expect.poll(() => outside.asked['overloaded']?.length).toBe(before + 2);
    await expect(closed.getByRole('heading', { name: text('account.outside.unavailable') })).toBeVisible();

    const strict = await leave(page, language === 'en' ? 'Digital library' : '数字图书馆');
    const message = '该用户 未开通资源服务';
    await expect(strict.getByRole('heading', { name: text('account.outside.refused', { message }) })).toBeVisible();

    // a link that somebody has made up: nothing to try again
    await strict.goto('/outside?platform=nowhere');
    await expect(strict.getByRole('heading', { name: text('account.outside.none') })).toBeVisible();
    await expect(strict.getByRole('button', { name: text('core.ui.retry') })).toHaveCount(0);
    await strict.goto('/outside?platform=subject&address=https://evil.example/');
    await expect(strict.getByRole('heading', { name: text('account.outside.elsewhere') })).toBeVisible();
  },
);

test('a student finds what is open to students only; a city without platforms shows none', async ({ come }) => {
  await guardian(site).signs('outside');
  const student = await come('/student-home', { as: 'student', site });
  await expect(student.locator('.account-platforms a')).toHaveCount(1);
  const province = await leave(student, '省教育平台');
  await expect(province).toHaveTitle(`Province of ${site.world.people.student.name}`);
  const elsewhere = await come('/home', { as: 'teacher' });
  await expect(elsewhere.locator('.home-columns')).toBeVisible();
  await expect(elsewhere.locator('.account-platforms')).toHaveCount(0);
});

journey('a link from elsewhere asks a visitor to sign in, and then leads on', async (language, { come }) => {
  const page = await come('/outside?platform=subject&address=/paper/7', { language, site });
  await typeLogin(page, language, 'teacher');
  await expect(page).toHaveTitle(`Papers of ${site.world.people.teacher.personId}, ${outside.address}/paper/7`);
});
