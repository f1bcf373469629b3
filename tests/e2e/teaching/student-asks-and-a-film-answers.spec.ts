import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const itemId = demoId('coach.item.points-on-line');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

journey(
  'a student asks on a phone, and the teacher answers all by one film with pen and voice, by keys alone',
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    const exercise = `火车以每小时 80 千米的速度行驶 3 小时，走了多少千米？ ${language}`;
    const page = await come('/st-coach/list?view=new', { site, as: 'student', language, context: phone });
    await page
      .getByRole('group', { name: text('coach.new.subject') })
      .getByRole('button')
      .first()
      .click();
    await page.getByLabel(text('coach.new.words')).fill(exercise);
    await page.getByRole('button', { name: text('coach.stuck.begin') }).click();
    await page.getByRole('button', { name: text('coach.ask.send'), exact: true }).click();
    await expect(page.getByText(text('coach.ask.waits'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // the desk, by keys only: the first of the queue is what most ask about
    const desk = await come('/coach/list', { site, as: 'teacher', language });
    await expect(desk.locator('.coach-queue-now')).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(new RegExp(itemId));
    await desk.keyboard.press('r');
    const board = desk.getByRole('dialog', { name: text('coach.board.title') });
    await expect(board).toBeVisible();
    await desk.keyboard.press('r');
    const timer = board.getByRole('timer');
    await expect(timer).toContainText('0:01');
    const paper = board.locator('canvas');
    const box = (await paper.boundingBox())!;
    await desk.mouse.move(box.x + 200, box.y + 300);
    await desk.mouse.down();
    await desk.mouse.move(box.x + 320, box.y + 360, { steps: 8 });
    await desk.mouse.up();
    await expect(timer).toContainText('0:02');
    await desk.keyboard.press('r');
    await expect(board.locator('video')).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(board).toHaveCount(0);
    await desk.keyboard.press('Control+Enter');
    await expect(
      desk
        .locator('section', { hasText: text('coach.given') })
        .getByText(text('coach.way.film'))
        .last(),
    ).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);
  },
);
