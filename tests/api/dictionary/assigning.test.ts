import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getAssignment,
  listAssignments,
  listRecordings,
  markRecording,
  monitorAssignment,
  myDay,
  removeAssignment,
  saveAssignment,
  saveReviews,
  weakWords,
  wordPages,
} from 'edutech/plugins/dictionary/api';
import { taskDetails } from 'edutech/plugins/home/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { assignment, dataOf, keyOf, review, settings, tomorrow, unit, word } from './dictionary-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['dictionary', 'home'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const wordIds = [word('zoo', 0), word('zoo', 1)];
const homework = () => ({
  ...settings,
  title: 'Zoo',
  language: 'en' as const,
  wordIds,
  classIds: [app.world.classId],
  dueAt: tomorrow(new Date()),
});
const assigned = async (change: object = {}) =>
  dataOf<typeof saveAssignment>(await teacher.call(saveAssignment, { ...homework(), ...change })).assignmentId;
const monitored = async (assignmentId: string) =>
  dataOf<typeof monitorAssignment>(await teacher.call(monitorAssignment, { assignmentId }));

test('a unit is assigned, reaches its students and their home, and its progress is seen', async () => {
  const assignmentId = await assigned();
  const { tasks } = dataOf<typeof myDay>(await student.call(myDay, { assignmentId }));
  expect(tasks.map(({ wordId }) => wordId)).toEqual(wordIds);
  const todo = dataOf<typeof taskDetails>(await student.call(taskDetails, { termId: app.world.termId }));
  expect(todo.some(({ path }) => path.includes(assignmentId))).toBe(true);
  await student.call(saveReviews, {
    reviews: [
      review({ assignmentId, wordId: wordIds[0]!, age: 9000 }),
      review({ assignmentId, wordId: wordIds[1]!, grade: 1, given: 'pander', age: 8000 }),
      review({ assignmentId, wordId: wordIds[1]!, age: 2000 }),
    ],
  });
  const { people, words } = await monitored(assignmentId);
  const own = people.find(({ personId }) => personId === app.world.people.student.personId);
  expect(own).toMatchObject({ results: [2, 1], isPassed: true });
  expect(words.map(({ wrong }) => wrong)).toEqual([0, 1]);
  const { data } = dataOf<typeof listAssignments>(await teacher.call(listAssignments, { page: 1, pageLine: 50 }));
  expect(data.find((one) => one.assignmentId === assignmentId)).toMatchObject({ finished: 1, state: 'open' });
});

test('a draft reaches nobody; assigned, it keeps its words and may go to further classes', async () => {
  const assignmentId = await assigned({ classIds: [] });
  expect(await student.call(myDay, { assignmentId })).toMatchObject({ status: 404 });
  await assigned({ assignmentId });
  expect(await student.call(myDay, { assignmentId })).toMatchObject({ status: 200 });
  const other = { ...homework(), assignmentId, wordIds: [word('zoo', 3)] };
  expect(keyOf(await teacher.call(saveAssignment, other))).toBe('dictionary.error.assigned');
  await teacher.call(removeAssignment, { assignmentId, on: true });
  expect(await student.call(myDay, { assignmentId })).toMatchObject({ status: 404 });
  await teacher.call(removeAssignment, { assignmentId, on: false });
  expect(await student.call(myDay, { assignmentId })).toMatchObject({ status: 200 });
});

test('nobody assigns to a class of others, words of others, or into the past', async () => {
  const refused = async (change: object) => keyOf(await teacher.call(saveAssignment, { ...homework(), ...change }));
  expect(await refused({ classIds: [app.world.otherClassId] })).toBe('dictionary.error.noClass');
  expect(await refused({ wordIds: [word('zoo', 0), word('spring', 0)] })).toBe('dictionary.error.noWord');
  expect(await refused({ dueAt: '2020-01-01T00:00:00Z' })).toBe('dictionary.error.past');
});

test('the heat list says how many of a class get a word wrong in writing and in reading, and what they write', async () => {
  const { classes, words } = dataOf<typeof weakWords>(await teacher.call(weakWords, { unitId: unit('spring') }));
  const at = classes.findIndex(({ classId }) => classId === app.world.classId);
  const first = words.find(({ text }) => text === '酝酿')!;
  expect(first.classes[at]!.write).toBeGreaterThan(0.15);
  expect(first.classes[at]!.read).toBeLessThan(first.classes[at]!.write!);
  expect(first.mistakes.map(({ given }) => given).sort()).toEqual(['蕴酿', '酝娘']);
  // no words of it were practised in this class
  expect(
    words.every(({ classes: own }) =>
      own.every(({ classId, write }) => classId === app.world.classId || write === null),
    ),
  ).toBe(true);
});

test.each(['dictation', 'answers', 'cards'] as const)('%s are pages of paper', async (layout) => {
  const input = { assignmentId: assignment('spring'), layout, look: { size: 'a4' as const } };
  const { pages } = dataOf<typeof wordPages>(await teacher.call(wordPages, input));
  const text = pages.flatMap(({ inks }) => inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []))).join('');
  expect(text).toContain('yùn');
  expect(text.includes('酿')).toBe(layout !== 'dictation');
});

test('a teacher hears what a student said; a word that was not right comes back to the student', async () => {
  const assignmentId = assignment('own');
  const heard = async () =>
    dataOf<typeof listRecordings>(await teacher.call(listRecordings, { assignmentId })).recordings;
  const [recording] = await heard();
  expect(recording).toMatchObject({ text: 'lantern', isRight: null });
  const left = async () => dataOf<typeof myDay>(await student.call(myDay, { assignmentId })).assignments;
  const own = (list: Awaited<ReturnType<typeof left>>) => list.find((one) => one.assignmentId === assignmentId);
  expect(own(await left())).toMatchObject({ done: 1 });
  await teacher.call(markRecording, { reviewId: recording!.reviewId, isRight: false });
  expect((await heard())[0]).toMatchObject({ isRight: false });
  expect(own(await left())).toMatchObject({ done: 0 });
  expect(dataOf<typeof getAssignment>(await teacher.call(getAssignment, { assignmentId })).wordList).toHaveLength(1);
});

test('a sentence is read by the teacher, who says whether the word is used right', async () => {
  const assignmentId = await assigned({ modes: ['sentence'] });
  const given = 'The panda sleeps.';
  await student.call(saveReviews, {
    reviews: [review({ assignmentId, wordId: wordIds[0]!, mode: 'sentence', given })],
  });
  const read = async () =>
    dataOf<typeof listRecordings>(await teacher.call(listRecordings, { assignmentId })).recordings;
  const [sentence] = await read();
  expect(sentence).toMatchObject({ sentence: given, address: null, isRight: null });
  await teacher.call(markRecording, { reviewId: sentence!.reviewId, isRight: false });
  expect((await read())[0]).toMatchObject({ isRight: false });
  const { tasks } = dataOf<typeof myDay>(await student.call(myDay, { assignmentId }));
  expect(tasks).toHaveLength(2);
});
