import { expect } from '../../support/browsing/expect';
import { describe } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { startSite, test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const status = async (site: TestApp) => (await fetch(`${site.url}/gw/resource/airtextbook/all-air-book-list`)).status;

describe.each<Language>(['zh-CN', 'en'])('a super administrator (%s)', (language) => {
  const text = say(language);

  test('switches a module off by its name, sees both servers hear of it, and takes it back', async ({
    site,
    come,
    onTestFinished,
  }) => {
    const second = await startSite({ sameDatabaseAs: site });
    onTestFinished(() => second.close());
    expect(await status(second)).toBe(200);

    const page = await come('/admin/deployment/modules?open=air', { as: 'superadmin', language });
    const side = page.locator('.deployment-side');
    const title = (await side.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await side.getByRole('button', { name: text('deployment.modules.end') }).click();
    const dialog = page.getByRole('alertdialog');
    const act = dialog.getByRole('button', { name: text('deployment.modules.end') });
    await expect(act).toBeDisabled();
    await dialog.getByRole('textbox').fill(title);
    await act.click();
    await expect(page.getByText(text('deployment.modules.reachedAll', { total: 2 }))).toBeVisible();
    await expect.poll(() => status(second)).toBe(404);
    await expect.poll(() => status(site)).toBe(404);

    await page.getByRole('button', { name: text('host.undo') }).click();
    await expect.poll(() => status(second)).toBe(200);
    await expect(side.getByRole('switch').first()).toHaveAttribute('aria-checked', 'true');
  });
});
