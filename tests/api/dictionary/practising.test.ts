import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { myDay, saveReviews, saveWordPlan, strokesOf } from 'edutech/plugins/dictionary/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { assignment, dataOf, keyOf, review, word } from './dictionary-kit';

let app: TestApp;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['dictionary', 'home'] });
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const day = async (assignmentId?: string) =>
  dataOf<typeof myDay>(await student.call(myDay, assignmentId ? { assignmentId } : {}));
const memoryOf = (wordId: string) =>
  app.platform.services.database.read(asSystem('a test reads what is remembered'), (db) =>
    db.all<{ skill: string; reps: number; lapses: number; stability: number; dueAt: Date }>(sql`
      select skill, reps, lapses, stability, due_at from dictionary.memory
      where word_id = ${wordId} and person_id = ${app.world.people.student.personId} order by skill`),
  );

test('homework has each word in each of its ways; what was right once is done, what was wrong is not', async () => {
  const id = assignment('routine');
  const before = await day(id);
  expect(before.tasks).toHaveLength(12);
  expect(before.words.find(({ text }) => text === 'breakfast')?.audio).toEqual(expect.any(String));
  const [first, second] = before.tasks;
  await student.call(saveReviews, {
    reviews: [
      review({ wordId: first!.wordId, assignmentId: id }),
      review({ wordId: second!.wordId, assignmentId: id, grade: 1, given: 'showr' }),
    ],
  });
  const after = await day(id);
  expect(after.tasks).toHaveLength(11);
  expect(after.assignments.find(({ assignmentId }) => assignmentId === id)).toMatchObject({ done: 1, tasks: 12 });
});

test('an answer sent twice is there once, and the log of a second device changes what is remembered as if it had come in order', async () => {
  const wordId = word('zoo', 4);
  const days = 86_400_000;
  const once = review({ wordId, grade: 3, age: 9 * days });
  const late = review({ wordId, grade: 3, age: 1000 });
  expect(dataOf<typeof saveReviews>(await student.call(saveReviews, { reviews: [once] })).added).toBe(1);
  expect(dataOf<typeof saveReviews>(await student.call(saveReviews, { reviews: [once, late] })).added).toBe(1);
  const [before] = await memoryOf(wordId);
  expect(before).toMatchObject({ skill: 'write', reps: 2, lapses: 0 });
  // the phone comes back into the network: it was wrong four days ago
  await student.call(saveReviews, { reviews: [review({ wordId, grade: 1, age: 4 * days })] });
  const [after] = await memoryOf(wordId);
  expect(after).toMatchObject({ reps: 3, lapses: 1 });
  expect(after!.stability).toBeLessThan(before!.stability);
});

test('reading and writing of a word are remembered apart', async () => {
  const wordId = word('zoo', 5);
  await student.call(saveReviews, {
    reviews: [review({ wordId, mode: 'recognise' }), review({ wordId, mode: 'spell', grade: 1 })],
  });
  expect((await memoryOf(wordId)).map(({ skill }) => skill)).toEqual(['read', 'write']);
});

test('words that nobody may see are left out, the others are kept', async () => {
  const reviews = [review({ wordId: newId() }), review({ wordId: word('zoo', 6) })];
  expect(dataOf<typeof saveReviews>(await student.call(saveReviews, { reviews })).added).toBe(1);
});

test('what is due fits into the minutes of the plan, and nothing is asked on a day off', async () => {
  const plan = { minutes: 5, daysOff: [], examOn: null, examTitle: '' };
  await student.call(saveWordPlan, plan);
  const short = await day();
  expect(short.due).toBeGreaterThan(0);
  await student.call(saveWordPlan, { ...plan, minutes: 30 });
  expect((await day()).tasks.length).toBeGreaterThanOrEqual(short.tasks.length);
  const weekday = new Date(Date.now() + 8 * 3_600_000).getUTCDay();
  await student.call(saveWordPlan, { ...plan, daysOff: [weekday] });
  expect(await day()).toMatchObject({ isDayOff: true, tasks: [] });
  expect(keyOf(await student.call(saveWordPlan, { ...plan, examOn: '2020-01-01' }))).toBe('dictionary.error.examPast');
});

test('strokes of a character are those of the package, and a path is no character', async () => {
  const data = dataOf<typeof strokesOf>(await student.call(strokesOf, { sign: '永' }));
  expect(data.strokes).toHaveLength(5);
  expect(data.medians).toHaveLength(5);
  for (const sign of ['a', '..', '/', '酝酿'])
    expect(await student.call(strokesOf, { sign })).toMatchObject({ status: 404 });
});
