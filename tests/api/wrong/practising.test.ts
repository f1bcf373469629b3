import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import {
  addEntries,
  answerItem,
  classAnswers,
  endPractice,
  exportClass,
  getPlan,
  getPractice,
  listCollection,
  pushSimilar,
  removeEntries,
  restoreEntries,
  revealItem,
  savePlan,
  setMastered,
  setReason,
  similarForClass,
  similarOf,
  startPractice,
  takeBackPush,
} from 'edutech/plugins/wrong/api';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { uploaded } from '../resource/resource-kit';
import { dataOf, entry, keyOf, mathematics, question } from './wrong-kit';

let app: TestApp;
let student: Caller;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['wrong', 'work', 'home'] });
  student = await signedIn(app, 'student');
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const list = async (wish: object = {}) =>
  dataOf<typeof listCollection>(await student.call(listCollection, { pageLine: 100, ...wish }));
const begin = async (entryIds?: string[]) =>
  dataOf<typeof startPractice>(await student.call(startPractice, entryIds ? { entryIds } : {})).practiceId;
const read = async (practiceId: string) => dataOf<typeof getPractice>(await student.call(getPractice, { practiceId }))!;
const answer = (practiceId: string, place: number, more: object) =>
  student.call(answerItem, { practiceId, place, reviewId: newId(), answers: [], seconds: 30, ...more });

test('a student practises what is due; what he gets wrong is marked, comes once more, and is due again soon', async () => {
  const marked = (await list()).data.find(({ body, hasKey }) => hasKey && body && body.type <= 2)!;
  const practiceId = await begin([marked.entryId]);
  const { items } = await read(practiceId);
  expect(items).toMatchObject([{ entryId: marked.entryId, isMarked: true, reviewed: null }]);
  expect(JSON.stringify(items)).not.toContain('"analysis"');
  const name = newId();
  const wrong = { reviewId: name, answers: [{}] };
  const told = dataOf<typeof answerItem>(await answer(practiceId, 0, wrong));
  expect(told).toMatchObject({ repeats: true, reviewed: { grade: 1, isRight: false, counted: true } });
  expect(told.key).not.toBeNull();

  // the line broke, and it is sent again: nothing is done twice
  expect(dataOf<typeof answerItem>(await answer(practiceId, 0, wrong))).toMatchObject({ repeats: true });
  expect((await read(practiceId)).items).toHaveLength(2);

  const key = told.key!.key;
  const right = key.truth === undefined ? { choice: key.choice } : { truth: key.truth };
  const again = dataOf<typeof answerItem>(await answer(practiceId, 1, { answers: [right] }));
  expect(again).toMatchObject({ repeats: false, reviewed: { isRight: true, counted: false } });
  expect(again.reviewed.due).toBe(told.reviewed.due);
});

test('a question that nobody can mark is rated by oneself, with the day on which each rating brings it back', async () => {
  const practiceId = await begin([entry('own')]);
  expect((await read(practiceId)).items[0]).toMatchObject({ isMarked: false, body: null });
  const { dues, key } = dataOf<typeof revealItem>(await student.call(revealItem, { practiceId, place: 0 }));
  expect(key).toBeNull();
  expect(dues.map(({ grade }) => grade)).toEqual([1, 2, 3, 4]);
  expect(keyOf(await answer(practiceId, 0, {}))).toBe('wrong.error.rate');
  const rated = dataOf<typeof answerItem>(await answer(practiceId, 0, { grade: 4 }));
  expect(rated.reviewed.due).toBe(dues[3]!.due);
});

test('a photograph beside an answer is the student’s own, and nobody else’s file comes with it', async () => {
  const [own, others] = [await uploaded(app, 'student', 'a.png'), await uploaded(app, 'teacher', 'a.png')];
  const practiceId = await begin([entry('own')]);
  const told = (file: string) => answer(practiceId, 0, { grade: 3, answers: [{ pictures: [file] }] });
  expect(keyOf(await told(others))).toBe('core.files.notFound');
  expect((await read(practiceId)).items[0]).toMatchObject({ reviewed: null });
  expect((await told(own)).status).toBe(200);
  expect((await read(practiceId)).items[0]!.media.map(({ file }) => file)).toContain(own);
  const { services } = app.platform;
  const kept = await services.database.read(asSystem('a test'), (db) =>
    db.one<{ expiresAt: Date | null }>(sql`select expires_at from core.file where id = ${own}`),
  );
  expect(kept.expiresAt).toBeNull();
});

test('a practice is gone on with on another device, and ends when its student ends it', async () => {
  const ids = (await list()).data.slice(0, 3).map(({ entryId }) => entryId);
  const practiceId = await begin(ids);
  expect(await begin()).toBe(practiceId);
  expect((await list()).open).toBe(practiceId);
  await student.call(endPractice, { practiceId });
  expect((await list()).open).toBeNull();
  expect(keyOf(await answer(practiceId, 0, { grade: 3 }))).toBe('wrong.error.practiceEnded');
});

test('another plan moves dates off the days off, and before the examination', async () => {
  const examOn = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  expect((await student.call(savePlan, { minutes: 20, daysOff: [0, 6], examOn, examTitle: '期中' })).status).toBe(200);
  const plan = dataOf<typeof getPlan>(await student.call(getPlan, {}));
  expect(plan).toMatchObject({ minutes: 20, daysOff: [0, 6], examOn, examTitle: '期中' });
  for (const { day, count } of plan.days.slice(1).filter((one) => one.count > 0)) {
    expect(day < examOn, `${day} has ${count}`).toBe(true);
    expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
  }
  expect(keyOf(await student.call(savePlan, { minutes: 20, daysOff: [], examOn: '2020-01-01', examTitle: '' }))).toBe(
    'wrong.error.examPast',
  );
});

test('reasons, what is mastered and the trash narrow the list', async () => {
  const [first] = (await list()).data;
  const entryIds = [first!.entryId];
  await student.call(setReason, { entryIds, reason: 'reading' });
  expect((await list({ reasons: ['reading'] })).data.map(({ entryId }) => entryId)).toContain(first!.entryId);
  await student.call(setMastered, { entryIds, on: true });
  expect((await list({ states: [2] })).data.find(({ entryId }) => entryId === first!.entryId)?.due).toBeNull();
  await student.call(removeEntries, { entryIds });
  expect((await list()).data.map(({ entryId }) => entryId)).not.toContain(first!.entryId);
  await student.call(restoreEntries, { entryIds });
  expect((await list()).data.map(({ entryId }) => entryId)).toContain(first!.entryId);
});

test('a similar question is added once, and none whose answer homework keeps', async () => {
  const told = (await list()).data.find(({ origin, questionId }) => origin === 'told' && questionId)!;
  const similar = dataOf<typeof similarOf>(await student.call(similarOf, { entryId: told.entryId }));
  for (const { questionId } of similar) {
    const entries = [{ questionId, reason: null }];
    expect((await student.call(addEntries, { entries })).status).toBe(200);
    expect((await student.call(addEntries, { entries })).status).toBe(200);
  }
  const held = question('below-zero'); // of homework that he has in hand
  expect(keyOf(await student.call(addEntries, { entries: [{ questionId: held, reason: null }] }))).toBe(
    'wrong.error.noQuestion',
  );
});

test('a photographed question whose answer was lost is added once, whichever try arrived', async () => {
  const fileId = await uploaded(app, 'student', 'question.png');
  const entry = { entryId: newId(), subjectId: mathematics, pictures: [fileId], reason: null };
  const add = async (who: typeof student) =>
    dataOf<typeof addEntries>(await who.call(addEntries, { entries: [entry] })).entryIds;
  expect(await add(student)).toEqual([entry.entryId]);
  expect(await add(student)).toEqual([entry.entryId]);
  const added = (await list()).data.filter(({ entryId }) => entryId === entry.entryId);
  expect(added.map(({ media }) => Object.keys(media).length)).toEqual([1]);
});

test('a teacher sends similar questions to those who got one wrong, and takes them back', async () => {
  const taught = { classId: app.world.classId, subjectId: mathematics };
  const pushId = newId();
  const push = {
    ...taught,
    pushId,
    questionId: question('power-signs'),
    similarIds: [question('scientific-notation')],
  };
  const { people } = dataOf<typeof pushSimilar>(await teacher.call(pushSimilar, push));
  expect(people).toBeGreaterThan(0);
  const again = dataOf<typeof pushSimilar>(await teacher.call(pushSimilar, push));
  expect(again.count).toBe(0);
  expect((await teacher.call(takeBackPush, { ...taught, pushId })).status).toBe(200);
});

test('a teacher sees who of his own class answered what, and what is like it', async () => {
  const asked = { classId: app.world.classId, subjectId: mathematics, questionId: question('power-signs') };
  const { groups } = dataOf<typeof classAnswers>(await teacher.call(classAnswers, asked));
  expect(groups.flatMap(({ people }) => people).length).toBeGreaterThan(0);
  expect(dataOf<typeof similarForClass>(await teacher.call(similarForClass, asked)).length).toBeGreaterThan(0);
  for (const classId of [app.world.otherClassId, app.world.foreignClassId]) {
    expect((await teacher.call(classAnswers, { ...asked, classId })).status).toBeGreaterThanOrEqual(403);
    expect((await teacher.call(similarForClass, { ...asked, classId })).status).toBeGreaterThanOrEqual(403);
  }
});

test('the list of a class is a workbook', async () => {
  const taught = { classId: app.world.classId, subjectId: mathematics };
  const { name, bytes } = dataOf<typeof exportClass>(await teacher.call(exportClass, taught));
  expect(name).toMatch(/\.xlsx$/);
  expect(bytes).toBeGreaterThan(3000);
});
