import type { Locator, Page } from 'playwright';
import type { Language } from 'edutech/core/common/languages';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import { classes, phone, tablet } from '../teaching/loop/people';
import { give } from '../teaching/loop/answering';

journey(
  'a guide book is prepared, shown in class, answered without a network, finished at home and counted',
  { timeout: 180_000 },
  async (language, { come, site, watch }) => {
    const text = say(language);
    const title = `打折怎么买 ${language}`;
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);

    // the teacher prepares it: what is asked before, a question of the bank and a vote in class, homework after it
    const desk = await come('/guide/list', { as: 'teacher', site, language });
    await prepare(desk, language, title);
    expect(await accessibilityFaults(desk)).toEqual([]);
    await assign(desk, language);

    // a student prepares the lesson on a phone
    const onPhone = await come('/st-guide/list', { as: 'student', site, language, context: phone });
    await onPhone.locator('.card').filter({ hasText: title }).getByRole('link').tap();
    const preview = blockOf(onPhone, text('guide.kind.preview'));
    await give(preview, { words: '原价的八折' });
    await submit(preview, language);
    await expect(preview.getByText(text('guide.submitted'), { exact: true })).toBeVisible();

    // in class the teacher opens with what was written, without names
    await desk.getByRole('link', { name: text('guide.present.title'), exact: true }).click();
    await expect(desk.locator('.guide-stage-wall')).toContainText('原价的八折');
    expect(await accessibilityFaults(desk)).toEqual([]);

    // the phone of the teacher steers the projector, and the check opens on the student's
    const remote = await come(desk.url().replace('/present', '/remote'), {
      as: 'teacher',
      site,
      language,
      context: phone,
    });
    await onPhone.getByRole('button', { name: new RegExp(text('guide.phase.in')) }).tap();
    const check = blockOf(onPhone, text('guide.kind.check'));
    await expect(check).toContainText(text('guide.waitsForTeacher'));
    for (const kind of ['questions', 'inquiry', 'check']) {
      await remote.getByRole('button', { name: text('guide.present.next'), exact: true }).tap();
      await expect(desk.locator('.guide-stage-step[aria-current]')).toHaveText(text(`guide.kind.${kind}`));
    }
    await expect(check.locator('.answer-option').first()).toBeVisible();

    // the network goes: what is answered and submitted waits on the phone, and is counted once it is back
    await onPhone.context().setOffline(true);
    await check.locator('.answer-option').first().tap();
    await submit(check, language);
    await expect(onPhone.locator('.save-state-offline')).toBeVisible();
    await remote.getByRole('button', { name: text('guide.present.show'), exact: true }).tap();
    const count = desk.locator('.guide-stage-count');
    await expect(count).toHaveText(/\b0\D/);
    await onPhone.context().setOffline(false);
    await expect(count).toHaveText(/\b1\D/);
    await expect(check.getByText(text('guide.submitted'), { exact: true })).toBeVisible();

    // what is left is finished at home on a tablet; the board of the class follows by itself
    await desk.keyboard.press('Escape');
    const tile = desk.locator('.guide-tile').filter({ hasText: text('guide.kind.homework') });
    await tile.click();
    await desk.getByRole('button', { name: text('guide.openBlock'), exact: true }).click();
    const atHome = await come(onPhone.url(), { as: 'student', site, language, context: tablet });
    await atHome.getByRole('button', { name: new RegExp(text('guide.phase.after')) }).tap();
    const homework = blockOf(atHome, text('guide.kind.homework'));
    await give(homework, { words: '两种方案一样贵' });
    await expect(tile).toContainText(/(?<!\d)0\//);
    await submit(homework, language);
    await expect(tile).toContainText(/(?<!\d)1\//);
    await expect(desk.getByText('两种方案一样贵')).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);
    expect(await accessibilityFaults(atHome)).toEqual([]);
  },
);

/** A new guide book with something to answer in four blocks. */
async function prepare(desk: Page, language: Language, title: string): Promise<void> {
  const text = say(language);
  await desk.getByRole('link', { name: text('guide.new'), exact: true }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox', { name: text('guide.form.title') }).fill(title);
  await form.getByRole('button', { name: text('guide.new.begin'), exact: true }).click();
  for (const [kind, words] of [
    ['preview', '打八折是什么意思？'],
    ['homework', '满减和打折，哪一种合算？'],
  ] as const) {
    await chooseBlock(desk, text(`guide.kind.${kind}`));
    await tool(desk, language, 'ask');
    const field = desk.locator('.guide-block-current [contenteditable=true]');
    await field.click();
    await desk.keyboard.type(words);
    await expect(field).toContainText(words);
  }
  // by keys alone
  await chooseBlock(desk, text('guide.kind.questions'));
  await desk.getByRole('button', { name: text('guide.tool.vote'), exact: true }).press('Enter');
  await desk.locator('.guide-block-current [contenteditable=true]').pressSequentially('选哪一家？');
  for (const [at, option] of ['甲', '乙'].entries())
    await desk.getByRole('textbox', { name: text('guide.vote.option', { number: at + 1 }), exact: true }).fill(option);
  await chooseBlock(desk, text('guide.kind.check'));
  await tool(desk, language, 'questions');
  const bank = desk.getByRole('dialog');
  await bank.getByLabel(text('questions.kit.source.type')).selectOption({ label: text('questions.kit.type.0') });
  const first = bank.getByRole('article').first();
  await first.getByRole('button', { name: text('questions.kit.source.add'), exact: true }).click();
  await expect(first.getByRole('button', { name: text('questions.kit.source.added'), exact: true })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(bank).toBeHidden();
  await expect(desk.locator('.save-state-saved')).toBeVisible();
}

/** Gives it to the class of the demo student, and comes to its board. */
async function assign(desk: Page, language: Language): Promise<void> {
  const text = say(language);
  await desk.getByRole('button', { name: text('guide.publish'), exact: true }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('checkbox', { name: classes[0] }).check();
  await form.getByRole('button', { name: text('guide.publish.submit'), exact: true }).click();
  await desk.waitForURL(/\/guide\/monitor/);
}

const chooseBlock = (desk: Page, kind: string) => desk.locator('.guide-block-row').filter({ hasText: kind }).click();

const tool = (desk: Page, language: Language, name: string) =>
  desk.getByRole('button', { name: say(language)(`guide.tool.${name}`), exact: true }).click();

/** A block on the page of a student, locked or open. */
const blockOf = (page: Page, kind: string): Locator =>
  page.locator('.guide-card, .guide-locked').filter({ hasText: kind });

const submit = (block: Locator, language: Language) =>
  block.getByRole('button', { name: say(language)('guide.submit'), exact: true }).tap();
