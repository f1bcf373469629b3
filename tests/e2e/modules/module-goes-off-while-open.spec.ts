import type { Page } from 'playwright';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const turn = async (site: TestApp, pluginId: string, isOn: boolean, countyId: Id | null = null): Promise<void> => {
  const { services, container } = site.platform;
  await services.database.write(asSystem('a test turns a switch'), (db) =>
    turnSwitch(db, container.get(Events), { pluginId, countyId, isOn }, services.clock.now()),
  );
};

journey(
  'a county’s teachers lose what the county switches off and have it again without a reload, other people keep it',
  async (language, { site, come, onTestFinished }) => {
    onTestFinished(() => turn(site, 'air', true, site.world.countyId));
    const teacher = await come('/air/air_list', { as: 'teacher', language });
    const cityAdmin = await come('/air/air_list', { as: 'cityadmin', language });
    const title = say(language)('host.switchedOff.title');
    const before = (await heading(teacher).textContent()) ?? '';
    await turn(site, 'air', false, site.world.countyId);
    await expect(heading(teacher)).toHaveText(title);
    await expect(teacher.locator('a[href="/air/air_list"]')).toHaveCount(0);
    await expect(heading(cityAdmin)).not.toHaveText(title);
    await turn(site, 'air', true, site.world.countyId);
    await expect(heading(teacher)).toHaveText(before);
  },
);

journey(
  'what is half-typed stays in sight until it is given up, when its module goes off',
  async (language, { site, come, onTestFinished }) => {
    onTestFinished(() => turn(site, 'account', true));
    const text = say(language);
    const page = await come('/setting?tab=security&change=password', { as: 'teacher', language });
    const field = page.locator('input[type="password"]').first();
    await field.fill('half of a pass');
    await turn(site, 'account', false);
    await expect(page.getByRole('alert').filter({ hasText: text('host.switchedOff.unsaved') })).toBeVisible();
    await expect(field).toHaveValue('half of a pass');

    await field.fill('');
    await expect(heading(page)).toHaveText(text('host.switchedOff.title'));
  },
);
