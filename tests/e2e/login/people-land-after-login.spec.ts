import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { describe, onTestFinished } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import type { DemoAccount } from 'edutech/core/server/demo';
import { demoId } from 'edutech/core/server/demo-city/demo-id';
import { startSite, test } from '../../support/browsing/browser-test';
import { changeGrants, removeScope } from '../../support/browsing/changes';
import { loginDialog, typeLogin } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

// Post-login routing, clause by clause (portal.md section 4): where each person comes to stand, what is said, and after which
// delay. A login for a purpose or a page is asked for by the address of the login page, as other parts of the city do.

const success = '登录成功';

interface Landing {
  readonly path: string;
  readonly said?: string;
  readonly language?: Language;
}

/** Answers the login that the page asks for, and looks where it leads. */
async function expectLanding(page: Page, account: DemoAccount, { path, said = success, language = 'zh-CN' }: Landing) {
  await expect(loginDialog(page)).toBeVisible();
  await typeLogin(page, language, account);
  await expect(page.locator('.toast')).toHaveText(said);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeVisible();
}

/** Answers the login of somebody who has no business here: he is told, and two seconds later the session ends. */
async function expectEnd(page: Page, account: DemoAccount, said: string) {
  const answered = page.waitForResponse(/efficiencyLogin/).then(() => Date.now());
  const ended = page.waitForRequest(/session\/logout/).then(() => Date.now());
  await typeLogin(page, 'zh-CN', account);
  await expect(page.locator('.toast')).toHaveText(said);
  expect((await ended) - (await answered)).toBeGreaterThanOrEqual(2000);
  await expect(page.locator('.site-top').getByRole('button', { name: '登录' })).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sid' }));
}

type Come = (path: string) => Promise<Page>;

describe('a plain login', () => {
  const plain = async (come: Come) => {
    const page = await come('/news_list');
    await page.locator('.site-top').getByRole('button', { name: '登录' }).click();
    return page;
  };

  test.for([
    { code: 'city_recommend', weaker: ['city_evaluate', 'yishiyiyouke_city_tea'], path: '/spoc/excellent_recommend' },
    { code: 'city_evaluate', weaker: ['yishiyiyouke_district_tea'], path: '/spoc/excellent_evaluate' },
    { code: 'yishiyiyouke_district_tea', weaker: ['courier_class_city'], path: '/famous/home' },
    { code: 'yishiyiyouke_city_tea', weaker: ['courier_class_city'], path: '/famous/home' },
    { code: 'courier_class_city', weaker: [], path: '/special/home' },
  ])(
    'of a teacher with $code leads to $path, whatever weaker right she holds',
    async ({ code, weaker, path }, { site, come }) => {
      onTestFinished(await changeGrants(site, 'teacher', { given: [code, ...weaker] }));
      await expectLanding(await plain(come), 'teacher', { path });
    },
  );

  test.for(['teacher', 'student', 'auditor', 'norole'] as const)(
    'of %s without further rights leads to the root, and from there to the portal',
    async (account, { come }) => {
      const page = await plain(come);
      await expectLanding(page, account, { path: '/login' });
      await expect(page.locator('.site-me')).toBeVisible();
    },
  );

  test('of who must change the password, and may, leads to the settings before any right', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'mustchange', { given: ['city_recommend'] }));
    await expectLanding(await plain(come), 'mustchange', { path: '/setting' });
  });

  test('of who must change the password, and may not, leads on as usual', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'mustchange', { withheld: ['usercenter_tea'] }));
    await expectLanding(await plain(come), 'mustchange', { path: '/login' });
  });

  test('of a city administrator leads to the administration of news', async ({ come }) => {
    await expectLanding(await plain(come), 'cityadmin', { path: '/admin/news' });
  });

  test.for(['superadmin', 'countyadmin', 'schooladmin'] as const)(
    'of %s leads to the administration',
    async (account, { come }) => {
      await expectLanding(await plain(come), account, { path: '/admin/schools' });
    },
  );

  test('of an administrator whom the city gives no place is told so and ended', async ({ come }) => {
    const site = await startSite({ city: { plugins: { deployment: { options: { adminSiteUrl: '' } } } } });
    onTestFinished(() => site.close());
    const page = await come('/news_list', { site });
    await page.locator('.site-top').getByRole('button', { name: '登录' }).click();
    await expectEnd(page, 'countyadmin', '不是老师、学生账号，重新登录');
  });

  test.for(['guestcity', 'guestarea'] as const)('of %s leads to the portal', async (account, { come }) => {
    await expectLanding(await plain(come), account, { path: '/login' });
  });
});

describe('a login for resources', () => {
  test('leads a teacher to the upload, by the way in that the services offer', async ({ come }) => {
    const page = await come('/education_services');
    await page.getByRole('link', { name: '上传教育资源' }).click();
    await expectLanding(page, 'teacher', { path: '/education_resources/resource-upload' });
  });

  test('leads an auditor with a management scope to the audit', async ({ come }) => {
    const page = await come('/login?for=resource');
    await expectLanding(page, 'auditor', { path: '/education_resources/resource-audit' });
  });

  test.for([
    { language: 'zh-CN', said: '尚未设置管理范围，请联系管理员' },
    { language: 'en', said: 'Management scope is not set, please contact the administrator' },
  ] as const)('tells an auditor without one whom to ask, and closes ($language)', async (told, { site, come }) => {
    onTestFinished(await removeScope(site, 'auditor'));
    const page = await come('/login?for=resource', { language: told.language });
    await expectLanding(page, 'auditor', { path: '/login', ...told });
  });

  test.for(['student', 'cityadmin', 'guestcity'] as const)(
    'tells %s that there is nothing to manage, and closes',
    async (account, { come }) => {
      const page = await come('/login?for=resource', { language: 'en' });
      const said = 'This account role does not need resource management';
      await expectLanding(page, account, { path: '/login', said, language: 'en' });
    },
  );
});

describe('a login with a page in mind', () => {
  const course = '/spoc/detail/teacher?cid=7';
  const loginFor = (target: string) => `/login?target=${encodeURIComponent(target)}`;

  test('opens a link for a teacher', async ({ come }) => {
    const page = await come(loginFor('/favicon.svg'));
    // the page is left at once: what it said is written down for the next one
    await page.evaluate(() => {
      const note = () => {
        const said = document.querySelector('.toast')?.textContent;
        if (said) sessionStorage.setItem('said', said);
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    await typeLogin(page, 'zh-CN', 'teacher');
    await expect(page).toHaveURL('/favicon.svg');
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(success);
  });

  test('leads a teacher with the online-course right to the course', async ({ come }) => {
    await expectLanding(await come(loginFor(course)), 'teacher', { path: course });
  });

  test('tells a teacher without that right, and ends the session', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'teacher', { withheld: ['online_course_tea'] }));
    await expectEnd(await come(loginFor(course)), 'teacher', '暂无权限');
  });

  test('leads whoever may open the page to it, from the page itself', async ({ come }) => {
    const page = await come('/st-work/list');
    await expect(page).toHaveURL(loginFor('/st-work/list'));
    await expectLanding(page, 'student', { path: '/st-work/list' });
  });
});

describe('a login from the air classroom', () => {
  const lesson = `/air/air_detail?resourceid=${demoId('air.resource.ms1-monotone')}`;

  test.for(['teacher', 'student', 'auditor', 'cityadmin'] as const)(
    'leads %s to the air classroom',
    async (account, { come }) => {
      await expectLanding(await come('/login?for=air'), account, { path: '/air/air_list' });
    },
  );

  test('that a lesson asks for leads to the lesson, which then opens', async ({ come }) => {
    const page = await come(lesson);
    await expectLanding(page, 'auditor', { path: lesson });
    await expect(page.locator('video')).toBeVisible();
  });
});

test('success is said in English too', async ({ come }) => {
  const page = await come('/login?for=air', { language: 'en' });
  const said = say('en')('core.session.loginSuccess');
  await expectLanding(page, 'teacher', { path: '/air/air_list', said, language: 'en' });
});
