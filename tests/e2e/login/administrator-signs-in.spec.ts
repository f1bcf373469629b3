import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll, describe } from 'vitest';
import { journey, startSite, test } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';
import { startUpstream } from '../../support/servers/upstream';

journey(
  'a city administrator is led to the news, and finds her areas beside them',
  async (language, { come, watch }) => {
    // a live connection that was asked for as a visitor may be answered after the login, and is opened again
    watch.allow(/\/live' failed: HTTP Authentication failed/);
    const text = say(language);
    const page = await come('/login', { language });
    await logIn(page, language, 'cityadmin');
    await expect(page.locator('.toast')).toHaveText(text('core.session.loginSuccess'));
    await expect(page).toHaveURL('/admin/news');
    const heading = page.getByRole('heading', { level: 1 });
    const expectPage = async (title: string) => {
      await expect(page).toHaveTitle(new RegExp(`^${text(title)} `));
      await expect(heading).not.toHaveText(text('host.notFound.title'));
    };
    await expectPage('news.admin.title');

    const side = page.getByRole('navigation', { name: text('host.administration'), exact: true });
    await expect(side.locator('[aria-current=page]')).toHaveText(text('news.admin.title'));
    const openGroups = () =>
      side.locator('details').evaluateAll((groups) => {
        for (const group of groups) group.setAttribute('open', '');
      });
    await openGroups();
    await side.getByRole('link', { name: text('organisation.menu.schools'), exact: true }).click();
    await expect(page).toHaveURL('/admin/schools');
    await expectPage('organisation.schools.title');
    // the whole of a city's scope: news, the organisation, courses to evaluate, statistics and the audit of what was done
    const areas = ['news.admin.title', 'organisation.menu.people', 'spoc.menu.excellentEvaluation'];
    await openGroups();
    for (const area of [...areas, 'statistics.menu.statistics', 'deployment.menu.audit']) {
      await expect(side.getByText(text(area), { exact: true })).toBeVisible();
    }
    await side.getByRole('button', { name: text('spoc.menu.excellentEvaluation') }).click();
    await expect(page).toHaveURL('/spoc/excellent_evaluate');
    await expectPage('spoc.excellentEvaluate.title');
    await openGroups();
    await side.getByRole('link', { name: text('statistics.menu.statistics'), exact: true }).click();
    await expect(page).toHaveURL('/statistics/view');
    await expectPage('statistics.view.title');
    await openGroups();
    await side.getByRole('link', { name: text('deployment.menu.audit'), exact: true }).click();
    await expectPage('deployment.audit.title');

    // what only operators of the platform, teachers or students may see is not there, and not at its address
    await expect(side.getByText(text('deployment.menu.jobs'))).toHaveCount(0);
    for (const path of ['/admin/deployment/jobs', '/home/main', '/setting', '/work/list', '/student-home']) {
      await page.goto(path);
      await expect(heading).toHaveText(text('host.notFound.title'));
    }
    await page.goto('/gen-setting');
    await expectPage('account.general.title');
    await page.goto('/');
    await expect(page.locator('.site-top').getByRole('button', { name: text('host.login') })).toBeVisible();
  },
);

describe('where administrators have a site of their own', () => {
  let adminSite: Awaited<ReturnType<typeof startUpstream>>;
  let site: TestApp;
  beforeAll(async () => {
    adminSite = await startUpstream(() => ({ text: '<title>Administration elsewhere</title>', type: 'text/html' }));
    const options = { adminSiteUrl: `${adminSite.address}/enter?from=city` };
    site = await startSite({ city: { plugins: { deployment: { options } } } });
  });
  afterAll(async () => {
    await site.close();
    await adminSite.close();
  });

  test('a county administrator is handed over to it with a ticket that works once', async ({ come }) => {
    const page = await come('/login', { site });
    await logIn(page, 'zh-CN', 'countyadmin');
    await expect(page).toHaveTitle('Administration elsewhere');
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('from')]).toEqual(['/enter', 'city']);

    // what that site's server does with it
    const exchange = async () => {
      const answer = await fetch(`${site.url}/gw/auth/api/session/exchange-ticket`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ticket: searchParams.get('token'), purpose: 'site-127.0.0.1' }),
      });
      return [answer.status, ((await answer.json()) as { data: { username?: string } }).data.username];
    };
    expect(await exchange()).toEqual([200, 'countyadmin']);
    expect(await exchange()).toEqual([410, undefined]);
  });
});
