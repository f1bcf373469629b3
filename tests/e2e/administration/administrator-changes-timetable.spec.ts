import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { widerThanScreen } from '../../support/browsing/sideways';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

// a site of its own: a school gets another timetable
let site: TestApp;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** A cell of a week: its column, and its row among those of periods, both from 0. */
interface At {
  readonly column: number;
  readonly row: number;
}

const rows = (page: Page) => page.locator('.organisation-week tbody tr').filter({ has: page.locator('th') });
const cell = (page: Page, { column, row }: At) => rows(page).nth(row).locator('td').nth(column);

/** Cells of the week that a selector finds and a word is not in, in the order of the table. */
const cellsWith = (page: Page, selector: string, without?: string): Promise<At[]> =>
  rows(page).evaluateAll(
    (found, [wanted, unwanted]) =>
      found.flatMap((line, row) =>
        [...line.querySelectorAll('td')].flatMap((td, column) =>
          (td.matches(wanted) || td.querySelector(wanted)) && (!unwanted || !td.textContent.includes(unwanted))
            ? [{ column, row }]
            : [],
        ),
      ),
    [selector, without] as const,
  );

/** Presses an arrow so often as cells lie between. */
async function walk(page: Page, from: At, to: At): Promise<void> {
  const steps = [
    [to.column - from.column, 'ArrowRight', 'ArrowLeft'],
    [to.row - from.row, 'ArrowDown', 'ArrowUp'],
  ] as const;
  for (const [by, onward, back] of steps)
    for (let step = 0; step < Math.abs(by); step += 1) await page.keyboard.press(by > 0 ? onward : back);
}

journey(
  'an administrator moves a lesson by keys and publishes it, and its teacher sees it at its new time, on a phone too',
  async (language, { come }) => {
    const text = say(language);
    const { teacher } = site.world.people;
    const page = await come(`/admin/timetable/edit?class=${site.world.classId}`, { as: 'schooladmin', language, site });
    await expect(rows(page)).not.toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const choice = page.getByLabel(text('organisation.timetable.class'), { exact: true });
    const className = (await choice.locator('option:checked').textContent()) ?? '-';

    // the space bar lifts a lesson of the teacher, arrows carry it to a time that is good, the space bar puts it down
    const own = page.locator('.organisation-desk .organisation-lesson').filter({ hasText: teacher.name }).first();
    await own.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.organisation-lesson.is-lifted')).toHaveCount(1);
    const [from] = await cellsWith(page, '.is-lifted');
    const [to] = await cellsWith(page, '.is-good', teacher.name);
    await walk(page, from!, to!);
    await expect(cell(page, to!)).toHaveClass(/is-target/);
    await page.keyboard.press('Space');
    const moved = cell(page, to!).locator('.organisation-lesson').filter({ hasText: teacher.name });
    await expect(moved).toBeFocused();

    const starts = (await rows(page).nth(to!.row).locator('th small').textContent()) ?? '-';

    // everybody sees it from a week on
    const firstWeek = page.getByLabel(text('organisation.timetable.from'), { exact: true });
    const week = await firstWeek.inputValue();
    await page.getByRole('button', { name: text('organisation.timetable.publish'), exact: true }).click();
    await expect(page.locator('.toast').filter({ hasText: week })).toBeVisible();

    const teaching = await come(`/timetable?week=${week}`, { as: 'teacher', language, site });
    await expect(cell(teaching, to!)).toContainText(className);
    await expect(cell(teaching, from!)).not.toContainText(className);
    expect(await accessibilityFaults(teaching)).toEqual([]);

    // a day of the school is typed in the order of the page's language; the arrows move the part under the cursor
    await page.goto('/admin/timetable/days');
    await page.getByRole('link', { name: text('organisation.timetable.addDay', { name: '' }) }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(text('organisation.timetable.dayName')).fill('科技节');
    const day = form.getByLabel(text('organisation.timetable.firstDay'));
    await day.fill(language === 'en' ? '3/12/2026' : '2026/12/3');
    await day.blur();
    await expect(day).toHaveValue(language === 'en' ? '03/12/2026' : '2026-12-03');
    await day.press(language === 'en' ? 'Home' : 'End');
    await day.press('ArrowUp');
    await expect(day).toHaveValue(language === 'en' ? '04/12/2026' : '2026-12-04');
    expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByRole('button', { name: text('core.ui.form.save'), exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '科技节' })).toContainText('4');

    // on a phone the days are pills, and one of them a list
    await teaching.setViewportSize({ width: 390, height: 844 });
    await teaching.locator('.organisation-pill').nth(to!.column).click();
    const lesson = teaching
      .locator('.organisation-daylesson')
      .filter({ hasText: starts })
      .filter({ hasText: className });
    await expect(lesson).toBeVisible();
    expect(await widerThanScreen(teaching)).toEqual([]);
    expect(await accessibilityFaults(teaching)).toEqual([]);
  },
);
