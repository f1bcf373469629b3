import type { Page } from 'playwright';
import { getUserInfo } from 'edutech/core/common/api/session';
import type { UserInfo } from 'edutech/core/common/session';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite, test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { startCasServer } from '../../support/identity/cas-server';
import { clientId, clientSecret, startOidcServer } from '../../support/identity/oidc-server';
import { freePort } from '../../support/servers/free-port';
import { signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
let city: Awaited<ReturnType<typeof startOidcServer>>;
let cas: Awaited<ReturnType<typeof startCasServer>>;
let teacherCode = '';

beforeAll(async () => {
  process.env['TEST_OIDC_SECRET'] = clientSecret;
  const port = await freePort();
  city = await startOidcServer({ origin: `http://localhost:${port}`, provider: 'city' });
  cas = await startCasServer({ wang: { loginName: 'teacher' }, stranger: { loginName: 'nobody' } });
  const identityProviders = [
    {
      id: 'city',
      protocol: 'oidc',
      name: '云州统一身份认证',
      nameEn: 'Yunzhou identity',
      address: city.issuer,
      clientId,
      secretEnvironment: 'TEST_OIDC_SECRET',
      claim: 'usercode',
    },
    {
      id: 'province',
      protocol: 'cas',
      name: '省教育平台',
      nameEn: 'Provincial platform',
      address: cas.address,
      claim: 'loginName',
      finds: 'username',
    },
  ];
  site = await startSite({ port, city: { plugins: { account: { options: { identityProviders } } } } });
  teacherCode = ((await (await signedIn(site, 'teacher')).call(getUserInfo)).envelope!.data as UserInfo).usercode;
});
afterAll(async () => {
  await site.close();
  await city.close();
  await cas.close();
});

/** It is this teacher who has been signed in: page and header say so. */
async function expectTeacher(page: Page) {
  const { name } = site.world.people.teacher;
  await expect(page.locator('.account-name')).toHaveText(name);
  await expect(page.locator('.site-top').getByText(name, { exact: true })).toBeVisible();
}

journey('a teacher signs in with the city’s OpenID Connect', async (language, { come, watch }) => {
  const text = say(language);
  // the library's own development pages ask for a font
  watch.allow(/fonts\.googleapis\.com/);
  const page = await come('/login?target=/gen-setting', { language, site });
  await page.getByRole('button', { name: text('account.sso.way') }).click();
  await page.getByRole('button', { name: language === 'en' ? 'Yunzhou identity' : '云州统一身份认证' }).click();
  await page.locator('input[name=login]').fill(teacherCode);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/gen-setting/);
  await expectTeacher(page);
});

journey('a teacher signs in by CAS; a stranger is told why not', async (language, { come, watch }) => {
  const text = say(language);
  watch.allow(/403/);
  const leave = async (user: string) => {
    const page = await come('/login?target=/gen-setting', { language, site });
    await page.getByRole('button', { name: text('account.sso.way') }).click();
    await page.getByRole('button', { name: language === 'en' ? 'Provincial platform' : '省教育平台' }).click();
    await page.locator('input[name=user]').fill(user);
    await page.getByRole('button', { name: 'Login' }).click();
    return page;
  };
  const stranger = await leave('stranger');
  await expect(stranger.getByRole('heading', { name: text('account.sso.failed') })).toBeVisible();
  expect(await accessibilityFaults(stranger)).toEqual([]);
  const page = await leave('wang');
  await page.waitForURL(/gen-setting/);
  await expectTeacher(page);
});

test('who comes from the province’s own portal is signed in there, and so here', async ({ come, watch }) => {
  watch.allow(/^404 POST .*sso\/begin/);
  const page = await come('/login', { site });
  await page.evaluate(() => location.assign('/sign-in/province?target=/gen-setting'));
  await page.locator('input[name=user]').fill('wang');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/gen-setting/);
  await expectTeacher(page);
  // a target elsewhere is passed over, and a service that nobody knows is said
  const stranger = await come('/sign-in/nowhere?target=https://evil.example/', { site });
  await expect(stranger.getByText(say('zh-CN')('account.sso.noProvider'))).toBeVisible();
});
