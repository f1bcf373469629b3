import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { widerThanScreen } from '../../support/browsing/sideways';
import { say } from '../../support/browsing/texts';

journey(
  'the city asks how a figure is counted, goes down to a school by keys, and back up',
  async (language, { come, site }) => {
    const text = say(language);
    const page = await come('/statistics/view?span=term', { as: 'cityadmin', language });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('statistics.city.title'));
    expect(await accessibilityFaults(page)).toEqual([]);
    const name = text('statistics.column.teachers');
    await page.getByRole('button', { name: text('statistics.kit.explain', { name }) }).click();
    await expect(page.getByText(text('statistics.kit.how'))).toBeVisible();
    await expect(page.locator('math')).toHaveCount(1);
    // the first county, then its first school
    const map = page.getByRole('toolbar', { name: text('statistics.map') });
    await map.locator('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/school=/);
    await expect(page.getByRole('heading', { name: text('statistics.classes') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    // the page has no name of a student
    expect(await page.locator('main').textContent()).not.toContain(site.world.people.student.name);
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/county=/);
    await expect(page.getByRole('heading', { name: text('statistics.compared') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await widerThanScreen(page)).toEqual([]);
    await page.keyboard.press('Backspace');
    await expect(page).not.toHaveURL(/county=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('statistics.city.title'));
    expect(await widerThanScreen(page)).toEqual([]);
  },
);
