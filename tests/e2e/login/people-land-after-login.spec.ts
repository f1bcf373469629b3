import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, onTestFinished } from 'vitest';
import type { LoginContext } from 'edutech/core/common/landing';
import type { DemoAccount } from 'edutech/core/server/demo';
import { demoId } from 'edutech/core/server/demo-city/demo-id';
import { test } from '../../support/browsing/browser-test';
import { changeGrants, removeScope } from '../../support/browsing/changes';
import { askLogin } from '../../support/browsing/services';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';

// Post-login routing, clause by clause (portal.md section 4): where each person comes to stand, and what is said.

const success = { 'zh-CN': '登录成功', en: 'Logged in' } as const;

/** Answers the login that was asked for, and looks where it leads. */
async function expectLanding(page: Page, account: DemoAccount, path: string, said: string): Promise<void> {
  await expect(loginDialog(page)).toBeVisible();
  await typeLogin(page, 'zh-CN', account);
  await expect(page.locator('.toast')).toHaveText(said);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeVisible();
}

describe('a plain login', () => {
  const plain = async (come: (path: string) => Promise<Page>) => {
    const page = await come('/news_list');
    await page.locator('.site-top').getByRole('button', { name: '登录' }).click();
    return page;
  };

  test.for([
    { code: 'city_recommend', rather: ['city_evaluate', 'yishiyiyouke_city_tea'], path: '/spoc/excellent_recommend' },
    { code: 'city_evaluate', rather: ['yishiyiyouke_district_tea'], path: '/spoc/excellent_evaluate' },
    { code: 'yishiyiyouke_district_tea', rather: ['courier_class_city'], path: '/famous/home' },
    { code: 'yishiyiyouke_city_tea', rather: ['courier_class_city'], path: '/famous/home' },
    { code: 'courier_class_city', rather: [], path: '/special/home' },
  ])(
    'of a teacher with $code leads to $path, whatever weaker right she holds',
    async ({ code, rather, path }, { site, come }) => {
      onTestFinished(await changeGrants(site, 'teacher', { given: [code, ...rather] }));
      await expectLanding(await plain(come), 'teacher', path, success['zh-CN']);
    },
  );

  test.for(['teacher', 'student', 'auditor', 'norole'] as const)(
    'of %s without further rights leads to the root, and from there to the portal',
    async (account, { come }) => {
      const page = await plain(come);
      await expectLanding(page, account, '/login', success['zh-CN']);
      await expect(page.locator('.site-me')).toBeVisible();
    },
  );

  test('of who must change the password, and may, leads to the settings before any right', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'mustchange', { given: ['city_recommend'] }));
    await expectLanding(await plain(come), 'mustchange', '/setting', success['zh-CN']);
  });

  test('of who must change the password, and may not, leads on as usual', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'mustchange', { withheld: ['usercenter_tea'] }));
    await expectLanding(await plain(come), 'mustchange', '/login', success['zh-CN']);
  });

  test('of a city administrator leads to the administration of news', async ({ come }) => {
    await expectLanding(await plain(come), 'cityadmin', '/admin/news', success['zh-CN']);
  });

  test.for(['superadmin', 'countyadmin'] as const)(
    'of %s, who is neither teacher nor student, is told so and ended after two seconds',
    async (account, { come }) => {
      const page = await plain(come);
      const answered = page.waitForResponse(/efficiencyLogin/).then(() => Date.now());
      const ended = page.waitForRequest(/session\/logout/).then(() => Date.now());
      await typeLogin(page, 'zh-CN', account);
      await expect(page.locator('.toast')).toHaveText('不是老师、学生账号，重新登录');
      expect((await ended) - (await answered)).toBeGreaterThanOrEqual(2000);
      await expect(page).toHaveURL('/login');
      await expect(page.locator('.site-top').getByRole('button', { name: '登录' })).toBeVisible();
    },
  );

  test.for(['guestcity', 'guestarea'] as const)('of %s leads to the portal', async (account, { come }) => {
    await expectLanding(await plain(come), account, '/login', success['zh-CN']);
  });
});

describe('a login for resources', () => {
  const asked = async (come: (path: string) => Promise<Page>) => {
    const page = await come('/education_services');
    await askLogin(page, { context: 'resource' satisfies LoginContext });
    return page;
  };

  test('leads a teacher to the upload', async ({ come }) => {
    await expectLanding(await asked(come), 'teacher', '/education_resources/resource-upload', success['zh-CN']);
  });

  test('leads an auditor with a management scope to the audit', async ({ come }) => {
    await expectLanding(await asked(come), 'auditor', '/education_resources/resource-audit', success['zh-CN']);
  });

  test('tells an auditor without one whom to ask, and closes', async ({ site, come }) => {
    onTestFinished(await removeScope(site, 'auditor'));
    const said = '尚未设置管理范围，请联系管理员';
    await expectLanding(await asked(come), 'auditor', '/education_services', said);
  });

  test.for(['student', 'cityadmin', 'guestcity'] as const)(
    'tells %s that there is nothing to manage, and closes',
    async (account, { come }) => {
      await expectLanding(await asked(come), account, '/education_services', '该账号角色无需资源管理');
    },
  );
});

describe('a login with a page in mind', () => {
  const course = '/spoc/detail/teacher?cid=7';
  const asked = async (come: (path: string) => Promise<Page>, target: string) => {
    const page = await come('/education_services');
    await askLogin(page, { context: 'target', target });
    return page;
  };

  test('opens a link for a teacher, in place of our page', async ({ come }) => {
    const link = 'https://courses.example/7';
    const page = await asked(come, link);
    // another site, slow enough that our page is still seen
    await page.route(link, async (route) => {
      await expect(page.locator('.toast')).toHaveText(success['zh-CN']);
      await route.fulfill({ contentType: 'text/html', body: '<title>A course elsewhere</title>' });
    });
    await typeLogin(page, 'zh-CN', 'teacher');
    await expect(page).toHaveURL(link);
    await expect(page).toHaveTitle('A course elsewhere');
  });

  test('leads a teacher with the online-course right to the page', async ({ come }) => {
    await expectLanding(await asked(come, course), 'teacher', course, success['zh-CN']);
  });

  test('tells a teacher without that right, and ends the session after two seconds', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'teacher', { withheld: ['online_course_tea'] }));
    const page = await asked(come, course);
    const answered = page.waitForResponse(/efficiencyLogin/).then(() => Date.now());
    const ended = page.waitForRequest(/session\/logout/).then(() => Date.now());
    await typeLogin(page, 'zh-CN', 'teacher');
    await expect(page.locator('.toast')).toHaveText('暂无权限');
    expect((await ended) - (await answered)).toBeGreaterThanOrEqual(2000);
    await expect(page.locator('.site-top').getByRole('button', { name: '登录' })).toBeVisible();
  });
});

test('a login from a lesson of the air classroom leads to the air classroom', async ({ site, come }) => {
  const page = await come(`/air/air_detail?resourceid=${demoId('air.resource.ms1-monotone')}`);
  // the lesson wants its visitors signed in, and asks by itself
  await expectLanding(page, 'student', '/air/air_list', success['zh-CN']);
  expect(page.url()).toContain(site.url);
});
