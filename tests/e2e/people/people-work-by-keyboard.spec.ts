import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { tabTo } from '../../support/browsing/keyboard';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

// Works of a day without a mouse. Nothing here presses or fills by a locator: only keys are sent.

/** Its own: what a student writes stays out of other journeys. */
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const context = { viewport: { width: 1366, height: 768 } };

/** The focus is in the dialog, or with the browser itself. */
const isKept = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest('dialog, [role=dialog]') != null;
  });

/** Walks around a dialog once more than it has stops. */
async function walkAround(page: Page, stops: number) {
  for (let press = 0; press < stops; press++) {
    await page.keyboard.press('Tab');
    expect(await isKept(page), `the dialog keeps the focus after ${press + 1} stops`).toBe(true);
  }
}

journey('a student goes on with homework from the home by keys alone', async (language, { come }) => {
  const text = say(language);
  const page = await come('/student-home/main', { as: 'student', language, context, site });
  const { keyboard } = page;
  await tabTo(
    page
      .getByRole('main')
      .getByRole('link', { name: text('home.act.continue'), exact: true })
      .first(),
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/st-work\/question/);
  const gap = page.locator('.answer-gap').first();
  await expect(gap).toBeVisible();
  await tabTo(gap);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('4');
  await expect(gap).toHaveValue('4');
  await expect(page.locator('.save-state-saved').first()).toBeVisible();
  // a field gives the focus on, forwards and back
  await keyboard.press('Tab');
  await expect(gap).not.toBeFocused();
  await tabTo(gap, 'Shift+Tab');
});

journey('a teacher assigns homework from the home by keys alone', async (language, { come }) => {
  const text = say(language);
  const page = await come('/home/main', { as: 'teacher', language, context, site });
  const { keyboard } = page;
  await tabTo(
    page
      .getByRole('main')
      .getByRole('link', { name: text('home.lessons.assign'), exact: true })
      .first(),
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/work\/create/);
  const add = page.getByRole('button', { name: text('work.source.set.add') });
  await expect(add).toBeVisible();
  await tabTo(add);
  await keyboard.press('Enter');
  await expect(page.locator('.work-item')).toHaveCount(5);
  const title = await page.getByRole('textbox', { name: text('work.desk.title'), exact: true }).inputValue();
  // sources, the sheet and what it comes to are passed before it is published
  const publish = page.getByRole('button', { name: text('work.act.publish'), exact: true });
  await tabTo(page.locator('.work-item').first());
  await tabTo(page.locator('.work-sheet-figures input').first());
  await tabTo(publish);
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const send = drawer.getByRole('button', { name: text('work.act.publish') });
  await expect(send).toBeVisible();
  await walkAround(page, 12);
  await tabTo(send);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/work\/list/);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  const undo = page.getByRole('button', { name: text('host.undo'), exact: true });
  await tabTo(undo);
  await keyboard.press('Enter');
  await expect(page.getByText(text('work.done.takenBack'))).toBeVisible();
});

journey('an administrator of a city changes a setting by keys alone', async (language, { come }) => {
  const text = say(language);
  const page = await come('/admin/workbench', { as: 'cityadmin', language, context, site });
  const { keyboard } = page;
  // find a function by its name
  await keyboard.press('m');
  await keyboard.type(text('deployment.settings.title'));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/deployment/settings');
  await expect(page.locator('#main')).toBeFocused();
  const hotline = page.locator('[name="hotline"]');
  await tabTo(hotline);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('0512-96110');
  const review = page.getByRole('button', { name: text('deployment.change.review') });
  await expect(review).toBeVisible();
  await tabTo(review);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('0512-96110');
  await walkAround(page, 12);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(review).toBeFocused();
  await tabTo(page.getByRole('button', { name: text('deployment.change.discard') }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(hotline).toHaveValue('');
});
