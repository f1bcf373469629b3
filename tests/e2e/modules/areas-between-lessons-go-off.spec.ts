// Guide books, coaching and vocabulary do without each other, and the homes without each of them.
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { journey, open, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';
import { settled } from '../../contract/pages/seen';

const areas = ['guide', 'coach', 'dictionary'] as const;
type Area = (typeof areas)[number];

/** Its own: areas are off there while others run. */
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const homes = { teacher: '/home/main', student: '/student-home/main' } as const;
const lists = {
  teacher: (area: Area) => `/${area}/list`,
  student: (area: Area) => `/st-${area}/list`,
} as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until all of it is there; no part of it may say that it could not be loaded. */
async function look(page: Page, path: string): Promise<void> {
  await open(page, path);
  await settled(page);
  await expect(page.locator('.state[role="alert"]')).toHaveCount(0);
}

journey(
  'guide books, coaching and vocabulary are switched off one after the other: both homes and the other two go on',
  async (language, { come, watch }) => {
    const text = say(language);
    // lists of an area that is off
    watch.allow(/^404 GET \/(st-)?(guide|coach|dictionary)\/list$/);
    const operator = await come('/admin/deployment/modules', { as: 'superadmin', language, site });
    const people = {
      teacher: await come(homes.teacher, { as: 'teacher', language, site }),
      student: await come(homes.student, { as: 'student', language, site }),
    };
    const titles = { teacher: 'list.title', student: 'studentList.title' } as const;
    for (const off of areas) {
      await open(operator, `/admin/deployment/modules?open=${off}`);
      const drawer = operator.locator('.deployment-side');
      const name = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? '';
      await drawer.getByRole('button', { name: text('deployment.modules.end') }).click();
      const dialog = operator.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill(name);
      await dialog.getByRole('button', { name: text('deployment.modules.end') }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await fetch(`${site.url}${lists.teacher(off)}`)).status).toBe(404);

      for (const who of ['teacher', 'student'] as const) {
        const page = people[who];
        await look(page, homes[who]);
        await expect(page.locator(`a[href^="${lists[who](off)}"]`)).toHaveCount(0);
        for (const on of areas.filter((area) => area !== off)) {
          await look(page, lists[who](on));
          await expect(heading(page)).toHaveText(text(`${on}.${titles[who]}`));
        }
        await page.goto(lists[who](off));
        await expect(heading(page)).toHaveText(text('host.switchedOff.title'));
      }

      await drawer.getByRole('switch').first().click();
      await expect.poll(async () => (await fetch(`${site.url}${lists.teacher(off)}`)).status).not.toBe(404);
      for (const who of ['teacher', 'student'] as const) {
        await look(people[who], lists[who](off));
        await expect(heading(people[who])).toHaveText(text(`${off}.${titles[who]}`));
      }
    }
  },
);
