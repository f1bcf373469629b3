import type { Page } from 'playwright';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { languages } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { test } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import type { TestApp } from '../../../support/servers/start-app';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

// in both languages: one story of the area, and the only one that records a film
test.for(languages)(
  'a question asked on a phone is answered once, by a film with pen and voice, and all who asked see it (%s)',
  { timeout: 120_000 },
  async (language, { come, workingSite: site, watch }) => {
    const text = say(language);
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /net::ERR_ABORTED/);
    const desk = await come('/coach/list', { site, as: 'teacher', language });
    const first = desk.locator('.coach-queue-now');
    await expect(first).toBeVisible();
    const itemId = new URL((await first.getAttribute('href'))!, site.url).searchParams.get('item')!;
    const before = await peopleAt(desk);

    // somebody of the class asks on a phone; the desk hears of it
    const { newcomer, earlier } = await classmates(site, itemId);
    const mobile = await come(`/st-coach/detail?item=${itemId}`, { site, as: newcomer, language, context: phone });
    await mobile.getByRole('button', { name: text('coach.stuck.begin') }).click();
    await mobile.getByRole('button', { name: text('coach.ask.send'), exact: true }).click();
    await expect(mobile.getByText(text('coach.ask.waits'))).toBeVisible();
    expect(await accessibilityFaults(mobile)).toEqual([]);
    await expect.poll(() => peopleAt(desk)).toBe(before + 1);

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

/** How many ask about the item at which the keys of the queue are. */
const peopleAt = async (desk: Page): Promise<number> =>
  Number(await desk.locator('.coach-queue-now .coach-people b').textContent());

/** Opens the first item of the queue and films its board: all but the pen by keys. */
async function recordByKeys(desk: Page, language: Language): Promise<void> {
  const text = say(language);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: text('coach.detail.title') })).toBeVisible();
  await desk.keyboard.press('r');
  const board = desk.getByRole('dialog', { name: text('coach.board.title') });
  await expect(board).toBeVisible();
  await desk.keyboard.press('r');
  const timer = board.getByRole('timer');
  await expect(timer).toContainText('0:01');
  const box = (await board.locator('canvas').boundingBox())!;
  await desk.mouse.move(box.x + 200, box.y + 300);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 320, box.y + 360, { steps: 8 });
  await desk.mouse.up();
  await expect(timer).toContainText('0:02');
  await desk.keyboard.press('r');
  await expect(board.locator('video')).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(board).toHaveCount(0);
}

/** One of the demo class who has not asked about an item, and one whose question about it waits. */
function classmates({ platform, world }: TestApp, itemId: string) {
  return platform.services.database.read(asSystem('a test'), async (db) => {
    const asks = sql`exists (select from coach.request r where r.item_id = ${itemId} and r.person_id = m.person_id)`;
    const one = (isAsking: boolean) =>
      db.one<{ personId: Id }>(sql`
        select m.person_id from core.class_member m
        where m.class_id = ${world.classId} and m.term_id = ${world.termId} and ${asks} = ${isAsking}
        order by m.seat, m.person_id limit 1`);
    return { newcomer: await one(false), earlier: await one(true) };
  });
}
