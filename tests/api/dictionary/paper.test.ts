import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPaper, monitorAssignment, myDay, saveAssignment, sendPaper } from 'edutech/plugins/dictionary/api';
import { taskDetails } from 'edutech/plugins/home/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { uploaded } from '../resource/resource-kit';
import { dataOf, keyOf, settings, tomorrow, word } from './dictionary-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['dictionary', 'home'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const wordIds = [word('spring', 0), word('spring', 1), word('spring', 2)];
const assign = async (takesPaper: boolean) => {
  const input = {
    ...settings,
    takesPaper,
    modes: ['strokes' as const],
    title: '听写',
    language: 'zh' as const,
    wordIds,
    classIds: [app.world.classId],
    dueAt: tomorrow(new Date()),
  };
  return dataOf<typeof saveAssignment>(await teacher.call(saveAssignment, input)).assignmentId;
};

test('a photo of paper waits on the home of the teacher, is checked on a grid, and counts as written', async () => {
  const assignmentId = await assign(true);
  const fileId = await uploaded(app, 'student', 'paper.png');
  expect(await student.call(sendPaper, { assignmentId, fileId })).toMatchObject({ status: 200 });
  const waiting = async () =>
    dataOf<typeof taskDetails>(await teacher.call(taskDetails, { termId: app.world.termId })).filter(({ path }) =>
      path.includes(assignmentId),
    );
  expect(await waiting()).toHaveLength(1);
  const { personId } = app.world.people.student;
  const own = async () =>
    dataOf<typeof monitorAssignment>(await teacher.call(monitorAssignment, { assignmentId })).people.find(
      (one) => one.personId === personId,
    );
  expect(await own()).toMatchObject({ paper: { isChecked: false }, results: [null, null, null] });
  await teacher.call(checkPaper, { assignmentId, personId, wrongIds: [wordIds[1]!] });
  expect(await own()).toMatchObject({ paper: { isChecked: true }, results: [2, 0, 2] });
  expect(await waiting()).toEqual([]);
  const { tasks } = dataOf<typeof myDay>(await student.call(myDay, { assignmentId }));
  expect(tasks.map(({ wordId }) => wordId)).toEqual([wordIds[1]]);
});

test('paper that was collected is entered without a photo, for students of the class only', async () => {
  const assignmentId = await assign(false);
  const { personId } = app.world.people.student;
  expect(await teacher.call(checkPaper, { assignmentId, personId, wrongIds: [] })).toMatchObject({ status: 200 });
  const other = app.world.people.teacher.personId;
  expect(keyOf(await teacher.call(checkPaper, { assignmentId, personId: other, wrongIds: [] }))).toBe(
    'dictionary.error.noStudent',
  );
});

test('homework on the screen alone takes no photo', async () => {
  const assignmentId = await assign(false);
  const fileId = await uploaded(app, 'student', 'paper.png');
  expect(keyOf(await student.call(sendPaper, { assignmentId, fileId }))).toBe('dictionary.error.noPaper');
});
