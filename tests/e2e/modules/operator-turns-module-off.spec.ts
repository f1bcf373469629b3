import type { Page } from 'playwright';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headlines = (page: Page) => page.locator('main a[href^="/news_detail"]');
const status = async ({ url }: TestApp) => (await fetch(`${url}/gw/news/api/wnews/headlines`)).status;

journey(
  'an operator switches a module off by its name: tabs at another server lose it at once, and have it again when that is undone',
  async (language, { site, come, watch, onTestFinished }) => {
    const text = say(language);
    const second = await startSite({ sameDatabaseAs: site });
    onTestFinished(() => second.close());
    watch.allow(/^404 GET \/(gw\/news\/|news_list|admin\/news)/);
    const visitor = await come('/login', { site: second, language });
    await expect(headlines(visitor).first()).toBeVisible();
    const inside = await come('/admin/news', { as: 'cityadmin', site: second, language });
    const side = inside.locator('.shell-side');
    const entry = side.locator('a[href="/admin/news"]');
    await expect(entry).toBeVisible();
    const before = (await heading(inside).textContent()) ?? '';

    const page = await come('/admin/deployment/modules?open=news', { as: 'superadmin', language });
    const drawer = page.locator('.deployment-side');
    const title = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await drawer.getByRole('button', { name: text('deployment.modules.end') }).click();
    const dialog = page.getByRole('alertdialog');
    const act = dialog.getByRole('button', { name: text('deployment.modules.end') });
    await expect(act).toBeDisabled();
    await dialog.getByRole('textbox').fill(title);
    await act.click();
    await expect(page.getByText(text('deployment.modules.reachedAll', { total: 2 }))).toBeVisible();
    await expect(heading(inside)).toHaveText(text('host.switchedOff.title'));
    await expect(entry).toHaveCount(0);
    await expect(side.getByRole('link', { name: text('portal.pictures.title') })).toBeVisible();
    await inside.reload();
    await expect(heading(inside)).toHaveText(text('host.switchedOff.title'));
    await expect(entry).toHaveCount(0);
    for (const server of [site, second]) await expect.poll(() => status(server)).toBe(404);
    await visitor.reload();
    await expect(heading(visitor)).toBeVisible();
    await expect(headlines(visitor)).toHaveCount(0);
    expect((await visitor.goto('/news_list'))?.status()).toBe(404);
    await expect(heading(visitor)).toHaveText(text('host.switchedOff.title'));

    await page.getByRole('button', { name: text('host.undo') }).click();
    for (const server of [site, second]) await expect.poll(() => status(server)).toBe(200);
    await expect(drawer.getByRole('switch').first()).toHaveAttribute('aria-checked', 'true');
    await inside.goto('/admin/news');
    await expect(heading(inside)).toHaveText(before);
    await expect(entry).toBeVisible();
    await visitor.goto('/news_list');
    await expect(headlines(visitor)).toHaveCount(10);
  },
);
