import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  createHomework,
  handInMine,
  listMine,
  monitor,
  myResult,
  openMine,
  publishHomework,
  releaseAnswers,
  saveAnswers,
  setAnswers,
} from 'edutech/plugins/work/api';
import { closeHomework } from 'edutech/plugins/work/server/answering/close.job';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { untilBlocked } from '../../../support/servers/until-blocked';
import { uploaded } from '../../resource/resource-kit';
import { closing } from '../../../support/running/closing';
import { attempt, dataOf, demoStudent, itemOf, keyOf, question } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const canary = '金丝雀答案-9f27c1';
const in_ = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface Given {
  readonly attemptId: string;
  readonly assignmentId: string;
  readonly homeworkId: string;
  readonly items: readonly string[];
}

/** Homework of a choice, a gap and a calculation for the demo student alone. */
async function given(title: string, more: object = {}, times: object = {}): Promise<Given> {
  const items = [newId(), newId(), newId()];
  const bodies = [
    { type: 0, stem: [], options: [[], [], [], []], points: 4 },
    { type: 3, stem: [], gaps: [{ kind: 'text' }], points: 2 },
    { type: 4, stem: [], points: 6 },
  ];
  const made = await teacher.call(createHomework, {
    title,
    kind: 1,
    subjectId: demoId('subject/mathematics'),
    gradeId: demoId('grade/7'),
    note: '',
    sections: [],
    files: [],
    items: items.map((itemId, index) => ({ itemId, section: 0, tiers: 7, way: 'fill', body: bodies[index] })),
  });
  const { homeworkId } = dataOf<typeof createHomework>(made);
  const analysis = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: canary }] }];
  const answers = [
    { itemId: items[0], key: { choice: [2], analysis } },
    { itemId: items[1], key: { gaps: [{ accepted: [canary], comparison: 'text' }] } },
    { itemId: items[2], key: { answer: analysis } },
  ];
  await teacher.call(setAnswers, { homeworkId, answers });
  const published = await teacher.call(publishHomework, {
    homeworkId,
    release: 2,
    rounds: 1,
    aiRule: 'none',
    counts: false,
    ...more,
    targets: [
      {
        classId: app.world.classId,
        personIds: [app.world.people.student.personId],
        startsAt: in_(-1),
        dueAt: in_(20),
        ...times,
      },
    ],
  });
  const [assignmentId] = dataOf<typeof publishHomework>(published).assignmentIds;
  const listed = dataOf<typeof listMine>(await student.call(listMine, {})).data;
  const attemptId = listed.find((one) => one.title === title)?.attemptId ?? '';
  return { attemptId, assignmentId: assignmentId!, homeworkId, items };
}

const written = (itemId: string, answer: object, sequence: number, more: object = {}) => ({
  itemId,
  part: 0,
  sequence,
  age: 0,
  answer,
  ...more,
});
const save = (attemptId: string, answers: object[], client = newId()) =>
  student.call(saveAnswers, { attemptId, client, answers });
const opened = async (attemptId: string) => dataOf<typeof openMine>(await student.call(openMine, { attemptId }));
const inDatabase = <Row>(query: ReturnType<typeof sql<Row>>) =>
  app.platform.services.database.read(asSystem('a test'), (db) => db.all(query));
const write = (query: ReturnType<typeof sql>) =>
  app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));
const isOver = (assignmentId: string) =>
  write(sql`update work.assignment set starts_at = ${new Date(Date.now() - 7_200_000)},
    due_at = ${new Date(Date.now() - 3_600_000)} where id = ${assignmentId}`);

test('a student opens homework, and goes on where he was, on any device', async () => {
  const { attemptId, items } = await given('接着做');
  const first = await opened(attemptId);
  expect(first).toMatchObject({ state: 1, answers: [], round: 0 });
  expect(first.items.map(({ itemId }) => itemId)).toEqual(items);
  const saved = await save(attemptId, [written(items[0]!, { choice: [1] }, 0), written(items[0]!, { choice: [2] }, 1)]);
  expect(dataOf<typeof saveAnswers>(saved)).toMatchObject({ isLate: false, counts: true });
  expect((await opened(attemptId)).answers).toMatchObject([{ itemId: items[0], part: 0, answer: { choice: [2] } }]);
});

test('an answer counts once however often it is sent, and never falls behind a later one', async () => {
  const { attemptId, items } = await given('重发');
  const client = newId();
  const one = written(items[1]!, { gaps: ['先写的'] }, 3);
  const other = written(items[1]!, { gaps: ['后写的'] }, 4);
  await Promise.all([save(attemptId, [one], client), save(attemptId, [one], client), save(attemptId, [other], client)]);
  await save(attemptId, [one], client);
  expect((await opened(attemptId)).answers).toMatchObject([{ answer: { gaps: ['后写的'] } }]);
  const events = await inDatabase(sql<{ sequence: number }>`
    select sequence from work.answer_event where attempt_id = ${attemptId} order by sequence`);
  expect(events.map(({ sequence }) => sequence)).toEqual([3, 4]);
});

test('of two devices the one that was written later stands, and the other is not lost', async () => {
  const { attemptId, items } = await given('两台设备');
  await save(attemptId, [written(items[1]!, { gaps: ['电脑上写的'] }, 0, { age: 60_000 })]);
  // a phone that was offline comes back with what it wrote before
  await save(attemptId, [written(items[1]!, { gaps: ['手机上先写的'] }, 0, { age: 600_000 })]);
  const sheet = await opened(attemptId);
  expect(sheet.answers).toMatchObject([{ answer: { gaps: ['电脑上写的'] } }]);
  expect(sheet.others).toMatchObject([{ itemId: items[1], answer: { gaps: ['手机上先写的'] } }]);
});

test('who answers without having been able to open has begun, and is not forgotten when time is up', async () => {
  const { attemptId, assignmentId, items } = await given('打不开也答');
  await save(attemptId, [written(items[0]!, { choice: [2] }, 0)]);
  expect((await opened(attemptId)).state).toBe(1);
  await write(sql`update work.attempt set state = 0, opened_at = null where id = ${attemptId}`);
  await save(attemptId, [written(items[0]!, { choice: [2] }, 1)]);
  await isOver(assignmentId);
  await closing(app, closeHomework);
  const [row] = await inDatabase(sql<{ state: number; opened: boolean }>`
    select state, opened_at is not null as opened from work.attempt where id = ${attemptId}`);
  expect(row).toEqual({ state: 2, opened: true });
});

test('nobody answers what is not asked, too long, with a strange file, or before it begins', async () => {
  const { attemptId, items } = await given('不能这样答');
  const tried = async (answers: object[]) => keyOf(await save(attemptId, answers));
  expect(await tried([written(newId(), { choice: [1] }, 0)])).toBe('work.error.noItem');
  expect(await tried([written(items[0]!, { choice: [1] }, 0, { part: 1 })])).toBe('work.error.noItem');
  const long = { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '长'.repeat(3000) }] }] };
  expect(await tried([written(items[2]!, long, 0)])).toBe('work.error.answerTooLong');
  const foreign = await uploaded(app, 'teacher', '别人的.png');
  expect(await tried([written(items[2]!, { pictures: [foreign] }, 0)])).toBe('core.files.notFound');
  const own = await uploaded(app, 'student', '我的解答.png');
  expect((await save(attemptId, [written(items[2]!, { pictures: [own] }, 1)])).status).toBe(200);
  expect((await opened(attemptId)).media).toMatchObject([{ fileId: own, name: '我的解答.png' }]);
  const { attemptId: none, assignmentId } = await given('还没开始');
  await write(
    sql`update work.assignment set starts_at = ${new Date(Date.now() + 3_600_000)} where id = ${assignmentId}`,
  );
  expect(keyOf(await save(none, [written(newId(), {}, 0)]))).toBe('work.error.notStarted');
  expect(keyOf(await student.call(openMine, { attemptId: none }))).toBe('work.error.notStarted');
});

test('handing in gives a receipt of what arrived; choices and gaps have points, the rest waits for a person', async () => {
  const { attemptId, assignmentId, items } = await given('提交');
  await save(attemptId, [written(items[0]!, { choice: [2] }, 0), written(items[1]!, { gaps: ['不对'] }, 1)]);
  const first = dataOf<typeof handInMine>(await student.call(handInMine, { attemptId, seconds: 300 }));
  expect(first).toMatchObject({ isLate: false, answered: 2, items: 3 });
  expect(first.receipt).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
  const again = dataOf<typeof handInMine>(await student.call(handInMine, { attemptId }));
  expect(again).toEqual(first);
  const board = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
  expect(board).toMatchObject({ students: 1, opened: 1, submitted: 1, corrected: 0 });
  expect(board.people).toMatchObject([{ state: 2, answered: 2, items: 3, points: 4, of: 12, open: 1 }]);
  // what comes afterwards is kept and told, and changes nothing
  const late = dataOf<typeof saveAnswers>(await save(attemptId, [written(items[1]!, { gaps: ['补的'] }, 5)]));
  expect(late.counts).toBe(false);
  const after = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
  expect(after.people).toMatchObject([{ afterwards: 1, points: 4 }]);
});

test('when time is up the platform takes what arrived, and what comes later is marked late', async () => {
  const { attemptId, assignmentId, items } = await given('到时收卷');
  await opened(attemptId);
  await save(attemptId, [written(items[0]!, { choice: [2] }, 0)]);
  await isOver(assignmentId);
  const late = dataOf<typeof saveAnswers>(await save(attemptId, [written(items[1]!, { gaps: [canary] }, 1)]));
  expect(late).toMatchObject({ isLate: true, counts: false });
  expect(keyOf(await student.call(handInMine, { attemptId }))).toBe('work.error.closed');
  await closing(app, closeHomework);
  await closing(app, closeHomework);
  const board = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
  expect(board.people).toMatchObject([{ state: 2, points: 4, open: 1, isLate: false, afterwards: 1 }]);
});

test('homework that is taken back while its time runs out is not taken from its students', async () => {
  const { attemptId, assignmentId, items } = await given('撤回时到时');
  await save(attemptId, [written(items[0]!, { choice: [2] }, 0)]);
  await isOver(assignmentId);
  let run: Promise<void> | undefined;
  await app.platform.services.database.write(asSystem('a test takes homework back'), async (db) => {
    await db.run(sql`select from work.assignment where id = ${assignmentId} for update`);
    run = closing(app, closeHomework);
    await untilBlocked(app, '%from work.assignment a%');
    await db.run(sql`update work.assignment set withdrawn_at = now() where id = ${assignmentId}`);
  });
  await run;
  const rows = await inDatabase(sql`
    select t.state, a.closed_at from work.attempt t join work.assignment a on a.id = t.assignment_id
    where t.id = ${attemptId}`);
  expect(rows).toEqual([{ state: 1, closedAt: null }]);
});

test('who hands in while the time runs out does not wait for whoever waits for him', async () => {
  const { attemptId, assignmentId } = await given('到点提交');
  await opened(attemptId);
  await isOver(assignmentId);
  let run: Promise<void> | undefined;
  await app.platform.services.database.write(asSystem('a test hands in'), async (db) => {
    await db.run(sql`select from work.attempt where id = ${attemptId} for update`);
    run = closing(app, closeHomework);
    await untilBlocked(app, '%from work.attempt t%');
    await db.run(sql`select from work.assignment where id = ${assignmentId} for no key update nowait`);
  });
  await run;
});

test('where one may be late, homework is handed in late and says so', async () => {
  const { attemptId, assignmentId, items } = await given('迟交', {}, { lateUntil: in_(40) });
  await isOver(assignmentId);
  await opened(attemptId);
  const saved = await save(attemptId, [written(items[0]!, { choice: [2] }, 0)]);
  expect(dataOf<typeof saveAnswers>(saved)).toMatchObject({ isLate: true, counts: true });
  expect(dataOf<typeof handInMine>(await student.call(handInMine, { attemptId }))).toMatchObject({ isLate: true });
});

test.each([0, 1, 2, 3])('no key reaches a student before its release, by rule %d', async (release) => {
  const { attemptId, assignmentId, items } = await given(`金丝雀 ${release}`, { release });
  const seen: string[] = [];
  const heard = async (answer: Promise<{ text: string }>) => void seen.push((await answer).text);
  const everything = async () => {
    await heard(student.call(listMine, { which: 'todo' }));
    await heard(student.call(listMine, { which: 'done' }));
    await heard(student.call(openMine, { attemptId }));
    await heard(save(attemptId, [written(items[0]!, { choice: [0] }, seen.length)]));
    await heard(student.call(myResult, { attemptId }));
  };
  await everything();
  await heard(student.call(handInMine, { attemptId }));
  if (release !== 0) await everything();
  expect(seen.filter((text) => text.includes(canary) || text.includes('analysis'))).toEqual([]);
  if (release !== 0) expect(keyOf(await student.call(myResult, { attemptId }))).toBe('work.error.notReleased');
  if (release === 1) await isOver(assignmentId);
  if (release > 1) await teacher.call(releaseAnswers, { assignmentId, on: true });
  const result = await student.call(myResult, { attemptId });
  expect(result.text).toContain(canary);
  expect(dataOf<typeof myResult>(result)).toMatchObject({ isReleased: true, points: 0, of: 12 });
  if (release > 1) {
    await teacher.call(releaseAnswers, { assignmentId, on: false });
    expect((await student.call(myResult, { attemptId })).status).toBe(403);
  }
});

test('homework of the bank shows its bodies with pictures, and none of its answers', async () => {
  const answer = await student.call(openMine, { attemptId: attempt('number-line', demoStudent) });
  const sheet = dataOf<typeof openMine>(answer);
  expect(sheet.items.map(({ questionId }) => questionId)).toContain(question('points-on-line'));
  expect(sheet.media.length).toBeGreaterThan(0);
  expect(answer.text).not.toContain('accepted');
  expect(answer.text).not.toContain('analysis');
  expect(sheet.answers.map(({ itemId }) => itemId)).toContain(itemOf('number-line', 'below-zero'));
});
