import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { newsDetail } from 'edutech/plugins/news/api';
import { localCookie, loginCookie } from 'edutech/core/server/session/cookies';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { operatorId, seatAuditor } from '../../support/news-desk';
import { signedInPerson, visitorOf } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

// a site of its own: the auditor gets a place at the desk that nobody else's journey expects
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
  await seatAuditor(site);
});
afterAll(() => site.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The operator of the city's bureau has no demo account: his session is put into the browser. */
async function sitDown(page: Page, site: TestApp, path: string): Promise<void> {
  const { cookie } = await signedInPerson(site, operatorId);
  const value = cookie.slice(cookie.indexOf('=') + 1);
  const shared = { url: site.url, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { ...shared, name: localCookie, value, httpOnly: true },
    { ...shared, name: loginCookie, value: operatorId },
  ]);
  await page.goto(path);
}

journey(
  'an article goes from draft over three reviewers to the portal and back',
  { timeout: 180_000 },
  async (language, { come, watch }) => {
    const text = say(language);
    const title = `冬季长跑活动启动 ${language}`;

    // a writer begins, writes, and is saved without doing anything for it
    const writer = await come('/admin/news', { as: 'cityadmin', language, site });
    await button(writer, text('news.admin.new')).click();
    await writer
      .getByRole('dialog')
      .getByRole('button', { name: text('news.admin.begin'), exact: true })
      .click();
    await writer.getByRole('textbox', { name: text('news.field.title'), exact: true }).fill(title);
    const editor = writer.getByRole('textbox', { name: text('news.detail.body'), exact: true });
    await editor.click();
    await editor.pressSequentially('全市中小学启动冬季长跑，高考状元也来领跑。');
    await expect(writer.locator('.save-state-saved')).toBeVisible({ timeout: 15_000 });

    // a listed word keeps it from review, and its place is shown
    await button(writer, text('news.act.submit')).click();
    await expect(writer.locator('.news-check-block')).toContainText('状元');
    await editor.click();
    await writer.keyboard.press('Control+A');
    await editor.pressSequentially('全市中小学启动冬季长跑，每天一千米。');
    await button(writer, text('news.act.submit')).click();
    await writer.waitForURL(/\/admin\/news\/review\//);
    const id = writer.url().split('/').at(-1)!;
    const address = `/admin/news/review/${id}`;
    expect(await accessibilityFaults(writer)).toEqual([]);

    // the first reviewer remarks on the text and returns it with a reason
    const first = await come(address, { as: 'superadmin', language, site });
    await first.locator('.news-annotated .news-body p').selectText();
    await button(first, text('news.remark.add')).click();
    await first.getByRole('textbox', { name: text('news.remark.body') }).fill('请写明起止日期。');
    await button(first, text('news.remark.send')).click();
    await expect(first.locator('.news-mark').first()).toBeVisible();
    await first.keyboard.press('r');
    const reason = first.getByRole('dialog');
    await reason.getByRole('textbox').fill('请补充起止日期。');
    await reason.getByRole('button', { name: text('news.act.return'), exact: true }).click();
    await expect(reason).toBeHidden();

    // its writer reads why, adds what is missing, and submits it again
    await writer.goto(`/admin/news/write/${id}`);
    await expect(writer.locator('.news-returned')).toContainText('请补充起止日期。');
    await editor.click();
    await writer.keyboard.press('Control+End');
    await editor.pressSequentially('活动从十二月一日到二月底。');
    await button(writer, text('news.act.submit')).click();
    await writer.waitForURL(/\/admin\/news\/review\//);

    // three people approve it: by key, by button, by button
    await first.goto(address);
    await expect(first.locator('.news-mark').first()).toBeVisible();
    await first.keyboard.press('a');
    await expect(first).not.toHaveURL(new RegExp(id));
    const second = await come('/login', { language, site });
    await sitDown(second, site, address);
    await button(second, text('news.act.approve')).click();
    await expect(second).not.toHaveURL(new RegExp(id));
    expect((await visitorOf(site).call(newsDetail, { id })).status).toBe(404);
    const third = await come(address, { as: 'auditor', language, site });
    await button(third, text('news.act.approve')).click();
    await expect(third).not.toHaveURL(new RegExp(id));

    // everybody reads it
    const visitor = await come('/news_list', { language, site });
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);

    // taken back, it is gone for people and machines, with a way on to its channel
    await writer.goto(address);
    await button(writer, text('news.act.withdraw')).click();
    const asked = writer.getByRole('dialog');
    await asked.getByRole('textbox').fill('路线有变。');
    await asked.getByRole('button', { name: text('news.act.withdraw'), exact: true }).click();
    await expect(asked).toBeHidden();
    watch.allow(/^410 GET/);
    const answer = await visitor.goto(`/news_detail?news_id=${id}`);
    expect(answer?.status()).toBe(410);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text('news.error.withdrawn'));
    await visitor.getByRole('link', { name: text('news.detail.toChannel') }).click();
    await expect(visitor).toHaveURL(/\/news_list\?typeid=/);
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  },
);
