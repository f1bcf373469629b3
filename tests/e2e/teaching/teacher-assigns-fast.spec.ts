import { afterAll, beforeAll } from 'vitest';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

/** Its own: what others have assigned is not proposed again. */
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const context = { viewport: { width: 1366, height: 768 } };

/** From the home to homework of five questions that two classes have. */
const mostPresses = 5;

journey(
  'a teacher assigns five questions of the lesson to both classes in five presses',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/home/main', { as: 'teacher', language, context, site });
    // what is pressed is counted in the page, so that no press of this journey is left out
    let presses = 0;
    await page.exposeFunction('pressed', () => {
      presses += 1;
    });
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ isTrusted }) => isTrusted && (window as never as { pressed(): void }).pressed(),
        {
          capture: true,
        },
      ),
    );

    await page
      .getByRole('button', { name: text('work.menu'), exact: true })
      .first()
      .click();
    await page
      .getByRole('link', { name: text('work.list.new') })
      .first()
      .click();
    await page.getByRole('button', { name: text('work.source.set.add') }).click();
    await expect(page.locator('.work-item')).toHaveCount(5);
    const title = await page.getByRole('textbox', { name: text('work.desk.title'), exact: true }).inputValue();
    expect(title).not.toBe('');
    await page.getByRole('button', { name: text('work.act.publish'), exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('fieldset').first().getByRole('button', { pressed: true })).toHaveCount(2);
    await drawer.getByRole('button', { name: text('work.act.publish') }).click();
    await expect(page).toHaveURL(/\/work\/list/);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(mostPresses);

    // whoever comes next finds the days of the classes as they were
    await page.getByRole('button', { name: text('host.undo'), exact: true }).click();
    await expect(page.getByText(text('work.done.takenBack'))).toBeVisible();
  },
);
