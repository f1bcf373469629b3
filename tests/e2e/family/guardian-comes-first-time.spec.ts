import { afterAll, beforeAll } from 'vitest';
import { shownCode } from 'edutech/plugins/guardian/model/code';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { widerThanScreen } from '../../support/browsing/sideways';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

// a site of its own: a student gets another guardian
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

journey(
  'a guardian comes with a code of the school, sees the evening and results, and answers the school',
  async (language, { come }) => {
    const text = say(language);
    const { name } = site.world.people.student;
    const username = `father.${language.toLowerCase()}`;

    // the head teacher makes a code, which is shown this once
    const school = await come('/guardian-contact', { as: 'headteacher', language, site });
    const row = school.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: text('guardian.contact.make'), exact: true }).click();
    const code = (await school.locator('.guardian-slip b').textContent()) ?? '';
    expect(code).toBe(shownCode(code.replace('-', '')));
    expect(await accessibilityFaults(school)).toEqual([]);

    // three steps on a phone: the code, an account, done
    const page = await come('/guardian-join', { language, site, context: phone });
    await page.getByLabel(text('guardian.join.code')).fill(code.toLowerCase());
    await page.getByRole('button', { name: text('guardian.join.next') }).click();
    await expect(page.getByText('林**')).toBeVisible();
    await page.getByLabel(text('guardian.join.relation')).selectOption('father');
    await page.getByLabel(text('guardian.join.name'), { exact: true }).fill('林建国');
    await page.getByLabel(text('guardian.join.username'), { exact: true }).fill(username);
    await page.getByLabel(text('guardian.join.password'), { exact: true }).fill('Evening-2026');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: text('guardian.join.open') }).click();
    await page.getByRole('link', { name: text('guardian.join.toToday') }).click();

    // the child's evening
    await expect(page).toHaveURL('/guardian-home');
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: text('guardian.evening.title') })).toBeVisible();
    expect(await widerThanScreen(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);

    const bar = page.locator('.shell-tabbar');
    await bar.getByRole('link', { name: text('guardian.menu.work') }).click();
    const piece = page.getByRole('listitem').filter({ hasText: '1.2.2 数轴 课后作业' });
    await expect(piece.getByText(text('guardian.state.doing'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await bar.getByRole('link', { name: text('guardian.menu.results') }).click();
    await expect(page.getByText('2.3 有理数的乘方 课堂小测')).toBeVisible();
    await expect(page.getByText(text('guardian.results.note'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // what the school says and asks
    await bar.getByRole('link', { name: text('guardian.menu.notices') }).click();
    const message = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await message('秋季运动会安排')
      .getByRole('button', { name: text('guardian.notices.seen') })
      .click();
    await expect(message('秋季运动会安排').getByRole('button')).toHaveCount(0);
    const photographs = message('运动会照片能不能上学校主页');
    await photographs.getByRole('button', { name: text('guardian.notices.agree'), exact: true }).click();
    await photographs.getByRole('button', { name: text('guardian.notices.takeBack') }).click();
    await expect(photographs.getByRole('button', { name: text('guardian.notices.change') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // and the school sees it counted
    await school.goto('/guardian-contact?tab=messages');
    const counted = school.getByRole('listitem').filter({ hasText: '运动会照片能不能上学校主页' });
    await expect(counted).toContainText(/1/);
    expect(await accessibilityFaults(school)).toEqual([]);
  },
);
