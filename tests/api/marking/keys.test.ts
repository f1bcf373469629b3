import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as examApi from 'edutech/plugins/exam/api';
import * as api from 'edutech/plugins/marking/api';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, openProject, satExam } from './marking-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['marking', 'wrong'] });
});
afterAll(() => app.close());

interface Stored {
  readonly studentId: string;
  readonly answer: { readonly choice?: readonly number[] };
  readonly points: number;
}

const system = asSystem('a test');
const stored = (itemId: string) =>
  app.platform.services.database.read(system, (db) =>
    db.all<Stored>(sql`
      select student_id, answer, points::float8 as points from exam.result
      where exam_id = ${satExam} and item_id = ${itemId} and answer is not null order by student_id`),
  );

test('a key that is changed after the exam marks all answers again, seen before, with audit and undo', async () => {
  const { projectId, leader, markers } = await openProject(app, 2);
  const keys = async () => dataOf<typeof api.keyedQuestions>(await leader.call(api.keyedQuestions, { projectId }));
  const { questions, changes } = await keys();
  expect(changes).toEqual([]);
  const question = questions.find(({ key }) => key.choice?.length === 1)!;
  const { itemId } = question;
  const before = await stored(itemId);
  const right = question.key.choice![0]!;
  const full = question.body.points!;
  const other = before.find(({ answer }) => answer.choice?.length === 1 && answer.choice[0] !== right)!.answer
    .choice![0]!;
  // points that a person gave stay
  const [person] = before.filter(({ answer }) => answer.choice?.[0] === right);
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`
      update exam.result set points = ${full - 1}
      where exam_id = ${satExam} and item_id = ${itemId} and student_id = ${person!.studentId}`),
  );

  const asked = { projectId, itemId, key: { ...question.key, choice: [other] } };
  const preview = dataOf<typeof api.previewKey>(await leader.call(api.previewKey, asked));
  const moved = before.filter(
    ({ studentId, answer }) => studentId !== person!.studentId && [right, other].includes(answer.choice?.[0] ?? -1),
  );
  expect(moved.length).toBeGreaterThan(1);
  expect(preview.changes.map(({ studentId }) => studentId).toSorted()).toEqual(
    moved.map(({ studentId }) => studentId).toSorted(),
  );
  expect(preview.changes.every(({ before: points, after }) => points! + after! === full)).toBe(true);
  expect(preview.changes.every(({ name, className }) => name !== '' && className !== '')).toBe(true);
  expect(preview).toMatchObject({ byPerson: 1, unchanged: before.length - moved.length - 1 });
  // looking changes nothing
  expect((await stored(itemId)).filter(({ points }) => points === full - 1)).toHaveLength(1);

  expect(dataOf<typeof api.changeKey>(await leader.call(api.changeKey, asked))).toEqual({
    changed: moved.length,
    byPerson: 1,
  });
  const after = await stored(itemId);
  for (const { studentId, answer, points } of after)
    if (studentId !== person!.studentId) expect(points).toBe(answer.choice?.[0] === other ? full : 0);
  expect((await keys()).changes).toMatchObject([
    { itemId, label: question.label, changed: moved.length, by: app.world.people.teacher.name },
  ]);
  expect((await keys()).questions.find((one) => one.itemId === itemId)?.key.choice).toEqual([other]);
  const [row] = await app.platform.services.database.read(system, (db) =>
    db.all<{ act: string }>(sql`select act from core.audit_record where act = 'exam.changeKey'`),
  );
  expect(row).toBeDefined();
  // the analysis says the same answer
  const shown = dataOf<typeof examApi.examItem>(await leader.call(examApi.examItem, { examId: satExam, itemId }));
  expect(shown.key?.choice).toEqual([other]);

  // its undo is the key before
  const undone = dataOf<typeof api.changeKey>(await leader.call(api.changeKey, { ...asked, key: question.key }));
  expect(undone).toEqual({ changed: moved.length, byPerson: 1 });
  expect((await stored(itemId)).filter(({ studentId }) => studentId !== person!.studentId)).toEqual(
    before.filter(({ studentId }) => studentId !== person!.studentId),
  );

  // a key that decides nothing, a question that people mark, and somebody who does not lead
  expect(keyOf(await leader.call(api.previewKey, { ...asked, key: {} }))).toBe('exam.error.noKey');
  const byPeople = { ...asked, itemId: (await openQuestion(leader, projectId))! };
  expect(keyOf(await leader.call(api.changeKey, byPeople))).toBe('exam.error.noItem');
  expect(keyOf(await markers[0]!.call(api.changeKey, asked))).toBe('marking.error.noProject');
  const student = await signedIn(app, 'student');
  expect((await student.call(api.keyedQuestions, { projectId })).status).toBe(403);
});

const openQuestion = async (leader: Awaited<ReturnType<typeof signedIn>>, projectId: string) =>
  dataOf<typeof api.markingBoard>(await leader.call(api.markingBoard, { projectId })).questions[0]?.itemId;
