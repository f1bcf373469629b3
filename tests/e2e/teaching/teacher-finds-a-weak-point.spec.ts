import { classMap } from 'edutech/plugins/situation/api';
import { dataOf } from '../../api/work/work-kit';
import { mathematics } from '../../api/situation/situation-kit';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { signedIn } from '../../support/people';

journey(
  'a teacher finds the weak point of a class and composes a follow-up, a student sees the own map',
  async (language, { come, site }) => {
    const text = say(language);
    const teacher = await signedIn(site, 'teacher');
    const wish = { classId: site.world.classId, subjectId: mathematics };
    const { points } = dataOf<typeof classMap>(await teacher.call(classMap, wish));
    const weakest = points.filter(({ value }) => value !== null).toSorted((a, b) => a.value! - b.value!)[0]!;

    const page = await come(`/situation/view?class=${wish.classId}&subject=${mathematics}`, {
      as: 'teacher',
      language,
    });
    const map = page.locator('.situation-map');
    const chosen = map.locator('[aria-pressed="true"]');
    await expect(chosen).toContainText(weakest.name);
    const aside = page.getByRole('complementary', { name: text('situation.point.chosen') });
    await expect(aside.getByRole('heading', { level: 3 })).toHaveText(weakest.name);
    expect(await accessibilityFaults(page)).toEqual([]);

    // along a line by an arrow, opened by Enter, then back to the weakest in the list
    await chosen.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(map.locator('[aria-pressed="true"]')).not.toContainText(weakest.name);
    await page.keyboard.press('l');
    await expect(map).toHaveCount(0);
    await page.locator('.situation-line').filter({ hasText: weakest.name }).first().click();
    await expect(aside.getByRole('heading', { level: 3 })).toHaveText(weakest.name);

    await aside.locator('.btn-primary').click();
    await expect(page).toHaveURL(/\/work\/create\?.*questions=/);
    await expect(page.getByRole('article').first()).toBeVisible();

    const own = await come('/st-situation/view', { as: 'student', language });
    await expect(own.getByRole('heading', { level: 2, name: text('situation.tasks.title') })).toBeVisible();
    await expect(own.locator('.situation-point').first()).toBeVisible();
    await expect(own.locator('.situation-map')).not.toContainText('%');
    expect(await accessibilityFaults(own)).toEqual([]);
  },
);
