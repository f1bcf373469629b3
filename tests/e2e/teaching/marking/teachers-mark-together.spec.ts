import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { teachToo } from '../../../support/browsing/changes';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import {
  type ClassWork,
  colleagueId,
  handedInWork,
  inWords,
  quietClass,
  written,
} from '../../../support/homework/class-work';
import { aMinuteLater, marksGiven, nameOf } from '../../../support/homework/marks';

const points = (page: Page) => page.locator('.correct-score b');
const who = (page: Page) => page.locator('.correct-who b').first();
const entry = (page: Page, name: string) => page.locator('.correct-entry', { hasText: name });
const saved = (page: Page) => expect(page.locator('.save-state-saved')).toBeVisible();
/** The answer at hand is his own field, as the server knows. */
const held = (page: Page) => page.waitForResponse(/correct\/hold/);
const address = ({ homeworkId, assignmentId, items }: ClassWork, more = '') =>
  `/work/qcorrect?id=${homeworkId}&assignment=${assignmentId}&item=${items[0]}${more}`;

journey(
  'two teachers mark the same class at once: none is at the other’s answer, and each sees what the other gives',
  async (language, { come, site, watch }) => {
    const text = say(language);
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const leave = await teachToo(site, { classId: quietClass, personId: colleagueId });
    onTestFinished(async () => void (await leave()));
    const work = await handedInWork(site, {
      title: `两位老师同时批改 ${language}`,
      items: [inWords('写出计算过程。', 8)],
      students: 6,
      answer: (student) => written(`第 ${student + 1} 位同学的过程。`),
    });
    const names = work.students.map(({ name }) => name);
    const [one, two, three, four] = names as [string, string, string, string];
    const [mine, theirs] = [site.world.people.teacher.name, await nameOf(site, colleagueId)];

    const page = await come('/work/list', { as: 'teacher', language });
    const firstHeld = held(page);
    await page.goto(address(work));
    await expect(who(page)).toHaveText(one);
    await firstHeld;
    const other = await come('/work/list', { as: { personId: colleagueId }, language });
    const secondHeld = held(other);
    await other.goto(address(work));

    // the second one begins with the next; whose field the first one is stands beside it
    await expect(who(other)).toHaveText(two);
    await expect(entry(other, one)).toContainText(mine);
    await secondHeld;
    await expect(entry(page, two)).toContainText(theirs);

    // the first one goes on, past what the other is at, and the other sees the points at once
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await expect(who(page)).toHaveText(three);
    await saved(page);
    await other.goto(address(work, '&filter=all'));
    await expect(entry(other, one)).toContainText('5');
    await expect(who(other)).toHaveText(two);
    await expect(entry(other, three)).toContainText(mine);

    // at the same answer all the same: he is told, and what he gives is not put over it
    await entry(other, three).click();
    await expect(other.getByText(text('work.correct.held', { name: mine }))).toBeVisible();
    await other.keyboard.press('3');
    await other.keyboard.press('Enter');
    const clash = other.getByRole('alert');
    await expect(clash).toContainText(three);
    await expect(clash).toContainText(text('work.correct.clash.held', { by: mine, mine: 3 }));
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
    await saved(page);
    await clash.getByRole('button', { name: text('work.correct.clash.theirs') }).click();
    await expect(clash).toHaveCount(0);
    await expect(entry(other, three)).toContainText('6');
    expect(await marksGiven(site, work, 2)).toEqual([{ by: mine, points: 6 }]);

    // one of them without a network, both at one answer: the later one is asked, and both are kept
    await entry(other, four).click();
    await expect(who(other)).toHaveText(four);
    await other.context().setOffline(true);
    await other.keyboard.press('2');
    await other.keyboard.press('Enter');
    await expect(other.locator('.save-state-offline')).toBeVisible();
    await aMinuteLater(site, work);
    await page.goto(address(work, `&attempt=${work.students[3]!.attemptId}`));
    await expect(who(page)).toHaveText(four);
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await saved(page);
    await aMinuteLater(site, work);
    await other.context().setOffline(false);
    await expect(clash).toContainText(text('work.correct.clash.changed', { by: mine, theirs: 7, mine: 2 }));
    expect(await marksGiven(site, work, 3)).toEqual([{ by: mine, points: 7 }]);
    await clash.getByRole('button', { name: text('work.correct.clash.mine', { points: 2 }) }).click();
    await expect(clash).toHaveCount(0);
    await saved(other);
    await page.goto(address(work, `&filter=all&attempt=${work.students[3]!.attemptId}`));
    await expect(who(page)).toHaveText(four);
    await expect(points(page)).toHaveText('2');
    await page.getByRole('button', { name: text('work.correct.by', { name: theirs }) }).click();
    const record = page.getByRole('dialog').locator('tbody tr');
    await expect(record).toHaveCount(2);
    await expect(record.first()).toContainText(theirs);
    await expect(record.first().locator('.num')).toHaveText(['7', '2']);
    await expect(record.last()).toContainText(mine);
    await expect(record.last().locator('.num')).toHaveText(['–', '7']);
  },
);
