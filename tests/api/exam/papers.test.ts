import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  copyPaper,
  createPaper,
  getPaper,
  listPapers,
  paperPages,
  paperQuestions,
  removePapers,
  restorePapers,
  savePaper,
} from 'edutech/plugins/exam/api';
import { removeQuestions, restoreQuestions } from 'edutech/plugins/questions/api';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { colleagueId, documentWith, fields, foreignId, item, paper, question } from './exam-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
let foreign: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, colleagueId);
  foreign = await signedInPerson(app, foreignId);
});
afterAll(() => app.close());

async function made(items = [item('below-zero')], more: object = {}) {
  const paperId = newId();
  const answer = await teacher.call(createPaper, { ...fields(items, more), paperId });
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, answer.text.slice(0, 300)]);
  return dataOf<typeof createPaper>(answer);
}
const shown = async (paperId: string, who = teacher) => dataOf<typeof getPaper>(await who.call(getPaper, { paperId }));
const titles = async (who: Caller, shelf: string, more: object = {}) =>
  dataOf<typeof listPapers>(await who.call(listPapers, { shelf, page: 1, pageLine: 50, ...more })).data.map(
    ({ title }) => title,
  );
const refusal = async (answer: ReturnType<Caller['call']>) => {
  const found = await answer;
  return [found.status, keyOf(found)];
};

test('a teacher makes a paper, and reads it with what the composer shows of its questions', async () => {
  const one = await made([item('below-zero', [3]), item('points-on-line', [5])]);
  expect(one).toMatchObject({ version: 1, points: 8 });
  const read = await shown(one.paperId);
  expect(read).toMatchObject({ state: 'draft', source: 1, isOwn: true, isEditable: true, version: 1 });
  expect(read.questions.map(({ questionId }) => questionId)).toEqual([
    question('below-zero'),
    question('points-on-line'),
  ]);
  const [first] = read.questions;
  expect(first).toMatchObject({ isWithdrawn: false, isOutdated: false, version: 1 });
  expect(first!.seconds).toBeGreaterThan(0);
  expect(first!.points[0]!.name).not.toBe('');
  expect(read.media.length).toBeGreaterThan(0);
  expect(JSON.stringify(read)).not.toContain('"choice"');
});

test('a save whose answer was lost is applied once, and of two makers the second sees both versions', async () => {
  const { paperId } = await made();
  const save = newId();
  const written = { ...fields([item('zero-is-neither', [2])], { title: '改过' }), paperId, version: 1, save };
  const saved = dataOf<typeof savePaper>(await teacher.call(savePaper, written));
  expect(saved).toEqual({ paperId, version: 2, points: 2 });
  expect(dataOf<typeof savePaper>(await teacher.call(savePaper, written))).toEqual(saved);

  const late = await teacher.call(savePaper, { ...written, title: '旧的', save: newId() });
  expect([late.status, late.envelope!.data]).toMatchObject([
    409,
    { detail: { mine: { title: '旧的', version: 1 }, theirs: { title: '改过', version: 2 } } },
  ]);
});

test('a creation that is sent again makes no second paper', async () => {
  const values = { ...fields([item('below-zero')]), paperId: newId() };
  await teacher.call(createPaper, values);
  await teacher.call(createPaper, values);
  const mine = dataOf<typeof listPapers>(
    await teacher.call(listPapers, { shelf: 'mine', q: values.title, page: 1, pageLine: 50 }),
  ).data.filter(({ paperId }) => paperId === values.paperId);
  expect(mine).toHaveLength(1);
});

test('nobody writes over a paper of another school by its id', async () => {
  const answer = foreign.call(createPaper, { ...fields([]), paperId: paper('unit-one') });
  expect(await refusal(answer)).toEqual([404, 'exam.error.noPaper']);
  expect(await shown(paper('unit-one'))).toMatchObject({ title: '第一章 有理数 单元检测', isOwn: true });
});

test('items are refused that nobody may use, stand twice, or have points for other parts', async () => {
  const create = (items: ReturnType<typeof item>[]) =>
    refusal(teacher.call(createPaper, { ...fields(items), paperId: newId() }));
  // a colleague's own question
  expect(await create([item('cat-feelings')])).toEqual([404, 'exam.error.noQuestion']);
  expect(await create([item('below-zero', [4], { version: 99 })])).toEqual([404, 'exam.error.noQuestion']);
  expect(await create([item('below-zero'), item('below-zero')])).toEqual([422, 'exam.error.questionTwice']);
  const id = newId();
  expect(await create([item('below-zero', [4], { id }), item('subtract', [4], { id })])).toEqual([
    422,
    'exam.error.idTwice',
  ]);
  expect(await create([item('below-zero', [1, 2])])).toEqual([422, 'exam.error.wrongPoints']);
});

test('a question that its owner takes out of the bank stays on the paper, marked', async () => {
  const { paperId } = await made([item('order-numbers', [8])]);
  await teacher.call(removeQuestions, { ids: [question('order-numbers')] });
  const read = await shown(paperId);
  expect(read.questions).toMatchObject([{ isWithdrawn: true }]);
  const again = { ...read, paperId, version: read.version, save: newId(), title: '仍可保存' };
  const { title, subjectId, gradeId, document } = again;
  const saved = await teacher.call(savePaper, {
    title,
    subjectId,
    gradeId,
    document,
    paperId,
    version: again.version,
    save: again.save,
  });
  expect(saved.status).toBe(200);
  expect(
    await refusal(teacher.call(createPaper, { ...fields([item('order-numbers', [8])]), paperId: newId() })),
  ).toEqual([404, 'exam.error.noQuestion']);
  await teacher.call(restoreQuestions, { ids: [question('order-numbers')] });
});

test('the newest version of questions comes with what the maker needs', async () => {
  const found = dataOf<typeof paperQuestions>(
    await teacher.call(paperQuestions, { ids: [question('below-zero'), question('subtract')] }),
  );
  expect(found.questions.map(({ questionId }) => questionId)).toEqual([question('below-zero'), question('subtract')]);
  expect(await refusal(teacher.call(paperQuestions, { ids: [question('cat-feelings')] }))).toEqual([
    404,
    'exam.error.noQuestion',
  ]);
});

test('the pages of a paper that is being written name its blocks, sections and items', async () => {
  const one = item('below-zero', [3]);
  const document = documentWith([one]);
  const answer = await teacher.call(paperPages, { title: '随堂测', document, answers: 'none' });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('一、选择题');
  expect(answer.text).toContain('随堂测');
  const strange = { title: '随堂测', document: documentWith([item('cat-feelings')]), answers: 'none' };
  expect(await refusal(teacher.call(paperPages, strange))).toEqual([404, 'exam.error.noQuestion']);
});

test('papers stand on the shelves of those who may read them', async () => {
  expect(await titles(teacher, 'mine')).toContain('第一章 有理数 单元检测');
  expect(await titles(teacher, 'school')).toContain('整式的加减 随堂小测');
  expect(await titles(teacher, 'public')).toContain('七年级上学期期末模拟（一）');
  expect(await titles(foreign, 'school')).not.toContain('整式的加减 随堂小测');
  expect(await titles(teacher, 'mine', { state: 'published' })).toEqual(['七年级数学上学期期中考试']);
  expect(await titles(teacher, 'mine', { q: '数轴' })).toEqual(['1.2 数轴与绝对值 课后练习']);

  expect(await shown(paper('city-model'))).toMatchObject({ isOwn: false, isEditable: false, source: 3 });
  for (const hidden of ['neighbour-draft', 'foreign-draft'])
    expect(await refusal(teacher.call(getPaper, { paperId: paper(hidden) }))).toEqual([404, 'exam.error.noPaper']);
  expect(await refusal(foreign.call(getPaper, { paperId: paper('group-quiz') }))).toEqual([404, 'exam.error.noPaper']);
});

test('a teacher copies a colleague’s shared paper, and changes the copy', async () => {
  const copy = dataOf<typeof copyPaper>(await teacher.call(copyPaper, { paperId: paper('group-quiz') }));
  const read = await shown(copy.paperId);
  expect(read).toMatchObject({ title: '整式的加减 随堂小测（副本）', state: 'draft', isEditable: true });
  expect(read.document).toEqual((await shown(paper('group-quiz'))).document);
  const { title, subjectId, gradeId, document } = read;
  const save = { title, subjectId, gradeId, document, version: 1, save: newId() };
  expect(await refusal(teacher.call(savePaper, { ...save, paperId: paper('group-quiz') }))).toEqual([
    404,
    'exam.error.noPaper',
  ]);
  expect((await teacher.call(savePaper, { ...save, paperId: copy.paperId })).status).toBe(200);
});

test('a paper that is open is not changed', async () => {
  const { title, subjectId, gradeId, document, version } = await shown(paper('midterm'));
  const values = { title, subjectId, gradeId, document, version, paperId: paper('midterm'), save: newId() };
  expect(await refusal(teacher.call(savePaper, values))).toEqual([409, 'exam.error.notDraft']);
});

test('a removed paper lies in the trash, and comes back', async () => {
  const { paperId } = await made(undefined, { title: '要删的卷子' });
  expect(await refusal(colleague.call(removePapers, { paperIds: [paperId] }))).toEqual([404, 'exam.error.noPaper']);
  expect(dataOf(await teacher.call(removePapers, { paperIds: [paperId] }))).toEqual({ count: 1 });
  expect(await titles(teacher, 'mine')).not.toContain('要删的卷子');
  expect(await titles(teacher, 'removed')).toContain('要删的卷子');
  expect(await refusal(teacher.call(getPaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  const kept = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all(sql`select act from core.audit_record where object_id = ${paperId}::uuid`),
  );
  expect(kept).toEqual([{ act: 'exam.remove' }]);
  expect(dataOf(await teacher.call(restorePapers, { paperIds: [paperId] }))).toEqual({ count: 1 });
  expect(await titles(teacher, 'mine')).toContain('要删的卷子');
});
