import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { unzipSync } from 'fflate';
import {
  addComment,
  addMaterial,
  addPlan,
  addPlanTemplate,
  exportPlan,
  listPlans,
  listPlanTemplates,
  readPlan,
  removePlanTemplate,
  removePlans,
  resolveComment,
  restorePlans,
  voteComment,
} from 'edutech/plugins/prepare/api';
import { type Caller, signedIn } from '../../support/people';
import type { preparedFile } from 'edutech/plugins/questions/api';
import { prepared } from '../../support/prepared';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleague, dataOf, grade7, keyOf, mathematics, plan } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation'], works: true });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const listed = async (wish: Readonly<Record<string, unknown>> = {}) =>
  dataOf<typeof listPlans>(await teacher.call(listPlans, wish));
const shown = async (planId: string) => dataOf<typeof readPlan>(await teacher.call(readPlan, { planId }));
/** A file that was asked for, once it has been made. */
async function written(planId: string, format: 'docx' | 'zip') {
  const { name, address } = dataOf<typeof preparedFile>(
    await prepared(teacher, await teacher.call(exportPlan, { planId, format })),
  );
  const { rawPayload } = await app.platform.app.inject({ url: address, headers: { cookie: teacher.cookie } });
  return { name, content: new Uint8Array(rawPayload) };
}
const place = { subjectId: mathematics, gradeId: grade7, nodeId: null };

test('a new plan is blank with five phases of 45 minutes, and a copy begins with what is there but the reflection', async () => {
  const blank = newId();
  await teacher.call(addPlan, { id: blank, title: '数轴', ...place });
  const { content, plan: facts } = await shown(blank);
  expect(content.phases).toHaveLength(5);
  expect(facts.minutes).toBe(45);
  const copy = newId();
  await teacher.call(addPlan, { id: copy, title: '合并同类项 复习', ...place, fromId: plan('like-terms') });
  const source = (await shown(plan('like-terms'))).content;
  const copied = (await shown(copy)).content;
  expect(source.sections.reflection).not.toBe('');
  expect(copied).toEqual({ ...source, title: '合并同类项 复习', sections: { ...source.sections, reflection: '' } });
});

test('a plan that is made twice with one id is made once', async () => {
  const id = newId();
  await teacher.call(addPlan, { id, title: '只做一次', ...place });
  await teacher.call(addPlan, { id, title: '只做一次', ...place });
  expect((await listed({ q: '只做一次' })).map((one) => one.id)).toEqual([id]);
});

test('plans are found by chapter and all above it, and by words', async () => {
  const { nodeId } = (await listed()).find(({ id }) => id === plan('like-terms'))!;
  expect((await listed({ nodeId })).map(({ id }) => id)).toContain(plan('like-terms'));
  expect(await listed({ q: '没有这样的教案' })).toEqual([]);
});

test('plans go to the trash and come back, one’s own only, all or none', async () => {
  const id = newId();
  await teacher.call(addPlan, { id, title: '要删的', ...place });
  expect((await teacher.call(removePlans, { planIds: [id, plan('neighbour')] })).status).toBe(404);
  expect((await listed()).map((one) => one.id)).toContain(id);
  await teacher.call(removePlans, { planIds: [id] });
  expect((await listed()).map((one) => one.id)).not.toContain(id);
  expect((await listed({ space: 'trash' })).map((one) => one.id)).toEqual([id]);
  await teacher.call(restorePlans, { planIds: [id] });
  expect((await listed()).map((one) => one.id)).toContain(id);
});

test('a colleague comments on the group’s plan, and its author closes that', async () => {
  const planId = plan('equation-group');
  const other = await signedIn(app, colleague);
  const id = newId();
  await other.call(addComment, { id, planId, place: 'goals', text: '目标再具体些' });
  const comment = (await shown(planId)).comments.find((one) => one.id === id)!;
  expect(comment).toMatchObject({ text: '目标再具体些', place: 'goals', isOwn: false, resolvedAt: null });
  await teacher.call(resolveComment, { planId, commentId: id, isResolved: true });
  expect((await shown(planId)).comments.find((one) => one.id === id)!.resolvedAt).not.toBeNull();
});

test('colleagues answer a comment and agree with it, each once; an answer is not answered', async () => {
  const planId = plan('equation-group');
  const other = await signedIn(app, colleague);
  const [id, reply] = [newId(), newId()];
  const before = (await shown(planId)).plan.comments;
  await other.call(addComment, { id, planId, place: 'goals', text: '先圈出“余下”' });
  await teacher.call(addComment, { id: reply, planId, place: 'goals', replyTo: id, text: '好' });
  for (const who of [teacher, teacher, other]) await who.call(voteComment, { planId, commentId: id, isVoted: true });
  const { comments, plan: facts } = await shown(planId);
  expect(comments.find((one) => one.id === id)).toMatchObject({ votes: 2, hasVoted: true, replyTo: null });
  expect(comments.find((one) => one.id === reply)).toMatchObject({ votes: 0, hasVoted: false, replyTo: id });
  // an answer is part of its thread
  expect(facts.comments).toBe(before + 1);
  await teacher.call(voteComment, { planId, commentId: id, isVoted: false });
  expect((await shown(planId)).comments.find((one) => one.id === id)).toMatchObject({ votes: 1, hasVoted: false });
  const deeper = { id: newId(), planId, place: 'goals', replyTo: reply, text: '再答' };
  expect(keyOf(await teacher.call(addComment, deeper))).toBe('prepare.error.noPlan');
  const elsewhere = { id: newId(), planId: plan('like-terms'), place: 'goals', replyTo: id, text: '别处' };
  expect(keyOf(await teacher.call(addComment, elsewhere))).toBe('prepare.error.noPlan');
});

test('a plan becomes a template of the school, a colleague begins with it, and only its maker removes it', async () => {
  const other = await signedIn(app, colleague);
  const id = newId();
  await teacher.call(addPlanTemplate, { id, planId: plan('like-terms'), name: '概念课四步' });
  const seen = async () =>
    dataOf<typeof listPlanTemplates>(await other.call(listPlanTemplates, { subjectId: mathematics }));
  expect((await seen()).find((one) => one.id === id)).toMatchObject({ name: '概念课四步', isOwn: false });
  const made = newId();
  await other.call(addPlan, { id: made, title: '新课', ...place, templateId: id });
  const { content } = dataOf<typeof readPlan>(await other.call(readPlan, { planId: made }));
  const source = (await shown(plan('like-terms'))).content;
  expect(content).toEqual({ ...source, title: '新课', sections: { ...source.sections, reflection: '' } });
  expect(keyOf(await other.call(removePlanTemplate, { templateId: id }))).toBe('prepare.error.noTemplate');
  await teacher.call(removePlanTemplate, { templateId: id });
  expect((await seen()).map((one) => one.id)).not.toContain(id);
  const gone = await other.call(addPlan, { id: newId(), title: '没有了', ...place, templateId: id });
  expect(keyOf(gone)).toBe('prepare.error.noTemplate');
  await teacher.call(removePlanTemplate, { templateId: id, isRemoved: false });
  expect((await seen()).map((one) => one.id)).toContain(id);
});

test('a link stands beside a plan; what is no https address does not', async () => {
  const planId = plan('like-terms');
  const wrong = await teacher.call(addMaterial, {
    id: newId(),
    planId,
    title: '坏链接',
    address: 'javascript:alert(1)',
  });
  expect([wrong.status, keyOf(wrong)]).toEqual([422, 'prepare.error.link']);
  await teacher.call(addMaterial, { id: newId(), planId, title: '微课', address: 'https://example.edu.cn/a' });
  expect((await shown(planId)).materials.map(({ title }) => title)).toContain('微课');
});

test('a plan is written as a Word file, and with all that belongs to it as an archive', async () => {
  const planId = plan('like-terms');
  const word = await written(planId, 'docx');
  const text = Buffer.from(unzipSync(word.content)['word/document.xml']!).toString();
  expect(word.name).toBe('合并同类项（第 1 课时）.docx');
  expect(text).toContain('5 个苹果加 3 个苹果是 8 个苹果');
  expect(text).toContain('教学过程');
  const pack = await written(planId, 'zip');
  expect(Object.keys(unzipSync(pack.content)).sort()).toEqual([
    '1 合并同类项 当堂练习.docx',
    '1 合并同类项 当堂练习（含答案）.docx',
    '合并同类项（第 1 课时）.docx',
    '配套资源和链接.txt',
  ]);
});
