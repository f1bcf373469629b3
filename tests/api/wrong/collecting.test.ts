import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { teacherHome } from 'edutech/plugins/home/api';
import {
  answersOfItem,
  applyRemark,
  handInMine,
  openMine,
  releaseAnswers,
  returnAttempts,
  saveAnswers,
} from 'edutech/plugins/work/api';
import {
  classQuestions,
  collectionKeys,
  countClasses,
  findQuestions,
  listCollection,
  removeEntries,
  savePlan,
} from 'edutech/plugins/wrong/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { assignment, attempt, demoStudent, homework, itemOf } from '../work/work-kit';
import { dataOf, keyOf, mathematics, question } from './wrong-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['wrong', 'work', 'home'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const list = async (wish: object = {}) =>
  dataOf<typeof listCollection>(await student.call(listCollection, { pageLine: 100, ...wish }));
const told = async (slug: string) => (await list()).data.find(({ questionId }) => questionId === question(slug));
const running = attempt('number-line', demoStudent);
const client = newId();
let sequence = 0;
const write = (slug: string, answer: object) => {
  sequence += 1;
  return student.call(saveAnswers, {
    attemptId: running,
    client,
    answers: [{ itemId: itemOf('number-line', slug), part: 0, sequence, age: 0, answer }],
  });
};

test('homework of the demo city has filled the collections of its students', async () => {
  // his plan has a day off in the week
  await student.call(savePlan, { minutes: 15, daysOff: [], examOn: null, examTitle: '' });
  const { data, subjects, today, unreasoned } = await list();
  expect(data.some(({ origin }) => origin === 'told')).toBe(true);
  expect(subjects.map(({ subjectCode }) => subjectCode)).toContain('mathematics');
  expect(today.count).toBeGreaterThan(0);
  expect(unreasoned).toBeGreaterThan(0);
});

test('homework that is handed in fills the collection, but nothing of it is seen before its release', async () => {
  await student.call(openMine, { attemptId: running });
  await write('below-zero', { choice: [3] });
  await write('zero-is-neither', { truth: true });
  expect((await student.call(handInMine, { attemptId: running })).status).toBe(200);
  const { rows } = await entriesOf('below-zero');
  expect(rows).toHaveLength(1);
  expect(await told('below-zero')).toMatchObject({ hasKey: true, wrongCount: 1 });
});

/** What is kept, whether or not it may be seen. */
async function entriesOf(slug: string) {
  const rows = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: Id; state: number; removedAt: Date | null; wrongCount: number }>(sql`
      select id, state, removed_at, wrong_count from wrong.entry
      where person_id = ${app.world.people.student.personId} and question_id = ${question(slug)}`),
  );
  return { rows };
}

test('told by hand, answers of homework are seen no sooner than the teacher says', async () => {
  await setRelease(3);
  expect(await told('below-zero')).toBeUndefined();
  const { rows } = await entriesOf('below-zero');
  expect(keyOf(await student.call(collectionKeys, { entryIds: [rows[0]!.id] }))).toBe('wrong.error.noEntry');
  await teacher.call(releaseAnswers, { assignmentId: assignment('number-line'), on: true });
  expect((await told('below-zero'))?.verdicts[0]).toMatchObject({ state: 'wrong' });
  const [key] = dataOf<typeof collectionKeys>(await student.call(collectionKeys, { entryIds: [rows[0]!.id] }));
  expect(key!.key.choice).toEqual([1]);
  await setRelease(2);
});

const setRelease = (release: number) =>
  app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(
      sql`update work.assignment set release = ${release}, released_at = null where id = ${assignment('number-line')}`,
    ),
  );

test('a right answer in setting right leaves the collection as it is', async () => {
  const back = {
    assignmentId: assignment('number-line'),
    attemptIds: [running],
    itemIds: [itemOf('number-line', 'below-zero')],
  };
  expect((await teacher.call(returnAttempts, back)).status).toBe(200);
  // while it is corrected it stays in the collection, without its key, and is not practised
  const own = (await told('below-zero'))!;
  expect(own).toMatchObject({ hasKey: false });
  expect(dataOf<typeof collectionKeys>(await student.call(collectionKeys, { entryIds: [own.entryId] }))).toEqual([]);
  await write('below-zero', { choice: [1] });
  expect((await student.call(handInMine, { attemptId: running })).status).toBe(200);
  expect((await entriesOf('below-zero')).rows).toMatchObject([{ wrongCount: 1 }]);
});

test('what another key makes right was never wrong, and told again it stays one entry', async () => {
  const before = (await entriesOf('below-zero')).rows;
  const remark = async (choice: number[]) =>
    teacher.call(applyRemark, {
      homeworkId: homework('number-line'),
      itemId: itemOf('number-line', 'below-zero'),
      key: { choice },
    });
  await remark([3]);
  expect((await entriesOf('below-zero')).rows).toHaveLength(0);
  await remark([1]);
  expect((await entriesOf('below-zero')).rows).toHaveLength(before.length);
});

test('what was removed comes back only when it goes wrong once more', async () => {
  const own = (await told('below-zero'))!;
  await student.call(removeEntries, { entryIds: [own.entryId] });
  expect(await told('below-zero')).toBeUndefined();
  expect((await list({ removed: true })).data.map(({ entryId }) => entryId)).toContain(own.entryId);
});

test('the class counts students who answered and who got it wrong, the highest error rate first', async () => {
  const wish = { classId: app.world.classId, subjectId: mathematics };
  const { data } = dataOf<typeof classQuestions>(await teacher.call(classQuestions, { ...wish, pageLine: 50 }));
  const rates = data.map(({ wrong, answered }) => wrong / answered);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  const column = dataOf<typeof answersOfItem>(
    await teacher.call(answersOfItem, { homeworkId: homework('powers'), itemId: itemOf('powers', 'power-signs') }),
  );
  const first = column.cells.filter(({ round }) => round === 0);
  const own = data.find(({ questionId }) => questionId === question('power-signs'))!;
  expect(own.wrong).toBe(first.filter(({ points, of }) => points !== null && points < of).length);
});

test('a teacher learns which of his classes have wrong questions, and of no others', async () => {
  const counts = dataOf<typeof countClasses>(await teacher.call(countClasses, {}));
  const wish = { classId: app.world.classId, subjectId: mathematics };
  const { pageData } = dataOf<typeof classQuestions>(await teacher.call(classQuestions, wish));
  expect(counts).toContainEqual({ ...wish, count: pageData.total });
  expect(counts.map(({ classId }) => classId)).not.toContain(app.world.otherClassId);
});

test('what a third of a class got wrong in these days stands on the home of its teacher', async () => {
  const { explain } = dataOf<typeof teacherHome>(await teacher.call(teacherHome));
  const own = explain.filter(({ className }) => className === '七(3)班');
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ rate }) => rate <= 2 / 3)).toBe(true);
  // in plain signs for who has no formulas, as LaTeX for blocks of the home; neither is cut within one
  expect(own.some(({ text, written }) => text !== written && written.includes('$'))).toBe(true);
  expect(own.every(({ text, written }) => !text.includes('$') && written.split('$').length % 2 === 1)).toBe(true);
  const wish = new URL(own[0]!.path, 'https://example.org').searchParams;
  expect([wish.get('class'), wish.get('subject')]).toEqual([app.world.classId, mathematics]);
});

test('a question on a photo is found by its words, without its answer', async () => {
  const found = await student.call(findQuestions, { q: '最高气温' });
  const [first] = dataOf<typeof findQuestions>(found);
  expect(first?.body.stem).toBeDefined();
  expect(JSON.stringify(found.envelope)).not.toContain('analysis');
});

test('nobody else of the class sees a collection', async () => {
  const other = demoId('wrong.entry.neighbour');
  expect(keyOf(await student.call(collectionKeys, { entryIds: [other] }))).toBe('wrong.error.noEntry');
});
