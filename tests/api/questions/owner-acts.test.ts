import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeFault,
  decideReview,
  favourQuestions,
  getQuestion,
  listFaults,
  listQuestions,
  ownReviews,
  removeQuestions,
  reportFault,
  restoreQuestions,
  reviewQueue,
  reviewTask,
  saveQuestion,
  shareQuestions,
  withdrawQuestions,
} from 'edutech/plugins/questions/api';
import { reviewChecks } from 'edutech/plugins/questions/model/kinds';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, idsOf, keyOf, question, uploaded, values } from './questions-kit';

let app: TestApp;
let teacher: Caller;
let headteacher: Caller;
let principal: Caller;
let auditor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  [teacher, headteacher, principal, auditor] = (await Promise.all(
    (['teacher', 'headteacher', 'principal', 'auditor'] as const).map((who) => signedIn(app, who)),
  )) as [Caller, Caller, Caller, Caller];
});
afterAll(() => app.close());

const list = async (input: object, who = teacher) =>
  idsOf(dataOf<typeof listQuestions>(await who.call(listQuestions, { pageLine: 50, ...input })).data);
const saved = async (stem: string, more: object = {}) =>
  dataOf<typeof saveQuestion>(await teacher.call(saveQuestion, { ...values(stem), ...more })).id;
const queue = async (who: Caller) => dataOf<typeof reviewQueue>(await who.call(reviewQueue, { pageLine: 50 })).data;
const pass = { pass: true, ticks: reviewChecks, reason: '' };

test('what is removed lies in the trash and comes back where it was', async () => {
  const ids = [question('opposites-sum')];
  expect(dataOf<typeof removeQuestions>(await teacher.call(removeQuestions, { ids }))).toEqual({ count: 1 });
  expect(await list({ space: 'school' })).not.toContain(ids[0]);
  expect(await list({ space: 'trash' })).toEqual(ids);
  expect((await headteacher.call(getQuestion, { id: ids[0] })).status).toBe(404);
  expect(dataOf<typeof removeQuestions>(await teacher.call(removeQuestions, { ids }))).toEqual({ count: 0 });
  await teacher.call(restoreQuestions, { ids });
  expect(await list({ space: 'school' }, headteacher)).toContain(ids[0]);
  const everybodys = await teacher.call(removeQuestions, { ids: [question('below-zero')] });
  expect([everybodys.status, keyOf(everybodys)]).toEqual([409, 'questions.error.shared']);
  expect((await teacher.call(removeQuestions, { ids: [...ids, question('cat-feelings')] })).status).toBe(404);
});

test('a question comes into the school’s bank by the eyes of somebody else', async () => {
  const id = await saved('进校本题库的一道题目');
  await teacher.call(shareQuestions, { ids: [id], wanted: 2 });
  const again = await teacher.call(shareQuestions, { ids: [id], wanted: 3 });
  expect([again.status, keyOf(again)]).toEqual([409, 'questions.error.cannotShare']);
  expect((await teacher.call(reviewQueue, {})).status).toBe(403);
  const task = (await queue(principal)).find((one) => one.id === id)!;
  const shown = dataOf<typeof reviewTask>(await principal.call(reviewTask, { taskId: task.taskId }));
  expect(shown.key.choice).toEqual([1]);
  expect(shown.question.title).toBe('进校本题库的一道题目');
  const decide = (more: object) => principal.call(decideReview, { taskId: task.taskId, ...pass, ...more });
  expect(keyOf(await decide({ ticks: ['answer'] }))).toBe('questions.error.unticked');
  expect(keyOf(await decide({ pass: false, reason: ' ' }))).toBe('questions.error.noReason');
  expect((await decide({})).status).toBe(200);
  expect(keyOf(await decide({}))).toBe('questions.error.decided');
  expect(await list({ space: 'school', q: '校本题库的一道' }, headteacher)).toEqual([id]);
  expect(dataOf<typeof ownReviews>(await teacher.call(ownReviews, { id }))).toMatchObject([
    { state: 'passed', wanted: 2 },
  ]);
});

test('a question comes into the public bank within the auditor’s scope, its pictures too, and is taken back', async () => {
  const file = await uploaded(app, 'teacher');
  const base = values('公共题库里带图的题目');
  const stem = [...base.body.stem, { kind: 'picture', file, width: 10, height: 10, alt: '一个点' }];
  const id = await saved('', { body: { ...base.body, stem } });
  await teacher.call(shareQuestions, { ids: [id], wanted: 3 });
  expect((await queue(principal)).map((one) => one.id)).not.toContain(id);
  const waiting = await queue(auditor);
  expect(waiting.map((one) => one.id)).not.toContain(question('slogan'));
  const task = waiting.find((one) => one.id === id)!;
  expect((await auditor.call(decideReview, { taskId: task.taskId, ...pass })).status).toBe(200);
  const public_ = dataOf<typeof getQuestion>(await headteacher.call(getQuestion, { id }));
  const address = public_.media[0]!.address;
  expect((await app.platform.app.inject({ url: address })).statusCode).toBe(200);
  expect(await list({ q: '公共题库里带图' }, headteacher)).toEqual([id]);
  await teacher.call(withdrawQuestions, { ids: [id] });
  expect(await list({ q: '公共题库里带图' }, headteacher)).toEqual([]);
  expect(await list({ space: 'personal', q: '公共题库里带图' })).toEqual([id]);
  expect((await headteacher.call(getQuestion, { id })).status).toBe(404);
});

test('what is returned is its owner’s again, with the reason; what was taken back waits no more', async () => {
  const id = await saved('会被退回的题目');
  await teacher.call(shareQuestions, { ids: [id], wanted: 2 });
  const { taskId } = (await queue(principal)).find((one) => one.id === id)!;
  await principal.call(decideReview, { taskId, pass: false, ticks: [], reason: '选项 C 与题干矛盾' });
  expect(dataOf<typeof ownReviews>(await teacher.call(ownReviews, { id }))).toMatchObject([
    { state: 'returned', reason: '选项 C 与题干矛盾' },
  ]);
  await teacher.call(shareQuestions, { ids: [id], wanted: 2 });
  await teacher.call(withdrawQuestions, { ids: [id] });
  expect((await queue(principal)).map((one) => one.id)).not.toContain(id);
});

test('nobody reviews his own question, nor one of another school', async () => {
  const taskIds = (await queue(principal)).map(({ taskId }) => taskId);
  expect((await queue(principal)).map(({ id }) => id)).toContain(question('cat-feelings'));
  expect(taskIds.length).toBeGreaterThan(0);
  const strange = await auditor.call(reviewTask, { taskId: '0'.repeat(32) });
  expect([strange.status, keyOf(strange)]).toEqual([404, 'questions.error.noReview']);
});

test('one marks questions for oneself', async () => {
  const ids = ['below-zero', 'umbrella-reading'].map(question);
  expect(dataOf<typeof favourQuestions>(await teacher.call(favourQuestions, { ids, on: true }))).toEqual({ count: 2 });
  expect(dataOf<typeof favourQuestions>(await teacher.call(favourQuestions, { ids, on: true }))).toEqual({ count: 0 });
  expect((await list({ space: 'favourites' })).toSorted()).toEqual(ids.toSorted());
  expect(await list({ space: 'favourites' }, headteacher)).toEqual([]);
  await teacher.call(favourQuestions, { ids: [ids[0]], on: false });
  expect(await list({ space: 'favourites' })).toEqual([ids[1]]);
  expect((await teacher.call(favourQuestions, { ids: [question('cat-feelings')], on: true })).status).toBe(404);
});

test('a fault is reported to the owner, who closes it with an answer', async () => {
  const about = { id: question('taxi-on-avenue'), version: 1, kind: 'answer' };
  const report = async (text: string) =>
    dataOf<typeof reportFault>(await headteacher.call(reportFault, { ...about, text })).faultId;
  const faultId = await report('第（2）问的油耗算错了');
  expect(await report('第（2）问的油耗单位不对')).toBe(faultId);
  const faults = async (space: string, who = teacher) =>
    dataOf<typeof listFaults>(await who.call(listFaults, { space })).data;
  expect(await faults('toclose')).toMatchObject([{ faultId, text: '第（2）问的油耗单位不对', state: 'open' }]);
  const detail = dataOf<typeof getQuestion>(await teacher.call(getQuestion, { id: about.id }));
  expect(detail.openFaults).toBe(1);
  const close = { faultId, state: 'fixed', answer: '已更正，谢谢！' };
  const strange = await headteacher.call(closeFault, close);
  expect([strange.status, keyOf(strange)]).toEqual([404, 'questions.error.noFault']);
  expect((await teacher.call(closeFault, close)).status).toBe(200);
  expect(keyOf(await teacher.call(closeFault, close))).toBe('questions.error.faultClosed');
  expect(await faults('mine', headteacher)).toMatchObject([{ state: 'fixed', answer: '已更正，谢谢！' }]);
  expect(await faults('toclose')).toEqual([]);
  expect((await headteacher.call(reportFault, { ...about, id: question('whole-substitution'), text: '' })).status).toBe(
    404,
  );
});
