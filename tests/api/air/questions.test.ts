import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  actOnLessons,
  airQuestionList,
  airQuestions,
  answerAirQuestion,
  askAirQuestion,
  hideAirQuestion,
  manageLesson,
} from 'edutech/plugins/air/api';
import { mostOpenQuestions } from 'edutech/plugins/air/model/watching/note-limits';
import { type TeacherHome, teacherHome } from 'edutech/plugins/home/api';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let student: Caller;
let classmate: Caller;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air', 'home'] });
  student = await signedIn(app, 'student');
  teacher = await signedIn(app, 'teacher');
  const { personId } = await app.platform.services.database.read(asSystem('a test looks for a classmate'), (db) =>
    db.one(sql<{ personId: string }>`select person_id from core.class_member
      where class_id = ${app.world.classId} and term_id = ${app.world.termId}
        and person_id <> ${app.world.people.student.personId} order by seat limit 1`),
  );
  classmate = await signedInPerson(app, personId);
});
afterAll(() => app.close());

const id = demoId('air.resource.m7-balance');
type Question = OutputOf<typeof airQuestions>[number];
const seenBy = async (who: Caller, lesson = id) =>
  (await who.call(airQuestions, { id: lesson })).envelope!.data as Question[];
const listOf = async (who: Caller, input: Record<string, unknown> = {}) =>
  (await who.call(airQuestionList, { page: 1, pageLine: 100, ...input })).envelope!.data as OutputOf<
    typeof airQuestionList
  >;

async function asked(text: string, who = student): Promise<string> {
  const questionId = newId();
  for (const _ of ['at first', 'by a retry'])
    expect((await who.call(askAirQuestion, { id, questionId, second: 33, text })).status).toBe(200);
  return questionId;
}
const answer = (who: Caller, questionId: string, change: Record<string, unknown> = {}) =>
  who.call(answerAirQuestion, { questionId, text: '两边同时减 3。', shared: false, seen: null, ...change });

async function acted(act: 'withdraw' | 'restore') {
  const editor = await signedIn(app, 'cityadmin');
  const { version } = (await editor.call(manageLesson, { id })).envelope!.data as OutputOf<typeof manageLesson>;
  const done = await editor.call(actOnLessons, { act, reason: '重录', lessons: [{ id, version }] });
  expect(done.status, done.text).toBe(200);
}

test('a student asks, the teacher of the subject answers, and only these two read it until it is shared', async () => {
  const questionId = await asked('为什么两边要同时减？');
  const [waiting] = (await listOf(teacher)).items.filter((one) => one.questionId === questionId);
  expect(waiting).toMatchObject({
    asker: app.world.people.student.name,
    second: 33,
    mayAnswer: true,
    mayHide: true,
    answeredAt: null,
  });
  expect((await answer(teacher, questionId)).status).toBe(200);
  const [mine] = (await seenBy(student)).filter((one) => one.questionId === questionId);
  expect(mine).toMatchObject({
    isOwn: true,
    answer: '两边同时减 3。',
    answeredBy: app.world.people.teacher.name,
    mayAnswer: false,
    mayHide: false,
  });
  expect((await seenBy(classmate)).map((one) => one.questionId)).not.toContain(questionId);

  await answer(teacher, questionId, { shared: true, seen: mine!.answeredAt });
  const [shared] = (await seenBy(classmate)).filter((one) => one.questionId === questionId);
  expect(shared).toMatchObject({ isOwn: false, asker: '', answer: '两边同时减 3。' });
});

test('two teachers who answer at the same time do not overwrite each other', async () => {
  const questionId = await asked('移项为什么变号？');
  expect((await answer(teacher, questionId)).status).toBe(200);
  const late = await answer(teacher, questionId, { text: '别的回答' });
  expect([late.status, late.envelope!.data]).toMatchObject([409, { key: 'air.error.answeredMeanwhile' }]);
  expect((await seenBy(student)).find((one) => one.questionId === questionId)?.answer).toBe('两边同时减 3。');
});

test('who leads a school reads what is asked there and leaves the answer to the teachers', async () => {
  const questionId = await asked('x 可以等于 0 吗？');
  const principal = await signedIn(app, 'principal');
  const found = (await listOf(principal)).items.find((one) => one.questionId === questionId);
  expect(found).toMatchObject({ mayAnswer: false, mayHide: true });
  expect((await answer(principal, questionId)).status).toBe(403);
  const looked = await listOf(principal, { q: 'X 可以等于' });
  expect(looked.items.map((one) => one.questionId)).toEqual([questionId]);
});

test('a teacher hides a question with undo, who asked still sees it, and the audit knows', async () => {
  const questionId = await asked('不合适的话');
  await answer(teacher, questionId, { shared: true });
  const hide = (hidden: boolean) => teacher.call(hideAirQuestion, { questionId, hidden });
  await hide(true);
  expect((await seenBy(classmate)).some((one) => one.questionId === questionId)).toBe(false);
  expect((await seenBy(student)).find((one) => one.questionId === questionId)?.isHidden).toBe(true);
  expect((await listOf(teacher, { state: 'hidden' })).items.map((one) => one.questionId)).toContain(questionId);
  await hide(false);
  expect((await seenBy(classmate)).some((one) => one.questionId === questionId)).toBe(true);
  const acts = await app.platform.services.database.read(asSystem('a test reads the audit'), (db) =>
    db.all(sql<{ act: string }>`select act from core.audit_record where object_id = ${questionId} order by id`),
  );
  expect(acts.map(({ act }) => act)).toEqual(['air.hideQuestion', 'air.showQuestion']);
});

test('nobody answers, hides or reads what was asked in a class that is not his', async () => {
  for (const key of ['otherClass', 'otherSchool']) {
    const questionId = demoId(`air.question.${key}`);
    expect((await answer(teacher, questionId)).status).toBe(404);
    expect((await teacher.call(hideAirQuestion, { questionId, hidden: true })).status).toBe(404);
    const seen = await seenBy(teacher, demoId('air.resource.m7-number-line'));
    expect(seen.map((one) => one.questionId)).not.toContain(questionId);
  }
  expect((await teacher.call(askAirQuestion, { id, questionId: newId(), second: 1, text: '?' })).status).toBe(403);
  expect((await student.call(airQuestionList, { page: 1, pageLine: 15 })).status).toBe(403);
});

test('the teacher’s home shows the question that has waited longest, with who asks, until it is answered', async () => {
  const shown = async () => ((await teacher.call(teacherHome)).envelope!.data as TeacherHome).asked;
  const [oldest] = await shown();
  expect(oldest?.text).not.toBe('');
  expect(oldest?.note).toMatch(/七\(\d\)班/);
  expect(oldest?.path).toBe('/air/questions');
  await answer(teacher, oldest!.id);
  expect((await shown()).map((one) => one.id)).not.toContain(oldest!.id);
});

test('the teacher’s home says how many questions wait, and no more of them when they are answered', async () => {
  const waiting = async () => {
    const { tasks } = (await teacher.call(teacherHome)).envelope!.data as TeacherHome;
    return tasks.find(({ area }) => area === 'air')?.count ?? 0;
  };
  const before = await waiting();
  const questionId = await asked('首页上看得到吗？');
  expect(await waiting()).toBe(before + 1);
  // of a lesson that was taken back nothing waits: nobody would find it behind the figure
  await acted('withdraw');
  const toAnswer = (await listOf(teacher)).items.filter(({ mayAnswer }) => mayAnswer);
  expect(toAnswer.map((one) => one.questionId)).not.toContain(questionId);
  expect(await waiting()).toBe(toAnswer.length);
  await acted('restore');
  expect(await waiting()).toBe(before + 1);
  await answer(teacher, questionId);
  expect(await waiting()).toBe(before);
});

test('a student has ten open questions on a lesson at most', async () => {
  const lesson = demoId('air.resource.ge7-contour');
  const ask = () => classmate.call(askAirQuestion, { id: lesson, questionId: newId(), second: 1, text: '问题' });
  const statuses = [];
  for (let nth = 0; nth < mostOpenQuestions; nth += 1) statuses.push((await ask()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await ask()).envelope!.data).toMatchObject({ key: 'air.error.tooManyQuestions' });
});
