import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { listNotifications } from 'edutech/core/common/api/notifications';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/marking/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { foreignId } from '../../exam/exam-kit';
import { colleagues, dataOf, keyOf, openProject, type Opened, satExam, sentMark, storedAnswers } from '../marking-kit';

let app: TestApp;
let opened: Opened;
/** Of the markers in their order, and of a colleague who is none. */
let ids: readonly string[];
beforeAll(async () => {
  app = await startApp({ on: ['marking'] });
  opened = await openProject(app, 3, { mode: '1', step: 1 });
  ids = await colleagues(app, 4);
});
afterAll(() => app.close());

type Taken = typeof api.takeAnswers;
type Saved = typeof api.saveGivenMarks;

const refOf = (at: number) => {
  const { itemId, part } = opened.setup.questions[at]!;
  return { projectId: opened.projectId, itemId, part };
};
const taken = async (marker: Caller, at: number, count = 1) =>
  dataOf<Taken>(await marker.call(api.takeAnswers, { ...refOf(at), count })).turns;
const saved = async (marker: Caller, marks: api.SentMark[]) =>
  dataOf<Saved>(await marker.call(api.saveGivenMarks, { projectId: opened.projectId, marks })).map(
    ({ outcome }) => outcome,
  );
const everybody = [0, 1, 2];
const setOf = (at: number, people: readonly number[], quota?: number) => ({
  itemId: opened.setup.questions[at]!.itemId,
  part: opened.setup.questions[at]!.part,
  rules: { ...opened.setup.questions[at]!.rules, mode: '1' as const, step: 1 as const, selfShare: 0 },
  steps: [],
  markers: people.map((one) => ({ personId: ids[one]!, ...(quota && { quota }) })),
});
const set = (at: number, people: readonly number[], quota?: number) =>
  opened.leader.call(api.saveQuestion, { projectId: opened.projectId, question: setOf(at, people, quota) });

test('no call of marking answers those who take no part in it', async () => {
  const { projectId, markers } = opened;
  const [turn] = await taken(markers[0]!, 0);
  const [answer] = await storedAnswers(app, projectId, refOf(0).itemId);
  const mark = sentMark(turn!.turnId, 1);
  const act = { projectId, answerId: answer!.id, eventId: newId() };
  const ofMarkers = (who: Caller) => [
    who.call(api.markTasks, { projectId }),
    who.call(api.markedQuestion, refOf(0)),
    who.call(api.takeAnswers, { ...refOf(0), count: 1 }),
    who.call(api.lastMarks, refOf(0)),
    who.call(api.markFigures, refOf(0)),
    who.call(api.wholeSheet, { projectId, turnId: turn!.turnId }),
    who.call(api.saveGivenMarks, { projectId, marks: [mark] }),
  ];
  const ofLeaders = (who: Caller) => [
    who.call(api.markingBoard, { projectId }),
    who.call(api.listAnswers, { projectId, which: 'zeros' }),
    who.call(api.ledAnswer, { projectId, answerId: answer!.id }),
    who.call(api.decideAnswer, { ...act, points: 1 }),
    who.call(api.seeAnswer, act),
    who.call(api.sendBack, { ...act, turnId: turn!.turnId, reason: '' }),
    who.call(api.releaseCheck, { projectId }),
    who.call(api.releaseProject, { projectId, confirms: { zeros: true, keys: true } }),
    who.call(api.saveQuestion, { projectId, question: setOf(0, [0]) }),
    who.call(api.collectAnswers, { projectId }),
    who.call(api.scanStation, { projectId }),
    who.call(api.scanMissing, { projectId }),
    who.call(api.scanStudents, { projectId, find: '2', number: 1 }),
    who.call(api.markAbsent, { projectId, scriptIds: [newId()], isAbsent: true }),
    who.call(api.printLabels, { projectId }),
  ];
  for (const personId of [ids[3]!, foreignId]) {
    const other = await signedInPerson(app, personId);
    for (const answered of await Promise.all([...ofMarkers(other), ...ofLeaders(other)]))
      expect([answered.status, keyOf(answered)]).toEqual([404, 'marking.error.noProject']);
    expect((await other.call(api.listProjects)).text).not.toContain(projectId);
  }
  // a marker is no leader of it
  for (const answered of await Promise.all(ofLeaders(markers[1]!))) expect(keyOf(answered)).toBe('marking.error.noProject');
  for (const name of ['student', 'guardian'] as const) {
    const other = await signedIn(app, name);
    for (const answered of await Promise.all([...ofMarkers(other), ...ofLeaders(other)])) expect(answered.status).toBe(403);
  }
  // another marker of the same question does not mark what is in somebody's hands
  expect(await saved(markers[1]!, [mark])).toEqual(['lost']);
  expect(keyOf(await markers[1]!.call(api.wholeSheet, { projectId, turnId: turn!.turnId }))).toBe('marking.error.noAnswer');
});

test('nothing that a marker reads says whose an answer is', async () => {
  const { projectId, markers } = opened;
  const people = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ name: string; id: string; admission: string }>(sql`
      select p.name, p.id, s.admission from marking.script s join core.person p on p.id = s.student_id
      where s.project_id = ${projectId}`),
  );
  const [turn] = await taken(markers[0]!, 0);
  const texts = await Promise.all(
    [
      markers[0]!.call(api.takeAnswers, { ...refOf(0), count: 3 }),
      markers[0]!.call(api.wholeSheet, { projectId, turnId: turn!.turnId }),
      markers[0]!.call(api.markTasks, { projectId }),
      markers[0]!.call(api.markedQuestion, refOf(0)),
    ].map(async (answer) => (await answer).text),
  );
  for (const { name, id, admission } of people)
    for (const text of texts) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(id);
      if (admission) expect(text).not.toContain(`"${admission}"`);
    }
});

test('marks outside of the scale are refused each by itself, and steps that do not add up', async () => {
  const { markers, setup } = opened;
  const of = setup.questions[0]!.points;
  const turns = await taken(markers[1]!, 0, 4);
  const wrong = [sentMark(turns[0]!.turnId, of + 1), sentMark(turns[1]!.turnId, 0.5)];
  const right = sentMark(turns[2]!.turnId, of);
  const stepped = sentMark(turns[3]!.turnId, 2, { steps: [1, 1] });
  expect(await saved(markers[1]!, [...wrong, right, stepped])).toEqual(['offScale', 'offScale', 'saved', 'offScale']);
  for (const points of [-1, 0.3, 1e9]) {
    const asked = { projectId: opened.projectId, marks: [sentMark(turns[0]!.turnId, points)] };
    expect((await markers[1]!.call(api.saveGivenMarks, asked)).status).toBe(422);
  }
});

test('two windows of one marker take no more than the quota together', async () => {
  const [marker] = opened.markers;
  expect((await set(1, everybody, 2)).status).toBe(200);
  const calls = await Promise.all(
    Array.from({ length: 6 }, () => marker!.call(api.takeAnswers, { ...refOf(1), count: 5 })),
  );
  const turns = new Set(calls.flatMap((call) => dataOf<Taken>(call).turns.map(({ turnId }) => turnId)));
  expect(turns.size).toBe(2);
});

test('markers are notified of a marking and of what comes back to them, with the way there', async () => {
  const { projectId, leader, markers } = opened;
  const bell = async () => (await markers[2]!.call(listNotifications, {})).text;
  expect(await bell()).toContain('请参加“期中阅卷”的阅卷');
  const [turn] = await taken(markers[2]!, 0);
  await saved(markers[2]!, [sentMark(turn!.turnId, 1)]);
  const answers = await storedAnswers(app, projectId, refOf(0).itemId);
  const { id: answerId } = answers.find(({ people }) => people.includes(ids[2]!))!;
  const back = { projectId, answerId, eventId: newId(), turnId: turn!.turnId, reason: '步骤分' };
  expect((await leader.call(api.sendBack, back)).status).toBe(200);
  const rung = await bell();
  expect(rung).toContain('“期中阅卷”有一份答卷退回给您，请重新评阅');
  expect(rung).toContain(`/learning-analysis/mark?project=${projectId}`);
});

test('who is stopped marks no more, and what they had in hand or back goes on without them', async () => {
  const { projectId, leader, markers } = opened;
  const [one, other] = [markers[0]!, markers[1]!];
  expect((await set(2, everybody)).status).toBe(200);
  const [first, second] = await taken(one, 2, 2);
  expect(await saved(one, [sentMark(first!.turnId, 1)])).toEqual(['saved']);
  const answers = await storedAnswers(app, projectId, refOf(2).itemId);
  const marked = answers.find(({ marks }) => marks.length > 0)!;
  const back = { projectId, answerId: marked.id, eventId: newId(), turnId: first!.turnId, reason: '请再看一遍' };
  expect((await leader.call(api.sendBack, back)).status).toBe(200);
  expect((await set(2, [1])).status).toBe(200);

  expect(await saved(one, [sentMark(first!.turnId, 0)])).toEqual(['closed']);
  expect(await saved(one, [sentMark(second!.turnId, 0)])).toEqual(['closed']);
  const after = await storedAnswers(app, projectId, refOf(2).itemId);
  expect(after.find(({ id }) => id === marked.id)).toMatchObject({ state: 'done', points: 1 });
  const again = await leader.call(api.sendBack, { ...back, eventId: newId() });
  expect(keyOf(again)).toBe('marking.error.notTheirs');
  // the colleague gets what was in hand as well
  for (;;) {
    const turns = await taken(other, 2, 5);
    if (turns.length === 0) break;
    await saved(other, turns.map(({ turnId }) => sentMark(turnId, 1)));
  }
  const done = await storedAnswers(app, projectId, refOf(2).itemId);
  expect(done.filter(({ state }) => state !== 'done')).toEqual([]);
});

test('before the release a student reads nothing of the marking, and has nothing to appeal', async () => {
  const { projectId } = opened;
  const sat = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ id: string }>(sql`
      select student_id as id from marking.script where project_id = ${projectId} and state = 'arrived' order by id limit 1`),
  );
  const student = await signedInPerson(app, sat.id);
  const own = await student.call(api.ownAppeals, { examId: satExam });
  expect(dataOf<typeof api.ownAppeals>(own)).toEqual({ parts: [], appeals: [] });
  const { itemId, part } = refOf(0);
  const appeal = { examId: satExam, itemId, part, reason: '请复核' };
  expect((await student.call(api.appealResult, appeal)).status).toBe(404);
  const guardian = await signedIn(app, 'guardian');
  expect((await guardian.call(api.appealResult, appeal)).status).toBe(403);
});

test('a mark that is sent while results are released counts before the release, or not at all', async () => {
  const { projectId, leader, markers } = opened;
  for (const at of opened.setup.questions.keys()) {
    expect((await set(at, everybody)).status).toBe(200);
    for (const marker of markers)
      for (;;) {
        const turns = await taken(marker, at, 5);
        if (turns.length === 0) break;
        await saved(marker, turns.map(({ turnId }) => sentMark(turnId, 1)));
      }
  }
  const last = dataOf<typeof api.lastMarks>(await markers[0]!.call(api.lastMarks, refOf(0)));
  const release = () => leader.call(api.releaseProject, { projectId, confirms: { zeros: true, keys: true } });
  const change = ({ turnId }: { turnId: string }) => saved(markers[0]!, [sentMark(turnId, 2)]);
  const [released, ...outcomes] = await Promise.all([release(), ...last.map(change)]);
  expect([released.status, released.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  expect(await release().then(keyOf)).toBe('marking.error.released');
  expect(await change(last[0]!)).toEqual(['closed']);
  expect(outcomes.flat().every((outcome) => outcome === 'saved' || outcome === 'closed')).toBe(true);
  const differing = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all(sql`
      select a.id from marking.answer a join marking.script s on s.school_id = a.school_id and s.id = a.script_id
      join marking.project p on p.school_id = a.school_id and p.id = a.project_id
      join exam.result r on r.exam_id = p.exam_id and r.student_id = s.student_id and r.item_id = a.item_id and r.part = a.part
      where a.project_id = ${projectId} and r.points is distinct from a.points`),
  );
  expect(differing).toEqual([]);
  const [answer] = await storedAnswers(app, projectId, refOf(0).itemId);
  const act = { projectId, answerId: answer!.id, eventId: newId() };
  for (const late of [
    leader.call(api.decideAnswer, { ...act, points: 0 }),
    leader.call(api.collectAnswers, { projectId }),
    leader.call(api.markAbsent, { projectId, scriptIds: [newId()], isAbsent: true }),
    leader.call(api.startBatch, { projectId, fileIds: [newId()] }),
    set(0, everybody),
  ])
    expect(keyOf(await late)).toBe('marking.error.released');
});
