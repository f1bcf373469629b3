import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import {
  addExercise,
  downloadExercise,
  exercisePages,
  listExercises,
  readExercise,
  readPlan,
  removeExercises,
  restoreExercises,
  saveExercise,
} from 'edutech/plugins/prepare/api';
import type { preparedFile } from 'edutech/plugins/questions/api';
import { type Caller, signedIn } from '../../support/people';
import { prepared } from '../../support/prepared';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleague, dataOf, exercise, grade7, keyOf, mathematics, plan, question } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation'], works: true });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const fields = (title: string, ...slugs: string[]) => ({
  title,
  subjectId: mathematics,
  gradeId: grade7,
  planId: null as string | null,
  items: slugs.map((slug) => ({ questionId: question(slug), points: 4 })),
});
const shown = async (exerciseId: string) =>
  dataOf<typeof readExercise>(await teacher.call(readExercise, { exerciseId }));

test('an exercise has its questions in their order, with its points and without their answers', async () => {
  const id = newId();
  await teacher.call(addExercise, { id, ...fields('整式', 'monomials', 'like-terms') });
  const answer = await teacher.call(readExercise, { exerciseId: id });
  const { questions, exercise: facts } = dataOf<typeof readExercise>(answer);
  expect(questions.map(({ questionId }) => questionId)).toEqual([question('monomials'), question('like-terms')]);
  expect(facts).toMatchObject({ questions: 2, points: 8 });
  expect(answer.text).not.toContain('"analysis"');
});

test('an exercise is changed, and a save over somebody’s newer version is told', async () => {
  const id = newId();
  await teacher.call(addExercise, { id, ...fields('整式', 'monomials') });
  const changed = fields('整式 2', 'like-terms', 'monomials');
  expect((await teacher.call(saveExercise, { exerciseId: id, version: 1, ...changed })).status).toBe(200);
  expect((await teacher.call(saveExercise, { exerciseId: id, version: 1, ...changed })).status).toBe(409);
  expect((await shown(id)).exercise).toMatchObject({ title: '整式 2', questions: 2 });
});

test('a question stands in an exercise once, and one that nobody can read not at all', async () => {
  const twice = await teacher.call(addExercise, { id: newId(), ...fields('两次', 'monomials', 'monomials') });
  expect(keyOf(twice)).toBe('prepare.error.twice');
  const none = await teacher.call(addExercise, { id: newId(), ...fields('没有', 'no-such-question') });
  expect(keyOf(none)).toBe('prepare.error.noQuestion');
});

test('an exercise of the group’s plan is read by the colleagues, one’s own by nobody else', async () => {
  const other = await signedIn(app, colleague);
  const [own, ofGroup] = [newId(), newId()];
  await teacher.call(addExercise, { id: own, ...fields('我的', 'monomials') });
  await teacher.call(addExercise, { id: ofGroup, ...fields('大家的', 'monomials'), planId: plan('equation-group') });
  expect((await other.call(readExercise, { exerciseId: own })).status).toBe(404);
  expect((await other.call(readExercise, { exerciseId: ofGroup })).status).toBe(200);
  const { exercises } = dataOf<typeof readPlan>(await other.call(readPlan, { planId: plan('equation-group') }));
  expect(exercises.map(({ id }) => id)).toContain(ofGroup);
});

test('exercises go to the trash and come back', async () => {
  const id = newId();
  await teacher.call(addExercise, { id, ...fields('要删的', 'monomials') });
  await teacher.call(removeExercises, { exerciseIds: [id] });
  expect((await teacher.call(readExercise, { exerciseId: id })).status).toBe(404);
  const trash = dataOf<typeof listExercises>(await teacher.call(listExercises, { space: 'trash' }));
  expect(trash.map((one) => one.id)).toEqual([id]);
  await teacher.call(restoreExercises, { exerciseIds: [id] });
  expect((await shown(id)).exercise.title).toBe('要删的');
});

test('an exercise is laid out in pages and written as a file', async () => {
  const exerciseId = exercise('like-terms');
  const pages = dataOf<typeof exercisePages>(await teacher.call(exercisePages, { exerciseId, look: { size: 'a4' } }));
  expect(pages.length).toBeGreaterThan(0);
  const asked = await teacher.call(downloadExercise, { exerciseId, format: 'docx', withAnswers: true });
  const file = dataOf<typeof preparedFile>(await prepared(teacher, asked));
  expect(file.name).toBe('合并同类项 当堂练习（含答案）.docx');
});
