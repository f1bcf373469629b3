import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import {
  addComment,
  addMaterial,
  addPlan,
  markPlan,
  moveMaterial,
  readPlan,
  removeMaterial,
  showMaterial,
} from 'edutech/plugins/prepare/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { onePoint } from '../../support/uploading';
import { uploaded } from '../questions/questions-kit';
import { colleague, dataOf, grade7, keyOf, mathematics, plan } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
let other: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
  other = await signedIn(app, colleague);
});
afterAll(() => app.close());

const place = { subjectId: mathematics, gradeId: grade7, nodeId: null };
const shown = async (planId: string, as = teacher) => dataOf<typeof readPlan>(await as.call(readPlan, { planId }));
async function made(more: Readonly<Record<string, unknown>> = {}) {
  const id = newId();
  dataOf<typeof addPlan>(await teacher.call(addPlan, { id, title: '数轴', ...place, ...more }));
  return id;
}
async function withSlides(planId: string, phaseId?: string) {
  const fileId = await uploaded(app, 'teacher', 'slides.png');
  const input = { id: fileId, planId, title: '课件', fileId, ...(phaseId && { phaseId }) };
  dataOf<typeof addMaterial>(await teacher.call(addMaterial, input));
  return fileId;
}

test('uploaded slides belong to a phase, and only authors of the plan see them', async () => {
  const planId = await made();
  const { content } = await shown(planId);
  const materialId = await withSlides(planId, content.phases[1]!.id);
  expect((await shown(planId)).materials).toMatchObject([{ id: materialId, phaseId: content.phases[1]!.id }]);
  expect((await other.call(showMaterial, { planId, materialId })).status).toBe(404);
  await teacher.call(markPlan, { planId, isShared: true });
  const file = dataOf<typeof showMaterial>(await other.call(showMaterial, { planId, materialId }));
  expect(file).toMatchObject({ name: 'slides.png', ext: 'png' });
  const { rawPayload } = await app.platform.app.inject({ url: file.address, headers: { cookie: other.cookie } });
  expect(rawPayload).toEqual(onePoint);
});

test('a file that somebody else has uploaded is put nowhere', async () => {
  const planId = await made({ dueOn: '2026-12-31' });
  const fileId = await uploaded(app, 'teacher');
  const stolen = await other.call(addMaterial, { id: newId(), planId, title: '别人的', fileId });
  expect([stolen.status, keyOf(stolen)]).toEqual([404, 'core.files.notFound']);
});

test('a material moves to another phase, goes, and comes back where it was', async () => {
  const planId = await made();
  const { content } = await shown(planId);
  const materialId = await withSlides(planId);
  const phaseId = content.phases[3]!.id;
  await teacher.call(moveMaterial, { planId, materialId, phaseId });
  await teacher.call(removeMaterial, { planId, materialId, isRemoved: true });
  expect((await shown(planId)).materials).toEqual([]);
  await teacher.call(removeMaterial, { planId, materialId, isRemoved: false });
  expect((await shown(planId)).materials).toMatchObject([{ id: materialId, phaseId }]);
  expect((await teacher.call(moveMaterial, { planId, materialId: newId(), phaseId: null })).status).toBe(404);
});

test('a copy has the slides, links and exercises of its source, and the exercises are the copier’s own', async () => {
  const source = await shown(plan('like-terms'));
  const copied = await shown(await made({ fromId: plan('like-terms') }));
  expect(copied.materials.map(({ title }) => title)).toEqual(source.materials.map(({ title }) => title));
  expect(copied.exercises).toMatchObject(
    source.exercises.map(({ title, questions }) => ({ title, questions, isOwn: true })),
  );
  expect(copied.exercises[0]!.id).not.toBe(source.exercises[0]!.id);
});

test('a blank plan has the phases of its template, 45 minutes each time', async () => {
  for (const template of ['revision', 'feedback', 'experiment']) {
    const { content, plan: facts } = await shown(await made({ template }));
    expect(facts.minutes, template).toBe(45);
    expect(content.phases.every(({ name }) => name !== '' && !name.includes('.'))).toBe(true);
  }
});

test('a comment is about some words of a place', async () => {
  const planId = plan('equation-group');
  const anchor = { from: 'AAEC', to: 'AwQF', quote: '两队合做' };
  const id = newId();
  dataOf<typeof addComment>(await other.call(addComment, { id, planId, place: 'goals', anchor, text: '几天？' }));
  expect((await shown(planId)).comments.find((one) => one.id === id)).toMatchObject({ place: 'goals', anchor });
});

test('a group’s plan has another main author, who is a teacher of its subject', async () => {
  const planId = await made({ dueOn: '2026-12-31', authorId: colleague.personId });
  const { plan: facts } = await shown(planId, other);
  expect(facts).toMatchObject({ isOwn: true, isShared: true });
  expect((await shown(planId)).plan.isOwn).toBe(false);
  const input = { id: newId(), title: '数轴', ...place, dueOn: '2026-12-31' };
  const stranger = app.world.people.student.personId;
  expect(keyOf(await teacher.call(addPlan, { ...input, authorId: stranger }))).toBe('prepare.error.noColleague');
});
