import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { asSystem } from 'edutech/core/server/actor';
import type { Id } from 'edutech/core/common/ids';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/settings/turn-switch';
import { languages } from 'edutech/core/common/languages';
import { startSite, test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const turn = (site: TestApp, pluginId: string, isOn: boolean, countyId: Id | null = null) => {
  const { services, container } = site.platform;
  return services.database.write(asSystem('a test turns a switch'), (db) =>
    turnSwitch(db, container.get(Events), { pluginId, countyId, isOn }, services.clock.now()),
  );
};

test.for(languages)(
  'an open tab learns of it at once, at either server (%s)',
  async (language, { site, come, onTestFinished }) => {
    const text = say(language);
    const second = await startSite({ sameDatabaseAs: site });
    onTestFinished(async () => {
      await turn(site, 'news', true);
      await second.close();
    });
    const inside = await come('/admin/news', { as: 'cityadmin', site: second, language });
    const before = (await heading(inside).textContent()) ?? '';
    const entry = inside.locator('.shell-side a[href="/admin/news"]');
    await expect(entry).toBeVisible();

    await turn(site, 'news', false);
    await expect(heading(inside)).toHaveText(text('host.switchedOff.title'));
    await expect(entry).toHaveCount(0);

    await turn(site, 'news', true);
    await expect(heading(inside)).toHaveText(before);
    await expect(entry).toBeVisible();
  },
);

test('a county’s teachers lose what the county switched off, other people keep it', async ({
  site,
  come,
  onTestFinished,
}) => {
  onTestFinished(() => turn(site, 'air', true, site.world.countyId));
  const [teacher, cityAdmin] = [
    await come('/air/air_list', { as: 'teacher' }),
    await come('/air/air_list', { as: 'cityadmin' }),
  ];
  const title = say('zh-CN')('host.switchedOff.title');
  await turn(site, 'air', false, site.world.countyId);
  await expect(heading(teacher)).toHaveText(title);
  await expect(teacher.locator('a[href="/air/air_list"]')).toHaveCount(0);
  await expect(heading(cityAdmin)).not.toHaveText(title);
});

test('what is half-typed stays in sight until it is given up', async ({ site, come, onTestFinished }) => {
  onTestFinished(() => turn(site, 'account', true));
  const text = say('zh-CN');
  const page = await come('/setting', { as: 'teacher' });
  const field = page.locator('input[type="password"]').first();
  await field.fill('half of a pass');
  await turn(site, 'account', false);
  await expect(page.getByRole('alert').filter({ hasText: text('host.switchedOff.unsaved') })).toBeVisible();
  await expect(field).toHaveValue('half of a pass');

  await field.fill('');
  await expect(heading(page)).toHaveText(text('host.switchedOff.title'));
});
