import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityDay } from 'edutech/core/common/time/city-time';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  checkPaper,
  countWrong,
  listAssignments,
  monitorAssignment,
  myDay,
  myWords,
  saveAssignment,
  saveReviews,
  weakWords,
  wordReturns,
} from 'edutech/plugins/dictionary/api';
import { taskDetails } from 'edutech/plugins/home/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { assignment, dataOf, keyOf, review, settings, tomorrow, unit, word } from './dictionary-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
let classmate: Caller;
let third: Caller;
const mate = demoId('person/101/student/7/3/5');
beforeAll(async () => {
  app = await startApp({ on: ['dictionary', 'home'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
  classmate = await signedIn(app, { personId: mate });
  third = await signedIn(app, { personId: demoId('person/101/student/7/3/6') });
});
afterAll(() => app.close());

const wordIds = [word('zoo', 0), word('zoo', 1), word('zoo', 2)];
const save = (change: object = {}) =>
  teacher.call(saveAssignment, {
    ...settings,
    title: 'Again',
    language: 'en' as const,
    wordIds,
    classIds: [app.world.classId],
    onlyWrong: true,
    dueAt: tomorrow(new Date()),
    ...change,
  });
const monitored = async (assignmentId: string) =>
  dataOf<typeof monitorAssignment>(await teacher.call(monitorAssignment, { assignmentId }));

test('homework of wrong words is refused where nobody got one wrong', async () => {
  expect(keyOf(await save())).toBe('dictionary.error.nobodyWrong');
});

test('each student gets only the words that this student got wrong; who has none gets nothing', async () => {
  const wrong = (wordId: string) => review({ wordId, grade: 1, given: 'zo', age: 5000 });
  await student.call(saveReviews, { reviews: [wrong(wordIds[0]!), review({ wordId: wordIds[2]! })] });
  await classmate.call(saveReviews, { reviews: [wrong(wordIds[1]!), wrong(wordIds[2]!)] });
  const classIds = [app.world.classId];
  const counted = dataOf<typeof countWrong>(await teacher.call(countWrong, { classIds, wordIds }));
  expect(counted).toEqual({ students: 2 });
  const { assignmentId } = dataOf<typeof saveAssignment>(await save());
  const asked = async (who: Caller) =>
    dataOf<typeof myDay>(await who.call(myDay, { assignmentId })).tasks.map(({ wordId }) => wordId);
  expect(await asked(student)).toEqual([wordIds[0]]);
  expect(await asked(classmate)).toEqual([wordIds[1], wordIds[2]]);
  expect(await third.call(myDay, { assignmentId })).toMatchObject({ status: 404 });
  const hasTask = async (who: Caller) =>
    dataOf<typeof taskDetails>(await who.call(taskDetails, { termId: app.world.termId })).some(({ path }) =>
      path.includes(assignmentId),
    );
  expect([await hasTask(student), await hasTask(third)]).toEqual([true, false]);

  // the monitor shows these two, each with the own words; paper is right where the student was asked
  const { people } = await monitored(assignmentId);
  expect(people.map(({ results }) => results)).toEqual([
    [-1, null, null],
    [null, -1, -1],
  ]);
  await student.call(saveReviews, { reviews: [review({ assignmentId, wordId: wordIds[0]! })] });
  await teacher.call(checkPaper, { assignmentId, personId: mate, wrongIds: [wordIds[2]!] });
  const after = await monitored(assignmentId);
  expect(after.people.map(({ results, isPassed }) => [results, isPassed])).toEqual([
    [[-1, 2, 0], false],
    [[2, -1, -1], true],
  ]);
  const { data } = dataOf<typeof listAssignments>(await teacher.call(listAssignments, { page: 1, pageLine: 50 }));
  expect(data.find((one) => one.assignmentId === assignmentId)).toMatchObject({ students: 2, finished: 2 });
});

test('the teacher sees how many words come back today to each student and to the class', async () => {
  const { people, due } = await monitored(assignment('spring'));
  const own = people.find(({ personId }) => personId === app.world.people.student.personId)!;
  const { data } = dataOf<typeof myWords>(await student.call(myWords, { page: 1, pageLine: 500 }));
  const today = cityDay(new Date());
  const late = data.filter(({ returns }) => returns.some(({ dueAt }) => cityDay(new Date(dueAt)) <= today));
  expect(own.due).toBe(late.length);
  expect(own.due).toBeGreaterThan(0);
  expect(due.people).toBe(people.filter((one) => one.due > 0).length);
  expect(due.words).toBeGreaterThanOrEqual(Math.max(...people.map((one) => one.due)));
});

test('words of a unit that come back today are named to the teacher, and nothing of classes that somebody else teaches', async () => {
  const { words } = dataOf<typeof weakWords>(await teacher.call(weakWords, { unitId: unit('jinan') }));
  expect(words.some(({ isDue }) => isDue)).toBe(true);
  const other = { classIds: [app.world.otherClassId], wordIds: [word('jinan', 0)] };
  expect(dataOf<typeof countWrong>(await teacher.call(countWrong, other))).toEqual({ students: 0 });
});

test('after practice a student hears when a word comes back, and finds it among the own words', async () => {
  const wordId = word('zoo', 7);
  await student.call(saveReviews, { reviews: [review({ wordId })] });
  const returnsOf = async (who: Caller) =>
    dataOf<typeof wordReturns>(await who.call(wordReturns, { wordIds: [wordId] })).returns;
  const [first, ...more] = await returnsOf(student);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ wordId, skill: 'write' });
  expect(new Date(first!.dueAt).getTime()).toBeGreaterThan(Date.now());
  expect(await returnsOf(classmate)).toEqual([]);
  const listed = async (who: Caller) =>
    dataOf<typeof myWords>(await who.call(myWords, { page: 1, pageLine: 500 })).data.find(
      (one) => one.wordId === wordId,
    );
  expect((await listed(student))?.returns).toEqual([first]);
  expect(await listed(classmate)).toBeUndefined();
});
