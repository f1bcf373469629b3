import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/marking/api';
import { signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleagues, dataOf, keyOf, openProject, removeProjects, satExam } from './marking-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['marking'] });
});
afterAll(() => app.close());

const printed = demoId('exam.exam.printed');

test('a project of an exam that was sat has a script for each student, and their answers under codes', async () => {
  const { projectId, leader, setup } = await openProject(app, 2);
  const scripts = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ code: string; state: string; answers: number }>(sql`
      select s.code, s.state, (select count(*)::int from marking.answer a where a.school_id = s.school_id and a.script_id = s.id)
        as answers from marking.script s where s.project_id = ${projectId}`),
  );
  expect(scripts).toHaveLength(setup.students);
  expect(new Set(scripts.map(({ code }) => code)).size).toBe(scripts.length);
  expect(scripts.every(({ code }) => /^[2-9A-HJ-NP-Z]{5}$/.test(code))).toBe(true);
  expect(new Set(scripts.map(({ state }) => state))).toEqual(new Set(['arrived', 'absent']));
  expect(
    scripts.every(({ state, answers }) => (state === 'absent' ? answers === 0 : answers === setup.questions.length)),
  ).toBe(true);
  const [project] = dataOf<typeof api.listProjects>(await leader.call(api.listProjects, {}));
  expect(project).toMatchObject({ projectId, isLeader: true, isMarker: false, done: 0 });
  const again = dataOf<typeof api.collectAnswers>(await leader.call(api.collectAnswers, { projectId }));
  expect(again.count).toBe(0);
});

test('a printed exam expects a script of each student, with its admission number', async () => {
  const leader = await signedIn(app, 'teacher');
  const [marker] = await colleagues(app, 1);
  const setup = dataOf<typeof api.examSetup>(await leader.call(api.examSetup, { examId: printed }));
  // gaps are read by no machine
  expect(setup.questions.map(({ label }) => label)).toContain('9');
  const projectId = newId();
  const questions = setup.questions.map(({ itemId, part, rules }) => ({
    itemId,
    part,
    rules: { ...rules, mode: '1' as const },
    steps: [],
    markers: [{ personId: marker! }],
  }));
  const input = { projectId, examId: printed, title: '期末阅卷', questions };
  dataOf(await leader.call(api.createProject, input));
  // a repeated call changes nothing
  dataOf(await leader.call(api.createProject, input));
  expect(keyOf(await leader.call(api.createProject, { ...input, projectId: newId() }))).toBe(
    'marking.error.projectExists',
  );
  const scripts = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ admission: string; state: string }>(
      sql`select admission, state from marking.script where project_id = ${projectId}`,
    ),
  );
  expect(scripts).toHaveLength(setup.students);
  expect(new Set(scripts.map(({ admission }) => admission)).size).toBe(scripts.length);
  expect(new Set(scripts.map(({ state }) => state))).toEqual(new Set(['expected']));
});

test('a question needs the people of its mode, steps that come to its points, and teachers of the school', async () => {
  await removeProjects(app);
  const leader = await signedIn(app, 'teacher');
  const people = await colleagues(app, 3);
  const setup = dataOf<typeof api.examSetup>(await leader.call(api.examSetup, { examId: satExam }));
  const create = async (change: object) => {
    const questions = setup.questions.map(({ itemId, part, rules }) => ({
      itemId,
      part,
      rules: { ...rules, mode: '2+1' as const },
      steps: [],
      markers: people.map((personId, at) => ({ personId, isThird: at === 2 })),
    }));
    questions[0] = { ...questions[0]!, ...change };
    return leader.call(api.createProject, { projectId: newId(), examId: satExam, title: '期中', questions });
  };
  const two = people.slice(0, 2).map((personId) => ({ personId }));
  expect(keyOf(await create({ markers: two }))).toBe('marking.error.tooFewMarkers');
  expect(keyOf(await create({ steps: [{ text: '列式', points: 1 }] }))).toBe('marking.error.wrongSteps');
  expect(keyOf(await create({ itemId: newId() }))).toBe('marking.error.wrongQuestions');
  const stranger = [...two, { personId: app.world.people.student.personId, isThird: true }];
  expect(keyOf(await create({ markers: stranger }))).toBe('marking.error.noTeacher');
  dataOf(await create({}));
});

test('only the leader changes a question, and another mode counts again what was marked', async () => {
  const { projectId, leader, markers, setup } = await openProject(app, 2, { mode: '1+1', limit: 1, step: 1 });
  const { itemId, part, rules } = setup.questions[0]!;
  const people = await colleagues(app, 2);
  const [turn] = dataOf<typeof api.takeAnswers>(
    await markers[0]!.call(api.takeAnswers, { projectId, itemId, part, count: 1 }),
  ).turns;
  const mark = {
    markId: newId(),
    turnId: turn!.turnId,
    points: 5,
    steps: [],
    flags: [],
    problem: null,
    note: '',
    seconds: 3,
  };
  dataOf(await markers[0]!.call(api.saveGivenMarks, { projectId, marks: [mark] }));
  const question = {
    itemId,
    part,
    rules: { ...rules, mode: '1' as const },
    steps: [],
    markers: people.map((personId) => ({ personId })),
  };
  const stranger = await signedInPerson(app, people[0]!);
  expect(keyOf(await stranger.call(api.saveQuestion, { projectId, question }))).toBe('marking.error.noProject');
  dataOf(await leader.call(api.saveQuestion, { projectId, question }));
  const board = dataOf<typeof api.markingBoard>(await leader.call(api.markingBoard, { projectId }));
  expect(board.questions[0]).toMatchObject({ done: 1, rules: { mode: '1' } });
});

test('a marker moves to another question and back; a question keeps the people that its mode needs', async () => {
  const { projectId, leader, markers, setup } = await openProject(app, 3, { mode: '1+1' });
  const [first, second] = setup.questions;
  const people = await colleagues(app, 3);
  const refOf = ({ itemId, part }: { readonly itemId: string; readonly part: number }) => ({ itemId, part });
  const [from, to] = [refOf(first!), refOf(second!)];
  const move = (personId: string, way: { readonly from: typeof from; readonly to: typeof to }) =>
    leader.call(api.moveMarker, { projectId, ...way, marker: { personId, quota: 5 } });
  const whoMarks = async ({ itemId, part }: typeof from) =>
    dataOf<typeof api.markingBoard>(await leader.call(api.markingBoard, { projectId }))
      .markers.filter((one) => one.itemId === itemId && one.part === part && !one.isStopped)
      .map(({ personId }) => personId)
      .toSorted();
  // all of them mark both: who marks the other already does not move there
  expect(keyOf(await move(people[0]!, { from, to }))).toBe('marking.error.marksIt');
  const rules = { ...second!.rules, mode: '1+1' as const };
  const question = { ...to, rules, steps: [], markers: people.slice(1).map((personId) => ({ personId })) };
  dataOf(await leader.call(api.saveQuestion, { projectId, question }));
  dataOf(await move(people[0]!, { from, to }));
  expect(await whoMarks(from)).toEqual(people.slice(1).toSorted());
  expect(await whoMarks(to)).toEqual([...people].toSorted());
  expect(keyOf(await move(people[0]!, { from, to }))).toBe('marking.error.noMarker');
  dataOf(await move(people[0]!, { from: to, to: from }));
  expect(await whoMarks(to)).toEqual(people.slice(1).toSorted());
  // two are needed there
  const fewer = { ...question, ...from, rules: { ...first!.rules, mode: '1+1' as const } };
  const others = people.slice(0, 2).map((personId) => ({ personId }));
  dataOf(await leader.call(api.saveQuestion, { projectId, question: { ...fewer, markers: others } }));
  expect(keyOf(await move(people[2]!, { from: to, to: from }))).toBe('marking.error.tooFewMarkers');
  expect(keyOf(await markers[0]!.call(api.moveMarker, { projectId, from, to, marker: { personId: people[0]! } }))).toBe(
    'marking.error.noProject',
  );
});
