import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import {
  createPaper,
  getPaper,
  listPapers,
  paperStanding,
  publishPaper,
  returnPaper,
  savePaper,
  submitPaper,
  withdrawPaper,
} from 'edutech/plugins/exam/api';
import { whereUsed } from 'edutech/plugins/questions/api';
import { type Answer, type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { colleagueId, fields, foreignId, item, paper, question } from './exam-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
let principal: Caller;
let foreign: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  principal = await signedIn(app, 'principal');
  colleague = await signedInPerson(app, colleagueId);
  foreign = await signedInPerson(app, foreignId);
});
afterAll(() => app.close());

async function made(title: string, items = [item('below-zero'), item('subtract', [3])]): Promise<string> {
  const paperId = newId();
  await teacher.call(createPaper, { ...fields(items, { title }), paperId });
  return paperId;
}
const refusal = (answer: Answer) => [answer.status, keyOf(answer)];
const standing = async (who: Caller, paperId: string) =>
  dataOf<typeof paperStanding>(await who.call(paperStanding, { paperId }));
const titles = async (who: Caller, shelf: string) =>
  dataOf<typeof listPapers>(await who.call(listPapers, { shelf, page: 1, pageLine: 50 })).data.map(
    ({ title }) => title,
  );

test('a paper is shared with the school after somebody else has let it pass', async () => {
  const paperId = await made('送审的卷子');
  expect(dataOf(await teacher.call(submitPaper, { paperId, wanted: 2 }))).toEqual({ state: 'audit' });
  expect(await titles(principal, 'review')).toEqual(['送审的卷子']);
  expect((await standing(principal, paperId)).may).toMatchObject({ read: true, review: true, edit: false });
  expect((await principal.call(getPaper, { paperId })).status).toBe(200);

  // neither its owner, nor a colleague without the right, nor another school
  expect(refusal(await teacher.call(publishPaper, { paperId }))).toEqual([409, 'exam.error.wrongState']);
  for (const who of [colleague, foreign])
    expect(refusal(await who.call(publishPaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  expect(dataOf(await principal.call(publishPaper, { paperId }))).toEqual({ state: 'published' });
  expect(await titles(colleague, 'school')).toContain('送审的卷子');
  expect(await titles(foreign, 'public')).not.toContain('送审的卷子');
  expect(await standing(colleague, paperId)).toMatchObject({
    source: 2,
    isOwn: false,
    may: { read: true, edit: false },
  });
});

test('a returned paper is a draft again and says why, and what is under review is not changed', async () => {
  const paperId = await made('要退回的卷子');
  await teacher.call(submitPaper, { paperId, wanted: 3 });
  const save = { ...fields([item('below-zero')]), paperId, version: 1, save: newId() };
  expect(refusal(await teacher.call(savePaper, save))).toEqual([409, 'exam.error.notDraft']);
  expect(refusal(await colleague.call(returnPaper, { paperId, reason: '不行' }))).toEqual([404, 'exam.error.noPaper']);
  expect((await principal.call(returnPaper, { paperId, reason: '  ' })).status).toBe(422);
  expect(dataOf(await principal.call(returnPaper, { paperId, reason: '第 2 题超纲' }))).toEqual({ state: 'draft' });
  expect(await standing(teacher, paperId)).toMatchObject({ state: 'draft', reason: '第 2 题超纲', wanted: null });
  expect(await titles(principal, 'review')).not.toContain('要退回的卷子');
});

test('a public paper is read in every school, and no longer once it is withdrawn', async () => {
  const paperId = await made('公开的卷子', [item('order-numbers', [8])]);
  await teacher.call(submitPaper, { paperId, wanted: 3 });
  await principal.call(publishPaper, { paperId });
  expect(await titles(foreign, 'public')).toContain('公开的卷子');
  // with the owner's own question, which the bank does not show there
  const read = dataOf<typeof getPaper>(await foreign.call(getPaper, { paperId }));
  expect(read.questions.map(({ questionId }) => questionId)).toEqual([question('order-numbers')]);
  expect(dataOf(await teacher.call(withdrawPaper, { paperId }))).toEqual({ state: 'draft' });
  expect(refusal(await foreign.call(getPaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
});

test('a teacher opens a draft for the own classes at once, and only then it counts as a use', async () => {
  const paperId = await made('随堂用的卷子', [item('zero-is-neither', [2])]);
  const uses = async () =>
    dataOf<typeof whereUsed>(await teacher.call(whereUsed, { id: question('zero-is-neither') })).filter(
      ({ thingId }) => thingId === paperId,
    );
  expect(await uses()).toEqual([]);
  expect(dataOf(await teacher.call(publishPaper, { paperId }))).toEqual({ state: 'published' });
  expect(await uses()).toMatchObject([{ plugin: 'exam', isOwn: true }]);
  expect(refusal(await colleague.call(getPaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  expect(refusal(await teacher.call(publishPaper, { paperId }))).toEqual([409, 'exam.error.wrongState']);
});

test('a paper without questions is neither submitted nor opened', async () => {
  const paperId = await made('空卷', []);
  for (const answer of [
    await teacher.call(submitPaper, { paperId, wanted: 2 }),
    await teacher.call(publishPaper, { paperId }),
  ])
    expect(refusal(answer)).toEqual([422, 'exam.error.empty']);
});

test('where a colleague’s draft stands nobody else learns', async () => {
  for (const slug of ['neighbour-draft', 'foreign-draft'])
    expect(refusal(await teacher.call(paperStanding, { paperId: paper(slug) }))).toEqual([404, 'exam.error.noPaper']);
});
