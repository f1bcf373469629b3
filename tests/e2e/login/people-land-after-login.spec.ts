import { onTestFinished } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { journey } from '../../support/browsing/browser-test';
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

// One of each way in which a page leads on after a login (portal.md section 4). Which rule leads whom where is asked of the
// rules (tests/contract/landing.test.ts and those beside it); tests/long/login walks the whole table in both languages.

journey(
  'a teacher with several rights is led to the area of the strongest one, by the button of any public page',
  async (language, { site, come }) => {
    const given = ['city_recommend', 'city_evaluate', 'yishiyiyouke_city_tea'];
    onTestFinished(await changeGrants(site, 'teacher', { given }));
    const page = await come('/news_list', { language });
    await loginButton(page, language).click();
    await expectLanding(page, 'teacher', { path: '/spoc/excellent_recommend', language });
  },
);

journey(
  'a teacher who may not open the course that was asked for is told so, and two seconds later the session ends',
  async (language, { site, come }) => {
    onTestFinished(await changeGrants(site, 'teacher', { withheld: ['online_course_tea'] }));
    const said = { 'zh-CN': say('zh-CN')('spoc.landing.noPermission'), en: 'No permission' };
    await expectEnd(await come(loginFor('/spoc/detail/teacher?cid=7'), { language }), 'teacher', { said, language });
  },
);

journey(
  'an auditor without a management scope is told whom to ask, and stays where the login was asked for',
  async (language, { site, come }) => {
    onTestFinished(await removeScope(site, 'auditor'));
    const said = {
      'zh-CN': '尚未设置管理范围，请联系管理员',
      en: 'Management scope is not set, please contact the administrator',
    };
    const page = await come('/login?for=resource', { language });
    await expectLanding(page, 'auditor', { path: '/login', said, language });
  },
);

journey(
  'a teacher who followed a link is led to it, though it is no page of the platform',
  async (language, { come }) => {
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
  },
);

journey('a student who opens a page of hers is asked to sign in, and is led to it', async (language, { come }) => {
  const page = await come('/st-work/list', { language });
  await expect(page).toHaveURL(loginFor('/st-work/list'));
  await expectLanding(page, 'student', { path: '/st-work/list', language });
});

journey('whoever signs in where a lesson asks for it has the lesson open', async (language, { come }) => {
  const lesson = `/air/air_detail?resourceid=${demoId('air.resource.ms1-monotone')}`;
  const page = await come(lesson, { language });
  await expectLanding(page, 'auditor', { path: lesson, language });
  await expect(page.locator('video')).toBeVisible();
});
