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
import { attempt, dataOf, demoPupil, itemOf, keyOf, question } from '../work-kit';

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
  readonly attemptid: string;
  readonly assignmentid: string;
  readonly homeworkid: string;
  readonly items: readonly string[];
}

/** Homework of a choice, a gap and a calculation for the demo pupil alone. */
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
    subjectid: demoId('subject/mathematics'),
    gradeid: demoId('grade/7'),
    note: '',
    sections: [],
    files: [],
    items: items.map((itemid, index) => ({ itemid, section: 0, tiers: 7, way: 'fill', body: bodies[index] })),
  });
  const { homeworkid } = dataOf<typeof createHomework>(made);
  const analysis = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: canary }] }];
  const answers = [
    { itemid: items[0], key: { choice: [2], analysis } },
    { itemid: items[1], key: { gaps: [{ accepted: [canary], comparison: 'text' }] } },
    { itemid: items[2], key: { answer: analysis } },
  ];
  await teacher.call(setAnswers, { homeworkid, answers });
  const published = await teacher.call(publishHomework, {
    homeworkid,
    release: 2,
    rounds: 1,
    airule: 'none',
    counts: false,
    ...more,
    targets: [
      {
        classid: app.world.classId,
        personids: [app.world.people.student.personId],
        startsat: in_(-1),
        dueat: in_(20),
        ...times,
      },
    ],
  });
  const [assignmentid] = dataOf<typeof publishHomework>(published).assignmentids;
  const listed = dataOf<typeof listMine>(await student.call(listMine, {})).data;
  const attemptid = listed.find((one) => one.title === title)?.attemptid ?? '';
  return { attemptid, assignmentid: assignmentid!, homeworkid, items };
}

const written = (itemid: string, answer: object, sequence: number, more: object = {}) => ({
  itemid,
  part: 0,
  sequence,
  age: 0,
  answer,
  ...more,
});
const save = (attemptid: string, answers: object[], client = newId()) =>
  student.call(saveAnswers, { attemptid, client, answers });
const opened = async (attemptid: string) => dataOf<typeof openMine>(await student.call(openMine, { attemptid }));
const inDatabase = <Row>(query: ReturnType<typeof sql<Row>>) =>
  app.platform.services.database.read(asSystem('a test'), (db) => db.all(query));
const write = (query: ReturnType<typeof sql>) =>
  app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));
const isOver = (assignmentid: string) =>
  write(sql`update work.assignment set starts_at = ${new Date(Date.now() - 7_200_000)},
    due_at = ${new Date(Date.now() - 3_600_000)} where id = ${assignmentid}`);

test('a pupil opens homework, and goes on where he was, on any device', async () => {
  const { attemptid, items } = await given('接着做');
  const first = await opened(attemptid);
  expect(first).toMatchObject({ state: 1, answers: [], round: 0 });
  expect(first.items.map(({ itemid }) => itemid)).toEqual(items);
  const saved = await save(attemptid, [written(items[0]!, { choice: [1] }, 0), written(items[0]!, { choice: [2] }, 1)]);
  expect(dataOf<typeof saveAnswers>(saved)).toMatchObject({ islate: false, counts: true });
  expect((await opened(attemptid)).answers).toMatchObject([{ itemid: items[0], part: 0, answer: { choice: [2] } }]);
});

test('an answer counts once however often it is sent, and never falls behind a later one', async () => {
  const { attemptid, items } = await given('重发');
  const client = newId();
  const one = written(items[1]!, { gaps: ['先写的'] }, 3);
  const other = written(items[1]!, { gaps: ['后写的'] }, 4);
  await Promise.all([save(attemptid, [one], client), save(attemptid, [one], client), save(attemptid, [other], client)]);
  await save(attemptid, [one], client);
  expect((await opened(attemptid)).answers).toMatchObject([{ answer: { gaps: ['后写的'] } }]);
  const events = await inDatabase(sql<{ sequence: number }>`
    select sequence from work.answer_event where attempt_id = ${attemptid} order by sequence`);
  expect(events.map(({ sequence }) => sequence)).toEqual([3, 4]);
});

test('of two devices the one that was written later stands, and the other is not lost', async () => {
  const { attemptid, items } = await given('两台设备');
  await save(attemptid, [written(items[1]!, { gaps: ['电脑上写的'] }, 0, { age: 60_000 })]);
  // a phone that was offline comes back with what it wrote before
  await save(attemptid, [written(items[1]!, { gaps: ['手机上先写的'] }, 0, { age: 600_000 })]);
  const sheet = await opened(attemptid);
  expect(sheet.answers).toMatchObject([{ answer: { gaps: ['电脑上写的'] } }]);
  expect(sheet.others).toMatchObject([{ itemid: items[1], answer: { gaps: ['手机上先写的'] } }]);
});

test('who answers without having been able to open has begun, and is not forgotten when time is up', async () => {
  const { attemptid, assignmentid, items } = await given('打不开也答');
  await save(attemptid, [written(items[0]!, { choice: [2] }, 0)]);
  expect((await opened(attemptid)).state).toBe(1);
  await write(sql`update work.attempt set state = 0, opened_at = null where id = ${attemptid}`);
  await save(attemptid, [written(items[0]!, { choice: [2] }, 1)]);
  await isOver(assignmentid);
  await closing(app, closeHomework);
  const [row] = await inDatabase(sql<{ state: number; opened: boolean }>`
    select state, opened_at is not null as opened from work.attempt where id = ${attemptid}`);
  expect(row).toEqual({ state: 2, opened: true });
});

test('nobody answers what is not asked, too long, with a strange file, or before it begins', async () => {
  const { attemptid, items } = await given('不能这样答');
  const tried = async (answers: object[]) => keyOf(await save(attemptid, answers));
  expect(await tried([written(newId(), { choice: [1] }, 0)])).toBe('work.error.noItem');
  expect(await tried([written(items[0]!, { choice: [1] }, 0, { part: 1 })])).toBe('work.error.noItem');
  const long = { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '长'.repeat(3000) }] }] };
  expect(await tried([written(items[2]!, long, 0)])).toBe('work.error.answerTooLong');
  const foreign = await uploaded(app, 'teacher', '别人的.png');
  expect(await tried([written(items[2]!, { pictures: [foreign] }, 0)])).toBe('core.files.notFound');
  const own = await uploaded(app, 'student', '我的解答.png');
  expect((await save(attemptid, [written(items[2]!, { pictures: [own] }, 1)])).status).toBe(200);
  expect((await opened(attemptid)).media).toMatchObject([{ fileid: own, name: '我的解答.png' }]);
  const { attemptid: none, assignmentid } = await given('还没开始');
  await write(
    sql`update work.assignment set starts_at = ${new Date(Date.now() + 3_600_000)} where id = ${assignmentid}`,
  );
  expect(keyOf(await save(none, [written(newId(), {}, 0)]))).toBe('work.error.notStarted');
  expect(keyOf(await student.call(openMine, { attemptid: none }))).toBe('work.error.notStarted');
});

test('handing in gives a receipt of what arrived; choices and gaps have points, the rest waits for a person', async () => {
  const { attemptid, assignmentid, items } = await given('提交');
  await save(attemptid, [written(items[0]!, { choice: [2] }, 0), written(items[1]!, { gaps: ['不对'] }, 1)]);
  const first = dataOf<typeof handInMine>(await student.call(handInMine, { attemptid, seconds: 300 }));
  expect(first).toMatchObject({ islate: false, answered: 2, items: 3 });
  expect(first.receipt).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
  const again = dataOf<typeof handInMine>(await student.call(handInMine, { attemptid }));
  expect(again).toEqual(first);
  const board = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentid }));
  expect(board).toMatchObject({ pupils: 1, opened: 1, submitted: 1, corrected: 0 });
  expect(board.people).toMatchObject([{ state: 2, answered: 2, items: 3, points: 4, of: 12, open: 1 }]);
  // what comes afterwards is kept and told, and changes nothing
  const late = dataOf<typeof saveAnswers>(await save(attemptid, [written(items[1]!, { gaps: ['补的'] }, 5)]));
  expect(late.counts).toBe(false);
  const after = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentid }));
  expect(after.people).toMatchObject([{ afterwards: 1, points: 4 }]);
});

test('when time is up the platform takes what arrived, and what comes later is marked late', async () => {
  const { attemptid, assignmentid, items } = await given('到时收卷');
  await opened(attemptid);
  await save(attemptid, [written(items[0]!, { choice: [2] }, 0)]);
  await isOver(assignmentid);
  const late = dataOf<typeof saveAnswers>(await save(attemptid, [written(items[1]!, { gaps: [canary] }, 1)]));
  expect(late).toMatchObject({ islate: true, counts: false });
  expect(keyOf(await student.call(handInMine, { attemptid }))).toBe('work.error.closed');
  await closing(app, closeHomework);
  await closing(app, closeHomework);
  const board = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentid }));
  expect(board.people).toMatchObject([{ state: 2, points: 4, open: 1, islate: false, afterwards: 1 }]);
});

test('homework that is taken back while its time runs out is not taken from its pupils', async () => {
  const { attemptid, assignmentid, items } = await given('撤回时到时');
  await save(attemptid, [written(items[0]!, { choice: [2] }, 0)]);
  await isOver(assignmentid);
  let run: Promise<void> | undefined;
  await app.platform.services.database.write(asSystem('a test takes homework back'), async (db) => {
    await db.run(sql`select from work.assignment where id = ${assignmentid} for update`);
    run = closing(app, closeHomework);
    await untilBlocked(app, '%from work.assignment a%');
    await db.run(sql`update work.assignment set withdrawn_at = now() where id = ${assignmentid}`);
  });
  await run;
  const rows = await inDatabase(sql`
    select t.state, a.closed_at from work.attempt t join work.assignment a on a.id = t.assignment_id
    where t.id = ${attemptid}`);
  expect(rows).toEqual([{ state: 1, closed_at: null }]);
});

test('who hands in while the time runs out does not wait for whoever waits for him', async () => {
  const { attemptid, assignmentid } = await given('到点提交');
  await opened(attemptid);
  await isOver(assignmentid);
  let run: Promise<void> | undefined;
  await app.platform.services.database.write(asSystem('a test hands in'), async (db) => {
    await db.run(sql`select from work.attempt where id = ${attemptid} for update`);
    run = closing(app, closeHomework);
    await untilBlocked(app, '%from work.attempt t%');
    await db.run(sql`select from work.assignment where id = ${assignmentid} for no key update nowait`);
  });
  await run;
});

test('where one may be late, homework is handed in late and says so', async () => {
  const { attemptid, assignmentid, items } = await given('迟交', {}, { lateuntil: in_(40) });
  await isOver(assignmentid);
  await opened(attemptid);
  const saved = await save(attemptid, [written(items[0]!, { choice: [2] }, 0)]);
  expect(dataOf<typeof saveAnswers>(saved)).toMatchObject({ islate: true, counts: true });
  expect(dataOf<typeof handInMine>(await student.call(handInMine, { attemptid }))).toMatchObject({ islate: true });
});

test.each([0, 1, 2, 3])('no key reaches a pupil before its release, by rule %d', async (release) => {
  const { attemptid, assignmentid, items } = await given(`金丝雀 ${release}`, { release });
  const seen: string[] = [];
  const heard = async (answer: Promise<{ text: string }>) => void seen.push((await answer).text);
  const everything = async () => {
    await heard(student.call(listMine, { which: 'todo' }));
    await heard(student.call(listMine, { which: 'done' }));
    await heard(student.call(openMine, { attemptid }));
    await heard(save(attemptid, [written(items[0]!, { choice: [0] }, seen.length)]));
    await heard(student.call(myResult, { attemptid }));
  };
  await everything();
  await heard(student.call(handInMine, { attemptid }));
  if (release !== 0) await everything();
  expect(seen.filter((text) => text.includes(canary) || text.includes('analysis'))).toEqual([]);
  if (release !== 0) expect(keyOf(await student.call(myResult, { attemptid }))).toBe('work.error.notReleased');
  if (release === 1) await isOver(assignmentid);
  if (release > 1) await teacher.call(releaseAnswers, { assignmentid, on: true });
  const result = await student.call(myResult, { attemptid });
  expect(result.text).toContain(canary);
  expect(dataOf<typeof myResult>(result)).toMatchObject({ isreleased: true, points: 0, of: 12 });
  if (release > 1) {
    await teacher.call(releaseAnswers, { assignmentid, on: false });
    expect((await student.call(myResult, { attemptid })).status).toBe(403);
  }
});

test('homework of the bank shows its bodies with pictures, and none of its answers', async () => {
  const answer = await student.call(openMine, { attemptid: attempt('number-line', demoPupil) });
  const sheet = dataOf<typeof openMine>(answer);
  expect(sheet.items.map(({ questionid }) => questionid)).toContain(question('points-on-line'));
  expect(sheet.media.length).toBeGreaterThan(0);
  expect(answer.text).not.toContain('accepted');
  expect(answer.text).not.toContain('analysis');
  expect(sheet.answers.map(({ itemid }) => itemid)).toContain(itemOf('number-line', 'below-zero'));
});
