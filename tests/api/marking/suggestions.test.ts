import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import * as api from 'edutech/plugins/marking/api';
import { sampleSize } from 'edutech/plugins/marking/model/suggestions/agreement';
import { textOfAnswer } from 'edutech/plugins/marking/server/suggestions/ask';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { chatKey, saying, startChatServer } from '../../support/assistant/chat-server';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, type Opened, openProject, sentMark } from './marking-kit';

let app: TestApp;
let chat: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  chat = await startChatServer();
  const assistantService = JSON.stringify([{ address: chat.address, model: 'local-1', key: chatKey }]);
  app = await startApp({
    on: ['marking'],
    works: true,
    city: { settings: { assistantService, assistantAgreed: true, allowLocalAddresses: true } },
  });
  // of age: no guardian is asked
  await write((db) => db.run(sql`update core.person set birth_date = current_date - 6000`));
});
afterAll(async () => {
  await app.close();
  await chat.close();
});

const write = <T>(work: (db: Db) => Promise<T>) => app.platform.services.database.write(asSystem('a test looks'), work);
const hold = (city: Record<string, unknown>, own?: Record<string, unknown>) =>
  app.platform.container
    .get(HeldSettings)
    .hold({ city, ...(own && { ofSchools: new Map([[app.world.schoolId, [own]]]) }) });

/** Points that an answer deserves in these tests, no matter who gives them: by how long it is. */
const worth = (text: string, of: number) => text.length % (of + 1);
const marker = 'Answer of the student\n';

/** A service that reads the answer, and groups all faults that it gets. */
const reads =
  (of: number, off = 0) =>
  (...given: Parameters<ReturnType<typeof saying>>) => {
    const text = given[0].messages[1]!.content;
    const answer = text.split(marker)[1];
    if (answer === undefined) {
      const members = text.split('\n').map((_, at) => at + 1);
      return saying(JSON.stringify({ groups: [{ title: '漏乘系数', members: [...members, 99, 1] }] }))(...given);
    }
    const points = Math.min(of, worth(answer, of) + off);
    return saying(JSON.stringify({ points, fault: points < of ? '漏乘<b>系数</b>' : '' }))(...given);
  };

let opened: Opened;
let question: Opened['setup']['questions'][number];
/** The part that most students answered in words. */
const longest = async () => {
  const [row] = await write((db) =>
    db.all<{ itemId: string; part: number }>(sql`
      select item_id, part from marking.answer where project_id = ${opened.projectId} and content is not null
      group by 1, 2 order by count(*) filter (where content ? 'content') desc, 1, 2 limit 1`),
  );
  return opened.setup.questions.find((one) => one.itemId === row!.itemId && one.part === row!.part)!;
};
/** Every student wrote so many letters. */
const writeAnswers = () =>
  write(async (db) => {
    const rows = await db.all<{ id: string }>(sql`
      select id from marking.answer where project_id = ${opened.projectId} and item_id = ${question.itemId}
        and part = ${question.part} order by id`);
    for (const [at, { id }] of rows.entries()) {
      const content = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'x'.repeat(at + 1) }] }];
      await db.run(sql`update marking.answer set content = ${JSON.stringify({ content })}::jsonb where id = ${id}`);
    }
    return rows.length;
  });

beforeEach(async () => {
  hold({});
  chat.reset();
  opened = await openProject(app, 2, { mode: '1', limit: 1, step: 1 });
  question = await longest();
  expect(await writeAnswers()).toBeGreaterThanOrEqual(12);
});

const ref = () => ({ projectId: opened.projectId, itemId: question.itemId, part: question.part });
const ask = () => opened.leader.call(api.askSuggestions, ref());
const list = async () =>
  dataOf<typeof api.listSuggestions>(await opened.leader.call(api.listSuggestions, { projectId: opened.projectId }));
const own = async () =>
  (await list()).questions.find((one) => one.itemId === question.itemId && one.part === question.part)!;
const asked = () =>
  vi.waitFor(
    async () => {
      const rows = await write((db) =>
        db.all<{ state: string }>(sql`select state from marking.asking where project_id = ${opened.projectId}`),
      );
      expect(rows.map(({ state }) => state)).not.toContain('running');
    },
    { timeout: 20_000 },
  );
const answers = (count: number, reply: ReturnType<typeof saying>) =>
  chat.next(...Array.from({ length: count }, () => reply));

/** Everything of the question is marked as it deserves; some by so many points more. */
async function markAll(off: (text: string) => number = () => 0): Promise<void> {
  for (;;) {
    const taken = dataOf<typeof api.takeAnswers>(
      await opened.markers[0]!.call(api.takeAnswers, { ...ref(), count: 6 }),
    );
    if (taken.turns.length === 0) return;
    // what is handed out tells nothing of a suggestion
    expect(JSON.stringify(taken)).not.toContain('漏乘');
    const marks = taken.turns.map(({ turnId, content }) => {
      const text = textOfAnswer(content as Answer);
      return sentMark(turnId, Math.min(question.points, worth(text, question.points) + off(text)));
    });
    const saved = dataOf<typeof api.saveGivenMarks>(
      await opened.markers[0]!.call(api.saveGivenMarks, { projectId: opened.projectId, marks }),
    );
    expect(new Set(saved.map(({ outcome }) => outcome))).toEqual(new Set(['saved']));
  }
}

test('a sample is scored, seen by nobody before people are done, and then compared with their marks', async () => {
  answers(60, reads(question.points));
  expect((await ask()).status).toBe(200);
  await asked();
  const before = await own();
  expect(before.suggested).toBeGreaterThanOrEqual(12);
  expect(before).toMatchObject({
    state: 'done',
    compared: 0,
    kappa: null,
    isTrusted: false,
    differing: [],
    groups: [],
  });
  // one answer is in each request: no code, no name, no other student
  const sent = chat.asked.filter(({ messages }) => messages[1]!.content.includes(marker));
  expect(sent).toHaveLength(before.suggested);
  const names = await write((db) =>
    db.all<{ name: string; code: string }>(sql`
      select p.name, s.code from marking.script s join core.person p on p.id = s.student_id
      where s.project_id = ${opened.projectId}`),
  );
  for (const { messages } of sent)
    for (const { name, code } of names) expect(messages[1]!.content).not.toMatch(new RegExp(`${name}|${code}`));
  await markAll((text) => (text.length === 1 ? 4 : 0));
  const after = await own();
  expect(after.compared).toBe(before.suggested);
  expect(after.kappa).toBeGreaterThan(0.7);
  expect(after.isTrusted).toBe(true);
  expect(after.differing).toHaveLength(1);
  expect(after.differing[0]!.blind - after.differing[0]!.suggested).toBe(4);
  // what the service says is text; numbers that it made up are left out, and each answer is in one group
  const [group] = after.groups;
  expect(group!.title).toBe('漏乘系数');
  expect(new Set(group!.answers.map(({ answerId }) => answerId)).size).toBe(group!.answers.length);
  // the leader's own decision afterwards is no witness of agreement
  const { answerId } = after.differing[0]!;
  const points = after.differing[0]!.suggested;
  dataOf(
    await opened.leader.call(api.decideAnswer, { projectId: opened.projectId, answerId, eventId: newId(), points }),
  );
  expect((await own()).kappa).toBe(after.kappa);
});

test('suggestions that do not agree are not shown', async () => {
  answers(60, (...given) => saying(JSON.stringify({ points: 1, fault: '都一样' }))(...given));
  await ask();
  await asked();
  await markAll();
  const { compared, isTrusted, differing, groups } = await own();
  expect(compared).toBeGreaterThanOrEqual(12);
  expect([isTrusted, differing, groups]).toEqual([false, [], []]);
});

test('what is off the scale, of no words, or of a child without consent is left out, and asked for again later', async () => {
  const rows = await write((db) =>
    db.all<{ id: string; studentId: string }>(sql`
      select a.id, s.student_id from marking.answer a join marking.script s on s.id = a.script_id
      where a.project_id = ${opened.projectId} and a.item_id = ${question.itemId} and a.part = ${question.part}
      order by md5(a.id::text) limit ${sampleSize}`),
  );
  const [drawn, child] = rows;
  await write(async (db) => {
    await db.run(sql`update marking.answer set content = '{"drawing": []}'::jsonb where id = ${drawn!.id}`);
    await db.run(sql`update core.person set birth_date = current_date - 3000 where id = ${child!.studentId}`);
    await db.run(sql`delete from core.consent where person_id = ${child!.studentId}`);
  });
  const offScale = saying(JSON.stringify({ points: question.points + 1, fault: '' }));
  chat.next(offScale, offScale);
  answers(60, reads(question.points));
  await ask();
  await asked();
  const skips = () =>
    write((db) =>
      db.all<{ answerId: string; skipped: string }>(sql`
        select answer_id, skipped from marking.suggestion where project_id = ${opened.projectId} and skipped is not null`),
    );
  expect((await skips()).map(({ skipped }) => skipped).toSorted()).toEqual(['noAnswer', 'noConsent', 'noText']);
  await write((db) =>
    db.run(sql`update core.person set birth_date = current_date - 6000 where id = ${child!.studentId}`),
  );
  answers(60, reads(question.points));
  await ask();
  await asked();
  expect((await skips()).map(({ skipped }) => skipped)).toEqual(['noText']);
});

test('a spent budget stops the asking, which says so and goes on another day', async () => {
  hold({}, { assistantDailyTokens: 1 });
  await ask();
  await asked();
  expect(await own()).toMatchObject({ state: 'stopped', reason: 'assistant.error.overBudget', suggested: 0 });
  hold({});
  answers(60, reads(question.points));
  await ask();
  await asked();
  expect((await own()).state).toBe('done');
});

test('where no service is connected or the school has not agreed, nothing of it is there', async () => {
  const board = async () =>
    dataOf<typeof api.markingBoard>(await opened.leader.call(api.markingBoard, { projectId: opened.projectId }));
  expect((await board()).hasSuggestions).toBe(true);
  const before = chat.asked.length;
  const settings: readonly Parameters<typeof hold>[] = [[{ assistantService: '' }], [{}, { assistantAgreed: false }]];
  for (const setting of settings) {
    hold(...setting);
    expect((await board()).hasSuggestions).toBe(false);
    expect(await list()).toEqual({ isAvailable: false, questions: [] });
    expect(keyOf(await ask())).toBe('assistant.error.off');
  }
  expect(chat.asked.length).toBe(before);
});

test('only who leads the marking asks and reads', async () => {
  const [one] = opened.markers;
  expect(keyOf(await one!.call(api.listSuggestions, { projectId: opened.projectId }))).toBe('marking.error.noProject');
  expect(keyOf(await one!.call(api.askSuggestions, ref()))).toBe('marking.error.noProject');
});
