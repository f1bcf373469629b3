import type { Page } from 'playwright';
import { describe, onTestFinished } from 'vitest';
import { type Language, languages } from 'edutech/core/common/languages';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Coming, startSite, test } from '../../support/browsing/browser-test';
import { changeGrants, removeScope } from '../../support/browsing/changes';
import { expect } from '../../support/browsing/expect';
import {
  expectEnd,
  expectLanding,
  loginButton,
  loginFor,
  loginSucceeded,
  typeLogin,
} from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

// Post-login routing, clause by clause (portal.md section 4): where each person comes to stand, what is said, and after which
// delay. A login for a purpose or a page is asked for by the address of the login page, as other parts of the city do.

/** A clause is seen in both languages, one after the other. */
async function inBoth(clause: (language: Language) => Promise<void>): Promise<void> {
  for (const language of languages) await clause(language);
}

type Come = (path: string, coming: Coming) => Promise<Page>;

describe('a plain login', () => {
  const plain = async (come: Come, coming: Coming & { language: Language }) => {
    const page = await come('/news_list', coming);
    await loginButton(page, coming.language).click();
    return page;
  };
  const expectPlain = (come: Come, account: DemoAccount, path: string) =>
    inBoth(async (language) => expectLanding(await plain(come, { language }), account, { path, language }));

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
      await expectPlain(come, 'teacher', path);
    },
  );

  test.for(['teacher', 'student', 'auditor', 'norole'] as const)(
    'of %s without further rights leads to the root, and from there to the portal',
    async (account, { come }) => {
      await inBoth(async (language) => {
        const page = await plain(come, { language });
        await expectLanding(page, account, { path: '/login', language });
        await expect(page.locator('.site-me')).toBeVisible();
      });
    },
  );

  test('of who must change the password, and may, leads to the settings before any right', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'mustchange', { given: ['city_recommend'] }));
    await expectPlain(come, 'mustchange', '/setting');
  });

  test('of who must change the password, and may not open the settings of teachers, leads to those that are open to all', async ({
    site,
    come,
  }) => {
    onTestFinished(await changeGrants(site, 'mustchange', { withheld: ['usercenter_tea'] }));
    await expectPlain(come, 'mustchange', '/gen-setting');
  });

  test('of a city administrator leads to the administration of news', async ({ come }) => {
    await expectPlain(come, 'cityadmin', '/admin/news');
  });

  test.for(['superadmin', 'countyadmin', 'schooladmin'] as const)(
    'of %s leads to the administration',
    async (account, { come }) => {
      await expectPlain(come, account, '/admin/workbench');
    },
  );

  test('of an administrator whom the city gives no place is told so and ended', async ({ come }) => {
    const site = await startSite({ city: { plugins: { deployment: { options: { adminSiteUrl: '' } } } } });
    onTestFinished(() => site.close());
    const said = { 'zh-CN': '不是老师、学生账号，重新登录', en: say('en')('deployment.landing.notForAdministrators') };
    await inBoth(async (language) =>
      expectEnd(await plain(come, { language, site }), 'countyadmin', { said, language }),
    );
  });

  test.for(['guestcity', 'guestarea'] as const)('of %s leads to the portal', async (account, { come }) => {
    await expectPlain(come, account, '/login');
  });
});

describe('a login for resources', () => {
  test('leads a teacher to the upload, by the way in that the services offer', async ({ come }) => {
    await inBoth(async (language) => {
      const page = await come('/education_services', { language });
      await page.getByRole('link', { name: say(language)('portal.services.uploadResources') }).click();
      await expectLanding(page, 'teacher', { path: '/education_resources/resource-upload', language });
    });
  });

  test('leads an auditor with a management scope to the audit', async ({ come }) => {
    await inBoth(async (language) => {
      const page = await come('/login?for=resource', { language });
      await expectLanding(page, 'auditor', { path: '/education_resources/resource-audit', language });
    });
  });

  test('tells an auditor without one whom to ask, and closes', async ({ site, come }) => {
    onTestFinished(await removeScope(site, 'auditor'));
    const said = {
      'zh-CN': '尚未设置管理范围，请联系管理员',
      en: 'Management scope is not set, please contact the administrator',
    };
    await inBoth(async (language) => {
      const page = await come('/login?for=resource', { language });
      await expectLanding(page, 'auditor', { path: '/login', said, language });
    });
  });

  test.for(['student', 'cityadmin', 'guestcity'] as const)(
    'tells %s that there is nothing to manage, and closes',
    async (account, { come }) => {
      const said = {
        'zh-CN': say('zh-CN')('resource.landing.notNeeded'),
        en: 'This account role does not need resource management',
      };
      await inBoth(async (language) => {
        const page = await come('/login?for=resource', { language });
        await expectLanding(page, account, { path: '/login', said, language });
      });
    },
  );
});

describe('a login with a page in mind', () => {
  const course = '/spoc/detail/teacher?cid=7';

  test('opens a link for a teacher', async ({ come }) => {
    await inBoth(async (language) => {
      const page = await come(loginFor('/favicon.svg'), { language });
      // the page is left at once: what it said is written down for the next one
      await page.evaluate(() => {
        const note = () => {
          const said = document.querySelector('.toast')?.textContent;
          if (said) sessionStorage.setItem('said', said);
        };
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
      });
      await typeLogin(page, language, 'teacher');
      await expect(page).toHaveURL('/favicon.svg');
      expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(loginSucceeded[language]);
    });
  });

  test('leads a teacher with the online-course right to the course', async ({ come }) => {
    await inBoth(async (language) =>
      expectLanding(await come(loginFor(course), { language }), 'teacher', { path: course, language }),
    );
  });

  test('tells a teacher without that right, and ends the session', async ({ site, come }) => {
    onTestFinished(await changeGrants(site, 'teacher', { withheld: ['online_course_tea'] }));
    const said = { 'zh-CN': say('zh-CN')('spoc.landing.noPermission'), en: 'No permission' };
    await inBoth(async (language) =>
      expectEnd(await come(loginFor(course), { language }), 'teacher', { said, language }),
    );
  });

  test('leads whoever may open the page to it, from the page itself', async ({ come }) => {
    await inBoth(async (language) => {
      const page = await come('/st-work/list', { language });
      await expect(page).toHaveURL(loginFor('/st-work/list'));
      await expectLanding(page, 'student', { path: '/st-work/list', language });
    });
  });
});

describe('a login from the air classroom', () => {
  const lesson = `/air/air_detail?resourceid=${demoId('air.resource.ms1-monotone')}`;

  test.for(['teacher', 'student', 'auditor', 'cityadmin'] as const)(
    'leads %s to the air classroom',
    async (account, { come }) => {
      await inBoth(async (language) =>
        expectLanding(await come('/login?for=air', { language }), account, { path: '/air/air_list', language }),
      );
    },
  );

  test('that a lesson asks for leads to the lesson, which then opens', async ({ come }) => {
    await inBoth(async (language) => {
      const page = await come(lesson, { language });
      await expectLanding(page, 'auditor', { path: lesson, language });
      await expect(page.locator('video')).toBeVisible();
    });
  });
});
