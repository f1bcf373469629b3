import type { Page } from 'playwright';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import type { TestApp } from '../../../support/servers/start-app';

/** Exercises of students' own books, of which a class has asked: none is in homework or an exam. */
const itemOf = { 'zh-CN': demoId('coach.item.own-bus'), en: demoId('coach.item.own-line') } as const;
const subject = { 'zh-CN': '数学', en: 'Mathematics' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

journey(
  'a question asked on a phone is answered once, by a film with pen and voice, and all who asked see it',
  { timeout: 120_000 },
  async (language, { come, workingSite: site, watch }) => {
    const text = say(language);
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /net::ERR_ABORTED/);
    const itemId = itemOf[language];
    const { newcomer, earlier, exercise } = await classmates(site, itemId);
    const desk = await come('/coach/list', { site, as: 'teacher', language });
    const row = desk.locator(`.coach-queue-row[href*="${itemId}"]`);
    const people = row.locator('.coach-people b');
    await expect(people).toHaveText('3');

    // somebody of the class asks on a phone about the same exercise of the book; the desk hears of it
    const mobile = await come('/st-coach/list?view=new', { site, as: newcomer, language, context: phone });
    await mobile
      .getByRole('group', { name: text('coach.new.subject') })
      .getByRole('button', { name: subject[language], exact: true })
      .click();
    await mobile.getByLabel(text('coach.new.words')).fill(exercise);
    await mobile.getByRole('button', { name: text('coach.stuck.begin') }).click();
    await mobile.getByRole('button', { name: text('coach.ask.send'), exact: true }).click();
    await expect(mobile.getByText(text('coach.ask.waits'))).toBeVisible();
    expect(await accessibilityFaults(mobile)).toEqual([]);
    await expect(people).toHaveText('4');

    // the desk, by keys alone
    while (!(await row.getAttribute('class'))!.includes('coach-queue-now')) await desk.keyboard.press('j');
    await recordByKeys(desk, language);
    // the line is lost: the film waits on this computer, and goes when it is back
    await desk.context().setOffline(true);
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText(text('coach.answering.uploading'))).toBeVisible();
    await desk.context().setOffline(false);
    const given = desk.getByRole('region', { name: text('coach.given') });
    await expect(given.getByText(text('coach.way.film'), { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await accessibilityFaults(desk)).toEqual([]);

    // who asked sees it: on the phone that still shows the question, and whoever comes later
    await expect(mobile.locator('video')).toBeVisible({ timeout: 30_000 });
    await mobile.getByRole('button', { name: text('coach.own.understood') }).click();
    const other = await come(`/st-coach/detail?item=${itemId}`, { site, as: earlier, language });
    await expect(other.locator('video')).toBeVisible();
    const helped = other.getByRole('button', { name: text('coach.answer.helped') });
    await helped.click();
    await expect(helped).toHaveAttribute('aria-pressed', 'true');
  },
);

/** Opens the item at which the keys are and films its board: all but the pen by keys. */
async function recordByKeys(desk: Page, language: Language): Promise<void> {
  const text = say(language);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: text('coach.detail.title'), exact: true })).toBeVisible();
  await desk.keyboard.press('r');
  const board = desk.getByRole('dialog', { name: text('coach.board.title') });
  await expect(board).toBeVisible();
  await desk.keyboard.press('r');
  const timer = board.getByRole('timer');
  await expect(timer).toContainText(/0:(?!00)/);
  const box = (await board.locator('canvas').boundingBox())!;
  await desk.mouse.move(box.x + 200, box.y + 300);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 320, box.y + 360, { steps: 8 });
  await desk.mouse.up();
  await expect(timer).toContainText(/0:(?!0[0-2])/);
  await desk.keyboard.press('r');
  await expect(board.locator('video')).toBeVisible({ timeout: 45_000 });
  await desk.keyboard.press('Enter');
  await expect(board).toHaveCount(0);
}

/** One of the demo class who has not asked about an item, one whose question about it waits, and its words. */
function classmates({ platform, world }: TestApp, itemId: Id) {
  return platform.services.database.read(asSystem('a test'), async (db) => {
    const asks = sql`exists (select from coach.request r where r.item_id = ${itemId} and r.person_id = m.person_id)`;
    const one = (isAsking: boolean) =>
      db.one<{ personId: Id }>(sql`
        select m.person_id from core.class_member m
        where m.class_id = ${world.classId} and m.term_id = ${world.termId} and ${asks} = ${isAsking}
        order by m.seat, m.person_id limit 1`);
    const { words } = await db.one<{ words: string }>(sql`select words from coach.item where id = ${itemId}`);
    return { newcomer: await one(false), earlier: await one(true), exercise: words };
  });
}
