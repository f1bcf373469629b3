import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { createPaper, examAnalysis, examPlan, ownResult, releaseResults } from 'edutech/plugins/exam/api';
import type { PaperDocument, PaperItem } from 'edutech/plugins/exam/model/paper/document';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { documentWith, fields, item } from '../exam-kit';
import { dataOf, type Held, holdExam, type Student, studentAt } from './sitting-kit';

let app: TestApp;
let teacher: Caller;
let held: Held;
let students: Student[];
const first = item('below-zero', [3]);
const one = item('zero-is-neither', [5]);
const other = item('order-numbers', [5]);
const sectionId = newId();

/** A paper with one question for all, and two of which one is chosen. */
const withChoice = (items: PaperItem[]): PaperDocument => {
  const { parts, ...rest } = documentWith([first]);
  const section = { id: sectionId, title: '选做题', note: '', items, choosesOne: true };
  return { ...rest, parts: parts.map((part) => ({ ...part, sections: [...part.sections, section] })) };
};

async function made(items: PaperItem[]): Promise<Id> {
  const paperId = newId();
  const values = { ...fields([], { title: '选做', document: withChoice(items) }), paperId };
  expect((await teacher.call(createPaper, values)).status).toBe(200);
  return paperId;
}

beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  held = await holdExam(app, { paperId: await made([one, other]), startsIn: -60_000 });
  students = await Promise.all([0, 1, 2].map((at) => studentAt(app, held.examId, at)));
  for (const student of students) {
    await student.open();
    await student.key();
  }
});
afterAll(() => app.close());

const rowsOf = (personId: Id) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ itemId: Id; points: number | null; isLeftOut: boolean }>(sql`
      select item_id, points::float8 as points, is_left_out from exam.result
      where exam_id = ${held.examId} and student_id = ${personId}`),
  );
const leftOut = async (personId: Id) =>
  (await rowsOf(personId)).filter(({ isLeftOut }) => isLeftOut).map(({ itemId }) => itemId);

test('the paper counts one of the questions to choose from', async () => {
  const paperId = await made([
    { ...one, id: newId() },
    { ...other, id: newId() },
  ]).catch(() => null);
  // ids of sections are free to be the same on another paper
  expect(dataOf<typeof examPlan>(await teacher.call(examPlan, { paperId: paperId! })).points).toBe(8);
});

test('questions of different points are not held as a choice', async () => {
  const paperId = await made([
    { ...one, id: newId() },
    { ...other, id: newId(), points: [4] },
  ]);
  await expect(holdExam(app, { paperId })).rejects.toThrow('exam.error.unfairChoice');
});

test('the question that a student chose counts, though both were answered', async () => {
  const [student] = students;
  await student!.save([
    { itemId: one.id },
    { itemId: other.id, sequence: 1 },
    { itemId: sectionId, sequence: 2, answer: { choice: [1] } },
  ]);
  expect(dataOf<{ answered: number; items: number }>(await student!.handIn())).toMatchObject({ answered: 1, items: 2 });
  expect(await leftOut(student!.personId)).toEqual([one.id]);
});

test('without a word the one that was answered counts, else the first', async () => {
  const [, answered, silent] = students;
  await answered!.save([{ itemId: other.id }]);
  await answered!.handIn();
  await silent!.handIn();
  expect(await leftOut(answered!.personId)).toEqual([one.id]);
  expect(await leftOut(silent!.personId)).toEqual([other.id]);
});

test('a place that no question has is chosen by nobody', async () => {
  const student = await studentAt(app, held.examId, 3);
  await student.open();
  await student.key();
  await student.save([{ itemId: other.id }, { itemId: sectionId, sequence: 1, answer: { choice: [7] } }]);
  await student.handIn();
  expect(await leftOut(student.personId)).toEqual([one.id]);
});

test('full marks, totals, figures of items and own results count one question', async () => {
  // everybody gets everything that counts for them
  await app.platform.services.database.write(asSystem('a test'), async (db) => {
    await db.run(sql`update exam.result set points = case when item_id = ${first.id} then 3 else 5 end
      where exam_id = ${held.examId} and not is_left_out`);
  });
  const analysis = dataOf<typeof examAnalysis>(await teacher.call(examAnalysis, { examId: held.examId, whole: true }));
  expect(analysis).toMatchObject({ full: 8, marked: 4 });
  expect(analysis.items.map(({ choice }) => choice)).toEqual([null, 2, 2]);
  expect((await teacher.call(releaseResults, { examId: held.examId, on: true })).status).toBe(200);
  const own = dataOf<typeof ownResult>(await students[0]!.caller.call(ownResult, { examId: held.examId }));
  expect(own.items.map(({ number }) => number)).toEqual([1, 3]);
  expect(own).toMatchObject({ full: 8, level: 'A' });
});
